# SPDX-License-Identifier: MIT
"""Strictness shared by the vendor modules: what boards/ does not use is not there, and says so."""

from collections.abc import Callable
from typing import Any


def unknown(module: str) -> Callable[[str], Any]:
    """Return a module `__getattr__` that raises AttributeError with a helpful text."""

    def missing(name: str) -> Any:
        raise AttributeError(
            f"{module}.{name} is not modelled: host_sim/modules/{module}.py holds only what "
            "boards/ uses; add it there if the device has it."
        )

    return missing


class Strict:
    """A native object: reading or setting an attribute that it lacks raises AttributeError.

    Subclasses name their attributes in `__slots__`, as native objects take no others.
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        kind = type(self)
        raise AttributeError(
            f"{kind.__module__}.{kind.__name__} has no {name} here: the simulator models only "
            "what boards/ uses."
        )


def kind(value: object, wanted: type, name: str) -> None:
    """Raise TypeError unless `value` is a `wanted`, worded as CircuitPython words it."""
    if not isinstance(value, wanted):
        raise TypeError(f"{name} must be of type {wanted.__name__}, not {type(value).__name__}")
