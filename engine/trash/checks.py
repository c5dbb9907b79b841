# SPDX-License-Identifier: MIT
"""Whether a deck or a position from outside can be: loaded only for those, ValueError says why."""

from engine import cards
from engine.trash import legal
from engine.trash.codes import FULL

_MOST_EVENTS = 500  # that a position brings along; a hand for six has about 100
_MOST_RESHUFFLES = 50000


def deck(given: bytes) -> None:
    """A deck is one to three packs of 52; that it is as many as the seats need, Rules sees to."""
    packs = len(given) // 52
    if not 1 <= packs <= 3 or sorted(given) != sorted(list(range(52)) * packs):
        raise ValueError("A deck for Trash has each of the 52 cards as often as there are packs.")


def position(rules) -> None:
    """Check a position that `unpack` has taken from outside."""
    for seat in range(len(rules.sizes)):
        _layout(rules, seat)
    _cards(rules)
    _events(rules)
    if rules.turn < 0:
        _over(rules)
        return
    if rules.turn >= len(rules.sizes):
        raise ValueError("Seats are numbers of 0 to %d." % (len(rules.sizes) - 1))
    if legal.complete(rules, rules.turn):
        raise ValueError("Seat %d decides, but its layout is complete." % rules.turn)
    if rules.hand != cards.NONE and rules.hand >> 2 != cards.JACK:
        raise ValueError(
            "Only a Jack waits in hand for a place, not %s." % cards.text(rules.hand)
        )
    if rules.first != winner(rules):
        raise ValueError("Whose turn it is does not agree with who has won the hand.")
    if rules.first >= 0 and not rules.lastchance:
        raise ValueError("A complete layout wins the hand at once; it is dealt anew.")
    # Each turn but a winning one gives back a card for the one it takes (TR-13).
    loose = len(rules.stock) + len(rules.discard) + (rules.hand != cards.NONE)
    least = len(rules.sizes) + 1 if rules.lastchance else 2
    if loose < least:
        raise ValueError("Stock and discard pile need %d cards or more, to go on." % least)


def winner(rules) -> int:
    """Who won the hand, where it goes on for a last chance (TR-10): -1 nobody yet.

    All who are complete have come after that seat and before the one to move.
    """
    seats = len(rules.sizes)
    for seat in range(rules.turn, rules.turn + seats):
        if legal.complete(rules, seat % seats):
            return seat % seats
    return -1


def _layout(rules, seat: int) -> None:
    """A layout has as many cards as its size, and face up only what may lie there (TR-05)."""
    size = rules.sizes[seat]
    layout = rules.layouts[seat]
    if not 1 <= size <= FULL or len(layout) != size or rules.up[seat] >> size:
        raise ValueError("A layout has 1 to %d positions with a card on each." % FULL)
    for place in range(size):
        rank = layout[place] >> 2
        if rules.up[seat] >> place & 1 and rank not in (place, cards.JACK):
            raise ValueError(
                "On position %d lies %s or a Jack face up, nothing else."
                % (place + 1, cards.RANKS[place])
            )


def _cards(rules) -> None:
    """Every card is somewhere, as often as there are packs, and no Jack discarded (TR-07)."""
    for card in rules.discard:
        if card >> 2 == cards.JACK:
            raise ValueError("A Jack can always be placed, so none is in the discard pile.")
    seen = list(rules.stock) + list(rules.discard) + list(rules.aside)
    for layout in rules.layouts:
        seen += list(layout)
    if rules.hand != cards.NONE:
        seen.append(rules.hand)
    if sorted(seen) != sorted(list(range(52)) * rules.packs):
        raise ValueError("The cards are not those of %d times 52." % rules.packs)


def _events(rules) -> None:
    """Events are of this game, and not more than a hand has."""
    events = rules.events
    count = len(events)
    if count > _MOST_EVENTS or 5 * count != len(rules.told) or rules.fresh > count:
        raise ValueError("There are more events than a hand can have.")
    for event in events:
        if (
            event[0] >= len(rules.sizes) or event[1] >= len(rules.REASONS) or event[2] > 1
            or event[3] > FULL or (len(event) > 4 and event[4] > 51)
        ):
            raise ValueError("An event is a seat, a reason, points, a number and cards.")
    if rules.reshuffles > _MOST_RESHUFFLES or rules.deals > 9 * len(rules.sizes) + 1:
        raise ValueError("The cards have been dealt or shuffled more often than can be.")


def _over(rules) -> None:
    """A match is over where a layout of one position is complete, and none needlessly."""
    done = [seat for seat in range(len(rules.sizes)) if legal.complete(rules, seat)]
    if not rules.winners() or rules.first not in done:
        raise ValueError("The match is over only where a layout of one position is complete.")
    if len(done) > 1 and not rules.lastchance:
        raise ValueError("Without a last chance only one layout is complete.")
