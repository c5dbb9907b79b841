# SPDX-License-Identifier: MIT
"""The list of a bundle's files that lies on the board beside them.

manifest.txt: a line `[folder]` before the files of a folder, a line `name size crc32` for each of
them, sizes in bytes, CRC-32 as eight hexadecimal digits. VERSION: a line each for version, board
and bundle, the last one being the first 16 digits of the SHA-256 of manifest.txt.
"""

import hashlib
import zlib

MANIFEST = "manifest.txt"
VERSION = "VERSION"


def manifest(files: dict) -> bytes:
    """The manifest of files, bytes by path."""
    lines = []
    before = None
    for path in sorted(files, key=lambda path: path.rpartition("/")[::2]):
        folder, _, name = path.rpartition("/")
        if folder != before:
            lines.append(f"[{folder}]")
            before = folder
        lines.append(f"{name} {len(files[path])} {crc(files[path]):08x}")
    return "\n".join([*lines, ""]).encode()


def parse(data: bytes) -> dict:
    """(size, CRC-32) by path; what cannot be read as a line of a manifest is left out."""
    found = {}
    folder = ""
    for line in data.decode("utf-8", "replace").splitlines():
        if line.startswith("[") and line.endswith("]"):
            folder = line[1:-1]
            continue
        fields = line.rsplit(" ", 2)
        if len(fields) == 3 and fields[1].isdecimal() and len(fields[2]) == 8:
            try:
                sum_ = int(fields[2], 16)
            except ValueError:
                continue
            found[f"{folder}/{fields[0]}".lstrip("/")] = (int(fields[1]), sum_)
    return found


def crc(data: bytes) -> int:
    """CRC-32, as binascii.crc32 of a handheld counts it."""
    return zlib.crc32(data)


def version(project: str, board: str, listed: bytes) -> bytes:
    """What VERSION holds; `listed` is the manifest."""
    bundle = hashlib.sha256(listed).hexdigest()[:16]
    return f"Mazzetto {project}\nboard {board}\nbundle {bundle}\n".encode()
