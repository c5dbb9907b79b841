# SPDX-License-Identifier: MIT
"""`python -m boards doctor`: what is connected, what runs there, what install would do."""

from collections.abc import Callable
from pathlib import Path

from boards.desk import bundle, drives, facts, ports, trouble
from boards.desk.facts import Board
from boards.desk.manifest import VERSION
from boards.desk.place import Place
from boards.desk.plan import Plan
from boards.desk.put import explaining
from boards.desk.trouble import Trouble
from boards.desk.wire import Wire
from boards.desk.wired import Wired

_NOTHING = (
    "No board is connected: use a USB cable that carries data, switch the board on, and wait for "
    "its drive CIRCUITPY or its serial port. A port of a rare make wants --port."
)


class _Report:
    """Lines for the person, and the troubles among them."""

    def __init__(self) -> None:
        self.lines: list = []
        self.troubles: list = []

    def add(self, what: Callable[..., str], *arguments: object) -> None:
        """Add the line that `what` makes, or the trouble that it finds."""
        try:
            self.lines.append(what(*arguments))
        except Trouble as found:
            self.lines.append(str(found))
            self.troubles.append(found)

    def first(self) -> "Trouble | None":
        """The first trouble; that another board is connected too is none."""
        if len(self.troubles) == len(self.lines):
            return self.troubles[0]
        return next((one for one in self.troubles if type(one) is not trouble.WrongBoard), None)


def report(board: "Board | None", drive: "Path | None", port: "str | None") -> str:
    """Everything, in lines; raised as the first Trouble where there is one."""
    if drive:
        drives.check(drive)
    made = _Report()
    roots = [drive] if drive else [] if port else drives.candidates()
    for found in drives.boards(roots):
        made.add(_drive, board, found)
    for root in drives.bootloaders(roots) if roots else []:
        made.add(_bootloader, board, root)
    devices = [port] if port else [] if drive else [one.device for one in ports.candidates()]
    for device in devices:
        made.add(_port, board, device)
    if not made.lines:
        raise trouble.NoBoard(_unmounted() or _NOTHING)
    text = "\n".join(made.lines)
    first = made.first()
    if first:
        raise type(first)(text)
    return text


def _drive(board: "Board | None", found: drives.Found) -> str:
    place = drives.opened(found)
    with explaining(place):
        if not found.id:
            raise drives.nameless(found.root)
        head = f"Drive {found.root}: {found.id} with CircuitPython {found.version}, "
        head += f"{_free(place)}. "
        told = _after(head, _diagnosis, board, found.id, "circuitpython", found.version, place)
        if not place.writable():
            raise trouble.ReadOnly(f"{told} {place.locked()}")
        return told


def _bootloader(board: "Board | None", root: Path) -> str:
    raise drives.waits(board, root)


def _port(board: "Board | None", device: str) -> str:
    with Wire(device) as wire:
        place = Wired(wire)
        with explaining(place):
            place.prepare()
            return _console(board, wire, place)


def _console(board: "Board | None", wire: Wire, place: Wired) -> str:
    answer = wire.answer
    memory = f"{answer.heap // 1024} KB of memory free"
    head = f"Port {wire.port}: {answer}, {memory}, {_free(place)}. "
    if answer.safe_mode:
        raise trouble.SafeMode(
            f"{head}It is in safe mode ({answer.safe_mode}) and starts no program: press its "
            "reset button once."
        )
    id = answer.id or _machine(board, answer.machine)
    told = _after(head, _diagnosis, board, id, answer.runtime, answer.version, place)
    if answer.readonly and not place.unlock():
        told += " A computer holds its drive, so files go there and not over this port."
    place.finish()
    return told


def _after(head: str, what: Callable[..., str], *arguments: object) -> str:
    """`head` before the line that `what` makes, or before the trouble that it finds."""
    try:
        return head + what(*arguments)
    except Trouble as found:
        raise type(found)(f"{head}{found}") from None


def _machine(board: "Board | None", machine: str) -> str:
    """The id of a MicroPython board: several can be the same machine, so the named one first."""
    if board and board.machine == machine:
        return board.id
    mine = [id for id in facts.names() if facts.board(id).machine == machine]
    return mine[0] if mine else machine


def _diagnosis(board: "Board | None", id: str, runtime: str, version: str, place: Place) -> str:
    """What install would do there."""
    if board and id != board.id:
        raise trouble.WrongBoard(f"{place} is {id}, not {board.id}.")
    if id not in facts.names():
        return f"Mazzetto does not run on {id or 'such a board'} yet."
    board = facts.board(id)
    board.check_version(runtime, version)
    plan = Plan(board, bundle.bundle(board), place)
    has = _version(place)
    lacking = plan.need() - place.room()
    if plan.nothing:
        return f"{has}, whole and up to date."
    told = (
        f"{has}. python -m boards install {id} would write {len(plan.write) + plan.renew} files "
        f"({sum(map(len, plan.write.values())) // 1024} KB) and remove {len(plan.remove)}."
    )
    if lacking > 0:
        raise trouble.Full(f"{told} It lacks {-(-lacking // 1024)} KB of room for that.")
    return told


def _version(place: Place) -> str:
    if VERSION not in place.sizes():
        return "No Mazzetto there"
    lines = place.read(VERSION).decode("utf-8", "replace").splitlines()
    return f"{lines[0] if lines else 'Mazzetto'} ({lines[-1] if lines else 'unknown'})"


def _free(place: Place) -> str:
    return f"{place.room() // 1024} KB of the drive free"


def _unmounted() -> str:
    if not drives.LABEL.exists():
        return ""
    return (
        f"A drive CIRCUITPY is connected and not mounted: udisksctl mount -b {drives.LABEL}, and "
        "run the same command again."
    )
