# SPDX-License-Identifier: MIT
"""A handheld on the desk: the parts of one board, and the board's own code.py running on them."""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from host_sim import plug, reading
from host_sim.clock import RealClock, VirtualClock
from host_sim.panel import St7735r
from host_sim.parts.drive import Drive
from host_sim.parts.fingers import Buttons, Touch
from host_sim.parts.flash import Flash
from host_sim.parts.pins import Pin, Wires
from host_sim.parts.power import PowerOff as PowerOff
from host_sim.parts.shift_register import ShiftRegister
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
        self.profile = _profile(board)
        try:
            if state is not None:
                state.mkdir(parents=True, exist_ok=True)
            self.flash = Flash(state and state / "nvm.bin", self.profile.NVM_BYTES)
            self.drive = Drive(state and state / "drive")
        except OSError as error:
            raise ValueError(
                f"The saves cannot be kept in {error.filename or state} ({error.strerror}): "
                "give another folder."
            ) from None
        self.battery_mv = _FULL_BATTERY_MV
        self.on_idle: Callable[[], None] = _nothing
        self.scanners: list[Callable[[int], None]] = []
        self.display: Any = None
        self.shots: dict[str, bytes] = {}  # kept by a script (host_sim/script.py)
        self._switched_off = False
        self._failure: Exception | None = None
        self.code = plug.ROOT / "boards" / board / "code.py"
        self._assemble()

    def _assemble(self) -> None:
        """Put together the parts that forget everything without power."""
        profile = self.profile
        ports = {port: Pin(port) for port in profile.PINS.values()}
        self.pins = {name: ports[port] for name, port in profile.PINS.items()}
        self.wires = Wires()
        self.panel = St7735r(profile.PANEL_MOUNT)
        self.register = ShiftRegister()
        self.buttons = Buttons(self.register)
        self.finger = Touch()
        self.speaker = Speaker()
        self.strip = Lights(profile.LIGHTS_COUNT)
        self.wires.listen(self.pins[profile.BUTTON_CLOCK], self.register.clock)
        self.wires.listen(self.pins[profile.BUTTON_LATCH], self.register.latch)
        self.wires.source(self.pins[profile.BUTTON_DATA], self.register.output)
        self.wires.listen(self.pins[profile.SPEAKER_ENABLE], self.speaker.enable)
        self.scanners.clear()
        self._failure = None

    @property
    def width(self) -> int:
        """Pixels across the window."""
        return self.panel.width

    @property
    def height(self) -> int:
        """Pixels down the window."""
        return self.panel.height

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
        if self.display is None:
            return []
        return [row.text for row in reading.texts(self.display.root_group, self.panel)]

    def spoilt_texts(self) -> list[str]:
        """Return the texts that are cut off or partly covered."""
        if self.display is None:
            return []
        return [row.text for row in reading.spoilt(self.display.root_group, self.panel)]

    def press(self, mask: int) -> None:
        """Push down the buttons of a mask of firmware/ui/buttons.py."""
        self.buttons.press(mask)

    def release(self, mask: int) -> None:
        """Let go the buttons of a mask."""
        self.buttons.release(mask)

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
        """Switch on, run boards/<board>/code.py until it ends or PowerOff, switch off.

        Raises what code.py or `on_idle` raised. The same machine may run again.
        """
        with plug.lent_to(self):
            self._assemble()
            self.flash.power_on()
            self.drive.power_on()
            self.clock.restart()
            from host_sim import screen

            light = self.pins[self.profile.BACKLIGHT]
            self.display = screen.start(self.panel, self.profile.DISPLAY_START, light, self.clock)
            self.clock.on_tick = self._tick
            try:
                self._code()
            except PowerOff:
                pass
            finally:
                self.clock.on_tick = _nothing
                self._switched_off = False
                screen.stop()
        if self._failure is not None:
            raise self._failure

    def _code(self) -> None:
        # Board code takes its sleep from the name `time` of this one module.
        vars(importlib.import_module("boards.common.clock"))["time"] = self.clock
        program = compile(self.code.read_text("utf-8"), str(self.code), "exec")
        exec(program, {"__name__": "__main__", "__file__": str(self.code)})

    def _tick(self) -> None:
        """Do what happens beside the firmware: fingers, key scans, auto refresh, the front."""
        now = self.clock.ms
        self.buttons.move(now)
        self.finger.move(now)
        for scan in self.scanners:
            scan(now)
        if self.display.auto_refresh:
            self.display._background()
        try:
            self.on_idle()
        except Exception as failure:
            # The firmware shows a page for exceptions; this one is not its own.
            self._failure = failure
            raise PowerOff from None
        if self._switched_off:
            raise PowerOff


def _profile(board: str) -> ModuleType:
    """Return what is known of a board; ValueError names the boards that are."""
    known = sorted(file.stem for file in (plug.ROOT / "host_sim" / "profiles").glob("[!_]*.py"))
    if board not in known:
        raise ValueError(f"There is no board {board!r}: choose {' or '.join(known)}.")
    return importlib.import_module(f"host_sim.profiles.{board}")
