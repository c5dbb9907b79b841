# SPDX-License-Identifier: MIT
"""The hal of every board, on the parts of that board."""

import importlib

import pytest

from boards.desk import facts as desk
from firmware.ui.layout import roomy
from host_sim import facts
from host_sim.parts.power import PowerOff
from host_sim.plug import ROOT
from host_sim.words import BUTTONS
from tests.boards.bench import Bench, each_in_turn, every_board, on

SIZES = {  # of the panel, and what the firmware draws in
    "hack_club_sprig": (160, 128, 160, 128),
    "m5stack_cardputer": (240, 135, 240, 135),
    "pimoroni_picosystem": (240, 240, 160, 160),
    "pybadge": (160, 128, 160, 128),
    "pygamer": (160, 128, 160, 128),
    "seeeduino_wio_terminal": (320, 240, 160, 120),
    "tinycircuits_thumby_color": (128, 128, 128, 128),
    "waveshare_pico2_lcd_13": (240, 240, 160, 160),
    "waveshare_pico_lcd_13": (240, 240, 160, 160),
}


@every_board
def test_the_facts_agree_with_the_hal_and_the_panel(board):
    told = facts.of(board)

    def work(bench, hal):
        width, height, *logical = SIZES[board]
        assert (bench.width, bench.height) == (width, height)
        assert (told["screen"]["width"], told["screen"]["height"]) == (width, height)
        assert tuple(told["screen"]["density"]) == hal.density
        assert desk.board(board).narrow != roomy(hal.stage)
        assert [hal.width, hal.height] == [hal.stage.width, hal.stage.height] == logical
        assert told["screen"]["controller"] == bench.profile.SCREEN.glass.chip.name
        stage = {"displayio": bench.display, "framebuf": bench.stage}
        assert stage[told["screen"]["stage"]] is not None
        assert hal.name

    on(board, work)
    assert told["id"] == board
    assert set(told["keys"]) == set(BUTTONS)
    assert told["runtime"] in ("circuitpython", "micropython")


@every_board
def test_the_readme_tells_the_keys_and_the_screen(board):
    readme = (ROOT / "boards" / "README.md").read_text("utf-8")
    (row,) = [line for line in readme.splitlines() if line.startswith(f"| `{board}`")]
    _, screen, _, *cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert screen == "{}x{}".format(*SIZES[board])
    keys = facts.of(board)["keys"]
    assert [cell.split(", ") for cell in cells] == [
        keys[name] for name in ("A", "B", "SELECT", "START")
    ]


@every_board
def test_what_is_drawn_can_be_read(board):
    def work(bench, hal):
        hal.brightness(100)
        hal.stage.theme(bytes(range(48)), (bytes(16),))
        hal.stage.page(0, 0, 5, 1, 3).write(0, 0, "Ecco")
        hal.stage.show()
        assert bench.texts() == ["Ecco"]
        assert bench.spoilt_texts() == []
        assert any(bench.frame())

    on(board, work)


@every_board
def test_time_goes_on_across_the_wrap(board):
    def work(bench, hal):
        began = hal.ticks()
        hal.sleep(70_000)  # the counter starts 65 s before its wrap
        assert 0 <= hal.ticks() < began < 1 << 29
        assert hal.elapsed(began) == 70_000

    on(board, work)


@every_board
def test_a_wished_seed_and_its_successors(board, monkeypatch):
    monkeypatch.setenv("MAZZETTO_SEED", "7")

    def work(bench, hal):
        assert [hal.seed() for _ in range(3)] == ["7", "7-2", "7-3"]

    on(board, work)


@every_board
def test_fresh_seeds(board, monkeypatch):
    monkeypatch.delenv("MAZZETTO_SEED", raising=False)

    def work(bench, hal):
        made = {hal.seed() for _ in range(200)}
        assert len(made) == 200
        assert {len(seed) for seed in made} == {12}
        assert len(set("".join(made))) == 32

    on(board, work)


@every_board
def test_a_touch_screen_points_where_the_firmware_draws(board):
    width, height, *logical = SIZES[board]

    def work(bench, hal):
        assert hal.pointer() is None
        bench.touch(width - 1, height - 1)
        hal.sleep(60)
        assert hal.pointer() == (logical[0] - 1, logical[1] - 1)
        bench.touch(width // 2, height // 2)
        hal.sleep(60)
        assert hal.pointer() == (logical[0] // 2, logical[1] // 2)
        bench.lift()
        hal.sleep(60)
        assert hal.pointer() is None

    on(board, work)


@every_board
def test_without_a_touch_screen_nothing_is_touched(board):
    def work(bench, hal):
        hal._touch = None
        bench.touch(80, 64)
        hal.sleep(60)
        assert hal.pointer() is None

    on(board, work)


@every_board
def test_an_error_is_told_to_the_console(board, capsys):
    def work(bench, hal):
        try:
            raise ValueError("the sentence")
        except ValueError as error:
            hal.report(error)

    on(board, work)
    assert capsys.readouterr().err.endswith("ValueError: the sentence\n")


@pytest.mark.parametrize("usb", [False, True])
@every_board
def test_saves_outlive_the_switch(board, usb):
    def save(bench, hal):
        bench.drive.usb = usb
        assert hal.load("match") is None
        assert hal.save("match", b"cards")

    def load(bench, hal):
        assert hal.load("match") == b"cards"
        assert hal.trouble == ""

    bench = Bench(board, save)
    bench.run()
    bench.work = load
    bench.run()


@each_in_turn
def test_a_power_cut_at_any_step_of_a_save_leaves_the_old_one_or_the_new(board):
    def save(data):
        return lambda bench, hal: hal.save("match", data)

    def look(bench, hal):
        assert hal.load("match") in (b"old", b"new") and hal.trouble == ""
        assert hal.save("match", b"last")
        assert hal.load("match") == b"last"

    steps = 0
    while True:
        bench = Bench(board, save(b"old"))
        bench.run()
        cut = Cut(steps)
        bench.work, bench.drive.on_step = save(b"new"), cut.step
        bench.run()
        bench.work, bench.drive.on_step = look, lambda number: None
        bench.run()
        if not cut.made:
            break
        steps += 1
    assert steps >= 3  # opened, written, closed


class Cut:
    """Lets so many steps pass, then turns the power off."""

    def __init__(self, steps):
        self.left = steps
        self.made = False

    def step(self, number):
        if not self.left:
            self.made = True
            raise PowerOff
        self.left -= 1


@every_board
def test_the_program_starts_the_firmware_and_nothing_else(board):
    runtime = "code.py" if facts.of(board)["runtime"] == "circuitpython" else "main.py"
    package = importlib.import_module(f"boards.{board}").__path__[0]
    with open(f"{package}/{runtime}") as program:
        assert program.read() == (
            "# SPDX-License-Identifier: MIT\n"
            f"from boards.{board}.hal import Hal\n"
            "from firmware.main import start\n\n"
            "start(Hal())\n"
        )
