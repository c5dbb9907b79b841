# SPDX-License-Identifier: MIT
"""Whether a deck or a position from outside can be: loaded only for those, ValueError says why."""

from engine import decktet, decktet_names
from engine.biscuit.codes import TARGET
from engine.biscuit.dealing import TARGETS, goes_on
from engine.cards import NONE

_MOST_EVENTS = 250  # that a position brings along; a hand of four has under 150
_MOST_POINTS = 999
_MOST_SHUFFLES = 50000


def deck(given: bytes) -> None:
    """A deck is one of the six of RULES.md 3.2; that it is the one chosen, Rules sees to."""
    for number in range(6):
        if sorted(given) == list(decktet.pack(number >= 2, number >= 4, number % 2 == 1)):
            return
    raise ValueError("A deck for Biscuit has each card of one of the six decks once.")


def position(rules) -> None:
    """Check a position that `unpack` has taken from outside."""
    seats = len(rules.hands)
    if rules.turn >= seats or rules.dealer >= seats:
        raise ValueError("Seats are numbers of 0 to %d." % (seats - 1))
    if rules.shuffles > _MOST_SHUFFLES:
        raise ValueError("More decks have been shuffled than can be.")
    if max(rules.points) > _MOST_POINTS or min(rules.points) < -_MOST_POINTS:
        raise ValueError("A score is at most %d points." % _MOST_POINTS)
    _cards(rules)
    _board(rules.board)
    _events(rules)
    target = TARGETS[rules.options[TARGET]]
    if rules.turn < 0:
        if target and max(rules.points) < target:
            raise ValueError("The match is not over before somebody has %d points." % target)
        if goes_on(rules):
            raise ValueError("The match is not over while the best are level: a hand follows.")
        return
    if not rules.hands[rules.turn]:
        raise ValueError("Seat %d decides, but holds no card." % rules.turn)
    if rules.drawn != NONE:
        _drawn(rules)


def _cards(rules) -> None:
    """Every card of the deck is somewhere, once, and hands are in order."""
    seen = bytes([card for card, _, _ in rules.board.cards()])
    for cards in rules.hands + [rules.stock, rules.buried]:
        seen += bytes(cards)
    whole = bytes(rules.deck())
    for card in seen:
        if card not in whole:
            name = decktet_names.text(card) if card <= decktet.EXCUSE else "number %d" % card
            raise ValueError("The card %s is not in this deck." % name)
        if seen.count(bytes((card,))) > 1:
            raise ValueError("The card %s is there twice." % decktet_names.text(card))
    if len(seen) != len(whole):
        raise ValueError("The cards are %d, but the deck has %d." % (len(seen), len(whole)))
    for hand in rules.hands:
        if list(hand) != sorted(hand):
            raise ValueError("The cards of a hand are kept in order.")


def _board(board) -> None:
    """Lines hang together, and cross lines are where cross cards lie."""
    if not 0 <= -board.left < len(board.main):
        raise ValueError("The board has an initial card, at 0,0.")
    if not decktet.RANK[board.initial()]:
        raise ValueError("The initial card has a rank: it is not the Excuse.")  # BI-05
    lines = [bytes(board.main)]
    crosses = []
    for x, up, down in board.crosses:
        crosses.append(x)
        if board.left <= x < board.left + len(board.main):
            middle = board.main[x - board.left: x - board.left + 1]
            lines.append(bytes(middle) + bytes(up))
            lines.append(bytes(middle) + bytes(down))
    opened = [
        board.left + i for i in range(len(board.main))
        if board.left + i and board.opens(board.main[i], 0)
    ]
    if sorted(crosses) != opened:  # BI-11
        raise ValueError(
            "Cross lines are in the columns of cross cards: those of the main line that have the "
            "rank of the initial card."
        )
    for line in lines:
        for i in range(1, len(line)):
            if not decktet.touching(line[i - 1], line[i]):
                raise ValueError(
                    "%s and %s lie side by side, but have no suit in common."
                    % (decktet_names.text(line[i - 1]), decktet_names.text(line[i]))
                )


def _drawn(rules) -> None:
    """A card waits to be placed only where it has a place and nothing else had one (BI-07)."""
    hand = rules.hands[rules.turn]
    rest = [card for card in hand if card != rules.drawn]
    if len(rest) == len(hand) or not rules.board.has_place(rules.drawn):
        raise ValueError("A drawn card that may be placed is in the hand and has a place.")
    for card in rest:
        if rules.board.has_place(card):
            raise ValueError("%s could be placed, so no card is drawn." % decktet_names.text(card))


def _events(rules) -> None:
    """Events are of this game, and not more than a hand has."""
    if len(rules.events) > _MOST_EVENTS or rules.fresh > len(rules.events):
        raise ValueError("There are more events than a hand can have.")
    for event in rules.events:
        if len(event) < 4 or event[0] >= len(rules.hands) or event[1] >= len(rules.REASONS) \
                or event[3] > 63 or (len(event) > 4 and max(event[4:]) > decktet.EXCUSE):
            raise ValueError("An event is a seat, a reason, points, more and cards.")

