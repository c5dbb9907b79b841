# SPDX-License-Identifier: MIT
"""Blinka's displayio in front of our panel: the bus that carries its bytes, and its display.

Import this only while host_sim/modules leads sys.path: Blinka takes digitalio, busio,
microcontroller and pwmio from there.
"""

import time

import busdisplay
import displayio
import displayio._displaycore
import fourwire
from displayio._constants import DISPLAY_COMMAND

from host_sim.painter import Painter
from host_sim.panel import Panel
from host_sim.parts.pins import Pin
from host_sim.profiles import Screen

# Blinka refreshes displays from a thread of its own, which no two runs would schedule alike.
displayio._stop_background()


class PanelBus(fourwire.FourWire):
    """The four-wire SPI to a panel; sends the bytes to its model instead of a wire."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._held = False

    def reset(self) -> None:
        """Do nothing: the model is fresh."""

    def deinit(self) -> None:
        """Do nothing: there are no pins to free."""

    def _free(self) -> bool:
        return not self._held

    def _begin_transaction(self) -> bool:
        # BusDisplay's start asks again until this is False, so a second call must refuse.
        if self._held:
            return False
        self._held = True
        return True

    def _send(self, data_type: int, chip_select: int, data: bytes) -> None:
        data = bytes(memoryview(data))
        if data_type == DISPLAY_COMMAND:
            for byte in data:
                self._panel.command(byte)
        else:
            self._panel.data(data)

    def _end_transaction(self) -> None:
        self._held = False


class _NoWait:
    """The clock while the display starts: the waits of its start-up are over at power-on."""

    @staticmethod
    def sleep(seconds: float) -> None:
        """Return at once."""

    @staticmethod
    def monotonic() -> float:
        """Return the moment of power-on."""
        return 0.0


def start(panel: Panel, screen: Screen, light: Pin, clock: object) -> busdisplay.BusDisplay:
    """Bring up board.DISPLAY on `panel`, as the board's firmware does.

    `light` is the pin of the backlight. From then on the display takes its time from `clock`.
    """
    displayio.release_displays()  # there is room for one, and this process may have used it
    _keep_time(_NoWait)
    display = busdisplay.BusDisplay(
        PanelBus(panel),
        screen.start,
        width=panel.width,
        height=panel.height,
        colstart=screen.column,
        rowstart=screen.row,
        rotation=screen.rotation,
        reverse_bytes_in_word=screen.words,
        backlight_pin=light,
    )
    display._core.fill_area = Painter(display._core).fill_area
    _keep_time(clock)
    return display


def stop() -> None:
    """Let go of the display, so that the next machine can have one."""
    displayio.release_displays()
    _keep_time(time)


def _keep_time(clock: object) -> None:
    """Hand Blinka's display the clock: its two modules find it under the name `time`."""
    busdisplay.time = clock
    displayio._displaycore.time = clock
