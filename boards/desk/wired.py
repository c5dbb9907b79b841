# SPDX-License-Identifier: MIT
"""The files of a board, through its raw REPL.

mpremote's own file commands fail on CircuitPython (no os.ilistdir, no names of error numbers:
DEVICE.md 5.3), so the board gets a few lines of ours that serve both runtimes.
"""

import ast
import os
from binascii import b2a_base64

from boards.desk.manifest import crc
from boards.desk.plan import TEMPORARY
from boards.desk.wire import Refused, Wire

_CHUNK = 256  # bytes of a file a line
_LINES = 4  # of file contents a command: the board compiles it in its own memory
_BATCH = 16  # files a command
# The number of an error and not its text, which differs between the runtimes.
_FAILED = "\x1fOSError"
_TRY = "try:\n"
_CATCH = f"except OSError as e:print({_FAILED!r},e.args[0])\n"
# L lists all, N a folder, C sums, R reads a part; O opens a file to write, W writes, S closes and
# renames it.
_OURS = """
import os
from binascii import a2b_base64,crc32
def L(p):
 for n in os.listdir(p or '/'):
  q=p+'/'+n
  s=os.stat(q)
  if s[0]&0x4000:
   print((q,-1),end=',')
   L(q)
  else:print((q,s[6]),end=',')
def C(p):
 c=0
 b=bytearray(256)
 with open(p,'rb') as f:
  n=f.readinto(b)
  while n:
   c=crc32(memoryview(b)[:n],c)
   n=f.readinto(b)
 print(c)
def R(p,a):
 with open(p,'rb') as f:
  f.seek(a)
  print(f.read(256))
def N(p):print(*os.listdir(p))
def O(p):
 global F
 F=open(p,'wb')
def W(b):F.write(a2b_base64(b))
def S(p,q):
 F.close()
 os.rename(p,q)
"""


class Wired:
    """The files of the board at a Wire, after prepare(). Every method may raise OSError."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.unit = wire.answer.unit
        self._known: dict = {}
        self._unlocked = False

    def __str__(self) -> str:
        return f"the board at {self.wire.port}"

    def prepare(self) -> None:
        """Give the board the lines that everything else here calls."""
        self.wire.run(_OURS)

    def sizes(self) -> dict:
        """Bytes of every file by its path."""
        return {path: size for path, size in self._listed().items() if size >= 0}

    def folders(self) -> set:
        """The paths of all folders."""
        return {path for path, size in self._listed().items() if size < 0}

    def _listed(self) -> dict:
        """Sizes by path, -1 for folders; asked for again when something has changed."""
        if not self._known:
            told = ast.literal_eval("[" + self._do("L", "") + "]")
            self._known = {path[1:]: size for path, size in told}
        return self._known

    def read(self, path: str) -> bytes:
        """A file's bytes."""
        parts: list = []
        while not parts or len(parts[-1]) == _CHUNK:
            told = self._do("R", "/" + path, len(parts) * _CHUNK)
            parts.append(ast.literal_eval(told))
        return b"".join(parts)

    def differing(self, wanted: dict) -> list:
        """The paths whose file is not there, or holds other bytes than `wanted` says."""
        sizes = self.sizes()
        same = [path for path, data in wanted.items() if sizes.get(path) == len(data)]
        sums: dict = {}
        for at in range(0, len(same), _BATCH):
            batch = same[at : at + _BATCH]
            told = self._try([f"C({'/' + path!r})" for path in batch], batch[0])
            sums.update(zip(batch, told.splitlines()))
        return [path for path, data in wanted.items() if sums.get(path) != str(crc(data))]

    def write(self, path: str, data: bytes) -> None:
        """Write a file whole, under another name first."""
        self._known = {}
        part = "/" + path + TEMPORARY
        lines = [f"O({part!r})"]
        parts = [data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK)]
        lines += [f"W({b2a_base64(part, newline=False)!r})" for part in parts]
        lines.append(f"S({part!r},{'/' + path!r})")
        for at in range(0, len(lines), _LINES):
            self._try(lines[at : at + _LINES], path)

    def remove(self, path: str) -> None:
        """Remove a file, and the folders that this leaves empty."""
        self._known = {}
        self._do("os.remove", "/" + path)
        folder = path.rpartition("/")[0]
        while folder and not self._holds(folder):
            self._do("os.rmdir", "/" + folder)
            folder = folder.rpartition("/")[0]

    def _holds(self, folder: str) -> bool:
        return bool(self._do("N", "/" + folder))

    def make(self, folder: str) -> None:
        """Make a folder."""
        self._known = {}
        self._do("os.mkdir", "/" + folder)

    def room(self) -> int:
        """Free bytes."""
        return int(self.wire.run("s=os.statvfs('/')\nprint(s[1]*s[4])"))

    def unlock(self) -> bool:
        """Let the board write its files; False where a computer holds its drive."""
        if not self.wire.answer.readonly:
            return True
        try:
            self.wire.run("import storage\nstorage.remount('/',readonly=False)")
        except Refused:
            return False
        self._unlocked = True
        return True

    def finish(self) -> None:
        """Leave nothing in the board's memory, and its drive as it was."""
        self.wire.run("if hasattr(os,'sync'):os.sync()")
        if self._unlocked:
            self.wire.run("storage.remount('/',readonly=True)")

    def gone(self) -> bool:
        """Whether it is no longer there."""
        return self.wire.gone()

    def locked(self) -> str:
        """Why nothing can be written, and what to do."""
        return (
            f"{self} may not write its files while a computer holds its drive CIRCUITPY: mount "
            "that drive and leave --port out; or eject it and run the same command again "
            "(boards/INSTALL.md)."
        )

    def _do(self, call: str, *arguments: object) -> str:
        """Call a function there and return what it prints."""
        return self._try([f"{call}({','.join(map(repr, arguments))})"], str(arguments[0])[1:])

    def _try(self, lines: list, name: str) -> str:
        """Run lines there and return what they print; the OSError that one raised, with `name`."""
        told = self.wire.run("".join([_TRY, *(f" {line}\n" for line in lines), _CATCH]))
        _, failed, number = told.rpartition(_FAILED)
        if failed:
            raise OSError(int(number), os.strerror(int(number)), name)
        return told.strip()
