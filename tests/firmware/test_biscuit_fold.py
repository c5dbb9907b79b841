# SPDX-License-Identifier: MIT
"""Folding: on boards of random hands every end and the cards beside it stay in sight."""

import random

import pytest

from engine.biscuit.codes import ORIGIN
from engine.biscuit.rules import Rules
from engine.decks import Decks
from firmware.tables.biscuit.fold import Fold

ACROSS = 19  # tiles of the PyBadge's screen, less what the cursor needs
LOW, HIGH = 8, 10  # rows beside the cards in hand, and without them


def folded(board, columns, rows, open_=(), lit=b""):
    """A board laid out."""
    fold = Fold()
    fold.lay(board, columns, rows, open_, lit)
    return fold


def groups(flat, size):
    """What lies in bytes one after the other."""
    return [tuple(flat[at:at + size]) for at in range(0, len(flat), size)]


def cards(fold):
    """(card, column, row) of every card."""
    return groups(fold.cards, 3)


def places(fold):
    """(x, y, column, row) of every open place."""
    return [(x - ORIGIN, y - ORIGIN, c, r) for x, y, c, r in groups(fold.places, 4)]


def boards(seats, options, hands):
    """The boards of random hands, move by move."""
    for number in range(hands):
        chance = random.Random(number)
        rules = Rules(seats, options, Decks("fold %d" % number))
        while not rules.over():
            yield rules.board
            moves = list(rules.moves())
            rules.play(chance.choice([move for move in moves if move[0] == 0] or moves))


def cells(fold):
    """What lies on which tile: nothing may lie over another thing."""
    taken = {}
    for card, column, row in cards(fold):
        for tile in ((column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)):
            assert tile not in taken, "cards lie over each other"
            taken[tile] = card
    for column, row, across in groups(fold.folds, 3):
        for tile in ((column, row), (column, row + 1) if across else (column + 1, row)):
            assert tile not in taken, "a fold lies over a card"
            taken[tile] = None
    for _, _, column, row in places(fold):
        for tile in ((column, row), (column + 1, row + 1)):
            assert tile not in taken, "a place lies over a card"
    return taken


@pytest.mark.parametrize("seats, deck", [(2, 0), (3, 5), (4, 0), (4, 5)])
def test_every_end_and_its_neighbour_are_shown(seats, deck):
    for board in boards(seats, bytes((deck, 0, 0, 0, 1, 0)), 12):
        ends = list(board.ends())
        for open_ in ([(x, y) for x, y, _ in ends], []):
            fold = folded(board, ACROSS, HIGH if open_ else LOW, open_)
            taken = cells(fold)
            shown = {card: (column, row) for card, column, row in cards(fold)}
            assert board.initial() in shown and len(shown) == len(cards(fold))
            for _, _, neighbour in ends:
                assert neighbour in shown
            assert sorted(place[:2] for place in places(fold)) == sorted(open_)
            for x, y, column, row in places(fold):
                beside = [n for end_x, end_y, n in ends if (end_x, end_y) == (x, y)][0]
                # The open place touches the card that it extends.
                next_to = shown[beside]
                assert abs(next_to[0] - column) + abs(next_to[1] - row) == 2
            assert all(0 <= c < fold.width and 0 <= r < fold.height for c, r in taken)


@pytest.mark.parametrize("seats, deck", [(2, 0), (4, 5)])
def test_what_has_room_is_not_folded_and_most_boards_fit(seats, deck):
    fits = total = 0
    for board in boards(seats, bytes((deck, 0, 0, 0, 1, 0)), 12):
        fold = folded(board, ACROSS, LOW, [])
        count = sum(1 for _ in board.cards())
        if 2 * len(board.main) <= ACROSS and not board.crosses:
            assert not fold.folds and len(cards(fold)) == count
        fits += fold.width <= ACROSS and fold.height <= LOW
        total += 1
    assert fits > 0.97 * total


def test_unfolded_every_card_lies_where_it_is():
    for board in boards(4, bytes((5, 0, 0, 0, 1, 0)), 6):
        fold = folded(board, 999, 999, [])
        assert not fold.folds
        lies = {card: (column, row) for card, column, row in cards(fold)}
        for card, x, y in board.cards():
            assert lies[card] == (2 * (x - board.left), fold.main - 2 * y)


def test_lit_cards_are_always_shown():
    chance = random.Random(5)
    for board in boards(4, bytes((5, 0, 0, 0, 1, 0)), 8):
        for x, y, _ in board.ends():
            line = board.line(x, y)
            lit = line[:chance.randrange(1, 5)]
            fold = folded(board, ACROSS, LOW, [], lit)
            shown = [card for card, _, _ in cards(fold)]
            assert all(card in shown for card in lit)
            cells(fold)
