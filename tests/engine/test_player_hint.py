# SPDX-License-Identifier: MIT
"""The hint: the hard player's move, and a reason that is true."""

from engine import cards
from engine.cribbage import player, reasons
from engine.cribbage.codes import AT_PLAY, DISCARDING, PLAYING
from engine.cribbage.lookahead import Lookahead
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


def test_what_it_says_of_other_cards_is_what_it_reckoned():
    """Of a card that scores nothing beside the one on which the other scores least often."""
    said = {"plan": 0, "less": 0, "least": 0}
    for n in range(5):
        for match in played_by(b"\3\3", "beside %d" % n):
            rules = match.rules
            if rules.phase != PLAYING or rules.over():
                continue
            view = rules.view(rules.seat())
            move, why = last(player.hint(view, match.rng()))
            if why[0] not in said:
                continue
            said[why[0]] += 1
            look = Lookahead(view, True)
            rank = move[1] >> 2
            often = {other: look.danger(other) for other in look.choices()}
            if why[0] == "least":
                assert why[3] == reasons._in_ten(often[rank])
                assert all(reasons._in_ten(found) >= why[3] for found in often.values())
                continue
            rival = why[4][0] >> 2
            assert rival != rank and often[rival] == min(
                [found for other, found in often.items() if other != rank])
            _, lost, gained = look.parts(rank)
            _, other_lost, other_gained = look.parts(rival)
            assert gained > other_gained if why[0] == "plan" else lost < other_lost
    assert min(said.values()) > 5, said


def test_a_card_is_preferred_for_what_it_really_spares():
    """After 25 neither the 8 nor the king can follow: the queen costs fewer points."""
    rules = kit.dealt("8H QD KC JS", "2C 3C 4H 5S", "9C")
    rules.pile = bytearray(cards.hand("JS")) + bytearray([64 | cards.parse("5S")])
    rules.hands = [bytearray(cards.hand("8H QD KC")), bytearray(cards.hand("2C 3C 4H"))]
    rules.count = 15
    move, why = hinted(rules)
    assert move == "play QD" and why[0] == "less" and why[4] == cards.hand("8C")


def test_near_the_end_the_chance_to_win_is_the_reason_only_where_it_decides():
    rules = kit.dealt("5S 7D 8C 9S", "AC 3D 6S 9H", "KC", "JD QD 7H 7S")
    rules.phase = DISCARDING
    rules.hands[0] = bytearray(sorted(cards.hand("5S 7D 8C 9S JD QD")))
    for points, keys in (((114, 60), "keep_win_more"), ((60, 60), "keep_anyway keep_safe"),
                         ((114, 120), "keep_win_more keep_anyway keep_safe")):
        rules.points = list(points)
        why = hinted(rules)[1]
        assert why[0] in keys.split(), (points, why)
        if why[0] == "keep_win_more":
            assert why[2] > why[4]


def test_the_card_that_wins_the_match_says_so():
    """Whatever it makes: fifteen, or the last card."""
    rules = kit.dealt("7H 4D 9S KC", "8H 2D QS JC", "3H")
    kit.lay(rules, "7H")
    for points, why in ((118, ("fifteen", cards.hand("8H"), 2)), (119, ("win", cards.hand("8H"))),
                        (120, ("win", cards.hand("8H")))):
        rules.points[1] = points
        assert hinted(rules) == ("play 8H", why)


def test_cards_alike_are_not_one_card():
    rules = kit.dealt("4H 4S QD KC", "8H 2D QS JC", "3H")
    rules.pile = bytearray(cards.hand("TH JD 5C"))
    rules.count = 25
    for held, number in (("4H 4S QD", 2), ("4H QD", 1)):
        rules.hands[0] = bytearray(cards.hand(held))
        move, why = hinted(rules)
        assert why == ("only", cards.hand(move[5:]), number)


def test_that_the_other_could_win_is_told_as_that():
    """Where a card on which it scores fewer points in the mean is one on which it wins."""
    told = 0
    for n in range(46, 50):
        for match in played_by(b"\3\3", "late %d" % n):
            rules = match.rules
            if rules.phase != PLAYING or rules.over() or max(rules.points) < 105:
                continue
            view = rules.view(rules.seat())
            move, why = last(player.hint(view, match.rng()))
            if why[0] in ("less", "less_win"):
                look = Lookahead(view, True)
                look.other_need = 121
                lost, rivals = [look.parts(card >> 2)[1] for card in (move[1], why[4][0])]
                assert (lost < rivals) == (why[0] == "less")
                told += why[0] == "less_win"
    assert told
