# SPDX-License-Identifier: MIT
"""The computer player of Biscuit as a whole: legal, honest, the same every time."""

from engine.biscuit import beginner, player
from engine.biscuit.ends import after
from engine.biscuit.outlook import Outlook
from engine.cards import NONE
from engine.match import Match
from engine.rng import Rng
from tests.engine import biscuit_kit as kit
from tests.engine.every_game import decision, last

LEVELS = (player.EASY, player.MEDIUM, player.HARD)
ONE_HAND = kit.options(target=0)


def played_by(levels: bytes, seed: str, chosen: bytes = ONE_HAND):
    """The positions of a match between these levels, the finished one too."""
    match = Match("biscuit", levels, seed, chosen)
    yield match
    while not match.rules.over():
        match.play(decision(match, levels[match.rules.seat()]))
        yield match


def hands_of_all_kinds(count: int):
    """Positions of hands with all decks, seats and options, played by all levels."""
    for n in range(count):
        seats = 2 + n % 3
        chosen = bytes((n % 6, n // 2 % 2, n // 3 % 2, n % 2 if seats == 4 else 0, 1))
        yield from played_by(b"\3\2\1\3"[:seats], "kind %d" % n, chosen)


def test_a_hint_is_the_hard_players_move():
    for match in hands_of_all_kinds(6):
        rules = match.rules
        if not rules.over():
            move, why = last(player.hint(rules.view(rules.seat()), match.rng()))
            assert move == decision(match, player.HARD)
            assert (why[0] in ("draw", "pass")) == (move[0] != 0)
            if move[0] == 0:
                assert why[1] == move[1:2]


def test_a_decision_comes_in_slices():
    """Nothing thinks on and on: the screen is drawn between the slices."""
    rules = kit.position(kit.laid("5ML"), ["6MW 7ML 2MK CL 3LY", "AM AS"], "CK")
    choices = list(Outlook(rules.view(0)).choices(rules.hands[0]))
    assert len(choices) == 10
    for level, least in ((player.HARD, 3 * len(choices)), (player.MEDIUM, len(choices))):
        assert len(list(player.think(rules.view(0), level, Rng("slices")))) > least


def test_points_now_win_where_nothing_else_differs():
    for level in LEVELS:
        rules = kit.position(kit.laid("8MS"), ["9MS AM 4WL", "2WL"], "", 0, (), ONE_HAND)
        move = last(player.think(rules.view(0), level, Rng("now")))
        assert rules.text(move).startswith("place 9MS ")


def test_hard_and_medium_prefer_elevensies_between_equal_points():
    board = kit.laid("5ML", "CM@-1,0")
    # AM on the right makes eleven with the Crown, 2MK does not; neither scores.
    rules = kit.position(board, ["AM 2MK", "AW AS 3SK"], "2SY 2WL", 0, (), ONE_HAND)
    for level in (player.MEDIUM, player.HARD):
        move = last(player.think(rules.view(0), level, Rng("eleven")))
        assert rules.text(move) == "place AM 1,0"
    move, why = last(player.hint(rules.view(0), Rng("eleven")))
    assert why[0] == "eleven" and why[5] == 1


def test_medium_minds_a_little_what_it_leaves_to_others():
    """Where all else is equal it places the card after which unseen cards score less."""
    board = kit.laid("5ML", "9LK@1,0")
    rules = kit.position(board, ["AM AL", "AW AS 3SK"], "2SY 2WL", 0, (), ONE_HAND)
    look = Outlook(rules.view(0))
    worth = {}
    for choice in look.choices(rules.hands[0]):
        ends = after(look.view.board, choice, look.deck)
        left = sum([max(0, ends.best(card)) for card in look.unseen])
        worth[left] = max(beginner._planned(look, choice), worth.get(left, -9999))
    assert len(worth) > 1 and worth[min(worth)] == max(worth.values())


def test_who_can_do_nothing_draws_or_passes():
    board = kit.nines()
    for pile, text in (("2SY", "draw"), ("", "pass")):
        rules = kit.position(board, ["AW 7WY", "5SW"], pile)
        for level in LEVELS:
            assert rules.text(last(player.think(rules.view(0), level, Rng("idle")))) == text
        assert last(player.hint(rules.view(0), Rng("idle")))[1] == (text,)


def test_a_drawn_card_is_placed_alone():
    board = kit.nines()
    rules = kit.position(board, ["AW 7WY", "5SW"], "2SY")
    kit.play(rules, "draw")
    assert rules.drawn != NONE
    for level in LEVELS:
        move = last(player.think(rules.view(0), level, Rng("drawn")))
        assert rules.text(move) == "place 2SY 2,0"


def test_a_hand_without_cards_is_no_trouble():
    """A position may leave a hand empty that does not decide yet."""
    rules = kit.position(kit.laid("5ML"), ["6MW AM", ""], "CK 2MK")
    assert rules.allows(last(player.think(rules.view(0), player.HARD, Rng("none"))))
    kit.play(rules, "place AM 1,0")
    assert rules.text(last(player.think(rules.view(1), player.HARD, Rng("none")))) == "draw"
