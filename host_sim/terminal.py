# SPDX-License-Identifier: MIT
"""The handheld in a terminal: block characters for pixels, keys, and the mouse for a finger."""

import os
import re
import sys
import time
from contextlib import ExitStack

import blessed

from host_sim import blocks
from host_sim.words import BUTTONS

_LETTERS = {
    "w": "UP", "a": "LEFT", "s": "DOWN", "d": "RIGHT",
    "z": "A", " ": "A", "x": "B", "h": "SELECT", "m": "START",
}  # fmt: skip
_SEQUENCES = {
    "KEY_UP": "UP", "KEY_LEFT": "LEFT", "KEY_DOWN": "DOWN", "KEY_RIGHT": "RIGHT",
    "KEY_ENTER": "A", "KEY_BACKSPACE": "B", "KEY_DELETE": "B", "KEY_ESCAPE": "B",
}  # fmt: skip
_HOLD = 0.06  # seconds that a key is down: terminals tell no release, only repeats
_MOST_LETTERS = 256  # read at one idle moment: a paste must not stop the game
# Written here and not by blessed, which leaves them out where NO_COLOR is set, and asks for the
# mouse only where a terminal says that it has one, which tmux and others do not. 1049: a screen
# of our own; 25: the cursor; 1002: clicks and drags of the mouse; 1006: as text.
_ENTER = "\x1b[?1049h\x1b[?25l\x1b[?1002h\x1b[?1006h"
_LEAVE = "\x1b[0m\x1b[?1006l\x1b[?1002l\x1b[?25h\x1b[?1049l"
_CLEAR = "\x1b[0m\x1b[H\x1b[2J"
_MOUSE = re.compile(r"(\x1b\[<\d+;\d+;\d+[Mm])")
_TORN = re.compile(r"\x1b\[<[\d;]*$")
_DRAG, _LEFT = 32, 0  # of the first number of a report
_ESCAPE = 0.03  # seconds after which a lone Escape is the key and not the start of a sequence
_TOGETHER, _DRAWN = "\x1b[?2026h", "\x1b[?2026l"  # one frame at once, where the terminal can


