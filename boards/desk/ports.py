# SPDX-License-Identifier: MIT
"""Finding the serial port of a board."""

from boards.desk import drives, trouble
from boards.desk.facts import Board, names
from boards.desk.wire import Wire

# Who made the USB end of a board that may be meant; a printer is not to be sent Ctrl-C.
# Adafruit, Raspberry Pi, Espressif, Seeed, MicroPython, M5Stack's UART (Silicon Labs, WCH).
_MAKERS = {0x239A, 0x2E8A, 0x303A, 0x2886, 0xF055, 0x10C4, 0x1A86}


def candidates() -> list:
    """The ports that may be a board's console, as pyserial's ListPortInfo, one a board."""
    from serial.tools import list_ports

    found: dict = {}
    for port in sorted(list_ports.comports(), key=lambda port: port.device):
        if port.vid in _MAKERS:
            # A second port of the same board is for its program's data.
            found.setdefault(port.serial_number or port.device, port)
    return list(found.values())


def of_drive(uid: str) -> str:
    """The port of the board whose boot_out.txt says that UID; "" if there is none."""
    for port in candidates():
        if uid and (port.serial_number or "").upper() == uid.upper():
            return port.device
    return ""


def given(board: Board, port: str) -> Wire:
    """The board at the port that the person named, if it is that one."""
    wire = Wire(port)
    try:
        check(board, wire)
    except trouble.Trouble:
        wire.__exit__()
        raise
    return wire


def only(board: Board) -> Wire:
    """The connected board, stopped. NoBoard, or another Trouble if it cannot be told."""
    ports = [port.device for port in candidates()]
    if not ports:
        waiting = [] if board.circuitpython else drives.bootloaders()
        raise drives.waits(board, waiting[0]) if waiting else trouble.NoBoard(nothing(board))
    if len(ports) == 1:
        return given(board, ports[0])
    mine = [port for port in ports if _is(board, port)]
    if len(mine) > 1:
        raise trouble.SeveralBoards(
            f"{len(mine)} boards of this kind are connected, at {', '.join(mine)}: choose one "
            "with --port."
        )
    if not mine:
        raise trouble.NoBoard(nothing(board) + f" (At {', '.join(ports)} are other boards.)")
    return given(board, mine[0])


def nothing(board: Board) -> str:
    """What to say when no board is found."""
    if board.circuitpython:
        return (
            f"There is no {board.name}: connect it with a USB cable that carries data, switch it "
            "on and wait for its drive CIRCUITPY, or name that with --drive."
        )
    return (
        f"There is no {board.name}: connect it with a USB cable that carries data, or name its "
        "serial port with --port."
    )


def check(board: Board, wire: Wire) -> None:
    """WrongBoard or WrongRuntime unless the wire leads to that board."""
    answer = wire.answer
    if answer.runtime != board.runtime:
        board.check_version(answer.runtime, answer.version)
    if not answer.is_a(board):
        known = answer.id in names()
        advice = f"run python -m boards install {answer.id}, or " if known else ""
        raise trouble.WrongBoard(
            f"At {wire.port} is {answer}, not {board.id}: {advice}connect the {board.name}."
        )
    board.check_version(answer.runtime, answer.version)


def _is(board: Board, port: str) -> bool:
    try:
        with Wire(port) as wire:
            return wire.answer.is_a(board) and wire.answer.runtime == board.runtime
    except trouble.Trouble:
        return False
