# SPDX-License-Identifier: MIT
"""A Biscuit table with cards that are known, on a stage that remembers what is written."""

from engine.decktet_names import hand
from engine.match import Match
from firmware.app import App
from firmware.settings import STEPS
from tests.firmware.fake import FakeHal, Play

ANY_DECK = bytes((5, 0, 0, 0, 1))  # all 45 cards, a single hand


def begin(main, hands, pile="", left=0, crosses=(), options=ANY_DECK, players=b"", seat=0):
    """Show the table of a position. main: the main line, whose first card is at x = left; crosses:
    (x, cards above, cards below) outwards; hands: of all seats."""
    players = players or bytes([0] + [1] * (len(hands) - 1))
    match = Match("biscuit", players, "laid", options)
    rules = match.rules
    rules.board.main = bytearray(hand(main))
    rules.board.left = left
    rules.board.crosses = [[x, bytearray(hand(up)), bytearray(hand(down))]
                           for x, up, down in crosses]
    rules.hands = [bytearray(sorted(hand(cards))) for cards in hands]
    rules.stock = hand(pile)
    rules.turn = seat
    play = Play(App(FakeHal()), "menu")
    app = play.app
    app.settings.language = 1
    app.settings.speed = STEPS
    app.speak()
    app.match = Match("biscuit", players, "laid", options, position=rules.pack())
    play.go("table")
    return play


def rules(play):
    """The rules of the match that is played."""
    return play.app.match.rules


def table(play):
    """The table that is shown."""
    return play.scene._table
