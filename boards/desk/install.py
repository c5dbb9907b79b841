# SPDX-License-Identifier: MIT
"""`python -m boards install`: a board found, filled, started."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from boards.desk import drives, ports, trouble
from boards.desk.facts import Board
from boards.desk.plan import KEPT, Plan
from boards.desk.put import explaining, put
from boards.desk.wire import Wire
from boards.desk.wired import Wired

_NAMED = 5  # files in a sentence


@contextmanager
def connected(
    board: Board, drive: Path | None, port: str | None, writing: bool = True
) -> Iterator[tuple]:
    """(place, wire): where the board's files are, and its console or None.

    With `writing` it is ReadOnly where the board may not write its own files. An OSError inside
    becomes the Trouble that it means; in the end the board starts its program again.

    On CircuitPython the drive comes first, and then its console is used to stop what runs, where
    it can be found: a program that reads files while they change may fail.
    """
    found = None
    if board.circuitpython and not port:
        found = drives.given(board, drive) if drive else drives.only(board)
    if drive and not board.circuitpython:
        raise trouble.Usage(
            f"The {board.name} runs MicroPython and has no drive: leave --drive out, or name its "
            "serial port with --port."
        )
    if found is None:
        with _named(board, port) as wire:
            wired = Wired(wire)
            with explaining(wired):
                wired.prepare()
                if not wired.unlock() and writing:
                    raise trouble.ReadOnly(wired.locked())
                yield wired, wire
                wired.finish()
        return
    with _console(found) as wire:
        place = drives.opened(found)
        with explaining(place):
            yield place, wire


def install(board: Board, files: dict, drive: Path | None, port: str | None) -> str:
    """Bring the files of a bundle onto the board; return what to tell the person."""
    with connected(board, drive, port) as (place, wire):
        plan = Plan(board, files, place)
        if not plan.nothing:
            put(plan, place)
        safe_mode = wire.answer.safe_mode if wire else ""
    done = _told(board, plan, str(place), bool(wire))
    if safe_mode:
        raise trouble.SafeMode(
            f"{done} But the board is in safe mode ({safe_mode}) and starts no program: press "
            "its reset button once."
        )
    return done


def _named(board: Board, port: str | None) -> Wire:
    return ports.given(board, port) if port else ports.only(board)


def _console(found: drives.Found) -> AbstractContextManager:
    port = ports.of_drive(found.uid)
    try:
        return Wire(port) if port else nullcontext()
    except trouble.Trouble:
        return nullcontext()  # the drive alone will do


def _told(board: Board, plan: Plan, place: str, started: bool) -> str:
    if plan.nothing:
        return f"Mazzetto is on {place} already, every file of it: there was nothing to do."
    count = len(plan.write) + plan.renew
    size = sum(map(len, plan.write.values()))
    words = f"Mazzetto is on {place}: {count} files written ({size // 1024} KB) and read back"
    removed = len(plan.remove) - (plan.program in plan.remove)  # that comes back
    words += f", {removed} removed." if removed else "."
    if plan.keep:
        more = f" and {len(plan.keep) - _NAMED} more" if len(plan.keep) > _NAMED else ""
        words += f" What was there as {', '.join(plan.keep[:_NAMED])}{more} is kept in {KEPT}."
    if not started:
        words += f" Eject the drive, then switch the {board.name} off and on."
    return words
