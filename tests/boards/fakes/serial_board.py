# SPDX-License-Identifier: MIT
"""A board on a serial port: a real MicroPython behind a pseudo terminal.

The bridge is what USB and the runtime's main loop are on a board: it stops and starts programs,
and it starts the interpreter anew at a soft reset. Its flash outlives that.
"""

import ast
import os
import select
import subprocess
import threading
import time
import tty
from pathlib import Path

from tests.engine.desktop.handheld import program

_HERE = Path(__file__).parent
_ENOENT = (b"[Errno 2] ENOENT", b"[Errno 2] No such file/directory")
_REBOOT = b"MPY: soft reboot\r\n"


class SerialBoard:
    """`port` is the terminal to open. `running`: whether its program runs; `starts`: how often a
    soft reset has started it. `cut_after`: bytes from the computer after which it goes away."""

    def __init__(self, script: str, *arguments: str, reboot: bytes = _REBOOT) -> None:
        self._command = [program("micropython"), "-i", str(_HERE / script), *arguments]
        self._reboot = reboot
        self._master, slave = os.openpty()
        tty.setraw(slave)
        self._slave = slave
        self.port = os.ttyname(slave)
        self.running = True
        self.starts = 0
        self.cut_after = -1
        self._raw = False
        self._swallow = False
        self._process: subprocess.Popen | None = None
        self._inner = -1
        self._ended, self._end = os.pipe()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def __enter__(self) -> "SerialBoard":
        return self

    def __exit__(self, *error: object) -> None:
        os.write(self._end, b".")
        self._thread.join()
        self._stop()
        for handle in (self._master, self._slave, self._ended, self._end):
            os.close(handle)

    def files(self) -> dict:
        """Bytes of all files by path, read straight from the flash."""
        told = subprocess.run(
            [program("micropython"), str(_HERE / "listing.py"), str(self.flash), *self._system],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return ast.literal_eval(told.stdout)

    def restarted(self) -> bool:
        """Whether its program runs again, some time after a soft reset was asked for."""
        for _ in range(500):
            if self.running and self.starts:
                return True
            time.sleep(0.01)
        return False

    def _keep(self, flash: Path, size: int, system: str) -> None:
        """Use this flash, new where it is not there yet, with that file system."""
        self.flash = flash
        self._system = (str(size), system)
        if not flash.exists():
            flash.write_bytes(b"\xff" * size)

    # --- the two sides

    def _serve(self) -> None:
        while True:
            sources = [self._master, self._ended] + ([self._inner] if self._process else [])
            ready = select.select(sources, [], [])[0]
            if self._ended in ready:
                return
            if self._inner in ready:
                self._outward()
            elif self._master in ready:
                self._inward(os.read(self._master, 4096))

    def _inward(self, data: bytes) -> None:
        """What the computer sends."""
        if self.cut_after >= 0:
            self.cut_after -= len(data)
            if self.cut_after < 0:
                self._stop()
                return  # dumb from now on
        while data:
            if self.running:
                before, stop, data = data.partition(b"\x03")
                if stop:
                    self._interrupted()
            elif self._swallow:
                self._swallow = False
                data = data[1:]
                self._start()
            else:
                self._note(data)
                if self._process:
                    os.write(self._inner, data)
                return

    def _note(self, data: bytes) -> None:
        """Which prompt the interpreter is at, for when it starts anew."""
        for byte in data:
            if byte in (1, 2):
                self._raw = byte == 1

    def _outward(self) -> None:
        """What the interpreter says; that it ends is a soft reset."""
        try:
            data = os.read(self._inner, 4096)
        except OSError:
            data = b""
        if data:
            os.write(self._master, self.said(data))
            return
        self._stop()
        os.write(self._master, self._reboot)
        if self._raw:
            self._start()
        else:
            self.starts += 1
            self.running = True

    def said(self, data: bytes) -> bytes:
        """How this board words it."""
        return data

    def _interrupted(self) -> None:
        """Ctrl-C while a program runs."""
        self.running = False
        self._start()

    # --- the interpreter

    def _start(self) -> None:
        self._inner, slave = os.openpty()
        tty.setraw(slave)
        self._process = subprocess.Popen(
            self._command, stdin=slave, stdout=slave, stderr=slave, close_fds=True
        )
        os.close(slave)
        if self._raw:
            os.write(self._inner, b"\x01")

    def _stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None
            os.close(self._inner)
            self._inner = -1


class MicroPythonBoard(SerialBoard):
    """One with littlefs in the file `flash`."""

    def __init__(
        self, flash: Path, machine: str, version: str = "1.24.0", size: int = 1_441_792
    ) -> None:
        self._keep(flash, size, "littlefs")
        super().__init__("micropython_board.py", str(flash), str(size), machine, version)


class CircuitPythonBoard(SerialBoard):
    """One with FAT in the file `flash` and its nvm in `nvm`; `words` as circuitpython_board.py.

    After a Ctrl-C it waits for a key, and it speaks the player's language (DEVICE.md 5.1).
    """

    _half = b""

    def __init__(
        self, flash: Path, id: str, version: str = "9.2.9", words: tuple = (),
        size: int = 2_093_056, nvm: Path | None = None,
    ) -> None:  # fmt: skip
        self._keep(flash, size, "fat")
        super().__init__(
            "circuitpython_board.py", str(flash), str(size), id, version, str(nvm or ""), *words,
            reboot=b"weicher Neustart\r\n",
        )

    def said(self, data: bytes) -> bytes:
        """Errors have no names there. A name may come in two pieces: its beginning waits."""
        named, unnamed = _ENOENT
        data = (self._half + data).replace(named, unnamed)
        half = max(size for size in range(len(named)) if data.endswith(named[:size]))
        self._half = data[len(data) - half :]
        return data[: len(data) - half]

    def _interrupted(self) -> None:
        self.running = False
        self._swallow = True
        os.write(
            self._master,
            b"\r\nPress any key to enter the REPL. Use CTRL-D to reload.\r\n",
        )
