# SPDX-License-Identifier: MIT
"""What every board does alike on CircuitPython; a board's hal.py adds its pins."""

import traceback

import board
import supervisor

from boards.common import clock
from boards.common.displayio_stage import Stage
from boards.common.hal import CommonHal
from boards.common.saves import Saves


class CircuitHal(CommonHal):
    """The hal contract (boards/README.md), save for what hangs on pins."""

    def __init__(self) -> None:
        # The drive's owner may touch it at any time (a desktop does on its own); a match in
        # play must not be torn away by the reload that follows.
        supervisor.runtime.autoreload = False
        supervisor.status_bar.display = False
        display = board.DISPLAY
        display.auto_refresh = False
        self._display = display
        # The stage holds the largest buffers, so it is made while the heap is whole.
        stage = Stage(display, self.density)
        super().__init__(stage, Saves(), getattr(board, "TOUCH", None), clock)

    def brightness(self, percent: int) -> None:
        """Light the screen, 0 .. 100."""
        self._display.brightness = percent / 100

    def report(self, error: BaseException) -> None:
        """Tell the console of an error that the player is told of on the screen."""
        # The stubs ask for all arguments; runtimes since CircuitPython 8 take the error alone.
        traceback.print_exception(error)  # type: ignore[call-arg]
