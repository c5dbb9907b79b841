# SPDX-License-Identifier: MIT
"""A program in a pseudo-terminal, as a person would have it in a window."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_WHERE, _HERE = "\x1b[6n", "\x1b[1;1R"  # asks for the cursor's place, and the answer


class Window:
    """Runs a program; `text` is all it wrote so far."""

    def __init__(self, command, columns, rows, **environment):
        self.side, self._inner = pty.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self._inner)
        self.text = ""
        self._partial = b""
        defaults = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        self.program = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=self._inner,
            stdout=self._inner,
            stderr=self._inner,
            env={**os.environ, "PYTHONPATH": str(ROOT), **defaults, **environment},
            preexec_fn=_lead,
        )

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.side)
        os.close(self._inner)

    def resize(self, columns, rows):
        fcntl.ioctl(self.side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text):
        os.write(self.side, text.encode())

    def read(self):
        """Take in what was written, waiting a moment for it."""
        if select.select([self.side], [], [], 0.02)[0]:
            data = self._partial + os.read(self.side, 1 << 16)
            text = data.decode("utf-8", "ignore")
            # A letter cut in half waits for its rest.
            self._partial = data[len(text.encode()) :]
            self.text += text
            for _ in range(text.count(_WHERE)):
                self.type(_HERE)  # as every terminal does; blessed waits for it
            return text
        return ""

    def until(self, wanted, seconds=20):
        """Read until `wanted()` is true."""
        end = time.monotonic() + seconds
        while not wanted():
            assert time.monotonic() < end, self.text[-2000:]
            self.read()

    def ended(self, seconds=20):
        """Read to the program's end; return its exit status."""
        self.until(lambda: self.program.poll() is not None, seconds)
        while self.read():
            pass
        return self.program.returncode

    def restored(self):
        """True if the terminal is as it was before."""
        return termios.tcgetattr(self._inner) == self.before


def _lead():
    """Make the pseudo-terminal the program's own, so that Ctrl-C reaches it."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
