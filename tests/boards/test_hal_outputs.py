# SPDX-License-Identifier: MIT
"""What every board lets be heard and seen besides its screen, and its battery."""

import pytest

from tests.boards.bench import each_in_turn, on

SILENT = {"waveshare_pico_lcd_13", "waveshare_pico2_lcd_13"}
LAMPS = {  # how many, and what is left of the full 255
    "pybadge": (5, 15),
    "pygamer": (5, 15),
    "m5stack_cardputer": (1, 15),
    "pimoroni_picosystem": (1, 64),
    "tinycircuits_thumby_color": (1, 64),
}
BATTERIES = {"m5stack_cardputer", "pimoroni_picosystem", "pybadge", "pygamer"}
BATTERIES |= {"tinycircuits_thumby_color"}


@each_in_turn
def test_tones(board):
    def work(bench, hal):
        for hz in (440, 880, 0, 180, 1180, 1180, 0):
            hal.tone(hz)
            heard = 0 if board in SILENT else hz
            assert abs(bench.tone - heard) <= heard // 50  # a third of a semitone

    on(board, work)


@pytest.mark.parametrize("board", ["pybadge", "pygamer", "tinycircuits_thumby_color"])
def test_an_amplifier_is_on_only_while_something_sounds(board):
    def work(bench, hal):
        for hz in (440, 0, 2000, 0):
            hal.tone(hz)
            assert bench.speaker.amplifier == (hz > 0)

    on(board, work)


@each_in_turn
def test_lights(board):
    count, most = LAMPS.get(board, (0, 0))

    def work(bench, hal):
        assert bench.lights == bytes(3 * count)
        hal.lights(bytes((255, 128, 16)) * 9)
        first = bench.lights[:3]
        assert len(bench.lights) == 3 * count
        assert bench.lights == first * count
        if count:
            assert first[0] == most
            assert abs(first[1] - most / 2) < 1 and abs(first[2] - most / 16) < 1
        hal.lights(b"")
        assert bench.lights == bytes(3 * count)

    on(board, work)


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
def test_lamps_that_are_not_reached_go_dark_and_nothing_is_sent_twice(board):
    def work(bench, hal):
        hal.lights(bytes((255, 128, 16, 32, 0, 64)))
        assert bench.lights == bytes((15, 8, 1, 2, 0, 4)) + bytes(9)
        hal.lights(b"")
        bench.strip.rgb = b"untouched"
        hal.lights(bytes(15))
        assert bench.lights == b"untouched"

    on(board, work)


@each_in_turn
def test_brightness(board):
    def work(bench, hal):
        for percent in (100, 40, 0):
            hal.brightness(percent)
            shown = 100 if board == "seeeduino_wio_terminal" and percent else percent
            assert round(100 * bench.brightness) == shown

    on(board, work)


@pytest.mark.parametrize("millivolts", [3300, 3700, 4200])
@each_in_turn
def test_battery(board, millivolts):
    def work(bench, hal):
        bench.battery_mv = millivolts
        if board in BATTERIES:
            assert abs(hal.battery() - millivolts) < 10
        else:
            assert hal.battery() == -1

    on(board, work)
