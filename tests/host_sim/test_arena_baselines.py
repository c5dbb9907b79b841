# SPDX-License-Identifier: MIT
"""The greedy players do what host_sim/arena/README.md says, rule by rule."""

import pytest

from engine import cards
from engine.biscuit.codes import ORIGIN, PLACE
from engine.biscuit.rules import Rules as Biscuit
from engine.cribbage import codes, player
from engine.rng import Rng
from host_sim.arena.baselines import biscuit, casino, cribbage, trash
from tests.engine import biscuit_kit, casino_kit, kit, trash_kit

SCORES = [Biscuit.REASONS.index(name) for name in ("straight", "hot", "hotcross", "biscuit")]


@pytest.mark.parametrize(
    "hand, own, thrown, why",
    [
        ("5H 5C TD JD QS KC", True, "5C TD", "9 kept, 2 for the fifteen thrown"),
        ("5H 5C TD JD QS KC", False, "TD JD", "10 kept; of the pairs that leave it the first"),
        ("2C 7D 8S 9H KC QD", True, "2C QD", "5 kept: of 2-Q, 2-K, Q-K the first"),
        ("7C 8D 2S 4H QC KD", True, "2S 4H", "the fifteen kept or thrown is 2 alike"),
        ("7C 8D 2S 4H QC KD", False, "2S 4H", "thrown it would count for the other"),
        ("2C 2D 4H 6S TC QD", True, "2C 2D", "the pair thrown counts as much as the pair kept"),
        ("2C 2D 4H 6S TC QD", False, "4H 6S", "as pone it is kept"),
        ("2H 4H 6H 8H KC QD", False, "QD KC", "the flush of four counts"),
        ("5C 5D 5H 5S JC KD", False, "JC KD", "20 kept"),
        ("AS AH 2D 2C TH KS", True, "AH AS", "many ways to 4: the lowest rank"),
    ],
)
def test_cribbage_throws(hand, own, thrown, why):
    pair = cribbage.thrown(bytes(sorted(cards.hand(hand))), own)
    assert " ".join(cards.texts(pair)) == thrown, why


def test_cribbage_discards_from_a_view():
    rules = kit.Rules(2, b"", kit.Decks("view"), 1)
    for seat in (0, 1):
        view = rules.view(rules.seat())
        move = cribbage.greedy(view, None)
        pair = cribbage.thrown(bytes(rules.hands[seat]), seat == 1)
        assert move == bytes((codes.DISCARD,)) + pair
        rules.play(move)


@pytest.mark.parametrize(
    "pone, dealer, line, laid, why",
    [
        ("7C 8D 2S KH", "8S 3H 4D 9C", "7C", "8S", "a fifteen"),
        ("7C 9D 2S KH", "8S 7H 4D 9C", "7C", "8S", "fifteen and pair score 2 alike: the higher"),
        ("TC 9D 2S KH", "JS QH KD 5C", "TC", "5C", "a fifteen before ten-cards"),
        ("3C 9D 2S 7H", "JS QH KD TC", "3C", "TC", "one value: the lower rank"),
        ("3C 9D 2S 7H", "QD QC 4D 6H", "3C", "QC", "one rank: the first suit"),
        ("4C 6D 2S 8H", "5S 4H TD JC", "4C 5S 6D", "4H", "a run of three"),
        ("TC JD 2S 8H", "QS AH KD JC", "TC JC JD", "AH", "31 before nothing"),
    ],
)
def test_cribbage_lays(pone, dealer, line, laid, why):
    rules = kit.dealt(pone, dealer, "2C")
    kit.lay(rules, line)
    assert cards.text(cribbage.laid(rules.view(1))) == laid, why


@pytest.mark.parametrize(
    "table, hand, units, move, why",
    [
        ("8C AD 7S", "8H KD", (), "capture 8H: 8C, 7S+AD", "the ace: all that goes together"),
        ("TD 9C AC", "TH 9S", (), "capture TH: TD, 9C+AC", "three points and four cards"),
        ("2S 6H 9C 4D 5D", "8H 9H", (), "capture 8H: 6H+2S", "a point before five cards"),
        ("9C 4D 5D 3H", "9H 3S", (), "capture 9H: 9C, 5D+4D", "most cards"),
        ("6C KD", "2H 8D 3C", (), "build 8 2H: 6C", "else a build"),
        ("6C KD", "2D 8D 2S", (), "build 8 2S: 6C", "the same cards, a point more"),
        ("6C KD", "2D 8D 2S", ((6, 1, "2C 4C"),), "raise 8 2S: 6", "more cards"),
        ("KD", "AH 9C 5D 5C", (), "trail 5C", "the lowest without points"),
        ("KD", "AH 2S 2C TD", (), "trail 2C", ""),
        ("KD", "AH AC", (), "trail AC", "all score: the lowest"),
        ("9D", "6C 8C 2H", ((6, 1, "2C 4C"),), "capture 6C: unit", ""),
    ],
)
def test_casino(table, hand, units, move, why):
    rules = casino_kit.placed(table, (hand, "KC"), units)
    assert rules.text(casino.greedy(rules.view(0), None)) == move, why


def test_biscuit_against_trying_everything():
    """Most points; of those the longest line; of those the first: by playing each move."""
    compared = 0
    for seed in ("a", "b", "c"):
        match = biscuit_kit.random_match(seed, moves=40)
        for made in range(0, match.made, 3):
            match.seek(made)
            rules = match.rules
            if rules.over():
                continue
            packed = rules.pack()
            view = rules.view(rules.seat())
            judged = []
            for move in [move for move in rules.moves() if move[0] == PLACE]:
                line = len(rules.board.line(move[2] - ORIGIN, move[3] - ORIGIN))
                rules.play(move)
                points = sum(
                    event[2] for event in rules.events[rules.fresh:] if event[1] in SCORES
                )
                rules.unpack(packed)
                judged.append((points, line, -len(judged), move))
            if judged:
                compared += len(judged) > 1
                assert biscuit.greedy(view, None) == max(judged)[3]
            else:
                assert biscuit.greedy(view, None) == next(rules.moves())
    assert compared > 10


def test_trash():
    rules = trash_kit.placed((".....", "....."), discard="3H", stock="4C")
    assert rules.text(trash.greedy(rules.view(0), None)) == "discard"
    rules = trash_kit.placed((".....", "....."), discard="9H", stock="4C")
    assert rules.text(trash.greedy(rules.view(0), None)) == "stock"
    rules = trash_kit.placed(("A.3..", "....."), discard="9H", hand="JD")
    assert rules.text(trash.greedy(rules.view(0), None)) == "jack 2"


def test_what_decides_nothing_is_as_the_computer_players_do_it():
    """So that a mirrored match has the same starters whoever cuts."""
    rules = kit.Rules(2, b"", kit.Decks("cut"))
    for made in range(40):
        view = rules.view(rules.seat())
        if view.phase == codes.PLAYING:
            break
        *_, move = player.think(view, player.HARD, Rng("cut", made))
        if view.phase != codes.DISCARDING:
            assert cribbage.greedy(view, Rng("cut", made)) == move
        rules.play(move)