class Terminal:
    """A front: `with terminal:` takes the screen, `idle()` reads keys and draws."""

    def __init__(self, machine):
        self._machine = machine
        self._grain = machine.grain
        self._width, self._height = machine.width // self._grain, machine.height // self._grain
        self._terminal = blessed.Terminal()
        self._modes = _modes()
        self._true_colour = (
            self._terminal.number_of_colors > 256
            or os.environ.get("COLORTERM") in ("truecolor", "24bit")
        )
        self._cleanup = ExitStack()
        self._canvas = None
        self._size = None
        self._place = (0, 0, 1, 1)  # column, row of the picture; pixels of a character
        self._frames = None
        self._lights = None
        self._touching = False
        self._torn = ""  # the beginning of a mouse report
        self._held = {}  # key mask -> when to release it
        self._struck = set()  # the keys of this idle moment

    def __enter__(self):
        with ExitStack() as stack:
            stack.enter_context(self._terminal.cbreak())
            _keep_in_front()
            stack.callback(self._write, _LEAVE)
            self._write(_ENTER)
            self._cleanup = stack.pop_all()
        return self

    def __exit__(self, *error):
        self._cleanup.close()

    def idle(self) -> None:
        """Pass the keys on, and show what changed."""
        self._struck.clear()
        for n, part in enumerate(_MOUSE.split(self._typed())):
            if n % 2:
                self._point(part)
            elif part:
                self._type(part)
        now = time.monotonic()
        for mask in [mask for mask, end in self._held.items() if end <= now]:
            del self._held[mask]
            self._machine.release(mask)
        size = self._terminal.width, self._terminal.height
        if size != self._size:
            self._size = size
            self._lay_out(*size)
        if self._canvas:
            self._draw()

    def _typed(self) -> str:
        """What the terminal sent since the last time."""
        text = self._torn
        while len(text) < _MOST_LETTERS and self._terminal.kbhit(timeout=0):
            text += self._terminal.getch()
        torn = _TORN.search(text)
        self._torn = torn.group() if torn else ""
        return text[: len(text) - len(self._torn)]

    def _type(self, text: str) -> None:
        """Strike the keys that `text` stands for."""
        self._terminal.ungetch(text)
        while key := self._terminal.inkey(timeout=0, esc_delay=_ESCAPE):
            button = _SEQUENCES.get(key.name) or _LETTERS.get(key.lower())
            if button:
                self._strike(BUTTONS[button])

    def _strike(self, mask: int) -> None:
        """Press a key, or hold it on where the terminal repeats it."""
        if mask in self._struck:  # twice at once is no repeat but two quick strokes
            self._machine.release(mask)
            self._machine.press(mask)
        elif mask not in self._held:
            self._machine.press(mask)
        self._struck.add(mask)
        self._held[mask] = time.monotonic() + _HOLD

    def _point(self, report: str) -> None:
        """Move the finger as the mouse did: on the picture, or drawn off it with the button."""
        what, column, row = (int(part) for part in report[3:-1].split(";"))
        left, top, across, down = self._place
        x = (column - 1 - left) * across + across // 2
        y = (row - 1 - top) * down + down // 2
        right, bottom = self._width - 1, self._height - 1
        inside = 0 <= x <= right and 0 <= y <= bottom
        if report.endswith("m"):
            if self._touching:
                self._machine.lift()
            self._touching = False
        elif self._touching and what == _LEFT | _DRAG or what == _LEFT and inside:
            x, y = min(max(x, 0), right), min(max(y, 0), bottom)
            self._machine.touch(x * self._grain, y * self._grain)
            self._touching = True

    def _lay_out(self, columns: int, rows: int) -> None:
        """Choose the characters for a terminal of this size and clear it."""
        width, height = self._width, self._height
        mode = blocks.fitting(width, height, columns, rows, self._modes)
        self._canvas = self._frames = self._lights = None
        self._write(_CLEAR)
        if not mode:
            self._write(self._too_small(columns, rows))
            return
        wide, high = blocks.size(mode, width, height)
        left, top = (columns - wide) // 2, (rows - high) // 2
        self._place = left, top, mode[0], mode[1]
        self._canvas = blocks.Canvas(mode, width, left, top, self._true_colour)
        if rows - high - top >= 1:
            self._write(_at(0, rows - 1) + self._legend(columns))

    def _too_small(self, columns: int, rows: int) -> str:
        wide, high = blocks.size(self._modes[-1], self._width, self._height)
        return "\r\n".join(
            self._terminal.wrap(
                f"Mazzetto needs a terminal of {wide} columns and {high} rows; this one has "
                f"{columns} and {rows}. Enlarge it or choose a smaller letter.",
                max(columns, 1),
            )
        )

    def _legend(self, columns: int) -> str:
        leave = "esci" if os.environ.get("LANG", "").startswith("it") else "leave"
        keys = ("←↑↓→", "Z: A", "X: B", "H: SELECT", "M: START", f"Ctrl-C: {leave}")
        line = "   ".join(keys).center(columns)
        return f"\x1b[90m{line}\x1b[0m" if len(line) <= columns else ""

    def _draw(self) -> None:
        machine = self._machine
        text = ""
        if machine.frames != self._frames:
            self._frames = machine.frames
            text = self._canvas.draw(blocks.thinned(machine.frame(), machine.width, self._grain))
        if machine.lights != self._lights:
            self._lights = machine.lights
            text += self._lamps(self._lights)
        if text:
            self._write(_TOGETHER + text + _DRAWN)

    def _lamps(self, lights: bytes) -> str:
        """The lights under the picture, where there is a row free."""
        _, top, _, down = self._place
        row = top - (-self._height // down)
        if row >= self._size[1]:
            return ""
        lamps = [lights[i : i + 3] for i in range(0, len(lights), 3)]
        return _at(self._place[0], row) + "".join(map(_lamp, lamps)) + "\x1b[0m"

    def _write(self, text: str) -> None:
        self._terminal.stream.write(text)
        self._terminal.stream.flush()


def _modes() -> tuple:
    """The kinds of characters that this terminal has in its letters."""
    if os.environ.get("TERM") == "linux":
        return (blocks.HALF,)
    if os.environ.get("TERM_PROGRAM") == "Apple_Terminal":
        return (blocks.HALF, blocks.QUADRANT)
    return blocks.MODES


def _keep_in_front() -> None:
    """Make Ctrl-Z an idle key: the shell would come back on a screen that is not its own."""
    try:
        import termios
    except ImportError:  # Windows has no Ctrl-Z
        return
    state = termios.tcgetattr(sys.stdin)
    state[6][termios.VSUSP] = b"\0"
    termios.tcsetattr(sys.stdin, termios.TCSANOW, state)


def _at(column: int, row: int) -> str:
    return f"\x1b[{row + 1};{column + 1}H"


def _lamp(colour: bytes) -> str:
    """One light in full colour: a tenth of its power is bright to the eye."""
    most = max(colour)
    if not most:
        return "  "
    return "\x1b[38;2;{};{};{}m● ".format(*(255 * part // most for part in colour))
