# SPDX-License-Identifier: MIT
"""What happens at the cribbage table in words: short lines for messages, log and end."""

from engine.cards import RANKS, VALUE
from engine.cribbage.codes import (
    AT_CRIB,
    AT_HAND,
    CUT,
    DEAL,
    DISCARD,
    FIRST,
    GOAL,
    PASSO,
    RESET,
)

_SIGNS = "♣♦♥♠"
_SKUNK = 91
_DOUBLE_SKUNK = 61


def card_text(card: int) -> str:
    """A card as it looks: 10♥."""
    rank = RANKS[card >> 2]
    return ("10" if rank == "T" else rank) + _SIGNS[card & 3]


def cards_text(cards) -> str:
    """Cards as they look, with spaces."""
    return " ".join([card_text(card) for card in cards])


def own(app, seat: int) -> bool:
    """Whether the words call this seat "you"."""
    return app.name(seat) == app.words.YOU


def crib_of(app, seat: int) -> str:
    """Whose crib it is."""
    words = app.game_words()
    return words.YOUR_CRIB if own(app, seat) else words.CRIB_OF % app.name(seat)


def hand_of(app, seat: int) -> str:
    """Whose hand it is."""
    words = app.game_words()
    return words.YOUR_HAND if own(app, seat) else words.HAND_OF % app.name(seat)


def deals(app, seat: int) -> str:
    """Who deals."""
    words = app.game_words()
    return words.YOU_DEAL if own(app, seat) else words.DEALS % app.name(seat)


def laid(app, seat: int, card: int, count: int) -> str:
    """A card laid in the play."""
    return app.game_words().LAID % (app.name(seat), card_text(card), count)


def scored(app, event) -> str:
    """A score by its reason."""
    return "%s +%d" % (app.game_words().REASONS[event[1]], event[2])


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
    start = (len(cuts) - 1) // 2 * 2
    words = app.game_words()
    return [
        words.CUT_CARD % (app.name(seat), card_text(card))
        for seat, card in enumerate(cuts[start:])
    ]


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: the move, then what came of it."""
    words = app.game_words()
    name = app.name(before.turn)
    if before.phase == FIRST:
        lines = last_cuts(app, after.cuts)[-1:]
        if before.turn == 1:
            lines.append(cut_result(app, after.cuts))
        return lines
    if move[0] == DISCARD:
        what = cards_text(move[1:]) if own_move else words.TWO_HIDDEN
        return [words.DISCARDED % (name, what)]
    if move[0] == DEAL:
        return [deals(app, after.dealer)]
    if move[0] == CUT:
        lines = [words.TURNED % card_text(after.starter)]
    else:
        count = before.count + VALUE[move[1] >> 2]
        lines = [laid(app, before.turn, move[1], count)]
    return lines + _events(app, after)


def _events(app, after) -> list:
    """Lines for what the last move caused; a whole hand is one line."""
    words = app.game_words()
    lines = []
    hands = []  # [seat, phase, points]
    for event in after.events[after.fresh:]:
        seat, reason, points, phase = event[:4]
        if phase in (AT_HAND, AT_CRIB):
            if not hands or hands[-1][:2] != [seat, phase]:
                hands.append([seat, phase, 0])
            hands[-1][2] += points
        elif reason == PASSO:
            lines.append(words.PASSO % app.name(seat))
        elif reason != RESET:
            lines.append(" %s: %s" % (app.name(seat), scored(app, event)))
    for seat, phase, points in hands:
        title = crib_of(app, seat) if phase == AT_CRIB else hand_of(app, seat)
        lines.append(words.HAND_POINTS % (title, points))
    return lines


def shown(points: int) -> int:
    """Points as they are shown: never past the goal (CR-19)."""
    return min(points, GOAL)


def result(app, view) -> list:
    """Lines for the page at the end: a skunk, where it is one (CR-21)."""
    words = app.game_words()
    lost = min(view.points)
    if lost < _DOUBLE_SKUNK:
        return [words.DOUBLE_SKUNK]
    return [words.SKUNK] if lost < _SKUNK else []
