# SPDX-License-Identifier: MIT
"""A handheld on the desk: the parts of one board, and the board's own code.py running on them."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from host_sim import facts, plug, reading, runtimes
from host_sim.clock import RealClock, VirtualClock
from host_sim.panel import Panel
from host_sim.parts.fingers import Fingers, Touch
from host_sim.parts.flash import Flash
from host_sim.parts.pins import Pin, Wires
from host_sim.parts.power import PowerOff as PowerOff
from host_sim.parts.sounder import Lights, Speaker

_FULL_BATTERY_MV = 4000
_TICKS = 1 << 29
_FIRST_TICK = 0x1FFF0000  # 65.5 s before the wrap


def _nothing() -> None:
    """Stand in for `on_idle` while nobody looks."""


class Machine:
    """One handheld. What it keeps without power (`flash`, `drive`) outlives each `run`.

    `state` is the folder for nvm.bin and drive/, None for none; `seed` is put into the
    environment as MAZZETTO_SEED while it runs; `code` is the program. `press`, `release`,
    `touch`, `lift` and `off` may be called from any thread; the rest belongs to that of `run`.
    """

    def __init__(
        self,
        board: str,
        state: Path | None = None,
        clock: VirtualClock | RealClock | None = None,
        seed: str | None = None,
    ) -> None:
        self.board = board
        self.seed = seed
        self.clock = clock or VirtualClock()
        self.facts = facts.of(board)
        self.profile: Any = importlib.import_module(f"host_sim.profiles.{board}")
        self.runtime = runtimes.BY_NAME[self.facts["runtime"]]
        try:
            if state is not None:
                state.mkdir(parents=True, exist_ok=True)
            memory = self.facts["memory"]
            self.flash = Flash(state and state / "nvm.bin", memory.get("nvm", 0))
            self.drive: Any = self.runtime.DRIVE(state and state / "drive", memory["drive"])
        except OSError as error:
            raise ValueError(
                f"The saves cannot be kept in {error.filename or state} ({error.strerror}): "
                "give another folder."
            ) from None
        self.battery_mv = _FULL_BATTERY_MV
        self.on_idle: Callable[[], None] = _nothing
        self.scanners: list[Callable[[int], None]] = []
        self.shots: dict[str, bytes] = {}  # kept by a script (host_sim/script.py)
        self._switched_off = False
        self._failure: Exception | None = None
        self.code = plug.ROOT / "boards" / board / self.runtime.PROGRAM
        self._assemble()

    def _assemble(self) -> None:
        """Put together the parts that forget everything without power."""
        profile = self.profile
        ports = {port: Pin(port) for port in profile.PINS.values()}
        self.pins = {name: ports[port] for name, port in profile.PINS.items()}
        self.wires = Wires()
        self.panel = Panel(profile.SCREEN.glass)
        self.fingers = Fingers(facts.keys(self.board))
        self.finger = Touch()
        self.speaker = Speaker()
        self.strip = Lights(0)
        self.strip_pin: Pin | None = None
        self.keyboard: tuple[str, ...] = ()
        light = self.pins[profile.SCREEN.light]
        self.wires.listen(light, self._shine)
        if profile.SCREEN.dims:
            self.wires.pulsed[light] = self._shine
        for part in profile.PARTS:
            part.fit(self)
        self.scanners.clear()
        self.display: Any = None  # of displayio
        self.stage: Any = None  # on framebuf
        self._failure = None

    def _shine(self, duty: float, hz: int = 0) -> None:
        self.panel.backlight = duty

    @property
    def width(self) -> int:
        """Pixels across the window."""
        return self.panel.width

    @property
    def height(self) -> int:
        """Pixels down the window."""
        return self.panel.height

    @property
    def name(self) -> str:
        """What players call the board."""
        return self.facts["name"]

    @property
    def grain(self) -> int:
        """The side of the squares of equal pixels that the firmware draws; 1 for single ones."""
        up, down = self.facts["screen"]["density"]
        return 1 if up % down else up // down

    @property
    def frames(self) -> int:
        """A number that differs whenever the window may have changed."""
        return self.panel.frames

    @property
    def tone(self) -> int:
        """The pitch sounding now in hertz, 0 for silence."""
        return self.speaker.tone

    @property
    def lights(self) -> bytes:
        """Red, green, blue of each coloured light."""
        return self.strip.rgb

    @property
    def brightness(self) -> float:
        """The backlight, 0.0 to 1.0."""
        return self.panel.backlight

    def ticks(self) -> int:
        """Return the milliseconds that wrap at 2**29, soon after power-on (supervisor.c)."""
        return (self.clock.ms + _FIRST_TICK) % _TICKS

    def frame(self) -> bytes:
        """Return what the window shows, RGB888, rows from the top."""
        return self.panel.frame()

    def texts(self) -> list[str]:
        """Return the texts that can be read on the screen, from the top, left to right."""
        return [row.text for row in reading.texts(self.runtime.root(self), self.panel)]

    def spoilt_texts(self) -> list[str]:
        """Return the texts that are cut off or partly covered."""
        return [row.text for row in reading.spoilt(self.runtime.root(self), self.panel)]

    def press(self, mask: int) -> None:
        """Push down the buttons of a mask of firmware/ui/buttons.py."""
        self.fingers.press(mask)

    def release(self, mask: int) -> None:
        """Let go the buttons of a mask."""
        self.fingers.release(mask)

    def touch(self, x: int, y: int) -> None:
        """Put a finger on a pixel of the window, or move it there."""
        self.finger.touch(x, y)

    def lift(self) -> None:
        """Take the finger off the window."""
        self.finger.lift()

    def off(self) -> None:
        """Turn the switch off: the next sleep of the firmware raises PowerOff."""
        self._switched_off = True

    def run(self) -> None:
        """Switch on, run the board's program until it ends or PowerOff, switch off.

        Raises what code.py or `on_idle` raised. The same machine may run again.
        """
        with plug.lent_to(self):
            self._assemble()
            self.flash.power_on()
            self.drive.power_on()
            self.clock.restart()
            self.runtime.start(self)
            self.clock.on_tick = self._tick
            try:
                self._code()
            except PowerOff:
                pass
            finally:
                self.clock.on_tick = _nothing
                self._switched_off = False
                self.runtime.stop()
        if self._failure is not None:
            raise self._failure

    def _code(self) -> None:
        self.runtime.lend(self)
        program = compile(self.code.read_text("utf-8"), str(self.code), "exec")
        exec(program, {"__name__": "__main__", "__file__": str(self.code)})

    def _tick(self) -> None:
        """Do what happens beside the firmware: fingers, key scans, auto refresh, the front."""
        now = self.clock.ms
        self.fingers.move(now)
        self.finger.move(now)
        for scan in self.scanners:
            scan(now)
        self.runtime.background(self)
        try:
            self.on_idle()
        except Exception as failure:
            # The firmware shows a page for exceptions; this one is not its own.
            self._failure = failure
            raise PowerOff from None
        if self._switched_off:
            raise PowerOff
