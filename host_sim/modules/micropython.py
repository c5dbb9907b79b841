# SPDX-License-Identifier: MIT
"""The one name of MicroPython's `micropython` module that the project uses."""


def const(value: int) -> int:
    """Return `value`; on a device the compiler folds it away."""
    return value
