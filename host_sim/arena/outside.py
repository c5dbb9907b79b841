# SPDX-License-Identifier: MIT
"""A program that plays from outside: JSON lines to it and from it (README.md, REFEREE.md)."""

import itertools
import json
import queue
import subprocess
import tempfile
import threading

from engine import catalog
from host_sim.referee.commands import written

LIMIT = 2000  # legal moves that a program is told
_LONGEST = 1 << 20  # bytes of an answer
_QUOTED = 70  # letters of what a program said that a sentence repeats


class Forfeit(Exception):
    """Why a match is lost at once: a sentence's end, such as "it ended"."""


class Program:
    """A process for one seat; started with its first match, and anew after it has failed."""

    def __init__(self, words: list, timeout: float):
        self._words = words
        self._timeout = timeout
        self._process: subprocess.Popen | None = None
        self._answers: queue.SimpleQueue = queue.SimpleQueue()

    def begin(self, setting, seat: int) -> None:
        """Tell it of a match. Forfeit where it cannot be started or does not answer well."""
        if self._process is None:
            self._start()
        options = {
            name: values[number]
            for (name, values), number in zip(catalog.entry(setting.game)[2], setting.options)
        }
        self._game = setting.game
        self._ask(
            cmd="new", game=setting.game, seats=setting.seats, seat=seat, options=options
        )

    def choose(self, rules, rng) -> bytes:
        """Its move. Forfeit for any but a legal one in time."""
        seat = rules.seat()
        moves = list(itertools.islice(rules.moves(), LIMIT + 1))
        answer = self._ask(
            cmd="choose",
            seat=seat,
            view=written(self._game).viewed(rules.view(seat)),
            legal=[rules.text(move) for move in moves[:LIMIT]],
            complete=len(moves) <= LIMIT,
        )
        text = answer.get("move")
        if not isinstance(text, str):
            raise Forfeit('its answer has no "move", which is to be one of "legal"')
        try:
            move = rules.parse(text)
        except ValueError:
            raise Forfeit(f'its move {_quoted(text)} is none, such as those of "legal"') from None
        if not rules.allows(move):
            raise Forfeit(f"its move {_quoted(text)} is not legal")
        return move

    def _start(self) -> None:
        """Run the program, and a thread that collects what it answers."""
        self._stderr = tempfile.TemporaryFile()
        try:
            process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._stderr,
            )
        except OSError as wrong:
            raise Forfeit(f"it cannot be started ({wrong.strerror})") from None
        self._process = process
        self._answers = queue.SimpleQueue()
        reader = threading.Thread(
            target=_collect, args=(process.stdout, self._answers), daemon=True
        )
        reader.start()

    def _ask(self, **command) -> dict:
        """Send a command and return the answer; a program that fails is ended."""
        try:
            return self._asked(command)
        except Forfeit:
            self.close(at_once=True)
            raise

    def _asked(self, command: dict) -> dict:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(command).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Forfeit(self._ended()) from None
        try:
            line = self._answers.get(timeout=self._timeout)
        except queue.Empty:
            raise Forfeit(f"it did not answer within {self._timeout:g} seconds") from None
        if not line:
            raise Forfeit(self._ended())
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("ok") is not True:
            said = _quoted(line.decode("utf-8", "replace"))
            raise Forfeit(f'its answer {said} is no line such as {{"ok": true}}')
        return answer

    def _ended(self) -> str:
        """That it ended, and the last that it complained of."""
        assert self._process is not None
        try:
            status = f" with status {self._process.wait(1)}"
        except subprocess.TimeoutExpired:
            status = ""  # it only closed its output
        self._stderr.seek(0)
        said = self._stderr.read().decode("utf-8", "replace").strip().splitlines()
        return f"it ended{status}" + (f": {_quoted(said[-1])}" if said else "")

    def close(self, at_once: bool = False) -> None:
        """End the program: it is told to quit first, unless it has failed."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        try:
            if not at_once:
                process.stdin.write(b'{"cmd": "quit"}\n')
            process.stdin.close()
            if not at_once:
                process.wait(1)
        except (OSError, subprocess.TimeoutExpired):
            pass
        process.kill()
        process.wait()
        self._stderr.close()


def _collect(stream, answers: queue.SimpleQueue) -> None:
    """Put every line on a queue, and b"" at the end."""
    with stream:
        for line in iter(lambda: stream.readline(_LONGEST), b""):
            answers.put(line)
    answers.put(b"")


def _quoted(text) -> str:
    """What a program said, short and printable."""
    line = " ".join(text.split() if isinstance(text, str) else repr(text).split())
    return '"' + "".join(c if c.isprintable() else "?" for c in line[:_QUOTED]) + '"'
