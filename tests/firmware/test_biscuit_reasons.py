# SPDX-License-Identifier: MIT
"""The reasons of Biscuit's hints: what is told is what decided, and worth telling."""

from engine.biscuit import reasons
from engine.biscuit.legal import playable
from engine.biscuit.outlook import ONE, POINT, Outlook
from firmware.texts.sentence import sentence
from tests.engine.test_biscuit_player import last
from tests.firmware.test_biscuit_hints import ENGLISH, ITALIAN, PARTS, hints


def judged(view) -> list:
    """Every choice of the seat that looks, the best first."""
    look = Outlook(view)
    choices = list(look.choices(playable(view)))
    for choice in choices:
        last(look.judge(choice))
    return sorted(choices, key=lambda choice: -choice.value)


def small(why) -> bool:
    """Whether the figures of both moves differ by less than is worth telling."""
    if why[0] in ("safe", "follow"):
        return abs(10 * why[9] + why[10] - 10 * why[11] - why[12]) < 3
    if why[0] == "safe_none":
        return 10 * why[9] + why[10] < 3
    return why[0] in ("block", "room") and why[9] - why[10] < 5


def test_a_figure_is_told_only_where_it_shows_that_the_move_is_better():
    told = reasons._told
    assert told(0, 1, 1, 0) == () and told(0, 2, 1, 1) == ("eleven",)
    assert told(1, ONE, 40, 1) == ("block_sure",) and told(1, ONE - 1, 0, 1) == ("block", 99, 0)
    assert told(1, 41, 40, 0) == () and told(3, 40, 41, 0) == ()
    assert told(3, 1, ONE, 1) == ("room", 99, 0) and told(3, 0, 1, 0) == ("room", 100, 99)
    assert told(2, 0, ONE, 1) == ("safe_none", 1, 0)
    assert told(2, 1, ONE, 1) == ("safe", 0, 1, 1, 0)
    assert told(4, 3 * ONE, ONE // 2, 1) == ("follow", 3, 0, 0, 5)


def test_a_small_difference_is_not_worth_telling():
    told = reasons._told
    hundredth = ONE // 100 + 1
    assert told(1, 5 * hundredth, hundredth, 1) == () and told(1, 5 * hundredth, 0, 1)
    assert told(3, hundredth, 5 * hundredth, 1) == () and told(3, 0, 5 * hundredth, 1)
    assert told(1, 5 * hundredth, hundredth, 0) == ("block", 5, 1)
    for part, own, other in ((2, ONE, 6 * ONE // 5), (4, 6 * ONE // 5, ONE)):
        assert told(part, own, other, 1) == () and told(part, own, other, 0)


def test_that_opponents_draw_is_never_left_out():
    drawn = also = 0
    for view, why in hints(24, "draws"):
        if why[0] not in ("draw", "pass") and not why[0].startswith("out"):
            best = judged(view)[0]
            assert why[5] == best.hits
            for templates, words in ((ENGLISH, "draw"), (ITALIAN, "pesca")):
                assert (words in sentence(templates, why)) == (best.hits > 0)
            drawn += best.hits > 0
            also += best.hits > 0 and why[0] in PARTS and why[0] != "eleven"
    assert drawn > 100 and also > 5


def but(view) -> int:
    """The part that is not told: `safe` where the next has one card, and goes out with it."""
    return 2 if len(view.hands[(view.seat + 1) % len(view.hands)]) == 1 else 5


def test_who_may_go_out_is_never_said_to_score_little():
    """What it scores then is 5 and more: the chance that it has no place is what matters."""
    last = told = 0
    for view, why in hints(40, "last"):
        if but(view) == 2:
            last += 1
            told += why[0] == "block"
            assert why[0] not in ("safe", "safe_none")
    assert last > 20 and told


def test_what_is_told_is_what_decides():
    """Without what is told another move would be best; else nothing that can be told decides."""
    decided = others = 0
    for view, why in hints(24, "decides"):
        choices = [] if why[0] in ("draw", "pass") or why[0].startswith("out") else judged(view)
        if len(choices) < 2:
            continue
        best = choices[0]

        def lead(part, best=best, choices=choices):
            """By how much the best of the others is ahead but for a part, and that one."""
            def apart(choice):
                return choice.value - (POINT * choice.now if part > 4 else choice.parts[part])
            other = max(choices[1:], key=apart)
            return apart(other) - apart(best), other

        part = PARTS.get(why[0], 5)
        if lead(part)[0] > 0:
            decided += 1
        elif why[0] != "even":
            others += 1
        for i in range(5):
            ahead, other = lead(i)
            if ahead > max(0, lead(part)[0]):  # a part that decides more, yet is not told
                twins = [one for one in choices[1:] if one.value == other.value]
                assert len(twins) > 1 or not reasons._advantage(best, other, i, 1, but(view))
    assert decided > 4 * others / 3 and others


def test_what_little_differs_is_told_only_where_nothing_more_is_to_be_told():
    hints_told = little = 0
    for view, why in hints(30, "little"):
        hints_told += 1
        if why[0] == "even" or small(why):
            little += 1
            choices = judged(view)
            for other in choices[1:]:
                assert not reasons._advantage(choices[0], other, -1, 1, but(view))
    assert 0 < little < hints_told / 25


def test_elevensies_that_decide_are_named():
    """Two other moves score more; all that make an opponent draw are of one kind."""
    eleven = more = 0
    for view, why in hints(30, "more"):
        if why[0] == "eleven":
            eleven += 1
            choices = judged(view)
            if why[7]:
                more += 1
                assert [one for one in choices if one.now == why[7] and one.hits < why[5]]
    assert eleven > 50 and more > 10
