# SPDX-License-Identifier: MIT
"""The computer player of casino: legal, honest, the same every time, and right where it can be."""

from engine.casino import player
from engine.casino.ending import Ending
from engine.casino.judge import Judge
from engine.casino.rules import Rules
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from tests.engine import casino_kit as kit
from tests.engine.casino_kit import copied
from tests.engine.every_game import last

EASY, MEDIUM, HARD = LEVELS = (1, 2, 3)


def decision(rules: Rules, level: int, made: int = 0) -> bytes:
    """The move of a level for the seat that decides."""
    return last(player.think(rules.view(rules.seat()), level, Rng("decide", made)))


def hinted(rules: Rules) -> tuple:
    """The move of a hint as text, and its reason."""
    move, why = last(player.hint(rules.view(rules.seat()), Rng("hinted")))
    return rules.text(move), why


def played_by(levels: bytes, seed: str, chosen: bytes = b""):
    """The positions of a match between levels, the finished one too."""
    match = Match("casino", levels, seed, chosen)
    yield match
    while not match.rules.over():
        rules = match.rules
        match.play(decision(rules, levels[rules.seat()], match.made))
        yield match


def final(rules: Rules, seat: int) -> int:
    """The points ahead at the end of the round with best play of both, by trying everything."""
    best = -10000
    mover = rules.seat()
    for move in list(rules.moves()):
        after = copied(rules)
        after.play(move)
        if after.deals != rules.deals or after.over():
            ahead = after.points[mover] - after.points[1 - mover]
            if after.over():
                ahead += 100 if ahead > 0 else -100
        elif after.seat() == mover:
            ahead = final(after, mover)
        else:
            ahead = -final(after, 1 - mover)
        best = max(best, ahead)
    return best


def test_the_end_of_a_round_between_two_is_played_exactly():
    compared = 0
    for n in range(5):
        chosen = bytes([n & 1, n >> 1 & 1, n >> 2 & 1, n & 1, n & 1, 0])
        for match in played_by(b"\2\2", "exact %d" % n, chosen):
            rules = match.rules
            held = sum([len(hand) for hand in rules.hands])
            if rules.over() or rules.stock or not 1 < held <= (5 if n < 3 else 4):
                continue
            seat = rules.seat()
            move = decision(rules, HARD)
            after = copied(rules)
            after.play(move)
            wanted = final(rules, seat)
            if after.deals == rules.deals and not after.over():
                reached = final(after, after.seat())
                assert wanted == (reached if after.seat() == seat else -reached)
            why = hinted(rules)[1]
            assert why[0].split("_")[0] == "ending"
            assert {
                "ending_ahead": wanted > 0, "ending_level": wanted == 0,
                "ending_behind": wanted < 0, "ending_wins": wanted > 50,
                "ending_loses": wanted < -50,
            }[why[0]]
            assert abs(wanted) > 50 or why[2] == abs(wanted)
            compared += 1
    assert compared > 30


def test_an_ending_that_is_too_much_still_has_a_move():
    for match in played_by(b"\3\3", "nodes"):
        rules = match.rules
        if rules.over() or rules.stock:
            continue
        view = rules.view(rules.seat())
        judge = Judge(view, True, True)
        others = judge.others()
        assert sorted(others) == sorted(rules.hands[1 - view.seat])
        first = last(player.think(view, MEDIUM, Rng("first")))
        for effort in (0, 1, 30, 100):
            ending = Ending(view, others)
            ending.left = effort
            found = []
            search = ending.best(view.seat, first)
            while True:
                try:
                    assert next(search) is None
                except StopIteration as stop:
                    found.append(stop.value)
                    break
            assert rules.allows(found[0])
            assert effort > 1 or found[0] == first
            assert ending.hands[view.seat] == view.hands[view.seat]
        if match.made > 100:
            break


def test_a_decision_comes_in_slices():
    match = Match("casino", b"\3\3", "slices")
    steps = len(list(player.think(match.rules.view(0), HARD, match.rng())))
    assert steps > len(list(match.rules.moves())) // 3, "one for every three moves weighed"


def test_a_table_with_thousands_of_plays_is_decided_soon():
    rules = kit.placed("", ("TC TD 9C 3H", "KC QC JD 9H"), pack="KD KH")
    rules.table = bytes([card for card in range(36) if card not in bytes(kit.every_card(rules))])
    for level in LEVELS:
        view = rules.view(0)
        steps = 0
        move = None
        for found in player.think(view, level, Rng("many")):
            move = found
            steps += 1
        assert rules.allows(move) and steps < 600
    assert hinted(rules)[0].startswith("capture")
    rules.stock = b""
    rules.taken[0] = bytes([card for card in range(52) if card not in kit.every_card(rules)])
    assert rules.allows(decision(rules, HARD))


def test_it_takes_the_big_casino_and_leaves_none():
    rules = kit.placed("TD 6C 3H", ("TS 6H 2C KC", "QC QD QH QS"), pack="4C 4D 5C 5D")
    assert rules.text(decision(rules, HARD)) == "capture TS: TD"
    rules = kit.placed("", ("TD KC", "QC QD"), pack="4C 4D 5C 5D", taken=("KD KH KS 4H", ""))
    assert rules.text(decision(rules, HARD)) == "trail KC", "nobody can take it"


def test_a_sweep_counts_where_it_is_played():
    view = kit.placed("5C 4D AS", ("9H AC", "KC QC"), chosen=kit.options(sweeps=1)).view(0)
    judge = Judge(view, True, True)
    judge.value(bytes((0, 34, 0, 16, 13)))
    some = judge.now
    view = kit.placed("5C 4D", ("9H AC", "KC QC"), chosen=kit.options(sweeps=1)).view(0)
    judge = Judge(view, True, True)
    judge.value(bytes((0, 34, 0, 16, 13)))
    assert judge.now == some + 40


def test_decided_majorities_count_no_more():
    first = " ".join([rank + suit for rank in "3456789" for suit in "CDHS"])
    view = kit.placed("KS KD", ("KC QC", "QD QH"), taken=(first, "TC TH")).view(0)
    assert Judge(view, True, True).worth(b"\x30\x33") == 0, "28 cards, 7 spades"
    assert Judge(view, True, False).worth(b"\x30\x33") > 0


def test_a_partners_catch_is_no_loss():
    hands = ("2C KC", "3C QC", "4C JC", "5C QD")
    alone = kit.placed("9C", hands)
    pair = kit.placed("9C", hands, chosen=kit.options(partners=True))
    left = []
    for rules in (alone, pair):
        judge = Judge(rules.view(0), True, True)
        judge.value(bytes((4, 4)))
        left.append(judge.left)
    assert left[1] < left[0]


def test_positions_with_few_cards_are_decided():
    for rules in (
        kit.placed("6H", ("2S 8D", "KC 3D")), kit.placed("", ("8D", ""), ((8, 0, kit.HALF),)),
        kit.placed("3C 5D", ("8D", "KC"), ((8, 0, kit.HALF),)), kit.placed("", ("2S", "")),
        Rules(4, b"", Decks("7")),
    ):
        for level in LEVELS:
            assert rules.allows(decision(rules, level))
        assert rules.allows(rules.parse(hinted(rules)[0]))
