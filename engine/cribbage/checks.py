# SPDX-License-Identifier: MIT
"""Whether a deck or a position from outside can be: loaded only for those, ValueError says why."""

from engine import cards
from engine.cribbage.codes import (
    CUTTING,
    DEEPEST,
    DISCARDING,
    FIRST,
    GOAL,
    LIMIT,
    PLAYING,
    SHOW,
)

_MOST_EVENTS = 100  # that a position brings along; a deal adds under 150, and 255 can be packed
_MOST_SHUFFLES = 50000


def deck(given: bytes) -> None:
    """A deck is each of the 52 cards once."""
    if len(given) != 52 or sorted(given) != list(range(52)):
        raise ValueError("A deck for cribbage has each of the 52 cards once.")


def position(rules) -> None:
    """Check a position that `unpack` has taken from outside."""
    _cards(rules)
    _events(rules)
    if max(rules.points) >= GOAL:
        scored = rules.phase in (CUTTING, PLAYING, SHOW) and rules.dealer in (0, 1)
        if min(rules.points) >= GOAL or rules.turn != -1 or not scored:
            raise ValueError("Only one seat can have 121, and then the match is over.")
        return
    if rules.turn not in (0, 1):
        raise ValueError("Seat 0 or 1 decides where nobody has 121 yet.")
    laid = rules.pile or rules.played or rules.count or rules.passed
    if laid and rules.phase in (FIRST, DISCARDING, CUTTING):
        raise ValueError("No card is laid before there is a starter.")
    if rules.phase == FIRST:
        _first(rules)
        return
    if rules.dealer not in (0, 1):
        raise ValueError("The dealer is seat 0 or 1.")
    if rules.phase == PLAYING:
        _playing(rules)
        return
    if rules.phase not in (DISCARDING, CUTTING, SHOW):
        raise ValueError("There is no phase number %d." % rules.phase)
    turn = 1 - rules.dealer
    if rules.phase == DISCARDING:
        _discarding(rules)
        if rules.crib:
            turn = rules.dealer
    elif rules.phase == CUTTING:
        if rules.starter != cards.NONE or len(rules.stock) < DEEPEST or not rules.hands[turn]:
            raise ValueError(
                "The cut needs %d unseen cards, no starter yet, and a card for the pone to lead."
                % DEEPEST
            )
    if rules.turn != turn:
        raise ValueError("Seat %d decides here, not %d." % (turn, rules.turn))


def _cards(rules) -> None:
    """Every card is somewhere, once, and no place holds too many."""
    seen = bytearray(rules.hands[0] + rules.hands[1] + rules.crib + rules.stock)
    held = [len(rules.hands[0]), len(rules.hands[1])]
    for laid in rules.played + rules.pile:
        if laid > 127:
            raise ValueError("Cards are laid by seat 0 or 1.")
        held[laid >> 6] += 1
        seen.append(laid & 63)
    if rules.starter != cards.NONE:
        seen.append(rules.starter)
    if rules.phase == FIRST and len(rules.cuts) & 1:
        seen.append(rules.cuts[len(rules.cuts) - 1])
    for card in seen:
        if card < 52 and seen.count(bytes((card,))) > 1:
            raise ValueError("The card %s is there twice." % cards.text(card))
    if sorted(seen) != list(range(52)):
        raise ValueError("The cards are not those of one pack of 52.")
    if rules.count > LIMIT or rules.passed > 3:
        raise ValueError("A count is at most 31, and only two seats can say Passo.")
    if max(held) > 6 or len(rules.crib) > 4:
        raise ValueError("A seat has at most 6 cards, held and laid, and the crib 4.")
    for hand in rules.hands:
        if list(hand) != sorted(hand):
            raise ValueError("The cards of a hand are kept in order.")


def _events(rules) -> None:
    """Events are of this game, and not more than a deal has."""
    if len(rules.events) > _MOST_EVENTS or rules.fresh > len(rules.events):
        raise ValueError("There are more events than a deal can have.")
    for event in rules.events:
        if len(event) < 4 or event[0] > 1 or event[1] >= len(rules.REASONS) or event[2] > 29 \
                or event[3] >= len(rules.PHASES) or (len(event) > 4 and max(event[4:]) > 51):
            raise ValueError("An event is a seat, a reason, points, a phase and cards.")
    if rules.shuffles > _MOST_SHUFFLES or (rules.cuts and max(rules.cuts) > 51):
        raise ValueError("More packs have been shuffled, or other cards cut, than can be.")


def _first(rules) -> None:
    """Nothing is dealt while the seats cut for the first deal."""
    if rules.dealer != -1 or len(rules.stock) != 52 - len(rules.cuts) % 2:
        raise ValueError("In the cut for the first deal there is no dealer and no hand yet.")
    if rules.turn != len(rules.cuts) % 2:
        raise ValueError("Seat 0 cuts first, then seat 1.")


def _discarding(rules) -> None:
    """The pone's two cards are in the crib, or none; who has yet to discard can."""
    if len(rules.crib) not in (0, 2):
        raise ValueError("While cards are discarded the crib holds none, or the pone's two.")
    if rules.starter != cards.NONE:
        raise ValueError("While cards are discarded there is no starter.")
    pone = len(rules.hands[1 - rules.dealer])
    if len(rules.hands[rules.dealer]) < 2 or pone < (1 if rules.crib else 3):
        raise ValueError("Who has yet to discard needs two cards, and the pone one to lead.")


def _playing(rules) -> None:
    """The count is that of the pile, and the seat that decides is the one whose turn it is."""
    count = 0
    for laid in rules.pile:
        count += cards.VALUE[(laid & 63) >> 2]
    if rules.count != count or count >= LIMIT:
        raise ValueError("The pile counts %d, and has to be under 31." % count)
    turn = turn_to_play(rules)
    if turn < 0 or (rules.pile and rules.turn != turn) or not rules.hands[rules.turn]:
        raise ValueError(
            "It is not for seat %d to lay a card on a count of %d here." % (rules.turn, count)
        )
    if rules.passed != passed_by(rules):
        raise ValueError("Who said Passo does not agree with the pile.")


def turn_to_play(rules) -> int:
    """Whose turn the pile makes it, the pone's or who can lead where it is empty; -1 nobody's."""
    laid = rules.pile or rules.played
    first = 1 - (laid[len(laid) - 1] >> 6) if laid else 1 - rules.dealer
    for seat in (first, 1 - first):
        if rules.can_lay(seat):
            return seat
    return -1


def passed_by(rules) -> int:
    """The mask of who must have said Passo, where the last to lay is to lay again."""
    if rules.pile and rules.pile[len(rules.pile) - 1] >> 6 == rules.turn:
        return 1 << 1 - rules.turn if rules.hands[1 - rules.turn] else 0
    return 0
