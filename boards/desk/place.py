# SPDX-License-Identifier: MIT
"""Where a bundle can be put: what drive.py and wired.py have in common."""

from typing import Protocol


class Place(Protocol):
    """The files of a board by path: relative, with /. Every method may raise OSError.

    `unit`: what sizes are rounded up to there, in bytes.
    """

    unit: int

    def __str__(self) -> str:
        """What to call it in a sentence."""

    def sizes(self) -> dict[str, int]:
        """Bytes of every file."""

    def folders(self) -> set[str]:
        """All folders."""

    def read(self, path: str) -> bytes:
        """A file's bytes, as the board's flash has them."""

    def differing(self, wanted: dict[str, bytes]) -> list[str]:
        """Those whose file is not there, or holds other bytes than `wanted` says."""

    def write(self, path: str, data: bytes) -> None:
        """Write a file whole, under another name first (plan.TEMPORARY)."""

    def remove(self, path: str) -> None:
        """Remove a file, and the folders that this leaves empty."""

    def make(self, folder: str) -> None:
        """Make a folder in one that is there."""

    def room(self) -> int:
        """Free bytes."""

    def gone(self) -> bool:
        """Whether it is no longer there."""

    def locked(self) -> str:
        """Why nothing can be written, and what to do."""
