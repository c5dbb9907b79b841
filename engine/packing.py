# SPDX-License-Identifier: MIT
"""Piles as bytes and back, each after its length: the greater part of every packed position."""


def add(packed: bytearray, piles) -> None:
    """Append piles (or events), none longer than 255 bytes."""
    for pile in piles:
        packed.append(len(pile))
        packed += pile


def piles(packed: bytes, at: int) -> list:
    """The piles from place `at` to the end. ValueError where they do not fill it exactly."""
    found = []
    while at < len(packed):
        size = packed[at]
        found.append(packed[at + 1: at + 1 + size])
        at += 1 + size
    if at != len(packed):
        raise ValueError("The position is damaged: its piles do not fill its length.")
    return found
