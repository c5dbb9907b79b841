# SPDX-License-Identifier: MIT
"""The computer player of cribbage as a whole: legal, honest, the same every time."""

from engine.cards import HIDDEN
from engine.cribbage import player
from engine.cribbage.codes import DISCARDING, PLAYING
from engine.cribbage.rules import Rules
from engine.match import Match
from engine.rng import Decks, Rng
from tests.engine import kit

LEVELS = (player.EASY, player.MEDIUM, player.HARD)


def last(generator):
    """What a thinking generator ends with; everything before is None."""
    found = None
    for step in generator:
        assert found is None
        found = step
    return found


def decision(match: Match, level: int) -> bytes:
    """The move of a level for the seat that decides."""
    rules = match.rules
    return last(player.think(rules.view(rules.seat()), level, match.rng()))


def played_by(levels: bytes, seed: str):
    """The positions of a match between two levels, the finished one too."""
    match = Match("cribbage", levels, seed)
    yield match
    while not match.rules.over():
        match.play(decision(match, levels[match.rules.seat()]))
        yield match


def hidden_from(rules: Rules, seat: int) -> list:
    """Where the cards lie that a seat does not see: (pile, place)."""
    other = rules.hands[1 - seat]
    view = rules.view(seat)
    places = [(other, i) for i in range(len(other)) if view.hands[1 - seat][i] == HIDDEN]
    places += [(rules.crib, i) for i in range(len(rules.crib)) if view.crib[i] == HIDDEN]
    return places + [(rules.stock, i) for i in range(len(rules.stock))]


def copied(rules: Rules) -> Rules:
    """The same position, to be played on without touching the match."""
    copy = Rules(2, b"", Decks("other"))
    copy.unpack(rules.pack())
    return copy


def permuted(rules: Rules, seat: int, rng: Rng) -> Rules:
    """The same position with the cards that the seat does not see dealt out anew."""
    copy = copied(rules)
    copy.stock = bytearray(copy.stock)
    places = hidden_from(copy, seat)
    cards = bytearray([pile[i] for pile, i in places])
    rng.shuffle(cards)
    for (pile, i), card in zip(places, cards):
        pile[i] = card
    copy.hands[1 - seat] = bytearray(sorted(copy.hands[1 - seat]))
    return copy


def test_every_level_plays_legal_matches_to_the_end():
    for level in LEVELS:
        positions = list(played_by(bytes((level, level)), "whole match %d" % level))
        rules = positions[-1].rules
        assert rules.over() and rules.winners() and len(positions) > 60


def test_hidden_cards_change_no_choice():
    """GE-02, CR-24: whatever the cards are that a seat does not see, it decides the same."""
    rng = Rng("permuted")
    changed = 0
    for match in played_by(b"\3\2", "honest"):
        rules = match.rules
        if rules.over() or rules.phase not in (DISCARDING, PLAYING):
            continue
        seat = rules.seat()
        other = permuted(rules, seat, rng)
        changed += other.hands != rules.hands
        for level in LEVELS:
            here = last(player.think(rules.view(seat), level, match.rng()))
            there = last(player.think(other.view(seat), level, match.rng()))
            assert here == there, (level, rules.text(here), rules.text(there))
        here = last(player.hint(rules.view(seat), match.rng()))
        assert here == last(player.hint(other.view(seat), match.rng()))
    assert changed > 40


def test_thinking_changes_no_view_and_is_repeated_exactly():
    for match in played_by(b"\3\1", "again"):
        rules = match.rules
        if rules.over() or rules.phase not in (DISCARDING, PLAYING):
            continue
        packed = rules.pack()
        view = rules.view(rules.seat())
        for level in LEVELS:
            first = last(player.think(view, level, match.rng()))
            assert first == last(player.think(view, level, match.rng()))
        assert vars_of(view) == vars_of(rules.view(rules.seat()))
        assert rules.pack() == packed


def vars_of(view) -> list:
    """The cards and figures of a view, to compare."""
    return [view.hands, view.crib, view.pile, view.played, view.count, view.points, view.starter]


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
