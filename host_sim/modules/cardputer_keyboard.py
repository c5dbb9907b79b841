# SPDX-License-Identifier: MIT
"""The module of that name in the M5Stack Cardputer's CircuitPython.

Behaviour from ports/espressif/module/cardputer_keyboard.c.
"""

from functools import cache
from typing import Any

from keypad import _Scanner

from host_sim import powered
from host_sim.strict import unknown

_unknown = unknown("cardputer_keyboard")
_CHARACTERS = {"space": " ", "enter": "\r", "backspace": "\b", "tab": "\t"}


class _Keyboard(_Scanner):
    """A DemuxKeyMatrix, made before the program and fed to the REPL until it is detached."""

    __slots__ = ("_detached",)

    def __init__(self) -> None:
        self._detached = False
        self._start(len(powered.machine().keyboard), 0.01, 20, 2)

    def _scan(self, now: int) -> None:
        super()._scan(now)
        if not self._detached:
            self._events.clear()

    def _read(self) -> list[bool]:
        machine = powered.machine()
        return [key in machine.fingers.down for key in machine.keyboard]


def detach_serial() -> None:
    """Leave the events in the queue."""
    _keyboard()._detached = True


@cache
def _keyboard() -> _Keyboard:
    return _Keyboard()


def key_to_char(key: int, shifted: bool) -> str | None:
    """Return what a key types, None where it types nothing."""
    name = powered.machine().keyboard[key]
    if name in ("opt", "shift", "ctrl", "alt", "fn"):
        return None
    if shifted:
        raise NotImplementedError("Only what keys type without shift is modelled.")
    return _CHARACTERS.get(name, name)


def __getattr__(name: str) -> Any:
    return _keyboard() if name == "KEYBOARD" else _unknown(name)
