# SPDX-License-Identifier: MIT
"""Whole matches of every game on the PyBadge's panel, from the first start to the end page."""

import pytest

from firmware.art import tiles
from firmware.ui.buttons import UP, A
from tests.someone.games import someone
from tests.someone.inspector import Inspector
from tests.someone.touch import TOUCHING

pytestmark = pytest.mark.slow

# With people passing the handheld round, and the options that change what is seen.
MATCHES = [
    ("cribbage", "it", 2, (0,), {}),
    ("cribbage", "en", 2, (0, 1), {}),
    ("casino", "it", 3, (0, 2), {"capture": 1, "court": 1, "finish": 1}),
    ("casino", "en", 4, (0, 2), {"court": 1, "sweeps": 1, "finish": 1, "partners": 1}),
    ("biscuit", "it", 3, (0, 1), {"deck": 3, "target": 1}),
    ("biscuit", "en", 4, (0, 1), {"partners": 1, "target": 1}),
    ("biscuit", "it", 4, (0, 1, 2, 3), {"elevensies": 1, "deck": 5, "target": 1}),
    ("trash", "en", 2, (0, 1), {"lastchance": 1}),
    ("trash", "it", 6, (0, 1, 2, 3, 4, 5), {}),
]
HIDING = ("cribbage", "casino", "biscuit")


def played(player):
    """Play a whole match and return the one who looked at it, and the texts of its last page."""
    inspector = Inspector(player)
    ends = []

    def course(player):
        yield from player.start()
        yield from player.match()
        ends.extend(player.machine.texts())
        yield from player.leave()

    player.run(course)
    assert player.faults == []
    return inspector, ends


@pytest.mark.parametrize("game, language, seats, persons, options", MATCHES)
def test_a_match_ends_and_no_text_is_cut_or_covered(game, language, seats, persons, options):
    seed = f"by keys {seats}"
    player = someone(game, language, seed, None, seats, seats, persons, curious=True, **options)
    inspector, ends = played(player)
    assert inspector.frames > 40
    names = [text for text in ends if player.words.COMPUTER[:6] in text]
    assert names or len(persons) == seats
    # GE-04: a neutral page for each person, the same to the pixel whatever lies on the table.
    passed = len(persons) if game in HIDING and len(persons) > 1 else 0
    assert sorted(len(frames) for frames in inspector.neutral.values()) == [1] * passed


@pytest.mark.parametrize("game", TOUCHING)
def test_a_match_by_touch_alone(game):
    player = TOUCHING[game]("it", "touched", None, 5)
    Inspector(player)

    def course(player):
        yield from player.start()
        yield from player.sign(tiles.MENU)
        yield from player.until(player.own.RESUME)
        yield from player.on(player.own.RESUME)
        yield from player.rest()
        yield from player.sign(tiles.HINT)
        yield 500
        yield from player.touch(80, 60)
        yield from player.match()
        yield from player.on(player.own.MENU)
        yield from player.until(player.words.GAMES[player.GAME])

    player.run(course)
    assert player.faults == []
    assert player.presses == 0


def test_the_match_that_is_left_at_its_end_counts_once_and_is_gone():
    figures = []

    def course(player):
        yield from player.start()
        yield from player.match()
        yield from player.leave()
        assert not player.sees(player.words.CONTINUE)
        yield from player.press(UP, UP, A)  # the last line but one
        yield from player.until(player.words.PLAYED)
        figures.extend(player.machine.texts())

    someone("cribbage", "en", "counted").run(course)
    assert "0 1 0" in " ".join(figures), figures
