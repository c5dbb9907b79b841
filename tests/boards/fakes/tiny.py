# SPDX-License-Identifier: MIT
"""A bundle of a few small files, with everything an installer has to mind."""

from boards.desk import manifest
from boards.desk.facts import Board


def bundle(board: Board, note: bytes = b"", **more: bytes) -> dict:
    """Files by path, as boards.desk.bundle makes them; another note makes other files, and `more`
    are further ones of the engine."""
    files = {f"engine/{name}.mpy": data for name, data in more.items()} | {
        board.program: b"import firmware.main\n" + note,
        "engine/__init__.mpy": b"C\x06\0\x1f",
        "engine/cards.mpy": b"cards" * 60 + note,
        "firmware/art/atlas8.bin": bytes(range(256)) * 2,
    }
    if board.circuitpython:
        files["settings.toml"] = b"CIRCUITPY_HEAP_START_SIZE = 1000\n"
        files["boot.py"] = b"# nothing\n" + note
        files["lib/adafruit_x/__init__.mpy"] = b"library"
    listed = manifest.manifest(files)
    files[manifest.MANIFEST] = listed
    files[manifest.VERSION] = manifest.version("0", board.id, listed)
    return dict(sorted(files.items()))
