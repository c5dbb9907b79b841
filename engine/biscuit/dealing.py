# SPDX-License-Identifier: MIT
"""How a hand of Biscuit begins and ends: in memory only when one does."""

from micropython import const

from engine import decktet
from engine.biscuit.board import Board
from engine.biscuit.scoring import left_value

_NONE = const(255)  # as in engine/cards.py
# As in codes.py.
_OUT = const(4)
_BONUS = const(5)
_PARTNERS = const(3)
_TARGET = const(4)
_TIE = const(5)

TARGETS = bytes((60, 0, 40, 80, 120))  # by the value of that option; 0 is a single hand (BI-34)


def check(rules, seats: int) -> None:
    """Whether so many can play with these options and decks; ValueError says why not."""
    if not 2 <= seats <= 4:
        raise ValueError("Biscuit is for 2 to 4 seats, not %d." % seats)  # BI-37
    if rules.options[_PARTNERS] and seats != 4:
        raise ValueError("Biscuit with partners is for 4 seats, not %d." % seats)
    for given in rules.decks.given:
        if sorted(given) != list(rules.deck()):
            raise ValueError("A deck given has other cards than the deck that is chosen.")


def deal(rules, seats: int, dealer: int) -> None:
    """Six cards to each, one at a time from the dealer's left, one face down, one open."""
    while True:
        cards = rules.decks.shuffled(rules.shuffles, rules.deck())
        rules.shuffles += 1
        if cards[6 * seats + 1] != decktet.EXCUSE:  # BI-05
            break
    hands = [bytearray() for _ in range(seats)]
    for i in range(6 * seats):
        hands[(dealer + 1 + i) % seats].append(cards[i])
    rules.hands = [bytes(sorted(hand)) for hand in hands]
    rules.buried = bytes(cards[6 * seats: 6 * seats + 1])
    rules.board = Board(cards[6 * seats + 1])
    rules.stock = bytes(cards[6 * seats + 2:])
    rules.drawn = _NONE
    rules.dealer = dealer
    rules.turn = (dealer + 1) % seats  # BI-03
    rules.deals = rules.deals + 1 & 255  # only its change matters


def out(rules, seat: int) -> None:
    """Five points and what the others have left; a partner's cards count against (BI-36)."""
    rules.event(seat, _OUT, 5)
    seats = len(rules.hands)
    for i in range(1, seats):
        other = (seat + i) % seats
        left = rules.hands[other]
        points = sum([left_value(card) for card in left])
        if rules.options[_PARTNERS] and other % 2 == seat % 2:
            points = -points
        if left:
            rules.event(seat, _BONUS, points, left)
    end(rules)


def goes_on(rules) -> bool:
    """Whether the best are level, and the option is to play on until they are not (BI-35)."""
    return bool(rules.options[_TIE]) and rules.points.count(max(rules.points)) > 1


def end(rules) -> None:
    """End the match at its target, or deal the next hand (BI-03, BI-34)."""
    target = TARGETS[rules.options[_TARGET]]
    if (not target or max(rules.points) >= target) and not goes_on(rules):
        rules.turn = -1
        return
    at = 0
    for _ in range(rules.fresh):
        at += 1 + rules.told[at]
    rules.told = rules.told[at:]  # how the hand ended is told with the next one
    rules.happened -= rules.fresh
    rules.fresh = 0
    deal(rules, len(rules.hands), (rules.dealer + 1) % len(rules.hands))
