# SPDX-License-Identifier: MIT
"""CircuitPython's `microcontroller`: pins, and the memory that outlives power-off."""

from typing import Any

from host_sim import powered
from host_sim.parts.pins import Pin as Pin
from host_sim.strict import Strict, unknown

_unknown = unknown("microcontroller")


class _Nvm(Strict):
    """`nvm.ByteArray`: bytes and slices of step 1; each assignment is one erase of all."""

    __slots__ = ()

    def __len__(self) -> int:
        return powered.machine().flash.size

    def __getitem__(self, index: int | slice) -> int | bytearray:
        flash = powered.machine().flash
        if isinstance(index, slice):
            return flash.read(*_bounds(index, flash.size))
        return flash.read(*_byte(index, flash.size))[0]

    def __setitem__(self, index: int | slice, value: Any) -> None:
        flash = powered.machine().flash
        if not isinstance(index, slice):
            start, _ = _byte(index, flash.size)
            if not 0 <= value <= 255:
                raise ValueError("bytes must be 0-255")
            flash.write(start, bytes((value,)))
            return
        start, stop = _bounds(index, flash.size)
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise NotImplementedError("array/bytes required on right side")
        if memoryview(value).itemsize != 1:
            raise ValueError("Array values should be single bytes.")
        if len(value) != stop - start:
            raise ValueError("Slice and value different lengths.")
        flash.write(start, bytes(value))


def _bounds(index: slice, size: int) -> tuple[int, int]:
    if index.step not in (None, 1):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")
    start, stop, _ = index.indices(size)
    return start, max(start, stop)


def _byte(index: int, size: int) -> tuple[int, int]:
    at = index + size if index < 0 else index
    if not 0 <= at < size:
        raise IndexError("ByteArray index out of range")
    return at, at + 1


def __getattr__(name: str) -> Any:
    if name == "nvm":
        return _Nvm() if powered.machine().flash.size else None
    return _unknown(name)
