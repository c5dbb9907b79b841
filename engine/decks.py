# SPDX-License-Identifier: MIT
"""The shuffles of a match (GE-01, CR-23)."""

from engine import catalog

RESHUFFLES = 1 << 19  # streams of rng.py from here on are for reshuffles, those below for shuffles


class Decks:
    """The shuffles of a match: first those given, then those of the seed, each its own stream.

    The n-th shuffle does not depend on how the match went, so undo never deals anew (CR-23).
    """

    def __init__(self, seed: str, given=()):
        self.seed = seed
        self.given = given

    def shuffled(self, n: int, cards: bytearray) -> bytearray:
        """The n-th shuffle (from 0) of these cards."""
        if n < len(self.given):
            return bytearray(self.given[n])
        _shuffle(self.seed, n, cards)
        return cards

    def mixed(self, n: int, cards: bytes) -> bytearray:
        """The n-th reshuffle (from 0) of cards that a deal has used: a given deck has no part."""
        mixed = bytearray(cards)
        _shuffle(self.seed, RESHUFFLES + n, mixed)
        return mixed


def _shuffle(seed: str, stream: int, cards: bytearray) -> None:
    """Shuffle with the source of chance, which is in memory only when it is needed."""
    from engine.rng import Rng

    Rng(seed, stream).shuffle(cards)
    catalog.forget("engine.rng")
