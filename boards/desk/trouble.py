# SPDX-License-Identifier: MIT
"""What can go wrong, each with a sentence for the person and an exit status for a script."""


class Trouble(Exception):
    """One sentence: what is wrong and what to do."""

    status = 1

    def __str__(self) -> str:
        text = super().__str__()
        return text[:1].upper() + text[1:]


class Usage(Trouble):
    """The command asks for what there is not: an unknown board, a folder that is no drive."""

    status = 2


class NoBoard(Trouble):
    """Nothing is connected that it could mean."""

    status = 3


class SeveralBoards(Trouble):
    """More than one is connected."""

    status = 4


class WrongBoard(Trouble):
    """Another board is connected."""

    status = 5


class WrongRuntime(Trouble):
    """A runtime, or a version of it, that Mazzetto does not run on."""

    status = 6


class Full(Trouble):
    """Too little room."""

    status = 7


class ReadOnly(Trouble):
    """Nothing can be written there now."""

    status = 8


class SafeMode(Trouble):
    """The board runs no program before it is reset."""

    status = 9


class NoPermission(Trouble):
    """This user may not open the port, or another program holds it."""

    status = 10


class Vanished(Trouble):
    """The board went away in the middle."""

    status = 11


class NoAnswer(Trouble):
    """The board is there and does not answer."""

    status = 12


class Bootloader(Trouble):
    """The board waits for a runtime."""

    status = 13


class TooLarge(Trouble):
    """The bundle cannot go on that board at all."""

    status = 14


class NotKept(Trouble):
    """What was written reads back otherwise."""

    status = 15


class Missing(Trouble):
    """A program or package that this needs is not installed."""

    status = 16


class Busy(Trouble):
    """Mazzetto is being played with those saves."""

    status = 17


class Damaged(Trouble):
    """Saves that cannot be read."""

    status = 18
