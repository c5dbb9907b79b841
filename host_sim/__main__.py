# SPDX-License-Identifier: MIT
"""The command line: `python -m host_sim`."""

import argparse
import difflib
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from host_sim import facts
from host_sim.parser import Parser

_DESCRIPTION = """\
Play Mazzetto on this computer: the firmware of a handheld, on the very code of its board.
Keys: arrows or WASD move, Z or Enter is A, X or Backspace is B, H is SELECT, M is START.
A mouse or a finger plays on the screen."""
_EPILOG = """\
other uses:
  python -m host_sim --keys FILE --frames DIR   play a key script, as fast as it goes
  python -m host_sim referee                    games over JSON lines, for other programs
  python -m host_sim arena --help               tournaments of computer players and programs"""
_FRONTS = ("auto", "web", "terminal")
_INTERRUPTED = 130
_LONGEST_SEED = 64  # bytes in UTF-8, of engine/beginning.py


def main(arguments: list | None = None) -> int:
    """Run the command line; return the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["referee"]:
        from host_sim.referee import main as referee

        return referee(arguments[1:])
    if arguments[:1] == ["arena"]:
        from host_sim.arena import main as arena

        return _needing(lambda: arena(arguments[1:]))
    parser = _parser()
    asked = _parse(parser, arguments)
    return _needing(lambda: _script(asked) if asked.keys else _play(asked))


def _needing(use: Callable) -> int:
    """Run what needs packages; say which one is missing and what installs it."""
    try:
        return use()
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.partition(".")[0] in _rooms():
            raise
        print(
            f"The package {missing.name} is not installed for this Python: `make play` installs "
            "what the game needs and starts it.",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:  # before or after the game, which ends by itself
        return _INTERRUPTED


def _rooms() -> list:
    root = Path(__file__).resolve().parents[1]
    return [folder.name for folder in root.iterdir() if folder.is_dir()]


def _parser() -> Parser:
    parser = Parser(
        prog="python -m host_sim",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--board",
        default="pybadge",
        help=f"the handheld: {', '.join(facts.known())} (default: pybadge)",
    )
    parser.add_argument("--seed", type=_seed, help="a text: the same cards for the same seed")
    parser.add_argument(
        "--front",
        type=_front,
        metavar="|".join(_FRONTS),
        help="play in the browser or in this terminal (auto: the browser if there is a display)",
    )
    parser.add_argument("--port", type=_port, help="the browser's port (default: 8160 or a free)")
    parser.add_argument("--state", type=Path, metavar="DIR", help="where the saves are kept")
    parser.add_argument("--keys", type=Path, metavar="FILE", help="a script of keys to play")
    parser.add_argument("--frames", type=Path, metavar="DIR", help="where its `shot`s are written")
    return parser


def _parse(parser: Parser, arguments: list) -> argparse.Namespace:
    asked, strangers = parser.parse_known_args(arguments)
    if strangers:
        known = [name for action in parser._actions for name in action.option_strings]
        word = strangers[0].partition("=")[0]
        close = difflib.get_close_matches(word, [*known, "referee", "arena"], 1)
        parser.error(f"I do not know {word}" + (f": did you mean {close[0]}?" if close else ""))
    if asked.frames and not asked.keys:
        parser.error("--frames goes with --keys FILE, which says when to take them")
    for name in ("front", "port"):
        if asked.keys and getattr(asked, name) is not None:
            parser.error(f"--{name} is for a person, --keys for a script: choose one of them")
    if asked.keys and not asked.keys.is_file():
        parser.error(f"There is no key script {asked.keys}")
    return asked


def _seed(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("a seed has at least one character, such as 7")
    if not text.isprintable() or len(text.encode()) > _LONGEST_SEED:
        raise argparse.ArgumentTypeError(
            f"a seed is a line of plain text, of {_LONGEST_SEED} bytes at most"
        )
    return text


def _front(text: str) -> str:
    if text not in _FRONTS:
        raise argparse.ArgumentTypeError(f"{text} is no front: choose {', '.join(_FRONTS)}")
    return text


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text} is no port: choose a number from 1 to 65535")
    return int(text)


def _script(asked: argparse.Namespace) -> int:
    from host_sim.play import Trouble, alone
    from host_sim.script import play
    from host_sim.words import ScriptError

    try:
        text = asked.keys.read_text("utf-8-sig")
        with alone(asked.state) if asked.state else nullcontext():
            play(asked.board, text, asked.seed, asked.state, asked.frames, str(asked.keys))
    except UnicodeDecodeError:
        return _complain(f"{asked.keys} is not a text in UTF-8, as a key script is.")
    except (ScriptError, Trouble, ValueError, OSError) as wrong:
        return _complain(str(wrong))
    return 0


def _play(asked: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from host_sim.play import Trouble, play

    state = asked.state or user_data_path("mazzetto") / asked.board
    try:
        play(asked.front or "auto", asked.board, state, asked.seed, asked.port)
    except (Trouble, ValueError) as wrong:
        return _complain(str(wrong))
    return 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
