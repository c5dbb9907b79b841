# SPDX-License-Identifier: MIT
"""How the player lays its cards, and what it gathers from the other's."""

from engine import cards
from engine.cribbage import belief, crib_table, pegging, player
from engine.cribbage.lookahead import ONE, Lookahead
from engine.cribbage.scoring import pegged
from engine.rng import Rng
from tests.engine import kit
from tests.engine.test_player import last

KEPT_BY_DEALER = crib_table.KEPT[1]


def laid(rules, level: int = player.HARD) -> str:
    """The card that a level lays in this position."""
    move = last(player.think(rules.view(rules.seat()), level, Rng("laid")))
    return cards.text(move[1])


def weights(rules, seat: int) -> dict:
    """What a seat believes of the other hand, by the letters of the ranks, without the zeros."""
    found = belief.weights(rules.view(seat), True)
    return {cards.RANKS[rank]: found[rank] for rank in range(13) if found[rank]}


def test_points_by_rank_are_those_of_the_rules():
    """The quick count agrees with the itemised one on random lines (CR-12, CR-13)."""
    rng = Rng("lines")
    for ranks in (5, 7, 13):
        for _ in range(60):
            deck = cards.pack()[: 4 * ranks]
            rng.shuffle(deck)
            line = bytearray()
            count = 0
            for card in deck:
                count += cards.VALUE[card >> 2]
                if count > 31:
                    break
                line.append(card)
                expected = sum([scored for _, scored, _ in pegged(bytes(line), count)])
                so_far = bytes([laid >> 2 for laid in line[:-1]])
                assert pegging.points(so_far, len(so_far), card >> 2, count) == expected


def test_it_takes_what_scores():
    rules = kit.dealt("7H 4D 9S KC", "8H 2D QS JC", "3H")
    kit.lay(rules, "7H")
    assert laid(rules) == "8H"  # fifteen
    kit.lay(rules, "8H 9S")  # a run of three
    assert rules.count == 24 and laid(rules) == "2D"  # not the five: nothing there scores


def test_it_does_not_lead_a_five_nor_leave_twentyone():
    rules = kit.dealt("5H 9D JS KC", "8H 2D QS JC", "3H")
    assert laid(rules) != "5H"
    rules = kit.dealt("4H 9D KS KC", "7H AD 2S JC", "QH")
    kit.lay(rules, "4H 7H")
    assert laid(rules) == "9D"  # a King would leave 31 to any ten-card


def test_the_end_of_the_match_is_counted_in():
    """At 119 a pair wins, whatever else might score more later (CR-16)."""
    rules = kit.dealt("9H 4D 9S KC", "9D 2D 5S JC", "3H", points=(110, 119))
    kit.lay(rules, "9H")
    assert laid(rules) == "9D"
    rules.play(last(player.think(rules.view(1), player.HARD, Rng("wins"))))
    assert rules.winners() == b"\1"


def test_it_remembers_the_passo():
    """After a Passo at 25 the other holds nothing up to 6."""
    rules = kit.dealt("TH 5D 7S KC", "9H 8D QS JC", "3H")
    kit.lay(rules, "TH 8D 7S")
    assert rules.count == 25 and rules.seat() == 0 and rules.passed == 2
    believed = weights(rules, 0)
    assert not [rank for rank in "A23456" if rank in believed]
    assert believed["9"] == 4 * KEPT_BY_DEALER[8]


def test_it_remembers_it_after_the_reset():
    rules = kit.dealt("AH TD KS QC", "9H 8D 7S JC", "3H")
    kit.lay(rules, "TD 9H")
    kit.lay(rules, "QC")
    assert rules.count == 29 and rules.seat() == 0
    kit.lay(rules, "AH")  # 30: the dealer has said Passo at 29
    assert rules.count == 0
    assert not [rank for rank in "A2" if rank in weights(rules, 0)]
    assert "A" not in weights(rules, 1) and "2" in weights(rules, 1)  # nothing fitted at 30


def test_cards_seen_are_not_expected_again():
    rules = kit.dealt("5H 5D 6S KC", "8H 2D QS JC", "5S", "5C 9H 9C 9D")
    believed = weights(rules, 0)
    assert "5" not in believed and believed["9"] == 3 * KEPT_BY_DEALER[8]
    assert believed["A"] == 4 * KEPT_BY_DEALER[0]


def test_a_score_not_taken_is_held_against_the_card():
    rules = kit.dealt("7H 4D 9S KC", "TH 2D QS JC", "3H")
    kit.lay(rules, "7H TH")
    believed = weights(rules, 0)
    assert 2 * believed["8"] == 4 * KEPT_BY_DEALER[7] and believed["T"] == 3 * KEPT_BY_DEALER[9]


def test_chances_are_those_of_drawing():
    """Two of 39 unseen without a rank of four: 35 * 34 / (39 * 38)."""
    rules = kit.dealt("AH 3D 7S KC", "2H 5D 9S JC", "3H")
    look = Lookahead(rules.view(0), True)
    look.others = 2
    exact = ONE * 41 * 40 // (45 * 44)
    look.weight = 45 * belief.UNIT
    assert abs(look.chance_without(41 * belief.UNIT) - exact) <= 2
    look.others = 0
    assert look.chance_without(0) == ONE


def test_the_beginner_plays_the_scores_it_sees():
    rules = kit.dealt("7H 4D 9S KC", "8H 2D QS JC", "3H")
    kit.lay(rules, "7H")
    seen = 0
    for n in range(40):
        move = last(player.think(rules.view(1), player.EASY, Rng("sees", n)))
        seen += move[1] == cards.parse("8H")
    assert 28 <= seen < 40
