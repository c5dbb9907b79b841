# SPDX-License-Identifier: MIT
"""The events of a hand, five bytes each in one array.

A hand among six can have 200 of them. As bytes in a list, as the other games keep theirs, they
take ten times the memory and leave a heap full of crumbs: measured, a match among six then needs
25 KB more.
"""

from micropython import const

from engine.cards import NONE

_SIZE = const(5)


class Events:
    """Reads like a list of bytes((seat, reason, points, number)) and a card where there is one.

    `told` only grows while a hand lasts, so a view of it needs no copy: it ends where it ended.
    """

    def __init__(self, told: bytearray):
        self._told = told
        self._count = len(told) // _SIZE

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, chosen):
        """The event of a number, or a list of those of a slice."""
        if isinstance(chosen, slice):
            return [self[i] for i in range(self._count)[chosen]]
        if chosen < 0:
            chosen += self._count
        if not 0 <= chosen < self._count:
            raise IndexError("There is no such event.")
        end = (chosen + 1) * _SIZE
        return bytes(self._told[end - _SIZE: end - (self._told[end - 1] == NONE)])
