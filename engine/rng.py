# SPDX-License-Identifier: MIT
"""The one source of chance: small integers only, the same numbers on every interpreter (GE-01)."""

CHOICES = 1 << 20  # streams from here on are for decisions, those below for decks.py
_WORD = 0xFFFF


class Rng:
    """sfc16 (Doty-Humphrey, PractRand): four words of 16 bits, keyed by a seed and a stream.

    While the seed is taken in, the counter changes places with a word at every step: all 64
    bits of the state depend on it, so that a seed of 60 bits loses nothing.
    """

    def __init__(self, seed, stream: int = 0):
        if isinstance(seed, str):
            seed = seed.encode()
        self._a = len(seed)
        self._b = 0
        self._c = 0
        self._counter = 1
        for byte in seed:
            self._absorb(byte)
        for shift in (0, 8, 16, 24):
            self._absorb(stream >> shift & 255)
        for _ in range(12):
            self._turn()
            self.next()

    def _absorb(self, byte: int) -> None:
        """Mix one byte in. For a given byte no two states become one."""
        self._a ^= byte
        self.next()
        self._turn()
        self.next()

    def _turn(self) -> None:
        """Let the counter change places with a word."""
        self._a, self._counter = self._counter, self._a

    def next(self) -> int:
        """The next number, 0..65535."""
        mixed = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 5)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = ((self._c << 6 | self._c >> 10) + mixed) & _WORD
        return mixed

    def below(self, limit: int) -> int:
        """A number of 0..limit-1, each equally likely; limit is 1..65536."""
        fair = 65536 - 65536 % limit
        drawn = self.next()
        while drawn >= fair:
            drawn = self.next()
        return drawn % limit

    def shuffle(self, cards: bytearray) -> None:
        """Put the cards in a random order in place, every order equally likely (Fisher-Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
