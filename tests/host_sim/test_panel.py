# SPDX-License-Identifier: MIT
"""The panels against the data sheets of their controllers."""

from array import array

import pytest

from host_sim import chips
from host_sim.chips import MADCTL, ST7735R, ST7789, Glass
from host_sim.panel import Panel

RED, GREEN, BLUE, WHITE = 0xF800, 0x07E0, 0x001F, 0xFFFF
UPRIGHT = 0xA0


def awake(madctl: int = UPRIGHT) -> Panel:
    """A PyBadge's panel, started, lit, all black."""
    glass = Panel(Glass(ST7735R, 128, 160, UPRIGHT))
    glass.backlight = 1.0
    for command, data in (
        (chips.SLPOUT, b""),
        (chips.COLMOD, b"\x05"),
        (MADCTL, bytes((madctl,))),
        (chips.DISPON, b""),
    ):
        send(glass, command, data)
    return glass


def send(glass: Panel, command: int, data: bytes = b"") -> None:
    glass.command(command)
    if data:
        glass.data(data)


def window(glass: Panel, x0: int, y0: int, x1: int, y1: int) -> None:
    for command, low, high in ((chips.CASET, x0, x1), (chips.RASET, y0, y1)):
        send(glass, command, low.to_bytes(2, "big") + high.to_bytes(2, "big"))


def wire(*pixels: int) -> bytes:
    return b"".join(pixel.to_bytes(2, "big") for pixel in pixels)


def at(glass: Panel, x: int, y: int) -> tuple[int, ...]:
    place = 3 * (y * glass.width + x)
    return tuple(glass.frame()[place : place + 3])


def test_pixels_fill_the_window_line_by_line_and_begin_again():
    glass = awake()
    window(glass, 10, 20, 11, 21)
    send(glass, chips.RAMWR, wire(RED, GREEN, BLUE, WHITE, GREEN))
    assert at(glass, 10, 20) == (0, 255, 0)
    assert at(glass, 11, 20) == (0, 255, 0)
    assert at(glass, 10, 21) == (0, 0, 255)
    assert at(glass, 11, 21) == (255, 255, 255)
    assert at(glass, 12, 20) == (0, 0, 0)


def test_a_pixel_may_come_in_two_pieces_and_a_new_write_begins_at_the_corner():
    glass = awake()
    window(glass, 0, 0, 159, 127)
    glass.command(chips.RAMWR)
    glass.data(b"\xf8")
    glass.data(b"\x00\x07")
    glass.data(b"\xe0")
    assert [at(glass, x, 0) for x in (0, 1)] == [(255, 0, 0), (0, 255, 0)]
    send(glass, chips.RAMWR, wire(BLUE))
    assert at(glass, 0, 0) == (0, 0, 255)


@pytest.mark.parametrize(
    ("madctl", "place"),
    [
        (0xA0, (3, 5)),
        (0x60, (159 - 3, 127 - 5)),  # upside down
        (0x20, (159 - 3, 5)),
        (0xE0, (3, 127 - 5)),
        (0x00, (159 - 5, 3)),  # upright when the board stands on its side
        (0xC0, (5, 127 - 3)),
    ],
)
def test_madctl_turns_the_addresses(madctl, place):
    glass = awake(madctl)
    window(glass, 3, 5, 3, 5)
    send(glass, chips.RAMWR, wire(WHITE))
    assert at(glass, *place) == (255, 255, 255)
    assert glass.frame().count(255) == 3


def test_madctl_leaves_the_picture_that_is_there():
    glass = awake()
    window(glass, 3, 5, 3, 5)
    send(glass, chips.RAMWR, wire(WHITE))
    send(glass, MADCTL, b"\x60")
    assert at(glass, 3, 5) == (255, 255, 255)


def test_bgr_swaps_red_and_blue():
    glass = awake(UPRIGHT | 0x08)
    window(glass, 0, 0, 0, 0)
    send(glass, chips.RAMWR, wire(RED))
    assert at(glass, 0, 0) == (0, 0, 255)


def test_what_lies_outside_the_memory_is_lost():
    glass = awake()
    window(glass, 159, 127, 161, 128)
    send(glass, chips.RAMWR, wire(RED, GREEN, BLUE, WHITE, WHITE, WHITE))
    assert at(glass, 159, 127) == (255, 0, 0)
    assert glass.frame().count(255) == 1


