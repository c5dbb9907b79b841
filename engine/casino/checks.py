# SPDX-License-Identifier: MIT
"""Whether a deck or a position from outside can be: loaded only for those, ValueError says why."""

from engine import cards
from engine.casino.codes import COUNT, GOAL, GROUPS, HIGHEST, NEW, OWNER, VALUE
from engine.casino.groups import VALUES, worth

_MOST_EVENTS = 100  # that a position brings along; a round adds under 120, and 255 can be packed
_MOST_POINTS = 999
_MOST_SHUFFLES = 50000


def deck(given: bytes) -> None:
    """A deck is each of the 52 cards once."""
    if sorted(given) != list(range(52)):
        raise ValueError("A deck for casino has each of the 52 cards once.")


def position(rules) -> None:
    """Check a position that `unpack` has taken from outside; it may leave cards out."""
    seats = len(rules.hands)
    if rules.turn >= seats or rules.dealer >= seats or rules.last >= seats:
        raise ValueError("Seats are numbers of 0 to %d." % (seats - 1))
    if rules.shuffles > _MOST_SHUFFLES:
        raise ValueError("More packs have been shuffled than can be.")
    _cards(rules)
    for unit in rules.units:
        _unit(rules, unit)
    _points(rules)
    _events(rules)
    if rules.turn < 0:
        return
    if not rules.hands[rules.turn]:
        raise ValueError("Seat %d decides, but holds no card." % rules.turn)
    for unit in rules.units:
        if unit[OWNER] == rules.turn and not _holds(rules, unit):
            raise ValueError(
                "Seat %d owns the unit of %d, so it must hold a card of that value."
                % (rules.turn, unit[VALUE])
            )


def _cards(rules) -> None:
    """No card is in two places, and hands are in order."""
    seen = rules.table + rules.stock
    for pile in rules.hands + rules.taken:
        seen += pile
    for unit in rules.units:
        seen += b"".join(unit[GROUPS])
    for card in seen:
        if card > 51:
            raise ValueError("A card is a number of 0 to 51, not %d." % card)
        if seen.count(bytes((card,))) > 1:
            raise ValueError("The card %s is there twice." % cards.text(card))
    for hand in rules.hands:
        if list(hand) != sorted(hand):
            raise ValueError("The cards of a hand are kept in order.")


def _unit(rules, unit: list) -> None:
    """A unit is worth what its groups are, and there is one of a value (CA-09, CA-15)."""
    total = unit[VALUE]
    if not 1 <= total <= HIGHEST:
        raise ValueError("A build or call is worth 1 to %d, not %d." % (HIGHEST, total))
    if [other[VALUE] for other in rules.units].count(total) > 1:
        raise ValueError("There is one build or call of a value, not two of %d." % total)
    if unit[OWNER] >= len(rules.hands) or unit[NEW] > 1:
        raise ValueError("The build or call of %d belongs to no seat." % total)
    groups = unit[GROUPS]
    for group in groups:
        if worth(group) != total or min([VALUES[card] for card in group]) < 1:
            raise ValueError("Every group of the unit of %d has to add up to %d." % (total, total))
    if not groups or len(groups) == 1 and len(groups[0]) == 1:
        raise ValueError("A build or call is of two cards or more: that of %d is not." % total)


def _holds(rules, unit: list) -> bool:
    """Whether the owner of a unit holds a card of its value."""
    for card in rules.hands[unit[OWNER]]:
        if VALUES[card] == unit[VALUE]:
            return True
    return False


def _points(rules) -> None:
    """Points that can be: partners have the same, and the match is over where it has to be."""
    points = rules.points
    for seat in range(len(points)):
        if points[seat] != points[seat % rules.sides]:
            raise ValueError("Partners have the same points.")
    best = max(points)
    if best > _MOST_POINTS:
        raise ValueError("A seat has at most %d points." % _MOST_POINTS)
    won = best >= GOAL and points[: rules.sides].count(best) == 1
    if rules.turn < 0 and not won:
        raise ValueError("The match is over only where one side has 21 or more, and the most.")
    if rules.turn >= 0 and best >= GOAL and rules.options[COUNT]:
        raise ValueError("Where the points are counted out, the match is over at 21.")


def _events(rules) -> None:
    """Events are of this game, and not more than a round has."""
    if rules.happened > _MOST_EVENTS or rules.fresh > rules.happened:
        raise ValueError("There are more events than a round can have.")
    for event in rules.events:
        if (
            len(event) < 4 or event[0] >= len(rules.hands) or event[1] >= len(rules.REASONS)
            or event[2] > 3 or event[3] > HIGHEST or max(event[4:] + b"\0") > 51
        ):
            raise ValueError("An event is a seat, a reason, points, a value and cards.")
