# SPDX-License-Identifier: MIT
"""The reasons of casino's hints hold: against every legal move, and against the end played out."""

import pytest

from engine.cards import hand
from engine.casino import reasons
from engine.casino.groups import VALUES
from engine.casino.judge import Judge
from firmware.texts.sentence import sentence
from tests.engine import casino_kit as kit
from tests.engine.casino_kit import copied
from tests.engine.test_casino_player import final, hinted
from tests.firmware.test_casino_hints import ENGLISH, hints

CAPTURE, TRAIL = 0, 4
DEALT = "4C 4D 5C 5D 9C 9D JC QC"


@pytest.fixture(scope="module")
def told():
    """Positions before a hint, its move and its reason, for all tests here."""
    return [(copied(rules), move, why) for rules, move, why in hints(24)]


def known(rules) -> list:
    """Every legal move with what it takes or unites, the card played first."""
    return [(move, move[1:2] + reasons.joined(rules, move)) for move in rules.moves()]


def captured(rules) -> list:
    """The cards that each legal capture brings."""
    return [cards for move, cards in known(rules) if move[0] == CAPTURE]


def points(cards) -> int:
    return sum(reasons.POINTS.get(card, 0) for card in cards)


def majority(rules, spades: bool) -> tuple:
    """What the side that decides has of cards or spades, the best other side, and the rest."""
    sides = 2 if rules.options[5] else len(rules.hands)
    counts = [0] * sides
    for seat, pile in enumerate(rules.taken):
        counts[seat % sides] += len([card for card in pile if not spades or card & 3 == 3])
    mine = counts.pop(rules.seat() % sides)
    return mine, max(counts), (13 if spades else 52) - mine - sum(counts)


def can_still_win(rules, spades: bool) -> bool:
    mine, best, rest = majority(rules, spades)
    return mine <= best + rest and mine + rest > best


def hidden(rules) -> bytes:
    """The cards that the seat that decides does not know."""
    seat = rules.seat()
    return b"".join(rules.hands[:seat] + rules.hands[seat + 1:]) + rules.stock


def test_the_only_legal_move_is_told_as_such(told):
    seen = set()
    for rules, _, why in told:
        alone = len(list(rules.moves())) == 1
        if why[0].startswith("ending"):
            assert why[7] == alone
        else:
            assert (why[0] in ("take_only_move", "trail_only_card")) == alone, why
            assert why[0] != "trail_only_card" or len(rules.hands[rules.seat()]) == 1
        seen.add((why[0], alone))
    assert {("take_only_move", True), ("trail_only_card", True), ("ending_level", True)} <= seen


def test_a_unit_of_one_s_own_is_in_danger_only_where_somebody_can_take_it(told):
    seen = set()
    for rules, move, why in told:
        if why[0] == "take_a_unit":
            values = [VALUES[card] for card in hidden(rules)]
            assert (why[4] == 2) <= (VALUES[move[1]] not in values)
            assert (why[4] == 1) <= (VALUES[move[1]] in values)
            assert why[4] < 2 or TRAIL not in [legal[0] for legal in rules.moves()]
            seen.add(why[4])
    assert seen == {0, 1, 2}


def test_a_majority_is_spoken_of_only_where_it_is_open(told):
    seen = set()
    for rules, _, why in told:
        if why[0] in ("take_cards", "take_spades"):
            assert can_still_win(rules, why[0] == "take_spades")
        elif why[0] in ("take_denied", "take_decided"):
            assert not can_still_win(rules, False)
            assert why[0] == "take_decided" or majority(rules, False)[2]
        seen.add((why[0], len(rules.hands), rules.options[5]))
    for key in ("take_cards", "take_decided"):
        assert {(key, 2, 0), (key, 3, 0), (key, 4, 1)} <= seen | {("take_decided", 4, 1)}


def test_no_other_capture_fits_what_is_said_of_one_better(told):
    for rules, _, why in told:
        key, taken = why[0], captured(rules)
        if key == "take_cards":
            assert max(len(cards) for cards in taken) == why[2]
        if key in ("take_cards", "take_spades"):
            assert not any(map(points, taken))
        if key == "take_points":
            assert not [cards for cards in taken if points(cards) > why[3]
                        and len(cards) >= why[2]]
        if key == "take_spades":
            assert not [cards for cards in taken if len(cards) >= why[2]
                        and sum(card & 3 == 3 for card in cards) > why[3]]


