# SPDX-License-Identifier: MIT
"""The vendor modules of some boards only: MicroPython's, and the Cardputer's keyboard."""

import pytest

from tests.host_sim.programs import handheld, misused

PICO = "waveshare_pico_lcd_13"


@pytest.mark.parametrize(
    ("program", "kind", "text"),
    [
        ("from machine import Pin; Pin(24, Pin.OUT)", ValueError, "invalid pin"),
        ("from machine import Pin; Pin(5, Pin.IN, Pin.PULL_UP)", NotImplementedError, "Pin 5"),
        ("from machine import Pin; Pin(15, Pin.IN)", NotImplementedError, "pulled up"),
        ("from machine import Pin; Pin(8).value(1)", ValueError, "mode OUT"),
        ("from machine import PWM, Pin; PWM(Pin(8), freq=9, duty_u16=0)", ValueError, "GPIO8"),
        (
            "from machine import SPI, Pin; SPI(1, sck=Pin(11), mosi=Pin(10), miso=None)",
            ValueError,
            "lead to nothing",
        ),
        (
            "from machine import Timer; Timer(0, period=9, mode=Timer.PERIODIC, callback=print)",
            ValueError,
            "doesn't exist",
        ),
        ("import machine; machine.ADC", AttributeError, "machine.ADC is not modelled"),
        ("import board", ImportError, "board"),
        ("import keypad", ImportError, "keypad"),
        ("import supervisor", ImportError, "supervisor"),
    ],
)
def test_misuse_raises_as_on_a_pico(tmp_path, program, kind, text):
    misused(kind, text, PICO, program, tmp_path)


THUMBY, PICOSYSTEM = "tinycircuits_thumby_color", "pimoroni_picosystem"


@pytest.mark.parametrize(
    ("board", "program", "kind", "text"),
    [
        # GPIO23 and the backlight's GPIO7 are channel B of slice 3.
        (THUMBY, "import board, pwmio; pwmio.PWMOut(board.SPEAKER)", RuntimeError, "GPIO23"),
        # GPIO13 is on the slice of the backlight, GPIO12.
        (PICOSYSTEM, "import board, pwmio; pwmio.PWMOut(board.LED_G)", RuntimeError, "GPIO13"),
        (
            PICOSYSTEM,
            "import board, pwmio; pwmio.PWMOut(board.LED_R, frequency=50000)\n"
            "pwmio.PWMOut(board.LED_B, frequency=50000, variable_frequency=True)",
            RuntimeError,
            "GPIO15",
        ),
        (
            THUMBY,
            "import board, rp2pio, array as a\n"
            "rp2pio.StateMachine(a.array('H', [0xE001]), 999, first_set_pin=board.SPEAKER)",
            ValueError,
            "frequency out of range",
        ),
        (
            THUMBY,
            "import board, rp2pio, array as a\n"
            "rp2pio.StateMachine(a.array('H', [0xA042]), 9999, first_set_pin=board.SPEAKER)",
            NotImplementedError,
            "Only SET PINS is modelled, not 0xa042",
        ),
    ],
)
def test_the_timers_and_pins_of_an_rp2_are_shared_as_on_the_chip(
    tmp_path, board, program, kind, text
):
    misused(kind, text, board, program, tmp_path)


@pytest.mark.parametrize("module", ["machine", "framebuf", "touch"])
def test_a_circuitpython_board_lacks_what_is_micropython_s(tmp_path, module):
    with pytest.raises(ImportError, match=module):
        handheld("pybadge", f"import {module}", tmp_path).run()


def test_a_timer_ticks_while_the_program_sleeps(tmp_path, capsys):
    program = """
    from machine import Timer
    from boards.common.micro_clock import sleep
    ticks = []
    Timer(-1, period=10, mode=Timer.PERIODIC, callback=ticks.append)
    sleep(105)
    print(len(ticks))
    """
    handheld(PICO, program, tmp_path).run()
    assert capsys.readouterr().out == "10\n"


def test_a_panel_hears_only_while_it_is_chosen(tmp_path, capsys):
    program = """
    from machine import SPI, Pin
    from host_sim.powered import machine
    spi = SPI(1, sck=Pin(10), mosi=Pin(11), miso=None)
    cs, dc = Pin(9, Pin.OUT, value=1), Pin(8, Pin.OUT, value=0)
    before = machine().frames
    spi.write(bytearray(b"\x29"))
    print(machine().frames == before)
    cs(0)
    spi.write(memoryview(b"\x29"))
    print(machine().frames == before)
    """
    handheld(PICO, program, tmp_path).run()
    assert capsys.readouterr().out.split() == ["True", "False"]


def test_the_cardputer_s_keys_type_text_until_they_are_asked_for(tmp_path, capsys):
    program = """
    import cardputer_keyboard as k
    from boards.common import clock
    print(k.KEYBOARD.key_count, repr(k.key_to_char(13, False)), k.key_to_char(7, False))
    clock.sleep(200)
    print(k.KEYBOARD.events.get())
    k.detach_serial()
    clock.sleep(200)
    print(k.KEYBOARD.events.get().key_number)
    """
    machine = handheld("m5stack_cardputer", program, tmp_path)

    def type_a_letter() -> None:
        if machine.clock.ms in (50, 250):
            machine.fingers.push("q")
        elif machine.clock.ms in (150, 350):
            machine.fingers.pull("q")

    machine.on_idle = type_a_letter
    machine.run()
    assert capsys.readouterr().out.splitlines() == ["56 '\\r' None", "None", "14"]
