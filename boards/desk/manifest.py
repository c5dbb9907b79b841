# SPDX-License-Identifier: MIT
"""The list of a bundle's files that lies on the board beside them.

manifest.txt: a line `[folder]` before the files of a folder, a line `name sum` for each of them:
.mpy is left out at the end of a name, and the sum is four characters of base64: the last 24 bits
of the CRC-32, enough to tell whether a file is still as it was brought.
VERSION: a line each for version, board and bundle, the last one being the first 16 digits of the
SHA-256 of manifest.txt.
"""

import base64
import hashlib
import zlib

MANIFEST = "manifest.txt"
VERSION = "VERSION"
_MODULE = ".mpy"
_LONG = 3  # bytes of a sum


def manifest(files: dict) -> bytes:
    """The manifest of files, bytes by path."""
    lines = []
    before = None
    for path in sorted(files, key=lambda path: path.rpartition("/")[::2]):
        folder, _, name = path.rpartition("/")
        if folder != before:
            lines.append(f"[{folder}]")
            before = folder
        written = base64.b64encode(short(files[path])).decode()
        lines.append(f"{name.removesuffix(_MODULE)} {written}")
    return "\n".join([*lines, ""]).encode()


def parse(data: bytes) -> dict:
    """The sum by path; what cannot be read as a line of a manifest is left out."""
    found = {}
    folder = ""
    for line in data.decode("utf-8", "replace").splitlines():
        if line.startswith("[") and line.endswith("]"):
            folder = line[1:-1]
            continue
        name, _, text = line.rpartition(" ")
        if name and _read(text):
            name += "" if "." in name else _MODULE
            found[f"{folder}/{name}".lstrip("/")] = _read(text)
    return found


def short(data: bytes) -> bytes:
    """The sum of a file in the manifest."""
    return crc(data).to_bytes(4, "big")[-_LONG:]


def _read(text: str) -> bytes:
    """A sum as it is written, or b"" if it is none."""
    try:
        found = base64.b64decode(text, validate=True)
    except ValueError:
        return b""
    return found if len(found) == _LONG else b""


def crc(data: bytes) -> int:
    """CRC-32, as binascii.crc32 of a handheld counts it."""
    return zlib.crc32(data)


def version(project: str, board: str, listed: bytes) -> bytes:
    """What VERSION holds; `listed` is the manifest."""
    bundle = hashlib.sha256(listed).hexdigest()[:16]
    return f"Mazzetto {project}\nboard {board}\nbundle {bundle}\n".encode()
