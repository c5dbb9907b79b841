# SPDX-License-Identifier: MIT
"""Large boards of Biscuit at every size of screen: what can be chosen is in sight, words too."""

import random

from engine.biscuit.codes import PLACE
from engine.biscuit.rules import Rules
from engine.decks import Decks
from engine.match import Match
from firmware.app import App
from firmware.settings import STEPS
from firmware.ui.buttons import RIGHT, UP, A, B
from tests.firmware.biscuit_laid import table
from tests.firmware.fake import Play
from tests.firmware.pixels import PixelHal, at_every_size

HANDS = 24
LARGE = 14  # cards


def large_boards():
    """Seats, options and packed positions in which seat 0 has places on a large board."""
    for number in range(HANDS):
        seats = 2 + number % 3
        options = bytes((number % 6, 0, 0, number // 3 % 2 if seats == 4 else 0, 1, 0))
        rules = Rules(seats, options, Decks("large %d" % number))
        chance = random.Random(number)
        found = b""
        while not rules.over():
            moves = list(rules.moves())
            placings = [move for move in moves if move[0] == PLACE]
            large = sum(1 for _ in rules.board.cards()) >= LARGE and rules.board.crosses
            if rules.seat() == 0 and large and placings:
                found = rules.pack()
            tall = [move for move in placings if move[3] != 64]
            rules.play(chance.choice(tall or placings or moves))
        if found:
            yield seats, options, found


def begun(size, language, seats, options, packed):
    """The table of a position."""
    play = Play(App(PixelHal(*size)), "menu")
    app = play.app
    app.settings.language = language
    app.settings.speed = STEPS
    app.speak()
    app.match = Match("biscuit", bytes([0] + [1] * (seats - 1)), "sizes", options, position=packed)
    play.go("table")
    return play


def in_sight(chart, column, row):
    """Whether the whole of a card is seen."""
    return (0 <= column - chart.left <= chart.columns - 2
            and 0 <= row - chart.top <= chart.rows - 2)


def seen(chart, card):
    """Whether the whole of this card of the board is seen."""
    at = [chart.cards[n] for n in range(0, len(chart.cards), 3)].index(card)
    return in_sight(chart, chart.cards[3 * at + 1], chart.cards[3 * at + 2])


@at_every_size
def test_the_places_and_the_cards_beside_them_are_in_sight(size):
    boards = 0
    for seats, options, packed in large_boards():
        play = begun(size, boards % 2, seats, options, packed)
        shown, stage = table(play), play.app.stage
        assert stage.faults() == []
        board = play.app.match.rules.board
        for _, _, neighbour in board.ends():
            assert seen(shown.chart, neighbour), "an end is out of sight"
        play.press(A)
        for _ in shown.chooser.moves:
            assert stage.faults() == []
            move = shown.chooser.move()
            at = shown.chart.places.index(move[2:])
            assert in_sight(shown.chart, shown.chart.places[at + 2], shown.chart.places[at + 3])
            beside = [card for x, y, card in board.ends() if (x + 64, y + 64) == tuple(move[2:])]
            assert seen(shown.chart, beside[0])
            play.press(RIGHT)
        play.press(B, UP, UP, RIGHT)
        assert stage.faults() == []
        play.press(B, A, A)
        for _ in range(12):
            assert stage.faults() == []
            if play.scene_name != "table" or shown.part != "happen":
                break
            play.press(A)
        boards += 1
    assert boards > HANDS // 3
