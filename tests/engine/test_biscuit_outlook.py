# SPDX-License-Identifier: MIT
"""What the hard player of Biscuit goes by: ends, memory, chances."""

from engine import decktet
from engine.biscuit import player
from engine.biscuit.ends import RANKS, Ends, eleven, fitting
from engine.biscuit.memory import Lacks, unseen
from engine.biscuit.outlook import ONE, Outlook, without
from engine.biscuit.scoring import eleven as makes_eleven
from engine.biscuit.scoring import placed
from engine.cards import NONE
from tests.engine import biscuit_kit as kit
from tests.engine.test_biscuit_player import hands_of_all_kinds, last, played_by


def test_what_ends_offer_is_what_placing_scores():
    compared = 0
    for match in hands_of_all_kinds(6):
        rules = match.rules
        deck = rules.options[0]
        ends = Ends(rules.board, deck)
        held = [card for card, _, _ in rules.board.cards()]
        for card in rules.deck():
            if card in held:
                continue
            best = -1
            for i, (x, y, neighbour) in enumerate(rules.board.ends()):
                points = sum([part[1] for part in placed(rules.board, card, x, y, deck)])
                assert ends.points[RANKS * i + decktet.RANK[card]] == points
                assert eleven(ends, i, card, deck) == makes_eleven(rules.board, card, x, y, deck)
                fits = fitting(card) & ends.suits[i] != 0
                assert fits == decktet.touching(card, neighbour)
                best = max(best, points) if fits else best
                compared += 1
            assert ends.best(card) == best
    assert compared > 5000


def test_choices_know_what_playing_them_does():
    for match in hands_of_all_kinds(12):
        rules = match.rules
        if rules.over() or rules.drawn != NONE:
            continue
        choices = list(Outlook(rules.view(rules.seat())).choices(rules.hands[rules.seat()]))
        moves = [move for move in rules.moves() if move[0] == 0]
        assert [player.placing(choice) for choice in choices] == moves
        for choice, move in zip(choices, moves):
            after = kit.copied(rules)
            after.play(move)
            fresh = [event for event in after.events[after.fresh:] if event[1] not in (4, 5)]
            assert choice.now == sum([event[2] for event in fresh])
            drew = len(rules.stock) - len(after.stock) if not after.over() else choice.hits
            assert choice.hits == drew or after.deals != rules.deals


def test_memory_knows_all_that_has_been_seen():
    for match in hands_of_all_kinds(6):
        rules = match.rules
        for seat in range(len(rules.hands)):
            left = list(rules.stock) + list(rules.buried)
            for other in range(len(rules.hands)):
                if other != seat:
                    left += list(rules.hands[other])
            assert list(unseen(rules.view(seat))) == sorted(left)


def test_memory_of_what_others_lack_is_true():
    """Of a hand that drew, so many cards fit nowhere at the time: they lack those suits."""
    told = 0
    for n in range(18):
        seats = 2 + n % 3
        chosen = bytes((n % 6, 0, n % 2, 0, 1))
        for match in played_by(b"\2\1\2\1"[:seats], "lacks %d" % n, chosen):
            rules = match.rules
            for seat in range(seats):
                lacks = Lacks(rules.view((seat + 1) % seats), seat)
                hand = rules.hands[seat]
                lacking = [card for card in hand if lacks.may_hold(card)]
                if lacks.suits:
                    assert len(lacking) >= lacks.cards, (lacks.suits, lacks.cards)
                    told += lacks.cards > 0
                else:
                    assert lacks.cards == 0
    assert told > 60


def test_the_memory_of_a_hand_ends_with_it():
    board = kit.nines()
    rules = kit.position(board, ["AW 7WY", "AM"], "8WL CW")
    kit.play(rules, "draw", "place 8WL -2,0")
    rules.turn = 0
    lacks = Lacks(rules.view(1), 0)
    assert (lacks.suits, lacks.cards) == (decktet.SUITS[kit.card("9LK")] | 3, 2)
    assert not lacks.may_hold(kit.card("CS")) and not lacks.may_hold(kit.card("E"))
    assert lacks.may_hold(kit.card("7WY"))
    assert Lacks(rules.view(0), 1).cards == 0
    rules.event(1, 10, 0)
    assert Lacks(rules.view(1), 0).cards == 0


def test_of_a_card_drawn_and_kept_nothing_is_known():
    rules = kit.position(kit.nines(), ["AW 7WY", "AM"], "2SY CW")
    kit.play(rules, "draw", "pass")
    lacks = Lacks(rules.view(1), 0)
    assert lacks.cards == 2 and len(rules.hands[0]) == 3
    # With the rule that it must be placed, a card that is kept has no place either.
    forced = kit.options(drawn="forced")
    rules = kit.position(kit.nines(), ["AW 7WY", "AM"], "CW 2SY", chosen=forced)
    kit.play(rules, "draw")
    assert Lacks(rules.view(1), 0).cards == 3


def test_chances_are_those_of_drawing_without_putting_back():
    assert without(10, 0, 3) == ONE and without(10, 10, 1) == 0 and without(0, 0, 2) == ONE
    assert without(4, 3, 1) == ONE // 4 and without(4, 1, 2) == ONE // 2
    assert without(3, 2, 2) == 0 and without(2, 0, 3) == ONE


def outlook(board: str, hands) -> tuple:
    """An outlook of seat 0 and its judged choices by text of the move."""
    initial, _, line = board.partition(" ")
    rules = kit.position(kit.laid(initial, line), hands)
    look = Outlook(rules.view(0))
    choices = list(look.choices(rules.hands[0]))
    for choice in choices:
        last(look.judge(choice))
    return look, {rules.text(player.placing(one)): one for one in choices}


def test_the_hard_player_knows_how_often_the_next_is_blocked():
    """Two cards of the unseen that have neither Moons nor Knots, drawn without putting back."""
    look, choices = outlook("2MK CK@1,0", ["AK AM", "AS AW"])
    choice = choices["place AK 2,0"]
    fits = [card for card in look.unseen if decktet.SUITS[card] & (1 | 32)]
    places = len(look.unseen) - len(fits)
    exact = ONE * places * (places - 1) // (len(look.unseen) * (len(look.unseen) - 1))
    assert abs(choice.figures[1] - exact) <= 2
