# SPDX-License-Identifier: MIT
"""The hint of Trash: the hard player's move, and a reason that is true."""

from engine.cards import NONE, hand
from engine.rng import Rng
from engine.trash import legal, player
from tests.engine import trash_kit as kit
from tests.engine.test_player import last
from tests.engine.test_trash_player import choice, played_by


def hints(levels: bytes, seed: str, chosen: bytes = b""):
    """Every hint of a match: a copy of the position, the move and why."""
    for match in played_by(levels, seed, chosen):
        view = match.rules.view(match.rules.seat())
        move, why = last(player.hint(view, match.rng()))
        assert move == choice(match.rules, player.HARD, match.rng())
        yield kit.copied(match.rules), move, why


def hinted(rules) -> tuple:
    """The move of a hint as text and its reason."""
    move, why = last(player.hint(rules.view(rules.seat()), Rng("hinted")))
    return rules.text(move), why


def check(rules, move: bytes, why: tuple) -> None:
    """Hold what a hint says against the position and what comes of the move."""
    seat = rules.seat()
    size = rules.sizes[seat]
    after = (seat + 1) % len(rules.sizes)
    key = why[0]
    if key.split("_")[0] in ("take", "leave", "filled", "beyond", "court"):
        top = rules.discard[len(rules.discard) - 1]
        assert why[1] == bytes((top,))
        assert legal.places(rules, seat, top) == key.startswith(("take", "leave"))
        assert (key == "court") == (top >> 2 > 10)
        assert (key == "beyond") == (size <= top >> 2 < 10)
        if key.startswith("leave"):
            assert legal.places(rules, after, top)
    if key == "beyond":
        assert why[2] == size
    if key == "leave":
        assert why[2] == player.open_positions(rules, after) <= 5
    if key == "first":
        assert not rules.discard
    if key.startswith("jack"):
        assert rules.hand != NONE and (key == "jack_wins") == (len(list(rules.moves())) == 1)
        left = player.unseen(rules.view(seat))
        others = [left[other[1] - 1] for other in rules.moves()]
        assert left[move[1] - 1] == min(others)
        assert (key in ("jack_any", "jack_wins")) == (min(others) == max(others))
        assert key != "jack" or why[2] == min(others) > 0
        assert key != "jack_stays" or not min(others)
    wins = player.open_positions(rules, seat) == 1
    rules.play(move)
    if key == "take_jack_wins":
        moves = list(rules.moves())
        assert len(moves) == 1
        rules.play(moves[0])
    if key.endswith("wins"):
        assert wins and rules.scores()[seat] == 11 - size
    if key == "take_jack":
        assert rules.hand >> 2 == 10 and rules.turn == seat


def test_every_reason_is_true():
    keys = set()
    for n in range(3):
        for levels, chosen in ((b"\3\3", b"\0\1"), (b"\3\2\1", b""), (b"\3\3\3\3", b"\3\0")):
            for rules, move, why in hints(levels, "true %d" % n, chosen):
                if why[0] not in ("jack_stays", "take"):  # hardly ever come up
                    keys.add(why[0])
                check(rules, move, why)
    assert sorted(keys) == [
        "beyond", "court", "filled", "first", "jack", "jack_any", "jack_wins", "leave",
        "leave_early", "take_jack", "take_jack_wins", "take_sure", "take_wins",
    ]


def test_the_chance_it_names_is_that_of_the_stock():
    rules = kit.placed(("A2........", kit.DOWN), {}, "", "KH KD 9H")
    # 47 unseen cards: 4 each of 3 to 8 and 10 and J, 3 nines; 3 each of A and 2, 4 Q, 2 K.
    assert hinted(rules) == ("discard", ("take_sure", hand("9H"), 7))
    stock, rules.stock = rules.stock, b""
    assert hinted(rules) == ("discard", ("take", hand("9H")))
    rules.stock = stock
    rules.told += bytes((0, 2, 0, 0, NONE))
    assert hinted(rules) == ("discard", ("take", hand("9H"))), "not after a reshuffle"


def test_single_reasons():
    down = kit.DOWN
    for layouts, top, jack, expected in (
        ((down, down), "", "", ("stock", ("first",))),
        ((down, down), "QH", "", ("stock", ("court", hand("QH")))),
        ((".....", down), "6H", "", ("stock", ("beyond", hand("6H"), 5))),
        (("A....", down), "AH", "", ("stock", ("filled", hand("AH")))),
        (("J..", down), "AH", "", ("discard", ("take_jack", hand("AH")))),
        (("J2.", down), "AH", "", ("discard", ("take_jack_wins", hand("AH"), 0))),
        (("A2.", down), "3H", "", ("discard", ("take_wins", hand("3H"), 0))),
        ((down, "A2345678.T", down), "9H", "", ("stock", ("leave", hand("9H"), 1))),
        ((down, down, down), "9H", "", ("stock", ("leave_early", hand("9H")))),
        (("A2.", down), "3H", "JH", ("jack 3", ("jack_wins", 0))),
        (("A..", down), "3H", "JH", ("jack 3", ("jack", hand("3C"), 3))),
        (("A..", down), "3C 3D 3H 3S", "JH", ("jack 3", ("jack_stays", hand("3C")))),
        (("A..", "."), "AH", "JH", ("jack 2", ("jack_any", hand("2C")))),
        (("A.3.56789.", down), "AH", "JH", ("jack 2", ("jack_any", hand("2C")))),
        (("A.3.5", ".4..."), "AH", "JH", ("jack 4", ("jack", hand("4C"), 3))),
    ):
        rules = kit.placed(layouts, {}, "", top, jack)
        assert hinted(rules) == expected, expected


def test_completing_the_layout_is_told_as_what_it_comes_to():
    """The hand; the match, in a layout of one; and nothing of both where others were first."""
    rules = kit.placed((".", kit.DOWN), {}, "", "AH", "")
    assert hinted(rules) == ("discard", ("take_wins", hand("AH"), 2))
    rules = kit.placed((".", kit.DOWN), {}, "", "3H", "JH")
    assert hinted(rules) == ("jack 1", ("jack_wins", 2))
    for first, told in ((-1, 0), (1, 1)):
        rules = kit.placed(("A2.", "A23"), {}, "", "3H", "", 0, kit.LASTCHANCE)
        rules.first = first
        assert hinted(rules) == ("discard", ("take_wins", hand("3H"), told))
