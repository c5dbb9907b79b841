# SPDX-License-Identifier: MIT
"""The ST7735R model against its data sheet."""

from array import array

import pytest

from host_sim import panel
from host_sim.panel import St7735r

RED, GREEN, BLUE, WHITE = 0xF800, 0x07E0, 0x001F, 0xFFFF
UPRIGHT = 0xA0


def awake(madctl: int = UPRIGHT) -> St7735r:
    """A PyBadge's panel, started, lit, all black."""
    glass = St7735r(UPRIGHT)
    glass.backlight = 1.0
    for command, data in (
        (panel.SLPOUT, b""),
        (panel.COLMOD, b"\x05"),
        (panel.MADCTL, bytes((madctl,))),
        (panel.DISPON, b""),
    ):
        send(glass, command, data)
    return glass


def send(glass: St7735r, command: int, data: bytes = b"") -> None:
    glass.command(command)
    if data:
        glass.data(data)


def window(glass: St7735r, x0: int, y0: int, x1: int, y1: int) -> None:
    for command, low, high in ((panel.CASET, x0, x1), (panel.RASET, y0, y1)):
        send(glass, command, low.to_bytes(2, "big") + high.to_bytes(2, "big"))


def wire(*pixels: int) -> bytes:
    return b"".join(pixel.to_bytes(2, "big") for pixel in pixels)


def at(glass: St7735r, x: int, y: int) -> tuple[int, ...]:
    place = 3 * (y * glass.width + x)
    return tuple(glass.frame()[place : place + 3])


def test_pixels_fill_the_window_line_by_line_and_begin_again():
    glass = awake()
    window(glass, 10, 20, 11, 21)
    send(glass, panel.RAMWR, wire(RED, GREEN, BLUE, WHITE, GREEN))
    assert at(glass, 10, 20) == (0, 255, 0)
    assert at(glass, 11, 20) == (0, 255, 0)
    assert at(glass, 10, 21) == (0, 0, 255)
    assert at(glass, 11, 21) == (255, 255, 255)
    assert at(glass, 12, 20) == (0, 0, 0)


def test_a_pixel_may_come_in_two_pieces_and_a_new_write_begins_at_the_corner():
    glass = awake()
    window(glass, 0, 0, 159, 127)
    glass.command(panel.RAMWR)
    glass.data(b"\xf8")
    glass.data(b"\x00\x07")
    glass.data(b"\xe0")
    assert [at(glass, x, 0) for x in (0, 1)] == [(255, 0, 0), (0, 255, 0)]
    send(glass, panel.RAMWR, wire(BLUE))
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
    send(glass, panel.RAMWR, wire(WHITE))
    assert at(glass, *place) == (255, 255, 255)
    assert glass.frame().count(255) == 3


def test_madctl_leaves_the_picture_that_is_there():
    glass = awake()
    window(glass, 3, 5, 3, 5)
    send(glass, panel.RAMWR, wire(WHITE))
    send(glass, panel.MADCTL, b"\x60")
    assert at(glass, 3, 5) == (255, 255, 255)


def test_bgr_swaps_red_and_blue():
    glass = awake(UPRIGHT | 0x08)
    window(glass, 0, 0, 0, 0)
    send(glass, panel.RAMWR, wire(RED))
    assert at(glass, 0, 0) == (0, 0, 255)


def test_what_lies_outside_the_memory_is_lost():
    glass = awake()
    window(glass, 159, 127, 161, 128)
    send(glass, panel.RAMWR, wire(RED, GREEN, BLUE, WHITE, WHITE, WHITE))
    assert at(glass, 159, 127) == (255, 0, 0)
    assert glass.frame().count(255) == 1


def test_the_registers_take_the_short_windows_of_the_pybadges_start():
    glass = awake()
    send(glass, panel.CASET)
    send(glass, panel.CASET, b"\x02\x00\x81")
    send(glass, panel.RASET, b"\x02\x00\x81")
    window(glass, 1, 1, 1, 1)
    send(glass, panel.RAMWR, wire(RED))
    assert at(glass, 1, 1) == (255, 0, 0)


def test_black_while_asleep_or_off_but_nothing_is_forgotten():
    glass = awake()
    window(glass, 0, 0, 0, 0)
    send(glass, panel.RAMWR, wire(RED))
    for away, back in ((panel.DISPOFF, panel.DISPON), (panel.SLPIN, panel.SLPOUT)):
        send(glass, away)
        assert not any(glass.frame())
        send(glass, back)
        assert at(glass, 0, 0) == (255, 0, 0)


def test_reset_sleeps_until_it_is_started_again():
    glass = awake()
    send(glass, panel.SWRESET)
    send(glass, panel.SLPOUT)
    assert not any(glass.frame())
    with pytest.raises(ValueError, match="COLMOD"):
        glass.command(panel.RAMWR)


def test_inversion_turns_black_to_white():
    glass = awake()
    send(glass, panel.INVON)
    assert set(glass.frame()) == {255}
    send(glass, panel.INVOFF)
    assert not any(glass.frame())


def test_backlight_dims_and_none_is_black():
    glass = awake()
    window(glass, 0, 0, 0, 0)
    send(glass, panel.RAMWR, wire(WHITE))
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
    send(glass, panel.RAMWR, wire(WHITE))
    assert glass.frames > before
    assert at(glass, 0, 0) == (255, 255, 255)


def test_unknown_commands_are_refused():
    with pytest.raises(ValueError, match="0x77"):
        awake().command(0x77)


def test_a_whole_frame_lands_where_it_was_sent():
    glass = awake()
    pixels = array("H", [x << 6 ^ y * 37 & 0xFFFF for y in range(128) for x in range(160)])
    window(glass, 0, 0, 159, 127)
    send(glass, panel.RAMWR, wire(*pixels))
    assert glass.pixels() == pixels
