# SPDX-License-Identifier: MIT
"""File operations of this computer that can be counted, fail, or be the last ones."""

import os

_WRITING = os.O_WRONLY | os.O_RDWR
CHANGING = ("open", "write", "fsync", "replace", "remove", "rmdir", "mkdir")


class Killed(BaseException):
    """The process ended here."""


class Operations:
    """What changes files, in order as (name, path or handle): `done`. `after`: a function called
    after each with its number; `before`: the same before it."""

    def __init__(self, monkeypatch) -> None:
        self.done: list = []
        self.before = self.after = lambda number, name: None
        for name in CHANGING:
            monkeypatch.setattr(os, name, self._counted(name, getattr(os, name)))

    def _counted(self, name, real):
        def operation(*arguments, **options):
            if name == "open" and not arguments[1] & _WRITING:
                return real(*arguments, **options)
            number = len(self.done)
            self.before(number, name)
            # Nobody switches this computer off, and waiting for its disk takes long.
            result = None if name == "fsync" else real(*arguments, **options)
            self.done.append((name, str(arguments[0])))
            self.after(number, name)
            return result

        return operation

    def kill_after(self, last: int) -> None:
        """End the process after operation number `last`, the first being 0."""

        def end(number: int, _: str) -> None:
            if number == last:
                raise Killed

        self.after = end

    def live_on(self) -> None:
        """Count from nothing again, and let everything work."""
        self.done.clear()
        self.before = self.after = lambda number, name: None
