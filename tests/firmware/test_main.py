# SPDX-License-Identifier: MIT
"""The loop: what it shows first, and what it does when something breaks."""

import pytest

from firmware import settings
from firmware.app import App
from firmware.loop import Loop
from firmware.main import start
from firmware.texts import it
from firmware.ui.buttons import A
from tests.firmware.fake import FakeHal, Play


class Enough(BaseException):
    """Ends the loop from the hal's sleep, as the simulator's switch does."""


class ShortHal(FakeHal):
    """Does `steps` one after the other, one a sleep, then ends."""

    def __init__(self, *steps):
        super().__init__()
        self.steps = list(steps)
        self.slept = []

    def sleep(self, ms):
        super().sleep(ms)
        self.slept.append(ms)
        if not self.steps:
            raise Enough
        step = self.steps.pop(0)
        if step:
            step()


def run(hal):
    with pytest.raises(Enough):
        start(hal)
    return hal


def welcomed(hal):
    kept = settings.Settings()
    kept.welcomed = 1
    hal.saved["settings"] = kept.pack()
    return hal


def test_the_first_start_asks_for_the_language_and_later_ones_do_not():
    texts = run(ShortHal(None, None)).stage.texts()
    assert "Italiano" in texts and "English" in texts
    texts = run(welcomed(ShortHal(None, None))).stage.texts()
    assert it.GAMES["cribbage"] in texts


def test_a_frame_lasts_33_ms():
    assert run(welcomed(ShortHal(None, None))).slept == [33, 33, 33]


@pytest.mark.parametrize("error, title, says", [
    (IndexError("no such card"), it.CRASH, "IndexError: no such card"),
    (MemoryError("allocating 99 bytes"), it.LOW_MEMORY, "spegni, riaccendi"),
])
def test_an_error_gives_a_page_that_leads_to_the_menu(monkeypatch, error, title, says):
    frame = Loop.frame
    armed = []

    def failing(loop):
        if armed:
            armed.clear()
            raise error
        frame(loop)

    monkeypatch.setattr(Loop, "frame", failing)
    hal = welcomed(ShortHal())
    seen = []
    hal.steps = [lambda: armed.append(1), None, lambda: seen.extend(hal.stage.texts()),
                 lambda: hal.keys.extend((A, -A)), None, None]
    run(hal)
    assert title in seen and says in " ".join(seen)
    assert hal.errors == [error]
    assert it.GAMES["cribbage"] in hal.stage.texts()


def test_an_error_of_the_error_page_is_not_hidden():
    app = App(FakeHal())
    play = Play(app, "rescue", False, "an error")
    with pytest.raises(IndexError):
        play._loop.rescue(IndexError("another"))
