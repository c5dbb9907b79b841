# SPDX-License-Identifier: MIT
"""How much of a drive files take, and whether a board can hold them."""

from collections.abc import Iterable

from boards.desk.facts import Board
from boards.desk.trouble import TooLarge

BUDGET = 300 * 1024  # bytes of files that Mazzetto means to stay under
_KEPT = 20 * 1024  # left for the saves, boot_out.txt and what a computer hides on a drive
_LONGEST_PATH = 96  # letters, of CircuitPython's imports (DEVICE.md 4.1)
_ROOT_ENTRIES = 512
_ENTRY = 32
_LITTLEFS_BLOCK = 4096
_INLINE = 512  # bytes of a file that lies in its folder
_PART = 900  # bytes of a folder before it is split, on average
_TAGS = 24  # bytes of a folder for each file, besides its name


def cluster(board: Board) -> int:
    """What a file's size is rounded up to, in bytes.

    FAT as CircuitPython's own mkfs makes it: measured with the same code in MicroPython's VfsFat
    for 1, 2, 6, 8, 14 and 16 MiB.
    """
    if not board.circuitpython:
        return _LITTLEFS_BLOCK
    for most, size in ((1 << 20, 512), (8_384_512, 1024)):
        if board.drive <= most:
            return size
    return 4096


def rounded(size: int, unit: int) -> int:
    """`size` in whole clusters of `unit` bytes; an empty file has none."""
    return -(-size // unit) * unit


def folders(paths: Iterable[str]) -> set:
    """All folders that the files lie in, "" not among them."""
    found = set()
    for path in paths:
        while "/" in path:
            path = path.rpartition("/")[0]
            found.add(path)
    return found


def taken(board: Board, sizes: dict, unit: int = 0, more: Iterable[str] = ()) -> int:
    """Bytes of the board's drive that files of these sizes by path take, with their folders.

    A little more than it turns out to be, as a test measures. `unit`: if it is known; `more`
    folders that are there, empty or not.
    """
    inside = folders(sizes) | set(more)
    if board.circuitpython:
        return _on_fat(sizes, inside, unit or cluster(board))
    return _on_littlefs(sizes, inside)


def _on_fat(sizes: dict, inside: set, unit: int) -> int:
    names = dict.fromkeys(inside, 2 * _ENTRY)  # . and ..
    for path in [*sizes, *inside]:
        folder, _, name = path.rpartition("/")
        if folder:
            names[folder] += _entries(name)
    files = sum(rounded(size, unit) for size in sizes.values())
    return files + sum(rounded(size, unit) for size in names.values())


def _on_littlefs(sizes: dict, folders: set) -> int:
    """Measured with the settings of the rp2 port: small files lie in their folder, which is split
    into parts of two blocks each time it fills half of one."""
    inside = dict.fromkeys([*folders, ""], 1)
    blocks = 0
    for path, size in sizes.items():
        folder, _, name = path.rpartition("/")
        inside[folder] += len(name) + _TAGS + (size if size <= _INLINE else 0)
        blocks += -(-size // _LITTLEFS_BLOCK) if size > _INLINE else 0
    blocks += sum(2 * -(-used // _PART) for used in inside.values())
    return blocks * _LITTLEFS_BLOCK * 21 // 20  # it varies with the order of writing


def _entries(name: str) -> int:
    """Bytes of a FAT folder for one name: 13 letters an entry, and one entry for the file."""
    return _ENTRY * (1 + -(-len(name) // 13))


def check(board: Board, sizes: dict) -> None:
    """TooLarge if the board cannot hold files of these sizes by path."""
    need = taken(board, sizes) + _KEPT
    if need > board.drive:
        raise TooLarge(
            f"Mazzetto takes {need // 1024} KB of a drive in whole clusters, and that of the "
            f"{board.name} has {board.drive // 1024} KB: it cannot go on that board."
        )
    long = [path for path in sizes if len(path) + 1 > _LONGEST_PATH]
    if long:
        raise TooLarge(
            f"{long[0]} has {len(long[0])} letters, and a board imports no path of more than "
            f"{_LONGEST_PATH - 1}: shorten it."
        )
    top = sum(_entries(name) for name in {path.partition("/")[0] for path in sizes}) // _ENTRY
    if board.circuitpython and top > _ROOT_ENTRIES:
        raise TooLarge(
            f"The top of the bundle has {top} folder entries, and a FAT drive holds "
            f"{_ROOT_ENTRIES} there: move files into folders."
        )
