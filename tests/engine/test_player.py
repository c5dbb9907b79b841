# SPDX-License-Identifier: MIT
"""The computer player of cribbage as a whole: legal, honest, the same every time."""

from engine.cribbage import player
from engine.cribbage.codes import DISCARDING
from engine.cribbage.rules import Rules
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from tests.engine import kit
from tests.engine.every_game import decision, last

LEVELS = (player.EASY, player.MEDIUM, player.HARD)


def played_by(levels: bytes, seed: str):
    """The positions of a match between two levels, the finished one too."""
    match = Match("cribbage", levels, seed)
    yield match
    while not match.rules.over():
        match.play(decision(match, levels[match.rules.seat()]))
        yield match


def copied(rules: Rules) -> Rules:
    """The same position, to be played on without touching the match."""
    copy = Rules(2, b"", Decks("other"))
    copy.unpack(rules.pack())
    return copy


def test_a_decision_comes_in_slices():
    """Nothing thinks on and on: the screen is drawn between the slices."""
    match = Match("cribbage", b"\3\3", "slices", dealer=1)
    rules = match.rules
    steps = 0
    for _ in player.think(rules.view(0), player.HARD, match.rng()):
        steps += 1
    assert steps > 4
    rules = kit.dealt("AH 4D 7S KC", "2H 5D 9S JC", "3H")
    steps = 0
    for _ in player.think(rules.view(0), player.HARD, match.rng()):
        steps += 1
    assert steps > 4


def test_hands_of_any_size_are_decided():
    """A position may have fewer cards than a deal: it is played all the same."""
    for cards in ("5H JC", "5H JC 6D", "5H JC 6D 6C 9S"):
        rules = kit.dealt("AH 4D 7S KC", "2H 5D 9S JC", "3H")
        rules.phase = DISCARDING
        rules.hands[0] = bytearray(sorted(kit.cards.hand(cards)))
        for level in LEVELS:
            assert rules.allows(last(player.think(rules.view(0), level, Rng("few"))))
