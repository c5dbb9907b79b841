# SPDX-License-Identifier: MIT
"""The command line of the desktop tools: bundle, install, doctor, saves."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boards.desk import facts
from boards.desk.trouble import Trouble, Usage

_EPILOG = """\
boards: {boards}
The exit status tells a script what is wrong; boards/INSTALL.md lists them."""
_INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, without the usage."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> None:  # type: ignore[override]
        where, _, said = message.removeprefix("argument ").partition(": ")
        text = said if where == "BOARD" else f"{message[:1].upper()}{message[1:]}."
        self.exit(Usage.status, f"{text} (python -m boards --help explains.)\n")


def main(arguments: list | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        said = asked.run(asked)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.status
    except KeyboardInterrupt:
        print("\nInterrupted: run the same command again, it goes on from here.", file=sys.stderr)
        return _INTERRUPTED
    if said:
        print(said)
    return 0


def _parser() -> _Parser:
    parser = _Parser(
        prog="python -m boards",
        description="Put Mazzetto on a handheld, and move matches between it and this computer.",
        epilog=_EPILOG.format(boards=", ".join(facts.names())),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _command(commands, "bundle", _bundle, "write dist/BOARD/ and dist/BOARD.zip").add_argument(
        "--dist", type=Path, metavar="DIR", help="write there instead of dist/"
    )
    _places(_command(commands, "install", _install, "put Mazzetto on a connected board"))
    doctor = commands.add_parser("doctor", help="tell what is connected and what it needs")
    doctor.set_defaults(run=_doctor)
    doctor.add_argument("board", nargs="?", type=_board, metavar="BOARD")
    _places(doctor)
    saves = commands.add_parser("saves", help="copy matches between a board and this computer")
    saves.set_defaults(run=_saves)
    saves.add_argument(
        "way", choices=("pull", "push"), metavar="pull|push", help="from the board, or to it"
    )
    saves.add_argument("board", type=_board, metavar="BOARD")
    games = facts.games()
    saves.add_argument(
        "--game", default="", choices=games, metavar="GAME", help=f"one of {', '.join(games)}"
    )
    saves.add_argument(
        "--from", type=Path, metavar="FILE", dest="backup", help="matches of a backup instead"
    )
    saves.add_argument("--state", type=Path, metavar="DIR", help="this computer's saves")
    _places(saves)
    return parser


def _command(
    commands: argparse._SubParsersAction, name: str, run: Callable, does: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=does, description=does.capitalize() + ".")
    parser.set_defaults(run=run)
    parser.add_argument("board", type=_board, metavar="BOARD")
    return parser


def _places(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--drive", type=Path, metavar="DIR", help="the folder of its drive")
    where.add_argument("--port", help="its serial port, such as /dev/ttyACM0 or COM3")


def _board(id: str) -> facts.Board:
    try:
        return facts.board(id)
    except Trouble as trouble:
        raise argparse.ArgumentTypeError(str(trouble)) from None


def _bundle(asked: argparse.Namespace) -> str:
    from boards.desk import bundle, fit

    files = bundle.bundle(asked.board)
    folder = bundle.write(asked.board, files, asked.dist or bundle.DIST)
    size = sum(map(len, files.values()))
    drive = fit.taken(asked.board, {path: len(data) for path, data in files.items()})
    return (
        f"{folder} and {folder.name}.zip: {len(files)} files, {size / 1024:.1f} KB, "
        f"{drive / 1024:.0f} of {asked.board.drive // 1024} KB of the drive in whole clusters."
    )


def _install(asked: argparse.Namespace) -> str:
    from boards.desk import bundle, install

    return install.install(asked.board, bundle.bundle(asked.board), asked.drive, asked.port)


def _doctor(asked: argparse.Namespace) -> str:
    from boards.desk import doctor

    return doctor.report(asked.board, asked.drive, asked.port)


def _saves(asked: argparse.Namespace) -> str:
    from boards.desk import moving

    asked_for = moving.Move(
        asked.board, asked.drive, asked.port, asked.state, asked.game, asked.backup
    )
    return moving.pull(asked_for) if asked.way == "pull" else moving.push(asked_for)
