# SPDX-License-Identifier: MIT
"""A person plays: one machine, one front, and one player at a time for a folder of saves."""

import os
import signal
import sys
import webbrowser
from contextlib import contextmanager
from pathlib import Path

from host_sim.clock import RealClock
from host_sim.machine import Machine


class Trouble(Exception):
    """Nothing can be played; the text is one sentence for the person."""


def play(front: str, board: str, state: Path, seed: str | None, port: int | None) -> None:
    """Play in the `front` "web", "terminal" or, with "auto", the one that fits this computer."""
    with alone(state):
        machine = Machine(board, state, RealClock(), seed)
        chosen = _choose(front)
        window = _web(machine, port) if chosen == "web" else _terminal(machine)
        machine.on_idle = window.idle
        with _switch(machine), window:
            if chosen == "web":
                print(f"Mazzetto plays at {window.address} - Ctrl-C ends it.", flush=True)
                if has_display():
                    webbrowser.open(window.address)
            machine.run()


def has_display() -> bool:
    """True where a browser window can open."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _choose(front: str) -> str:
    if front == "auto":
        front = "web" if has_display() else "terminal"
    if front == "terminal" and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("There is no terminal to play in: use --front web, or a script with --keys.")
    return front


def _web(machine: Machine, port: int | None):
    from host_sim.web.server import Window

    try:
        return Window(machine, port)
    except OSError:
        raise Trouble(f"Port {port} is taken: choose another, or leave --port out.") from None


def _terminal(machine: Machine):
    if "utf" not in (sys.stdout.encoding or "").lower():
        raise Trouble("This terminal is not set to UTF-8: set LANG=C.UTF-8, or use --front web.")
    from host_sim.terminal import Terminal

    return Terminal(machine)


@contextmanager
def _switch(machine: Machine):
    """Ctrl-C and the like turn the machine off at its next sleep, so that nothing is torn."""

    def off(number, _):
        machine.off()
        signal.signal(number, before[number])  # a second one does not wait for a hung firmware

    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, off) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def alone(state: Path):
    """Keep a second player off the saves of `state` while the first one plays."""
    try:
        state.mkdir(parents=True, exist_ok=True)
        lock = (state / "lock").open("w")
    except OSError as error:
        reason = (error.strerror or "it cannot be written").lower()
        raise Trouble(f"{state} cannot keep saves ({reason}): choose --state DIR.") from None
    with lock:
        try:
            import fcntl
        except ImportError:  # not on Windows; there two players are on their own
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Trouble(
                f"Mazzetto already plays with the saves in {state}: end it, or choose --state DIR."
            ) from None
        yield