def test_what_is_not_played_could_be_and_would_bring_more_or_be_safer(told):
    seen = set()
    for rules, move, why in told:
        key = why[0]
        if key.endswith("leaving_less") or key in ("take_for_next_turn", "trail_for_next_turn"):
            judge = Judge(rules.view(rules.seat()), True, True)
            judge.value(move)
            now = judge.now
            others = [other for other, cards in known(rules) if cards == why[3] + why[2]]
            assert others
            if key.startswith("trail"):
                assert (why[4] == 0) == (others[0][0] == CAPTURE)
            judge.value(others[0])
            assert key.startswith("trail") or judge.now > now
            if key.endswith("turn"):
                assert why[5] != move[1:2] and why[5][0] in rules.hands[rules.seat()]
        if key.startswith("trail_at_risk") or key == "trail_only":
            judge = Judge(rules.view(rules.seat()), True, True)
            takers = [reasons._takers(judge, card) for card in rules.hands[rules.seat()]]
            mine = reasons._takers(judge, move[1])
            assert (mine == min(takers)) == (key == "trail_only")
            assert key == "trail_only" or reasons._takers(judge, why[2][0]) == min(takers)
        seen.add(key)
    assert {"take_for_next_turn", "take_leaving_less", "trail_for_next_turn", "trail_at_risk",
            "trail_at_risk_for_next_turn"} <= seen


def outcome(rules, move: bytes, seat: int) -> int:
    """The points ahead for a seat after a move and then best play of both."""
    after = copied(rules)
    after.play(move)
    if after.deals != rules.deals or after.over():
        ahead = after.points[seat] - after.points[1 - seat]
        return ahead + (100 if ahead > 0 else -100) * after.over()
    return final(after, seat) if after.seat() == seat else -final(after, after.seat())


def test_an_ending_says_whether_another_move_does_as_well(told):
    seen = {}
    for rules, move, why in told:
        if not why[0].startswith("ending") or sum(map(len, rules.hands)) > 4 or why[7]:
            continue
        seat = rules.seat()
        legal = list(rules.moves())
        wanted = outcome(rules, move, seat)
        if why[0] == "ending_wins":
            wanted = 50
        rest = [other for other in legal if other != move]
        reached = any([outcome(rules, other, seat) >= wanted for other in rest])
        assert why[6] == 1 + reached, (why, [rules.text(other) for other in legal])
        assert why[5] == (move[2] if move[0] in (1, 2, 3) else 0)
        seen[why[6]] = seen.get(why[6], 0) + 1
    assert min(seen[1], seen[2]) > 2


def test_one_s_only_card_is_no_choice_among_others():
    rules = kit.placed("8S QD 3H 2H 7C", ("", "AS"), turn=1, pack=DEALT)
    assert hinted(rules) == ("trail AS", ("trail_only_card", hand("AS")))


def test_a_capture_of_other_suits_is_told_as_such():
    rules = kit.placed("TC 9C", ("TH TD KC 2H", "QD QH QS JS"), pack="TS 9H 9S 9D")
    judge = Judge(rules.view(0), True, True)
    plain, diamonds = [reasons._judge(judge, rules.parse("capture %s: TC" % card))
                       for card in ("TH", "TD")]
    why = reasons._beside(judge, plain, diamonds, "take")
    assert why[:5] == (why[0], hand("TH"), hand("TC"), hand("TD"), 1)
    assert "of other suits" in sentence(ENGLISH, why)


def test_a_majority_decided_is_no_reason():
    first = [rank + suit for rank in "3456789" for suit in "CDHS"]
    for cards, key in ((28, "take_decided"), (27, "take_spades")):  # with seven spades, and six
        taken = (" ".join(first[:cards]), "TC TH")
        rules = kit.placed("KS JS", ("KC JC", "QD QH"), taken=taken, pack="2C 2D 2H 4H",
                           chosen=kit.options(capture="must"))
        assert hinted(rules)[1][0] == key, cards


@pytest.mark.parametrize("spades", [False, True])
def test_how_a_majority_stands_for_a_side(spades):
    cards = bytes(range(3, 52, 4)) if spades else bytes(range(52))
    for counts, wanted in (
        ((6, 5), 1), ((0, 0), 1), ((7, 0), 0), ((0, 7), 0), ((3, 8, 0), 0), ((1, 5, 5), 2),
        ((4, 4, 4, 0), 1), ((3, 3, 3, 3), 1), ((2, 2, 4, 4), 2), ((2, 2, 5, 3), 0),
    ):
        piles = []
        at = 0
        for count in counts:
            size = count if spades else count * 4
            piles.append(cards[at: at + size])
            at += size
        rules = kit.placed("", [""] * len(counts))
        rules.taken = piles
        assert reasons._most(rules.view(0), spades) == wanted, counts


def test_partners_count_together():
    rules = kit.placed("", [""] * 4, chosen=kit.options(partners=True))
    rules.taken = [b"", bytes(range(20)), bytes(range(20, 47)), b""]
    assert [reasons._most(rules.view(seat), False) for seat in range(4)] == [0] * 4
    assert reasons._most(rules.view(0), True) == 1
