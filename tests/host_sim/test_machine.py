# SPDX-License-Identifier: MIT
"""The machine: power, time, modules, screen, texts."""

import os
import re
import sys
import threading
import time

import pytest

from host_sim.clock import RealClock, VirtualClock
from host_sim.machine import Machine
from host_sim.script import play_on
from tests.host_sim.programs import printed, pybadge

START = """
    from boards.pybadge.hal import Hal
    hal = Hal()
    stage = hal.stage
    hal.brightness(100)
    stage.theme(bytes(42) + b"\\x00\\x80\\x40\\xff\\xff\\xff", (bytes(range(16)),))
"""


def test_unknown_boards_are_told_with_those_there_are():
    there = "There is no board pybage: did you mean pybadge? There are hack_club_sprig, m5stack_"
    with pytest.raises(ValueError, match=re.escape(there)):
        Machine("pybage")
    with pytest.raises(ValueError, match="There is no board xyz. There are hack_club_sprig, "):
        Machine("xyz")


def test_the_display_comes_up_as_on_a_pybadge(tmp_path, capsys):
    lines = printed(
        """
        import board
        from boards.common import clock
        d = board.DISPLAY
        print(d.width, d.height, d.rotation, d.auto_refresh, d.brightness)
        while True:
            clock.sleep(10)
        """,
        tmp_path,
        capsys,
    )
    assert lines == ["160 128 0 True 1.0"]


def test_auto_refresh_sends_changes_in_machine_time(tmp_path):
    machine = pybadge(
        """
        import board, displayio
        from boards.common import clock
        bitmap = displayio.Bitmap(8, 8, 2)
        palette = displayio.Palette(2)
        palette[1] = 0xFF0000
        bitmap.fill(1)
        group = displayio.Group()
        group.append(displayio.TileGrid(bitmap, pixel_shader=palette, x=3, y=4))
        board.DISPLAY.root_group = group
        while True:
            clock.sleep(10)
        """,
        tmp_path,
    )
    play_on(machine, "wait 100 shot red")
    rows = [machine.shots["red"][480 * y : 480 * y + 480] for y in range(128)]
    lit = [(x, y) for y in range(128) for x in range(160) if rows[y][3 * x] > 0]
    assert lit == [(x, y) for y in range(4, 12) for x in range(3, 11)]


def test_ticks_start_65_seconds_before_they_wrap(tmp_path, capsys):
    pybadge(
        """
        from boards.common import clock
        import supervisor
        print(supervisor.ticks_ms())
        clock.sleep(66000)
        print(supervisor.ticks_ms())
        """,
        tmp_path,
    ).run()
    first, last = capsys.readouterr().out.splitlines()
    assert int(first) == 2**29 - 65536
    assert int(last) == 66000 - 65536


def test_brightness_reaches_the_backlight(tmp_path):
    machine = pybadge(START + "    hal.brightness(30)\n    hal.sleep(99999)", tmp_path)
    seen = []
    machine.on_idle = lambda: (seen.append(machine.brightness), machine.off())
    machine.run()
    assert seen == [pytest.approx(0.3, abs=0.001)]


def test_texts_are_those_that_a_person_can_read(tmp_path):
    machine = pybadge(
        START
        + """
    stage.text(20, 40, 10, 15).write("sotto")
    stage.text(90, 3, 10, 15).write("destra")
    stage.text(3, 3, 10, 15).write("Perché?")
    hidden = stage.text(3, 90, 10, 15)
    hidden.write("nascosto")
    hidden.hide(True)
    stage.page(0, 60, 26, 3, 15).write(2, 1, "una  pagina")
    stage.text(150, 100, 10, 15).write("tagliato")
    stage.show()
    stage.text(3, 110, 10, 15).write("non ancora")
    hal.sleep(99999)
        """,
        tmp_path,
    )
    seen = []
    machine.on_idle = lambda: (
        seen.append((machine.texts(), machine.spoilt_texts())),
        machine.off(),
    )
    machine.run()
    assert seen == [(["Perché?", "destra", "sotto", "una pagina"], ["tagliato"])]


def test_a_covered_text_cannot_be_read(tmp_path):
    machine = pybadge(
        START
        + """
    import displayio
    stage.text(3, 3, 10, 15).write("coperto")
    bitmap = displayio.Bitmap(60, 20, 2)
    palette = displayio.Palette(2)
    hal._display.root_group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    stage.show()
    hal.sleep(99999)
        """,
        tmp_path,
    )
    seen = []
    machine.on_idle = lambda: (seen.append(machine.texts()), machine.off())
    machine.run()
    assert seen == [[]]


def test_the_process_is_as_it_was_after_a_run(tmp_path):
    modules, path, seed = dict(sys.modules), list(sys.path), os.environ.get("MAZZETTO_SEED")
    machine = pybadge(START + "    print(hal.seed())\n    hal.sleep(9)", tmp_path)
    machine.seed = "7"
    machine.run()
    ours = ("boards", "engine", "firmware", "board", "keypad", "storage", "supervisor")
    after = {name: module for name, module in sys.modules.items() if name.startswith(ours)}
    assert after == {name: module for name, module in modules.items() if name.startswith(ours)}
    assert sys.path == path
    assert os.environ.get("MAZZETTO_SEED") == seed


def test_the_seed_is_in_the_environment_while_it_runs(tmp_path, capsys):
    machine = pybadge(START + "    print(hal.seed(), hal.seed())", tmp_path)
    machine.seed = "7"
    machine.run()
    assert capsys.readouterr().out == "7 7-2\n"


def test_errors_of_the_program_come_out_of_run_and_the_next_run_works(tmp_path, capsys):
    machine = pybadge("raise ArithmeticError('of the program')", tmp_path)
    with pytest.raises(ArithmeticError, match="of the program"):
        machine.run()
    machine.code.write_text("print('again')")
    machine.run()
    assert capsys.readouterr().out == "again\n"


def test_errors_of_a_front_pass_by_the_programs_handlers(tmp_path):
    machine = pybadge(
        """
        from boards.common import clock
        while True:
            try:
                clock.sleep(10)
            except Exception:
                print("swallowed")
        """,
        tmp_path,
    )

    def broken() -> None:
        raise ValueError("of the front")

    machine.on_idle = broken
    with pytest.raises(ValueError, match="of the front"):
        machine.run()


def test_two_machines_cannot_be_on_at_once(tmp_path):
    outer = pybadge(START + "    hal.sleep(99999)", tmp_path)
    inner = Machine("pybadge")
    outer.on_idle = inner.run
    with pytest.raises(RuntimeError, match="Another machine is on"):
        outer.run()


def test_a_real_clock_takes_its_time_and_off_comes_from_any_thread(tmp_path):
    machine = pybadge(START + "    hal.sleep(99999)", tmp_path)
    machine.clock = RealClock()
    threading.Timer(0.2, machine.off).start()
    start = time.monotonic()
    machine.run()
    assert 0.15 < time.monotonic() - start < 5
    assert machine.clock.ms >= 150


def test_idle_frames_are_fast(tmp_path):
    machine = pybadge(
        START + "    while True:\n        hal.key()\n        hal.sleep(33)", tmp_path
    )
    start = time.process_time()
    play_on(machine, "wait 330000")
    assert isinstance(machine.clock, VirtualClock)
    assert time.process_time() - start < 5  # ten thousand frames; 0.1 s where it was written
