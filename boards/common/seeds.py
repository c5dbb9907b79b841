# SPDX-License-Identifier: MIT
"""Seeds of matches: a wished one, or fresh letters."""

import os

# 32 letters and digits, none that looks like another: twelve of them are 60 bits.
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class Seeds:
    """`MAZZETTO_SEED` in the environment (settings.toml on CircuitPython) fixes every match:
    the first has that seed, then seed-2, seed-3 and so on. Not every runtime has one."""

    def __init__(self) -> None:
        getenv = getattr(os, "getenv", None)
        self._wish = getenv("MAZZETTO_SEED") if getenv else None
        self._given = 0

    def seed(self) -> str:
        """A seed that was not given before."""
        if not self._wish:
            return "".join([_LETTERS[byte & 31] for byte in os.urandom(12)])
        self._given += 1
        return self._wish if self._given == 1 else "%s-%d" % (self._wish, self._given)
