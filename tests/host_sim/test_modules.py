# SPDX-License-Identifier: MIT
"""The vendor modules: as strict as the hardware, and nothing that boards/ does not use."""

import ast

import pytest

from host_sim.plug import MODULES, ROOT
from tests.host_sim.programs import misused, printed, pybadge


def run(program: str, folder) -> None:
    pybadge(program, folder).run()


def test_each_module_is_asked_for_by_the_boards_or_by_blinka():
    blinka = {"busio", "pwmio"}
    used = set()
    for file in [*(ROOT / "boards").rglob("*.py"), *(ROOT / "firmware").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                used |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                used.add(node.module.partition(".")[0])
    assert {file.stem for file in MODULES.glob("*.py")} - blinka <= used


@pytest.mark.parametrize(
    ("program", "kind", "text"),
    [
        ("import board; board.LEDD", AttributeError, "board.LEDD is not on the pybadge"),
        ("from board import JOYSTICK_X", ImportError, "JOYSTICK_X"),
        ("import keypad; keypad.KeyMatrix", AttributeError, "keypad.KeyMatrix is not modelled"),
        ("import digitalio; digitalio.DigitalInOut(5)", TypeError, "must be of type Pin"),
        (
            "import board, digitalio as d; p = d.DigitalInOut(board.D13)\n"
            "d.DigitalInOut(board.LED)",
            ValueError,
            "PA23 in use",
        ),
        (
            "import board, digitalio as d; d.DigitalInOut(board.D13).value = True",
            AttributeError,
            "Cannot set value when direction is input",
        ),
        (
            "import board, digitalio as d; d.DigitalInOut(board.D13).valu = True",
            AttributeError,
            "valu",
        ),
        (
            "import board, digitalio as d; d.DigitalInOut(board.D13).pull",
            AttributeError,
            "DigitalInOut has no pull here",
        ),
        (
            "import board, analogio as a; a.AnalogIn(board.A1)",
            ValueError,
            "PA05 measures nothing",
        ),
        (
            "import board, audioio as a; a.AudioOut(board.A1)",
            ValueError,
            "no speaker takes waves there, but on PA02",
        ),
        (
            "import board, digitalio as d; d.DigitalInOut(board.TFT_LITE)",
            ValueError,
            "PA01 in use",
        ),
        (
            "import board, keypad\nkeypad.ShiftRegisterKeys(clock=board.BUTTON_LATCH, "
            "data=board.BUTTON_OUT, latch=board.BUTTON_CLOCK, key_count=8, "
            "value_when_pressed=True)",
            ValueError,
            "no shift register answers there",
        ),
        (
            "import board, digitalio as d, neopixel_write as n; p = d.DigitalInOut(board.D13)\n"
            "p.switch_to_output()\nn.neopixel_write(p, bytearray(15))",
            ValueError,
            "no NeoPixels are there",
        ),
        (
            "import board, digitalio as d, neopixel_write as n\n"
            "n.neopixel_write(d.DigitalInOut(board.NEOPIXEL), bytearray(15))",
            ValueError,
            "still an input",
        ),
        ("import microcontroller as m; m.nvm[0:4:2]", NotImplementedError, "step=1"),
        ("import microcontroller as m; m.nvm[0:4] = b'abc'", ValueError, "different lengths"),
        ("import microcontroller as m; m.nvm[0:3] = 'abc'", NotImplementedError, "array/bytes"),
        (
            "import microcontroller as m, array as a; m.nvm[:2] = memoryview(a.array('H', [1]))",
            ValueError,
            "single bytes",
        ),
        ("import microcontroller as m; m.nvm[8192]", IndexError, "out of range"),
        ("import microcontroller as m; m.nvm[0] = 256", ValueError, "0-255"),
        ("import microcontroller as m; m.reset", AttributeError, "microcontroller.reset is not"),
        ("import storage; storage.getmount('/sd')", OSError, "No such device"),
        ("import storage; storage.erase_filesystem()", AttributeError, "erase_filesystem"),
        ("import supervisor; supervisor.runtime.autoreloads = 1", AttributeError, "autoreloads"),
        ("import audiocore; audiocore.RawSample([1, 2])", TypeError, "list"),
        (
            "import audiocore, array; audiocore.RawSample(array.array('f', [1]))",
            ValueError,
            "array of type",
        ),
    ],
)
def test_misuse_raises_as_on_the_board(tmp_path, program, kind, text):
    misused(kind, text, "pybadge", program, tmp_path)


def test_nothing_works_while_no_machine_is_on():
    import board

    with pytest.raises(RuntimeError, match="No handheld is switched on"):
        board.DISPLAY  # noqa: B018


SCAN = """
    import board, keypad, supervisor
    from boards.common import clock
    keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH, key_count=8, value_when_pressed=True{more})
    event = keypad.Event()
    def tell():
        while keys.events.get_into(event):
            print(event.key_number, event.pressed, event.released)
"""


def test_events_come_in_order_and_get_into_reuses_one_event(tmp_path, capsys):
    program = SCAN.format(more="") + "    while True:\n        clock.sleep(5)\n        tell()\n"
    lines = printed(program, tmp_path, capsys, "A LEFT")
    assert lines == ["1 True False", "1 False True", "7 True False", "7 False True"]


def test_keys_of_one_scan_come_in_the_order_of_the_register(tmp_path, capsys):
    program = SCAN.format(more="") + "    clock.sleep(500)\n    tell()\n"
    machine = pybadge(program, tmp_path)
    machine.on_idle = lambda: machine.clock.ms == 100 and machine.press(0b10000110)
    machine.run()
    assert capsys.readouterr().out.splitlines() == [f"{key} True False" for key in (1, 2, 7)]


def test_timestamps_are_those_of_the_scan(tmp_path, capsys):
    program = SCAN.format(more="") + (
        "    clock.sleep(1000)\n    keys.events.get_into(event)\n"
        "    print(event.timestamp - 0x1fff0000)\n"
    )
    machine = pybadge(program, tmp_path)
    machine.on_idle = lambda: machine.clock.ms == 300 and machine.press(1)
    machine.run()
    assert 300 <= int(capsys.readouterr().out) <= 330


def test_debounce_waits_for_as_many_scans(tmp_path, capsys):
    program = SCAN.format(more=", debounce_threshold=3") + (
        "    clock.sleep(1000)\n    keys.events.get_into(event)\n"
        "    print(event.timestamp - 0x1fff0000)\n"
    )
    machine = pybadge(program, tmp_path)
    machine.on_idle = lambda: machine.clock.ms == 300 and machine.press(1)
    machine.run()
    assert 340 <= int(capsys.readouterr().out) <= 370


def test_a_full_queue_drops_the_new_event_and_says_so(tmp_path, capsys):
    program = SCAN.format(more="") + (
        "    clock.sleep(9000)\n    print(len(keys.events), keys.events.overflowed)\n"
        "    first = keys.events.get()\n    print(first.key_number, first.pressed)\n"
        "    keys.events.clear()\n    print(len(keys.events), keys.events.overflowed)\n"
        "    print(keys.events.get())\n    while True:\n        clock.sleep(100)\n"
    )
    lines = printed(program, tmp_path, capsys, "Ax40 wait 5000")
    assert lines == ["64 True", "1 True", "0 False", "None"]


def test_a_key_held_since_power_on_is_seen_only_after_reset(tmp_path, capsys):
    program = (
        "    from boards.common import clock\n    clock.sleep(100)\n"
        + SCAN.format(more="")
        + "    clock.sleep(100)\n    tell()\n    print('reset')\n    keys.reset()\n    tell()\n"
    )
    machine = pybadge(program, tmp_path)
    machine.on_idle = lambda: machine.clock.ms == 50 and machine.press(2)
    machine.run()
    assert capsys.readouterr().out.splitlines() == ["reset", "1 True False"]


def test_a_press_faster_than_a_scan_is_still_felt(tmp_path, capsys):
    program = SCAN.format(more="") + "    clock.sleep(500)\n    tell()\n"
    machine = pybadge(program, tmp_path)

    def twitch() -> None:
        if machine.clock.ms == 100:
            for _ in range(2):
                machine.press(1)
                machine.release(1)

    machine.on_idle = twitch
    machine.run()
    assert capsys.readouterr().out.split() == ["0", "True", "False", "0", "False", "True"] * 2


def test_the_clock_of_a_shift_register_moves_bits_only_on_rising_edges():
    from host_sim.parts.shift_register import ShiftRegister

    inputs = [0b101]
    register = ShiftRegister(lambda: inputs[0])
    register.latch(True)
    inputs[0] = 0
    read = []
    for _ in range(4):
        register.clock(False)
        read.append(register.output())
        register.clock(True)
        register.clock(True)
    assert read == [True, False, True, False]
    register.latch(False)
    assert register.output() is False


SOUND = """
    import array, audiocore, audioio, board, digitalio
    amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
    amplifier.switch_to_output(value=False)
    out = audioio.AudioOut(board.SPEAKER)
    wave = audiocore.RawSample(array.array("H", [0] * 16), sample_rate=16 * 440)
    from host_sim.powered import machine
    heard = lambda: print(machine().tone)
    out.play(wave, loop=True)
    heard()
    amplifier.value = True
    heard()
    wave.sample_rate = 16 * 880
    heard()
    out.play(wave, loop=True)
    heard()
    out.stop()
    heard()
"""


def test_a_tone_needs_the_amplifier_and_a_new_pitch_a_new_play(tmp_path, capsys):
    run(SOUND, tmp_path)
    assert capsys.readouterr().out.split() == ["0", "440", "440", "880", "0"]


def test_lights_come_in_green_red_blue(tmp_path):
    machine = pybadge(
        """
        import board, digitalio, neopixel_write
        pin = digitalio.DigitalInOut(board.NEOPIXEL)
        pin.switch_to_output(value=False)
        neopixel_write.neopixel_write(pin, bytearray((2, 1, 3)) + bytearray(12))
        """,
        tmp_path,
    )
    machine.run()
    assert machine.lights == bytes((1, 2, 3)) + bytes(12)


def test_the_battery_is_measured_behind_its_divider(tmp_path, capsys):
    machine = pybadge("import board, analogio as a; print(a.AnalogIn(board.A6).value)", tmp_path)
    machine.battery_mv = 3700
    machine.run()
    assert int(capsys.readouterr().out) == round(3700 / 2 / 3300 * 65536)


def test_touch_point_is_where_the_finger_is(tmp_path, capsys):
    machine = pybadge(
        """
        import board
        from boards.common import clock
        for _ in range(40):
            print(board.TOUCH.touch_point and board.TOUCH.touch_point[:2])
            clock.sleep(20)
        """,
        tmp_path,
    )

    def poke() -> None:
        if machine.clock.ms == 100:
            machine.touch(3, 4)
            machine.touch(5, 6)
            machine.lift()

    machine.on_idle = poke
    machine.run()
    seen = capsys.readouterr().out.splitlines()
    assert seen[0] == seen[-1] == "None"
    assert seen.count("(5, 6)") >= 4
