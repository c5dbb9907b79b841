# SPDX-License-Identifier: MIT
"""Whole matches of Trash on the PyBadge's panel, from the first start to the end page."""

import gc

import pytest

from firmware.ui.buttons import DOWN, A
from tests.firmware.test_match_by_keys import Inspector
from tests.firmware.trash_someone import Player, Toucher


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


def played(someone):
    """Play a whole match and return the frames seen at rest and the texts of its last page."""
    inspector = Inspector(someone)
    ends = []

    def course(player):
        yield from player.start()
        yield from player.match()
        ends.extend(player.machine.texts())
        yield from player.press(DOWN, DOWN, DOWN, A)
        yield from player.until(player.words.GAMES["trash"])

    someone.run(course)
    assert inspector.faults == []
    assert not inspector.neutral  # nothing is hidden from anybody (GE-04)
    assert any(someone.game.RESULT in text for text in ends), ends
    return inspector.frames, ends


@pytest.mark.parametrize("language, seats, persons", [
    ("it", 2, 1), ("en", 3, 1), ("it", 4, 2), ("en", 5, 1), ("it", 6, 6), ("en", 6, 1),
])
def test_no_text_of_some_turns_is_cut_or_covered(language, seats, persons):
    someone = Player(language, f"some {seats}", None, seats, seats, persons)
    inspector = Inspector(someone)

    def course(player):
        yield from player.start()
        for _ in range(60):
            yield from player.rest()
            assert not player.sees(player.words.CRASH), player.machine.texts()
            yield from player.step()

    someone.run(course)
    assert inspector.faults == []
    assert inspector.frames > 60


@pytest.mark.slow
@pytest.mark.parametrize("language, seats, persons, lastchance", [
    ("it", 2, 1, False), ("en", 2, 2, True), ("it", 3, 1, False), ("en", 3, 3, True),
    ("it", 4, 1, True), ("en", 4, 2, False), ("it", 5, 1, False), ("en", 6, 1, False),
    ("it", 6, 6, False),
])
def test_a_whole_match(language, seats, persons, lastchance):
    someone = Player(language, f"trash {seats}", None, seats, seats, persons, lastchance)
    frames, ends = played(someone)
    assert frames > 150
    game = someone.game
    seen = " ".join(sorted(someone.seen))
    for text in (game.JACK_WHERE, game.FREED, game.COURT):
        assert text in seen, text
    assert (game.LAST_CHANCE in seen) == lastchance
    assert lastchance or game.LAST_CARD in seen


@pytest.mark.slow
def test_a_match_by_touch_alone():
    someone = Toucher("it", "touched", None, 5)
    before = []

    def course(player):
        yield from player.start()
        before.append(player.presses)
        yield from player.match()

    inspector = Inspector(someone)
    someone.run(course)
    assert inspector.faults == []
    assert someone.presses == before[0]
