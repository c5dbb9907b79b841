# SPDX-License-Identifier: MIT
"""boards/pybadge/hal.py on the parts of a PyBadge."""

import pytest

from firmware.ui import buttons
from host_sim.machine import Machine


class Bench(Machine):
    """A PyBadge that runs a function with its hal in place of the firmware."""

    def __init__(self, work, **options):
        super().__init__("pybadge", **options)
        self._work = work

    def _code(self):
        from boards.common import clock
        from boards.pybadge.hal import Hal

        clock.time = self.clock
        self._work(self, Hal())


def on_pybadge(work):
    """Run work(bench, hal) on a fresh PyBadge."""
    Bench(work).run()


def drain(hal):
    events = []
    while event := hal.key():
        events.append(event)
    return events


def test_screen():
    def work(bench, hal):
        assert (hal.width, hal.height) == (hal.stage.width, hal.stage.height) == (160, 128)
        assert not bench.display.auto_refresh
        hal.stage.theme(bytes(range(48)), (bytes(16),))
        hal.stage.page(0, 0, 5, 1, 3).write(0, 0, "Ecco")
        hal.stage.show()
        assert [text.strip() for text in bench.texts()] == ["Ecco"]

    on_pybadge(work)


@pytest.mark.parametrize("name", ["B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"])
def test_each_key_is_its_mask(name):
    mask = getattr(buttons, name)

    def work(bench, hal):
        assert hal.key() == 0
        bench.press(mask)
        hal.sleep(60)
        bench.release(mask)
        hal.sleep(60)
        assert drain(hal) == [mask, -mask]

    on_pybadge(work)


def test_tone_sounds_with_the_amplifier_on_only_then():
    def work(bench, hal):
        for hz in (440, 880, 0, 2000, 2000, 0):
            hal.tone(hz)
            assert bench.tone == hz
            assert bench.speaker.amplifier == (hz > 0)

    on_pybadge(work)


def test_lights_are_held_to_a_sixteenth():
    def work(bench, hal):
        assert bench.lights == bytes(15)
        hal.lights(bytes((255, 128, 16, 32, 0, 64)))
        assert bench.lights == bytes((15, 8, 1, 2, 0, 4)) + bytes(9)
        hal.lights(bytes(range(0, 250, 16))[:15] + b"more lamps than there are")
        assert bench.lights == bytes(range(15))
        hal.lights(b"")
        assert bench.lights == bytes(15)
        bench.strip.rgb = b"untouched"
        hal.lights(b"")
        hal.lights(bytes(15))
        assert bench.lights == b"untouched"

    on_pybadge(work)


def test_brightness():
    def work(bench, hal):
        for percent in (100, 40, 0):
            hal.brightness(percent)
            assert round(100 * bench.brightness) == percent

    on_pybadge(work)


@pytest.mark.parametrize("millivolts", [3300, 3700, 4200])
def test_battery(millivolts):
    def work(bench, hal):
        bench.battery_mv = millivolts
        assert abs(hal.battery() - millivolts) < 10

    on_pybadge(work)


def test_time_goes_on_across_the_wrap():
    def work(bench, hal):
        began = hal.ticks()
        hal.sleep(70_000)  # the counter starts 65 s before its wrap
        assert hal.ticks() < began
        assert hal.elapsed(began) == 70_000

    on_pybadge(work)


def test_a_wished_seed_and_its_successors(monkeypatch):
    monkeypatch.setenv("MAZZETTO_SEED", "7")

    def work(bench, hal):
        assert [hal.seed() for _ in range(3)] == ["7", "7-2", "7-3"]

    on_pybadge(work)


def test_fresh_seeds(monkeypatch):
    monkeypatch.delenv("MAZZETTO_SEED", raising=False)

    def work(bench, hal):
        made = {hal.seed() for _ in range(200)}
        assert len(made) == 200
        assert {len(seed) for seed in made} == {12}
        assert len(set("".join(made))) == 32

    on_pybadge(work)


@pytest.mark.parametrize("usb", [False, True])
def test_saves_outlive_the_switch(usb):
    def save(bench, hal):
        bench.drive.usb = usb
        assert hal.load("match") is None
        assert hal.save("match", b"cards")

    def load(bench, hal):
        assert hal.load("match") == b"cards"
        assert hal.trouble == ""

    bench = Bench(save)
    bench.run()
    bench._work = load
    bench.run()


def test_a_touch_screen_points_at_pixels():
    def work(bench, hal):
        assert hal.pointer() is None
        bench.touch(80, 64)
        hal.sleep(60)
        assert hal.pointer() == (80, 64)
        bench.lift()
        hal.sleep(60)
        assert hal.pointer() is None

    on_pybadge(work)


def test_without_a_touch_screen_nothing_is_touched():
    def work(bench, hal):
        hal._touch = None
        bench.touch(80, 64)
        hal.sleep(60)
        assert hal.pointer() is None

    on_pybadge(work)


def test_an_error_is_told_to_the_console(capsys):
    def work(bench, hal):
        try:
            raise ValueError("the sentence")
        except ValueError as error:
            hal.report(error)

    on_pybadge(work)
    assert capsys.readouterr().err.endswith("ValueError: the sentence\n")
