# SPDX-License-Identifier: MIT
"""Makes the interpreter that runs this behave as a CircuitPython board at its prompt.

DEVICE.md 5.2 and 5.3: FAT; Python may not write before a remount, which fails while a computer
holds the drive; no os.ilistdir, vfs, machine. The texts of errors are the bridge's business.
Arguments: the flash's file, its size, the board's id, its version, the nvm's file, words that say
how it is: `held` by a computer, `safe` mode.
"""

import builtins
import os
import sys

import vfs
from flash import BLOCK, Flash
from micropython_board import _Implementation, _Like, put_on

_path, _size, _id, _version, _nvm, *_words = sys.argv[1:]
_flash = Flash(open(_path, "r+b"), int(_size) // BLOCK)
_held = "held" in _words
_nvm_file = open(_nvm, "r+b") if _nvm else None


class _Module:
    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


class _Mount:
    readonly = True


def _remount(path, readonly=False):
    if _held:
        raise RuntimeError("Cannot remount '/' when visible via USB.")
    put_on(_flash, vfs.VfsFat, readonly=readonly)
    _Mount.readonly = readonly


class _Nvm:
    """Slices of step 1, as common-hal/nvm/ByteArray.c has them."""

    def __init__(self, file):
        self._file = file
        file.seek(0)
        self._bytes = bytearray(file.read())

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, at):
        return self._bytes[at]

    def __setitem__(self, at, data):
        before = len(self._bytes)
        self._bytes[at] = data
        if len(self._bytes) != before:
            raise ValueError("Slice and value different lengths")
        self._file.seek(0)
        self._file.write(self._bytes)
        self._file.flush()


class _Reason:
    NONE = 0


put_on(_flash, vfs.VfsFat, readonly=True)
_names = "listdir stat statvfs mkdir remove rename rmdir sync getcwd chdir urandom getenv".split()
_reason = "supervisor.SafeModeReason.BROWNOUT" if "safe" in _words else _Reason.NONE
for _name, _module in (
    ("os", _Module(**{name: getattr(os, name) for name in _names if hasattr(os, name)})),
    ("sys", _Like(sys, implementation=_Implementation("circuitpython", _version, ""))),
    ("board", _Module(board_id=_id)),
    ("supervisor", _Module(runtime=_Module(safe_mode_reason=_reason), SafeModeReason=_Reason)),
    ("storage", _Module(getmount=lambda path: _Mount, remount=_remount)),
    ("microcontroller", _Module(nvm=_Nvm(_nvm_file) if _nvm else None)),
):
    sys.modules[_name] = _module


def _absent(name, *arguments):
    if name in ("vfs", "machine", "hashlib", "framebuf", "uos", "uctypes"):
        raise ImportError("no module named '" + name + "'")
    return _import(name, *arguments)


_import = builtins.__import__
builtins.__import__ = _absent
