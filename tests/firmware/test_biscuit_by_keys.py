# SPDX-License-Identifier: MIT
"""Whole matches of Biscuit on the PyBadge's panel, from the first start to the end."""

import gc

import pytest

from firmware.ui.buttons import DOWN, A
from tests.firmware.biscuit_someone import Player, Toucher
from tests.firmware.test_match_by_keys import Inspector

pytestmark = pytest.mark.slow

ONE_HAND = 1  # how often RIGHT is pressed on that option


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


def played(someone):
    """Play a whole match and return what was seen of it, and the texts of its last page."""
    inspector = Inspector(someone)
    ends = []

    def course(player):
        yield from player.start()
        yield from player.match()
        ends.extend(player.machine.texts())
        yield from player.press(DOWN, DOWN, DOWN, A)
        yield from player.until(player.words.GAMES["biscuit"])

    someone.run(course)
    assert inspector.faults == []
    return inspector, ends


@pytest.mark.parametrize(
    "language, seats, persons, options",
    [
        ("it", 2, 1, {"target": 2}),  # to 40
        ("it", 3, 2, {"deck": 3, "target": ONE_HAND}),
        ("it", 4, 1, {"deck": 5, "target": ONE_HAND}),
        ("en", 2, 2, {"deck": 5, "target": ONE_HAND}),
        ("en", 3, 1, {"deck": 3, "drawn": 1, "target": ONE_HAND}),
        ("en", 4, 2, {"partners": 1, "target": ONE_HAND}),
        ("en", 4, 4, {"elevensies": 1, "target": ONE_HAND}),
    ],
)
def test_a_match_ends_and_no_text_is_cut_or_covered(language, seats, persons, options):
    seed = f"biscuit {seats} {persons}"
    someone = Player(language, seed, None, seats, seats, persons, **options)
    inspector, ends = played(someone)
    assert inspector.frames > 40
    names = sum(1 for text in ends if someone.words.COMPUTER[:6] in text)
    assert names or persons == seats
    # GE-04: a neutral page for each person, the same to the pixel whatever lies on the table.
    neutral = sorted(len(frames) for frames in inspector.neutral.values())
    assert neutral == [1] * (persons if persons > 1 else 0)


def test_a_match_by_touch_alone():
    someone = Toucher("it", "touched", None, 5, 2, 1, target=ONE_HAND)
    before = []

    def course(player):
        yield from player.start()
        before.append(player.presses)
        yield from player.match()

    inspector = Inspector(someone)
    someone.run(course)
    assert inspector.faults == []
    assert someone.presses == before[0]
