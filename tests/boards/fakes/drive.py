# SPDX-License-Identifier: MIT
"""A CIRCUITPY drive as a folder, and the bundles that tests put on it."""

from boards.desk import facts, install
from tests.boards.fakes import tiny

PYBADGE = facts.board("pybadge")
NEW = tiny.bundle(PYBADGE, b"new")
OLD = tiny.bundle(PYBADGE, b"old", gone=b"an older Mazzetto had this")
_BOOT_OUT = """\
Adafruit CircuitPython {version} on 2025-08-05; Adafruit Pybadge with samd51j19
Board ID:{id}
UID:3A7F41E4
"""


def boot_out(version="9.2.9", id="pybadge"):
    """The file by which a drive is known."""
    return {"boot_out.txt": _BOOT_OUT.format(version=version, id=id).encode()}


def fill(root, files):
    """Write files, bytes by path."""
    for path, data in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(data)


def content(root):
    """All files, bytes by path."""
    files = [file for file in root.rglob("*") if file.is_file()]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


def put(root, files=NEW):
    """Install there; what was said."""
    return install.install(PYBADGE, files, root, None)


def holds(root, files=NEW):
    """Whether the files are all there; the settings may have lines of others."""
    there = content(root)
    return all(
        data in there.get(path, b"") if path == "settings.toml" else there.get(path) == data
        for path, data in files.items()
    )
