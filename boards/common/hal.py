# SPDX-License-Identifier: MIT
"""What every board does alike, on whichever runtime."""

from boards.common.seeds import Seeds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class CommonHal:
    """The part of the hal contract (boards/README.md) that needs no vendor's module.

    A runtime's hal hands it the stage, the saves, the touch panel and the clock; the board's own
    hal puts in what the board has of keys, tones, lights and battery.
    """

    name = ""
    density = (1, 1)  # pixels of the panel for how many of the firmware's

    def __init__(self, stage: "Any", saves: "Any", touch: "Any", clock: "Any") -> None:
        self.stage = stage
        self.width = stage.width
        self.height = stage.height
        self._saves = saves
        self._seeds = Seeds()
        self._touch = touch  # with touch_point, or None
        self._clock = clock  # the module clock.py, or micro_clock.py
        self._keys: "Any" = None  # with key()
        self._tones: "Any" = None  # with tone(hz)
        self._lights: "Any" = None  # with show(rgb)
        self._battery: "Any" = None  # with millivolts()

    def key(self) -> int:
        """The next key event: a mask when pressed, minus the mask when released, 0 for none."""
        return self._keys.key()

    def pointer(self) -> "tuple[int, int] | None":
        """Where the screen is touched now; None where it is not, or cannot be."""
        point = self._touch.touch_point if self._touch else None
        if not point:
            return None
        logical = self.stage.density.logical
        return logical(point[0]), logical(point[1])

    def ticks(self) -> int:
        """Milliseconds; they wrap at 2**29."""
        return self._clock.ticks()

    def elapsed(self, since: int) -> int:
        """Milliseconds since the tick `since`."""
        return self._clock.elapsed(since)

    def sleep(self, ms: int) -> None:
        """Wait, and let the board do its own work."""
        self._clock.sleep(ms)

    def seed(self) -> str:
        """A seed for a new match."""
        return self._seeds.seed()

    def load(self, name: str) -> "bytes | None":
        """What was saved last under `name`."""
        return self._saves.load(name)

    def save(self, name: str, data: bytes, gone: str = "") -> bool:
        """Keep `data` under `name` past a power cut and take `gone` away; False when that failed
        (see trouble)."""
        return self._saves.save(name, data, gone)

    @property
    def trouble(self) -> str:
        """What is wrong with the saves: "", "broken", "full" or "none"."""
        return self._saves.trouble

    def tone(self, hz: int) -> None:
        """Sound `hz` until told otherwise; 0 is silence."""
        if self._tones:
            self._tones.tone(hz)

    def lights(self, rgb: bytes) -> None:
        """Light the lamps, three bytes each."""
        if self._lights:
            self._lights.show(rgb)

    def battery(self) -> int:
        """The battery in millivolts, or -1 where it cannot be read."""
        return self._battery.millivolts() if self._battery else -1