def test_the_registers_take_the_short_windows_of_the_pybadges_start():
    glass = awake()
    send(glass, chips.CASET)
    send(glass, chips.CASET, b"\x02\x00\x81")
    send(glass, chips.RASET, b"\x02\x00\x81")
    window(glass, 1, 1, 1, 1)
    send(glass, chips.RAMWR, wire(RED))
    assert at(glass, 1, 1) == (255, 0, 0)


def test_black_while_asleep_or_off_but_nothing_is_forgotten():
    glass = awake()
    window(glass, 0, 0, 0, 0)
    send(glass, chips.RAMWR, wire(RED))
    for away, back in ((chips.DISPOFF, chips.DISPON), (chips.SLPIN, chips.SLPOUT)):
        send(glass, away)
        assert not any(glass.frame())
        send(glass, back)
        assert at(glass, 0, 0) == (255, 0, 0)


def test_reset_sleeps_until_it_is_started_again():
    glass = awake()
    send(glass, chips.SWRESET)
    send(glass, chips.SLPOUT)
    assert not any(glass.frame())
    with pytest.raises(ValueError, match="COLMOD"):
        glass.command(chips.RAMWR)


def test_inversion_turns_black_to_white():
    glass = awake()
    send(glass, chips.INVON)
    assert set(glass.frame()) == {255}
    send(glass, chips.INVOFF)
    assert not any(glass.frame())


def test_backlight_dims_and_none_is_black():
    glass = awake()
    window(glass, 0, 0, 0, 0)
    send(glass, chips.RAMWR, wire(WHITE))
    glass.backlight = 0.25
    assert at(glass, 0, 0) == (136, 136, 136)  # a quarter of the light, gamma 2.2
    glass.backlight = 0.0
    assert not any(glass.frame())


def test_frames_counts_each_change():
    glass = awake()
    window(glass, 0, 0, 0, 0)
    before = glass.frames
    glass.frame()
    assert glass.frames == before
    send(glass, chips.RAMWR, wire(WHITE))
    assert glass.frames > before
    assert at(glass, 0, 0) == (255, 255, 255)


def test_unknown_commands_are_refused():
    with pytest.raises(ValueError, match="0x77"):
        awake().command(0x77)


def test_a_whole_frame_lands_where_it_was_sent():
    glass = awake()
    pixels = array("H", [x << 6 ^ y * 37 & 0xFFFF for y in range(128) for x in range(160)])
    window(glass, 0, 0, 159, 127)
    send(glass, chips.RAMWR, wire(*pixels))
    assert glass.pixels() == pixels


def test_a_glass_shows_a_part_of_the_memory_and_where_it_is_turns_with_madctl():
    """The Cardputer's: 135 x 240 of 240 x 320, whose windows begin at 40, 53 when it lies."""
    glass = Panel(Glass(ST7789, 135, 240, 0x60, x=52, y=40, negative=True))
    assert (glass.width, glass.height) == (240, 135)
    glass.backlight = 1.0
    for command, data in (
        (chips.SLPOUT, b""),
        (chips.COLMOD, b"\x55"),
        (chips.INVON, b""),
        (MADCTL, b"\x60"),
        (chips.DISPON, b""),
    ):
        send(glass, command, data)
    assert not any(glass.frame())
    for x, y in ((0, 0), (239, 0), (0, 134), (239, 134)):
        window(glass, x + 40, y + 53, x + 40, y + 53)
        send(glass, chips.RAMWR, wire(GREEN))
        assert at(glass, x, y) == (0, 255, 0)
    before = glass.frame()
    window(glass, 39, 53, 39, 53)
    send(glass, chips.RAMWR, wire(WHITE))
    assert glass.frame() == before


def test_the_st7789_takes_the_low_byte_first_if_told_so():
    glass = Panel(Glass(ST7789, 240, 240, 0x00))
    glass.backlight = 1.0
    for command, data in (
        (chips.SLPOUT, b""),
        (chips.COLMOD, b"\x05"),
        (chips.RAMCTRL, b"\x00\xf8"),
        (chips.DISPON, b""),
    ):
        send(glass, command, data)
    window(glass, 0, 0, 0, 0)
    send(glass, chips.RAMWR, b"\x00\xf8")
    assert at(glass, 0, 0) == (255, 0, 0)
    glass.reset()
    for command, data in ((chips.SLPOUT, b""), (chips.COLMOD, b"\x05"), (chips.DISPON, b"")):
        send(glass, command, data)
    window(glass, 1, 0, 1, 0)
    send(glass, chips.RAMWR, b"\x00\xf8")
    assert at(glass, 1, 0) == (0, 28, 198)
