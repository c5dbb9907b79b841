# SPDX-License-Identifier: MIT
"""Short pieces of words about the deal: whose it is, whose the cards are, what was cut."""

def crib_of(app, seat: int) -> str:
    """Whose crib it is."""
    words = app.game_words()
    return words.YOUR_CRIB if app.own(seat) else words.CRIB_OF % app.name(seat)


def hand_of(app, seat: int) -> str:
    """Whose hand it is."""
    words = app.game_words()
    return words.YOUR_HAND if app.own(seat) else words.HAND_OF % app.name(seat)


def deals(app, seat: int) -> str:
    """Who deals."""
    words = app.game_words()
    return words.YOU_DEAL if app.own(seat) else words.DEALS % app.name(seat)


def heels(app, event) -> str:
    """A Jack turned up, which gives the dealer two (CR-05)."""
    return "%s: %s +%d" % (app.name(event[0]), app.game_words().SHORT[event[1]], event[2])


def cut_result(app, cuts) -> str:
    """What follows from the cards that both cut: who deals, or that they cut again (CR-01)."""
    first, second = cuts[-2] >> 2, cuts[-1] >> 2
    if first == second:
        return app.game_words().TIE
    return deals(app, 0 if first < second else 1)


def last_cuts(app, cuts) -> list:
    """The cut cards of the present round, a line for each seat that has cut."""
    from firmware.tables.cribbage.phrases import card_text  # here, as few cuts are told

    start = (len(cuts) - 1) // 2 * 2
    words = app.game_words()
    return [
        words.CUT_CARD % (app.name(seat), card_text(card))
        for seat, card in enumerate(cuts[start:])
    ]
