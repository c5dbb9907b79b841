# SPDX-License-Identifier: MIT
"""The hint: the hard player's move, and a reason that is true."""

from engine import cards
from engine.cribbage import player
from engine.cribbage.codes import AT_PLAY, DISCARDING, PLAYING
from engine.rng import Rng
from tests.engine import kit
from tests.engine.test_player import copied, last, played_by


def hints(seed: str):
    """Every hint of a match between hard players: a copy of the position, the move, why."""
    for match in played_by(b"\3\3", seed):
        rules = match.rules
        if not rules.over():
            view = rules.view(rules.seat())
            move, why = last(player.hint(view, match.rng()))
            yield copied(rules), move, why


def next_score(rules) -> int:
    """Points without go and last that the one who decides now has got from its last card."""
    return sum([
        event[2] for event in rules.events[rules.fresh:]
        if event[3] == AT_PLAY and rules.REASONS[event[1]] not in ("go", "last")
    ])


def hinted(rules) -> tuple:
    """The move of a hint as text and its reason."""
    move, why = last(player.hint(rules.view(rules.seat()), Rng("hinted")))
    return rules.text(move), why


def test_a_hint_is_the_move_of_the_hard_player():
    for match in played_by(b"\3\3", "the same"):
        rules = match.rules
        if not rules.over():
            view = rules.view(rules.seat())
            hard = last(player.think(view, player.HARD, match.rng()))
            assert last(player.hint(view, match.rng()))[0] == hard


def test_the_points_it_names_are_those_that_come():
    named = 0
    for rules, move, why in hints("points"):
        if rules.phase != PLAYING:
            continue
        assert why[1] == move[1:]
        seat = rules.seat()
        before = rules.points[seat]
        choices = len(set([choice[1] >> 2 for choice in rules.moves()]))
        rules.play(move)
        scored = next_score(rules)
        by_name = why[0].split("_")[0] in rules.REASONS
        assert by_name == (scored > 0)
        assert (why[0] == "only") == (choices == 1 and not scored)
        if by_name:
            assert why[2] == scored
            named += 1
        if why[0] == "ends":
            assert rules.points[seat] == before + 1
    assert named > 10


def test_what_it_says_of_the_other_comes_true():
    """Of the real other hand, whatever it is: "safe", "lead_low" and "alone" hold."""
    said = set()
    for n in range(3):
        for rules, move, why in hints("true %d" % n):
            if rules.phase != PLAYING or why[0] not in ("safe", "lead_low", "alone"):
                continue
            seat = rules.seat()
            rules.play(move)
            said.add(why[0])
            assert (rules.seat() == seat) == (why[0] == "alone") or rules.count == 0
            if rules.seat() != seat and why[0] != "alone":
                for answer in list(rules.moves()):
                    after = copied(rules)
                    after.play(answer)
                    fifteen = [e for e in after.events[after.fresh:] if e[1] == 1]
                    assert not (fifteen if why[0] == "lead_low" else next_score(after))
    assert "lead_low" in said and "alone" in said


def test_the_figures_of_a_discard():
    rules = kit.dealt("5H 5C JD QS", "AC 3D 6S 9H", "KC", "2C 8D 7H 7S")
    rules.phase = DISCARDING
    rules.hands[0] = bytearray(sorted(cards.hand("5H 5C JD QS 2C 8D")))
    move, why = hinted(rules)
    assert move == "discard 2C 8D"
    assert why == ("keep_anyway", cards.hand("5C 5H JD QS"), 10, 12, 7, cards.hand("2C 8D"), 5, 0)
    rules.dealer = 0
    assert hinted(rules)[1][0] == "keep_own"
    rules.hands[0] = bytearray(sorted(cards.hand("2H 4H 6H 8H KC QD")))
    assert hinted(rules)[1][0] == "keep_own_suit"


def test_cuts_and_deals_have_a_plain_reason():
    keys = [why[0] for _, _, why in hints("cuts")]
    assert keys[:2] == ["cut_first", "cut_first"] and "cut_starter" in keys and "deal" in keys


def test_single_reasons():
    rules = kit.dealt("4H 4D 9S KC", "8H 2D QS JC", "3H")
    assert hinted(rules) == ("play 4D", ("lead_pair", cards.hand("4D")))
    rules = kit.dealt("7H 4D 9S KC", "8H 2D QS JC", "3H")
    kit.lay(rules, "7H")
    assert hinted(rules) == ("play 8H", ("fifteen", cards.hand("8H"), 2))
    kit.lay(rules, "8H")
    assert hinted(rules) == ("play 9S", ("run", cards.hand("9S"), 3))
