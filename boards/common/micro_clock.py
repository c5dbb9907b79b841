# SPDX-License-Identifier: MIT
"""Milliseconds that wrap, and sleeping, on MicroPython."""

import time

from micropython import const

# time.ticks_ms wraps at 2**30 on most ports, at no less on any. The stubs would have it go into
# ticks_diff alone, whose answers end at 2**29.
_LAST_TICK = const(0x1FFFFFFF)


def ticks() -> int:
    """Milliseconds since some moment, 0 .. 2**29 - 1, then again from 0."""
    return time.ticks_ms() & _LAST_TICK  # type: ignore[operator]


def elapsed(since: int) -> int:
    """Milliseconds since the tick `since`, right across a wrap (up to six days)."""
    return (time.ticks_ms() - since) & _LAST_TICK  # type: ignore[operator]


def sleep(ms: int) -> None:
    """Wait `ms` milliseconds."""
    time.sleep_ms(ms)
