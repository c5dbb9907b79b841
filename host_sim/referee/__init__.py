# SPDX-License-Identifier: MIT
"""The text protocol that drives any game from outside: `python -m host_sim referee`."""

import sys

import host_sim.standalone  # noqa: F401  the engine can be imported now

_HELP = """\
usage: python -m host_sim referee

Reads one JSON object a line from standard input and answers each with one JSON object a line.
Commands: games new position state view legal play undo redo choose hint score save load quit.

  {"cmd": "new", "game": "cribbage", "seats": 2, "seed": 7}
  {"cmd": "legal"}
  {"cmd": "play", "move": "cut 12"}
"""


def main(arguments: list) -> int:
    """Serve standard input until it ends or says quit; return the exit status."""
    if arguments in (["--help"], ["-h"]):
        print(_HELP, end="")
        return 0
    if arguments:
        print(
            "The referee takes no arguments: it reads commands from standard input "
            "(python -m host_sim referee --help explains).",
            file=sys.stderr,
        )
        return 2
    from host_sim.referee.loop import serve

    return serve(sys.stdin.buffer, sys.stdout.buffer)
