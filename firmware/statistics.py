# SPDX-License-Identifier: MIT
"""How many matches against the computer were played and won, kept under "statistics"."""

from micropython import const

from firmware.sealed import seal, unseal

# What is counted for each game and level; a figure is two bytes.
PLAYED, WON, SKUNKS, DOUBLES, SKUNKED, DOUBLED = 0, 1, 2, 3, 4, 5
_FIGURES = const(6)
_LEVELS = const(3)
_SIZE = const(36)  # bytes of a game
_MOST = const(9999)
_VERSION = const(1)
SKUNKING = "cribbage"  # the game that has the last four figures
_SKUNK = const(91)  # a loser of cribbage below this is skunked,
_DOUBLE = const(61)  # below this doubly (CR-21)


class Statistics:
    """Figures by game and level; `unread` tells that what was kept could not be read."""

    def __init__(self):
        self._games = []  # [name, bytearray(_SIZE)]
        self.unread = False

    def figure(self, game: str, level: int, which: int) -> int:
        """One of the figures above, for level 1 to 3."""
        table = self._table(game)
        at = 2 * ((level - 1) * _FIGURES + which)
        return table[at] << 8 | table[at + 1]

    def count(self, match) -> bool:
        """Count a match that is over, if one person played it against the computer."""
        players = match.players
        if players.count(b"\x00") != 1 or len(players) < 2:
            return False
        seat, level = players.find(b"\x00"), max(players)
        won = seat in match.rules.winners()
        self._add(match.game, level, PLAYED)
        if won:
            self._add(match.game, level, WON)
        if match.game == SKUNKING:
            lost = min(match.rules.scores())
            if lost < _DOUBLE:
                self._add(match.game, level, DOUBLES if won else DOUBLED)
            elif lost < _SKUNK:
                self._add(match.game, level, SKUNKS if won else SKUNKED)
        return True

    def reset(self) -> None:
        """Forget all figures."""
        self._games = []

    def pack(self) -> bytes:
        """Return everything as one record."""
        body = bytearray()
        for name, table in self._games:
            letters = name.encode()
            body.append(len(letters))
            body.extend(letters)
            body.extend(table)
        return seal(_VERSION, body)

    def unpack(self, record: bytes) -> None:
        """Take everything from a record; ValueError if it is not one, nothing changes then."""
        body = unseal(_VERSION, record)
        games = []
        at = 0
        while at < len(body):
            middle = at + 1 + body[at]
            table = bytearray(body[middle:middle + _SIZE])
            if len(table) != _SIZE:
                raise ValueError("the statistics of a game should fill %d bytes" % _SIZE)
            games.append([body[at + 1:middle].decode(), table])
            at = middle + _SIZE
        self._games = games

    def _table(self, game: str) -> bytearray:
        for name, table in self._games:
            if name == game:
                return table
        table = bytearray(_SIZE)
        self._games.append([game, table])
        return table

    def _add(self, game: str, level: int, which: int) -> None:
        figure = self.figure(game, level, which)
        if figure < _MOST:
            at = 2 * ((level - 1) * _FIGURES + which)
            table = self._table(game)
            table[at] = (figure + 1) >> 8
            table[at + 1] = (figure + 1) & 255


def load(hal) -> Statistics:
    """Return the statistics kept by the hal, or empty ones."""
    statistics = Statistics()
    record = hal.load("statistics")
    if record:
        try:
            statistics.unpack(record)
        except ValueError:
            statistics.unread = True
    return statistics
