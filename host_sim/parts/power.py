# SPDX-License-Identifier: MIT
"""Losing power: the exception that ends a program, and parts that may lose it half way."""

from collections.abc import Callable


class PowerOff(BaseException):
    """The power is gone; raised out of a sleep or a write, past the program's handlers."""


def _stays_on(step: int) -> None:
    """Stand in for `on_step`: the power does not fail."""


class Memory:
    """A part that keeps bytes without power, written in steps.

    `on_step` is called after each step of a write with its number; a test raises PowerOff there.
    From then on nothing more is written, whatever the program's handlers try, until `power_on`.
    """

    def __init__(self) -> None:
        self.on_step: Callable[[int], None] = _stays_on
        self._cut = False

    def power_on(self) -> None:
        """Work again."""
        self._cut = False

    def alive(self) -> None:
        """Raise PowerOff if the power went during a write."""
        if self._cut:
            raise PowerOff

    def step(self, number: int) -> None:
        """End one step of a write."""
        try:
            self.on_step(number)
        except PowerOff:
            self._cut = True
            raise
