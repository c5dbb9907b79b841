# SPDX-License-Identifier: MIT
"""Key scripts: what a player's fingers do, as words in a file.

A B UP DOWN LEFT RIGHT START SELECT    press that button     DOWNx3    three times
hold START 2000     hold a button for so many milliseconds
wait 400            let machine time pass
tap 80 64           touch a pixel of the window
shot NAME           keep the frame; written as NAME.png where frames go
until TEXT          go on when TEXT is on the screen; TEXT is the rest of the line
# comment           to the end of the line, after a space or at its start
"""

import difflib
import re
from typing import NamedTuple

BUTTONS = {
    "B": 1, "A": 2, "START": 4, "SELECT": 8, "RIGHT": 16, "DOWN": 32, "UP": 64, "LEFT": 128,
}  # fmt: skip
_VERBS = ("hold", "wait", "tap", "shot", "until")
_MOST_PRESSES = 999
_LONGEST_MS = 600_000
_USAGE = {
    "hold": "hold START 2000",
    "wait": "wait 400",
    "tap": "tap 80 64",
    "shot": "shot NAME, of letters, digits, - and _",
    "until": "until TEXT",
}


class ScriptError(Exception):
    """A script that cannot be read or did not go as it says. The text names file and line."""


class Step(NamedTuple):
    """One thing to do. `verb` is "press" or one of the words; `line` counts from 1."""

    line: int
    verb: str
    numbers: tuple[int, ...] = ()
    text: str = ""


def parse(text: str, name: str = "script") -> list[Step]:
    """Read a script; ScriptError for the first word that is wrong."""
    steps: list[Step] = []
    shots: dict[str, int] = {}
    for line, written in enumerate(text.splitlines(), 1):
        rest = " ".join(re.sub(r"(^|\s)#.*", "", written).split())
        try:
            while rest:
                step, rest = _word(rest, line)
                if step.verb == "shot":
                    if step.text in shots:
                        raise ValueError(
                            f"shot {step.text} is already in line {shots[step.text]} and would "
                            "be overwritten: use another name."
                        )
                    shots[step.text] = line
                steps.append(step)
        except ValueError as wrong:
            raise ScriptError(f"{name}, line {line}: {wrong}") from None
    return steps


def _word(rest: str, line: int) -> tuple[Step, str]:
    """Take one step off the front of a line; ValueError says what is wrong with it."""
    word, _, after = rest.partition(" ")
    if word == "until":
        if not after:
            raise ValueError(_wrong("until"))
        return Step(line, "until", text=after), ""
    given = after.split()
    if word == "hold":
        if len(given) < 2 or given[0] not in BUTTONS:
            raise ValueError(_wrong("hold"))
        numbers = (BUTTONS[given[0]], _number("hold", given[1], _LONGEST_MS))
        return Step(line, "hold", numbers), " ".join(given[2:])
    if word == "wait":
        ms = _number("wait", given[0] if given else "", _LONGEST_MS)
        return Step(line, "wait", (ms,)), " ".join(given[1:])
    if word == "tap":
        if len(given) < 2:
            raise ValueError(_wrong("tap"))
        point = (_number("tap", given[0], 999), _number("tap", given[1], 999))
        return Step(line, "tap", point), " ".join(given[2:])
    if word == "shot":
        if not given or not re.fullmatch(r"[A-Za-z0-9_-]+", given[0]):
            raise ValueError(_wrong("shot"))
        return Step(line, "shot", text=given[0]), " ".join(given[1:])
    return Step(line, "press", _presses(word)), after


def _presses(word: str) -> tuple[int, int]:
    """Return the mask and how often to press it, of "DOWN" or "DOWNx3"."""
    button, x, times = word.partition("x")
    if button not in BUTTONS:
        raise ValueError(f"{word!r} is no word of a script{_near(button)}")
    if not x:
        return BUTTONS[button], 1
    if not times.isdecimal() or not 1 <= int(times) <= _MOST_PRESSES:
        raise ValueError(f"{word!r} should be like {button}x3, from x1 to x{_MOST_PRESSES}.")
    return BUTTONS[button], int(times)


def _number(verb: str, text: str, most: int) -> int:
    if not text.isdecimal():
        raise ValueError(_wrong(verb))
    if int(text) > most:
        raise ValueError(f"{text} is too much for {verb}: {most} is the most.")
    return int(text)


def _wrong(verb: str) -> str:
    return f"{verb!r} should be written: {_USAGE[verb]}."


def _near(word: str) -> str:
    words = {known.lower(): known for known in (*BUTTONS, *_VERBS)}
    close = difflib.get_close_matches(word.lower(), words, 1)
    if close:
        return f"; did you mean {words[close[0]]}?"
    return f": it may be {', '.join(words.values())}."
