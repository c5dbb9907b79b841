# SPDX-License-Identifier: MIT
"""Saves as the firmware asks for them: bytes by name, all in one container (container.py)."""

from boards.common import container


class Kept:
    """Bytes by name. A subclass tells where the container lies.

    `trouble`: "" all is well, "broken" what was saved cannot be read, "full" there was no room
    for the last save, "none" there was no place for it at all.
    """

    def __init__(self) -> None:
        self.trouble = ""
        self._entries: "list[tuple[str, bytes]]" = []
        self._sequence = -1
        self._kept = True
        self._read()

    def load(self, name: str) -> "bytes | None":
        """What was saved last under `name`, None if nothing was."""
        for known, data in self._entries:
            if known == name:
                return data
        return None

    def save(self, name: str, data: bytes, gone: str = "") -> bool:
        """Keep `data` under `name`, ours from now on; empty data takes the name away. False: see
        `trouble`.

        The name `gone` is taken away with the same write: either both are done or nothing.
        Nothing is written where that would change nothing: flash wears out.
        """
        if self._kept and data == (self.load(name) or b"") and not self.load(gone):
            return True
        entries = [entry for entry in self._entries if entry[0] not in (name, gone)]
        if data:
            entries.append((name, data))
        self._entries = entries
        number = (self._sequence + 1) & 0xFFFF
        self.trouble = self._store(container.pack(number, entries))
        self._kept = self.trouble == ""
        if self._kept:
            self._sequence = number
        return self._kept

    def _read(self) -> None:
        """Take what is kept, with _take()."""
        raise NotImplementedError

    def _store(self, data: bytes) -> str:
        """Write a container; "" if that worked, else the trouble."""
        raise NotImplementedError

    def _take(self, places: "list[bytes]") -> "list[int]":
        """Take the newest container that can be read; what cannot be read stays where it is.

        Returns the sequence number of each place, -1 where it is unreadable, -2 where it is empty.
        """
        best = b""
        ages = []
        for data in places:
            age = container.sequence(data) if data else -2
            ages.append(age)
            if age >= 0 and container.newer(age, self._sequence):
                self._sequence = age
                best = data
        if best:
            self._entries = container.unpack(best)
        elif -1 in ages:
            self.trouble = "broken"
        return ages
