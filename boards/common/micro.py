# SPDX-License-Identifier: MIT
"""What every board does alike on MicroPython; a board's hal.py adds its panel and pins."""

import sys

from boards.common import micro_clock
from boards.common.framebuf_stage import Stage
from boards.common.hal import CommonHal
from boards.common.littlefs import Saves

try:
    # A board with a touch panel has its driver as this module; no stock board has one.
    from touch import TOUCH  # type: ignore[import-not-found]
except ImportError:
    TOUCH = None

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class MicroHal(CommonHal):
    """The hal contract (boards/README.md), save for what hangs on pins.

    `panel` is one for the framebuf stage, with light(percent).
    """

    def __init__(self, panel: "Any") -> None:
        self._panel = panel
        # The stage holds the largest buffers, so it is made while the heap is whole.
        super().__init__(Stage(panel, self.density), Saves(), TOUCH, micro_clock)

    def brightness(self, percent: int) -> None:
        """Light the screen, 0 .. 100."""
        self._panel.light(percent)

    def report(self, error: BaseException) -> None:
        """Tell the console of an error that the player is told of on the screen."""
        sys.print_exception(error)
