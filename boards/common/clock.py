# SPDX-License-Identifier: MIT
"""Milliseconds that wrap, and sleeping, on CircuitPython."""

import time

import supervisor
from micropython import const

# supervisor.ticks_ms counts 0 .. 2**29 - 1 and starts 65 s before its first wrap.
_LAST_TICK = const(0x1FFFFFFF)


def ticks() -> int:
    """Milliseconds since some moment, 0 .. 2**29 - 1, then again from 0."""
    return supervisor.ticks_ms()


def elapsed(since: int) -> int:
    """Milliseconds since the tick `since`, right across a wrap (up to six days)."""
    return (supervisor.ticks_ms() - since) & _LAST_TICK


def sleep(ms: int) -> None:
    """Give the core to its background work for `ms` milliseconds."""
    time.sleep(ms / 1000)
