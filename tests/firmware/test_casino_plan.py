# SPDX-License-Identifier: MIT
"""Choosing cards one by one in casino: just what the engine allows, nothing less and no more."""

import random

import pytest

from engine.casino.rules import Rules
from engine.decks import Decks
from firmware.tables.casino import reach
from firmware.tables.casino.phrase import loose_of, units_of
from firmware.tables.casino.plan import Plan
from tests.engine import casino_kit as kit

_MOST = 300  # legal moves of a position that is looked at


def positions(seed, rounds, chance):
    """Views of positions of random rounds, with their legal moves; units are liked."""
    for number in range(rounds):
        options = bytes([chance.randrange(2) for _ in range(4)] + [0, 0])
        rules = Rules(chance.choice((2, 3, 4)), options, Decks(f"{seed} {number}"), 0)
        deal = rules.deals
        while rules.deals == deal and not rules.over():
            moves = list(rules.moves())
            if len(moves) <= _MOST:
                yield rules.view(rules.seat()), moves
            units = [move for move in moves if move[0] in (1, 2, 3)]
            rules.play(chance.choice(units if units and chance.random() < 0.6 else moves))


def adds(plan, item):
    """Whether a card or a unit may still be added."""
    if item & 64:
        return plan.opens(plan.loose, plan.units + bytes((item ^ 64,)))
    return plan.opens(plan.loose + bytes((item,)), plan.units)


def parts(move):
    """What a move consists of, as two sets."""
    return set(loose_of(move)), set(units_of(move))


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_bright_is_what_some_legal_move_has(seed):
    chance = random.Random(seed)
    for view, moves in positions(seed, 2, chance):
        for card in view.hands[view.seat]:
            mine = [move for move in moves if move[1] == card]
            plan = Plan(view, card)
            assert bool(plan.trail or plan.opens(b"", b"")) == bool(mine)
            while True:
                loose, units = set(plan.loose), set(plan.units)
                able = []
                for one in set(view.table) - loose:
                    opens = any(
                        loose | {one} <= parts(move)[0] and units <= parts(move)[1]
                        for move in mine
                    )
                    assert adds(plan, one) == opens
                    able += [one] * opens
                for total in {unit[0] for unit in view.units} - units:
                    opens = any(
                        loose <= parts(move)[0] and units | {total} <= parts(move)[1]
                        for move in mine
                    )
                    assert adds(plan, 64 | total) == opens
                    able += [64 | total] * opens
                if not able:
                    break
                plan.toggle(chance.choice(able))


@pytest.mark.parametrize("seed", [3, 4])
def test_every_legal_move_can_be_chosen_and_nothing_else(seed):
    chance = random.Random(seed)
    for view, moves in positions(seed, 3, chance):
        for move in chance.sample(moves, min(8, len(moves))):
            plan = Plan(view, move[1])
            steps = list(loose_of(move)) + [64 | total for total in units_of(move)]
            chance.shuffle(steps)
            for item in steps:
                assert adds(plan, item)
                plan.toggle(item)
            assert move in plan.meanings
            for meaning in plan.meanings:
                assert meaning in moves and parts(meaning)[0] == parts(move)[0]


@pytest.mark.parametrize("seed", [5, 6])
def test_proposals_are_legal_and_captures_are_maximal(seed):
    """CA-04: the first one is a capture wherever there is any."""
    chance = random.Random(seed)
    for view, moves in positions(seed, 3, chance):
        for card in view.hands[view.seat]:
            mine = [move for move in moves if move[1] == card]
            proposals = list(Plan(view, card).proposals())
            assert bool(proposals) == bool(mine)
            assert len(set(proposals)) == len(proposals)
            assert set(proposals) <= set(mine)
            captures = [parts(move) for move in mine if not move[0]]
            for move in proposals:
                loose, units = parts(move)
                assert move[0] or not any(
                    loose <= more and units <= others and (loose, units) != (more, others)
                    for more, others in captures
                )
            assert not captures or not proposals[0][0]


def test_k2_has_two_maximal_captures_and_k3_one():
    """CA-02 to CA-04."""
    for table, held, count in (("AC 2D 3H 5S 6C 8D", "8C", 2), ("9D 5S 4H 2C 7H", "9C", 1)):
        rules = kit.placed(table, (held, "KS"))
        plan = Plan(rules.view(0), kit.hand(held)[0])
        assert len([move for move in plan.proposals() if not move[0]]) == count


def test_proposals_are_turned_through_in_a_ring():
    rules = kit.placed("AC 2D 3H 5S 6C 8D", ("8C", "KS"))
    plan = Plan(rules.view(0), kit.hand("8C")[0])
    plan.propose()
    seen = [plan.move()]
    for _ in range(3):
        plan.turn(1)
        seen.append(plan.move())
    assert seen[3] == seen[0] and len(set(seen)) == 3
    for _ in range(3):
        plan.turn(-1)
    assert plan.move() == seen[0]
    plan.turn(-1)
    assert plan.move() == seen[2]


def test_what_a_hint_says_is_chosen_even_if_it_is_no_proposal():
    rules = kit.placed("AC 2D 3H 5S 6C 8D", ("8C", "KS"))
    plan = Plan(rules.view(0), kit.hand("8C")[0])
    plan.propose()
    move = rules.parse("capture 8C: 6C+2D")
    plan.take(move)
    assert plan.move() == move and plan.several()
    plan.turn(1)
    assert plan.move() == list(plan.proposals())[0]


def test_very_many_cards_are_no_trouble():
    """A position with thousands of plays: neither a list of them nor a long search."""
    table = " ".join(rank + suit for rank in "A2345" for suit in "CDHS") + " 6C 7C 8C"
    rules = kit.placed(table, ("TC 9D 8H 7S", "KS"))
    view = rules.view(0)
    for card in view.hands[0]:
        plan = Plan(view, card)
        for move in plan.proposals():
            assert rules.allows(move)
        first = next(plan.proposals())
        assert len(loose_of(first)) > 8
        plan.take(first)
        for one in view.table:
            adds(plan, one)


def test_groups_are_found_by_value():
    none = bytearray(reach.VALUES_END)
    spare = reach.counts(kit.hand("2C 2D 2H"))
    assert reach.completes(reach.counts(kit.hand("4C 4D 4H")), spare, 6)
    assert not reach.completes(reach.counts(kit.hand("4C 4D 4H 4S")), spare, 6)
    assert reach.completes(none, none, 6)
    assert not reach.completes(reach.counts(kit.hand("7C")), spare, 6)
