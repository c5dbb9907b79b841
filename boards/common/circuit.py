# SPDX-License-Identifier: MIT
"""What every board does alike on CircuitPython; a board's hal.py adds its pins."""

import traceback

import board
import supervisor

from boards.common import clock
from boards.common.displayio_stage import Stage
from boards.common.saves import Saves
from boards.common.seeds import Seeds


class CircuitHal:
    """The hal contract (boards/README.md), save for what hangs on pins."""

    name = ""

    def __init__(self) -> None:
        # The drive's owner may touch it at any time (a desktop does on its own); a match in
        # play must not be torn away by the reload that follows.
        supervisor.runtime.autoreload = False
        supervisor.status_bar.display = False
        display = board.DISPLAY
        display.auto_refresh = False
        self._display = display
        self.width = display.width
        self.height = display.height
        # The stage holds the largest buffers, so it is made while the heap is whole.
        self.stage = Stage(display)
        self._saves = Saves()
        self._seeds = Seeds()
        self._touch = getattr(board, "TOUCH", None)

    def pointer(self) -> "tuple[int, int] | None":
        """Where the screen is touched now; None where it is not, or cannot be."""
        point = self._touch.touch_point if self._touch else None
        return (point[0], point[1]) if point else None

    def ticks(self) -> int:
        """Milliseconds; they wrap at 2**29."""
        return clock.ticks()

    def elapsed(self, since: int) -> int:
        """Milliseconds since the tick `since`."""
        return clock.elapsed(since)

    def sleep(self, ms: int) -> None:
        """Wait, and let the board do its own work."""
        clock.sleep(ms)

    def seed(self) -> str:
        """A seed for a new match."""
        return self._seeds.seed()

    def load(self, name: str) -> "bytes | None":
        """What was saved last under `name`."""
        return self._saves.load(name)

    def save(self, name: str, data: bytes) -> bool:
        """Keep `data` under `name` past a power cut; False when that failed (see trouble)."""
        return self._saves.save(name, data)

    @property
    def trouble(self) -> str:
        """What is wrong with the saves: "", "broken", "full" or "none"."""
        return self._saves.trouble

    def brightness(self, percent: int) -> None:
        """Light the screen, 0 .. 100."""
        self._display.brightness = percent / 100

    def report(self, error: BaseException) -> None:
        """Tell the console of an error that the player is told of on the screen."""
        # The stubs ask for all arguments; runtimes since CircuitPython 8 take the error alone.
        traceback.print_exception(error)  # type: ignore[call-arg]
