# SPDX-License-Identifier: MIT
"""The runtimes of the boards: what each starts by itself before the board's program."""

from __future__ import annotations

import importlib
import sys
import traceback
from typing import TYPE_CHECKING, Any

from host_sim.parts.drive import Drive
from host_sim.parts.littlefs import LittleFs

if TYPE_CHECKING:
    from host_sim.machine import Machine

_MICROPYTHON_S = {"framebuf", "machine", "touch"}
_FIRST_TICK = 0x3FFF0000  # 65.5 s before time.ticks_ms wraps


class CircuitPython:
    """Brings up board.DISPLAY, which refreshes by itself unless told otherwise."""

    PROGRAM = "code.py"
    DRIVE = Drive

    def lacks(self, vendor: set[str]) -> set[str]:
        """Return which of the vendor modules it has not."""
        return vendor & _MICROPYTHON_S

    def start(self, machine: Machine) -> None:
        """Do what the runtime does at power-on."""
        from host_sim import screen

        profile = machine.profile
        light = machine.pins[profile.SCREEN.light]
        machine.display = screen.start(machine.panel, profile.SCREEN, light, machine.clock)

    def lend(self, machine: Machine) -> None:
        """Hand the board's code what is no module of its own."""
        # Board code takes its sleep from the name `time` of this one module.
        vars(importlib.import_module("boards.common.clock"))["time"] = machine.clock

    def background(self, machine: Machine) -> None:
        """Do what goes on beside the program."""
        if machine.display.auto_refresh:
            machine.display._background()

    def root(self, machine: Machine) -> Any:
        """Return what holds the things on the screen, None before there are any."""
        return None if machine.display is None else machine.display.root_group

    def stop(self) -> None:
        """Let go of what only one machine can have."""
        from host_sim import screen

        screen.stop()


class MicroPython:
    """Starts nothing: the board's program drives its panel itself."""

    PROGRAM = "main.py"
    DRIVE = LittleFs

    def lacks(self, vendor: set[str]) -> set[str]:
        """Return which of the vendor modules it has not."""
        return vendor - _MICROPYTHON_S - {"micropython"}

    def start(self, machine: Machine) -> None:
        """Do what the runtime does at power-on."""

    def lend(self, machine: Machine) -> None:
        """Hand the board's code what MicroPython's own modules and built-ins do."""
        stages = importlib.import_module("boards.common.framebuf_stage")

        class Stage(stages.Stage):
            """The stage, which the machine keeps to read its texts."""

            def __init__(self, *given: Any) -> None:
                super().__init__(*given)
                machine.stage = self

        stages.Stage = Stage
        vars(importlib.import_module("boards.common.micro_clock"))["time"] = _Time(machine)
        vars(importlib.import_module("boards.common.micro"))["sys"] = _Sys
        files = machine.drive
        vars(importlib.import_module("boards.common.littlefs")).update(os=files, open=files.open)

    def background(self, machine: Machine) -> None:
        """Do what goes on beside the program."""

    def root(self, machine: Machine) -> Any:
        """Return what holds the things on the screen, None before there are any."""
        return machine.stage

    def stop(self) -> None:
        """Let go of what only one machine can have."""


class _Time:
    """MicroPython's `time`."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    def ticks_ms(self) -> int:
        """Milliseconds that wrap at 2**30, soon after power-on so that it is seen."""
        return (self._machine.clock.ms + _FIRST_TICK) % (1 << 30)

    def sleep_ms(self, ms: int) -> None:
        """Wait."""
        self._machine.clock.sleep(ms / 1000)


class _Sys:
    """MicroPython's `sys`."""

    @staticmethod
    def print_exception(error: BaseException) -> None:
        """Write a traceback to the console."""
        traceback.print_exception(error, file=sys.stderr)


BY_NAME = {"circuitpython": CircuitPython(), "micropython": MicroPython()}
