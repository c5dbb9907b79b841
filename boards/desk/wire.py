# SPDX-License-Identifier: MIT
"""A board at the other end of a serial port: its raw REPL, by mpremote's transport."""

import ast
import os
import time
from typing import TYPE_CHECKING

from boards.desk import trouble
from boards.desk.facts import RUNTIMES, Board

if TYPE_CHECKING:
    from mpremote.transport_serial import SerialTransport

_PAUSE = 0.1  # seconds; on CircuitPython the key after a Ctrl-C is swallowed (DEVICE.md 5.1)
_TRIES = 3
_MOMENT = 0.01  # seconds
_SILENCE = 2  # seconds without a byte after which nothing more is to come
_BANNER = b"raw REPL; CTRL-B to exit\r\n"
_PROBE = """
import gc,os,sys
i=sys.implementation
d={'runtime':i.name,'version':'.'.join([str(n) for n in i.version[:3]])}
d['machine']=getattr(i,'_machine','')
try:
 import board
 d['id']=board.board_id
except (ImportError,AttributeError):pass
try:
 import supervisor
 r=supervisor.runtime.safe_mode_reason
 if r!=supervisor.SafeModeReason.NONE:d['safe']=str(r)
except (ImportError,AttributeError):pass
try:
 import storage
 d['readonly']=storage.getmount('/').readonly
except (ImportError,AttributeError):pass
s=os.statvfs('/')
d['unit']=s[1]
d['free']=s[1]*s[4]
gc.collect()
d['heap']=gc.mem_free()
print(d)
"""


class Answer:
    """What a board says of itself; sizes in bytes."""

    def __init__(self, told: dict) -> None:
        self.runtime: str = told["runtime"]
        self.version: str = told["version"]
        self.machine: str = told["machine"]
        self.id: str = told.get("id", "")
        self.safe_mode: str = told.get("safe", "").rpartition(".")[2]
        self.readonly: bool = told.get("readonly", False)
        self.unit: int = told["unit"]
        self.free: int = told["free"]
        self.heap: int = told["heap"]

    def __str__(self) -> str:
        what = self.id or self.machine or "a board that does not tell its name"
        return f"{what} with {RUNTIMES.get(self.runtime, self.runtime)} {self.version}"

    def is_a(self, board: Board) -> bool:
        """Whether this is that board; a MicroPython board is known by its machine alone."""
        if self.id or board.circuitpython:
            return self.id == board.id
        return self.machine == board.machine or not board.machine


class Wire:
    """An open port with the board's program stopped, until the end of the `with`.

    `answer`: what the board said of itself.

    NoBoard, NoPermission or NoAnswer where that cannot be. Errors later are OSError.
    """

    def __init__(self, port: str) -> None:
        self.port = port
        self._transport = _opened(port)
        try:
            self._enter()
            self.answer = Answer(ast.literal_eval(self.run(_PROBE)))
            if self.answer.runtime == "micropython":
                # What the stopped program had in memory goes; main.py is not started again.
                self._transport.serial.write(b"\x04")
                self._expect_banner(_TRIES * _SILENCE)
        except trouble.Trouble:
            self._shut()
            raise
        except (OSError, ValueError, SyntaxError, KeyError):  # silence, or something else's words
            self._shut()
            raise trouble.NoAnswer(self._silent()) from None

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *error: object) -> None:
        """Start what is on the board, if it is still there."""
        try:
            # Whatever it was doing ends; the friendly prompt; a soft reset.
            self._transport.serial.write(b"\x03\r\x02\x04")
            time.sleep(_PAUSE)  # all of it leaves the computer before the port is closed
        except OSError:
            pass  # it went away
        self._shut()

    def run(self, code: str) -> str:
        """Run code on the board and return what it printed."""
        from mpremote.transport import TransportError, TransportExecError

        try:
            return self._transport.exec(code).decode()
        except TransportExecError as error:
            fault = error.error_output.strip().splitlines()[-1]
            raise Refused(
                f"The board at {self.port} failed ({fault}): press its reset button and run the "
                "same command again."
            ) from None
        except (TransportError, OSError) as error:
            raise Cut(str(error)) from None

    def gone(self) -> bool:
        """Whether the port is no longer there."""
        return not os.path.exists(self.port) if os.name == "posix" else False

    def _enter(self) -> None:
        """Stop the program and enter the raw REPL, as often as it takes.

        Not mpremote's own way: it waits for a `soft reboot` that CircuitPython says in the
        player's language.
        """
        serial = self._transport.serial
        for _ in range(_TRIES):
            for key in (b"\x03", b"\x03", b"\r"):
                serial.write(key)
                time.sleep(_PAUSE)
            serial.read(serial.inWaiting())
            serial.write(b"\x01")
            if self._expect_banner(_SILENCE):
                self._transport.in_raw_repl = True
                return
        raise trouble.NoAnswer(self._silent())

    def _silent(self) -> str:
        return (
            f"The board at {self.port} does not answer: press its reset button and run the same "
            "command again."
        )

    def _expect_banner(self, seconds: float) -> bool:
        """Whether it comes, before so long a silence, and before a program that talks without end
        has been heard out: mpremote's own read_until would listen for ever."""
        transport, heard = self._transport, b""
        last = time.monotonic()
        end = last + _TRIES * seconds
        while not heard.endswith(_BANNER):
            now = time.monotonic()
            if now > min(end, last + seconds):
                return False
            ready = getattr(transport, "is_pty", False) or transport.serial.inWaiting() > 0
            part = transport.serial.read(1) if ready else b""
            if part:
                heard = (heard + part)[-len(_BANNER) :]
                last = now
            else:
                time.sleep(_MOMENT)
        return True

    def _shut(self) -> None:
        try:
            self._transport.close()
        except OSError:
            pass  # it went away


class Cut(OSError):
    """The board stopped talking; without an errno."""


class Refused(trouble.Trouble):
    """The board raised an error."""


def _opened(port: str) -> "SerialTransport":
    try:
        from mpremote.transport import TransportError
        from mpremote.transport_serial import SerialTransport
    except ModuleNotFoundError:
        raise trouble.Missing(
            "The package mpremote is not installed for this Python: use .venv/bin/python after "
            "`make boards`."
        ) from None
    try:
        return SerialTransport(port, timeout=_SILENCE)
    except (TransportError, OSError):
        pass
    if os.name == "posix" and not os.path.exists(port):
        raise trouble.NoBoard(f"There is no port {port}: connect the board, or try another port.")
    if os.name == "posix" and not os.access(port, os.R_OK | os.W_OK):
        raise trouble.NoPermission(
            f"You may not open {port}: sudo usermod -a -G dialout $USER, log in again, and run "
            "the same command."
        )
    raise trouble.NoPermission(
        f"{port} cannot be opened: close what else uses it (an editor such as Mu or Thonny, a "
        "terminal program), or try another port."
    )
