# SPDX-License-Identifier: MIT
"""Where the cards of the board lie on the screen, in tiles.

A board may be thirty cards wide and twenty high; only its ends decide what can be played. So the
middle of a line that is too long is folded up: cards nearest to an end or to a crossing stay.
"""

from micropython import const

_CARD = const(2)  # tiles of a card, and of a place for one
_FOLD = const(1)
_ORIGIN = const(64)  # as in engine/biscuit/codes.py


class Fold:
    """A board laid out; columns and rows count from the upper left corner.

    cards: card, column, row of each, one after the other. folds: column, row, 1 where the line
    runs across. places: x + 64, y + 64, column, row of the ends in `spots`. initial: column of the
    initial card. main: row of the main line. width, height: of the whole, which may exceed the
    room. As bytes, since they stay in memory.
    """

    initial = main = width = height = 0

    def lay(self, board, columns: int, rows: int, spots=(), lit: bytes = b"") -> None:
        """Lay a board out for so many columns and rows. spots: places, as x, y, that are to be
        seen; lit: cards that must be."""
        self.cards = bytearray()
        self.folds = bytearray()
        self.places = bytearray()
        shown = _choose(board, columns, spots, lit)
        up, down = _rooms(board, rows, spots, lit)
        self.main = up
        column = self._place(board.left - 1, 0, 0, up, spots)
        across = bytearray(len(shown))  # the columns of the main line's cards
        for at, card in enumerate(board.main):
            across[at] = column
            if shown[at]:
                self.cards += bytes((card, column, up))
                column += _CARD
            elif shown[at - 1]:
                self.folds += bytes((column, up, 1))
                column += _FOLD
        self.width = column + self._place(board.left + len(shown), 0, column, up, spots)
        self.initial = across[-board.left]
        for cross in board.crosses:
            column = across[cross[0] - board.left]
            self._lay_arm(cross, column, -1, up, spots, lit)
            self._lay_arm(cross, column, 1, down, spots, lit)
        self.height = up + _CARD + down

    def _place(self, x: int, y: int, column: int, row: int, spots) -> int:
        """Mark a place where it is open; the tiles that it takes."""
        if (x, y) not in spots:
            return 0
        self.places += bytes((x + _ORIGIN, y + _ORIGIN, column, row))
        return _CARD

    def _lay_arm(self, cross, column: int, step: int, room: int, spots, lit) -> None:
        """Lay the cards of an arm from the main line outwards (step -1 is upwards)."""
        line = cross[1 if step < 0 else 2]
        y = -step * (len(line) + 1)
        room -= _CARD if (cross[0], y) in spots else 0
        count = len(line)
        far = self.main + (_CARD if step > 0 else -_CARD)  # the row of the next card
        if _CARD * count > room:
            count = max((room - _FOLD) // _CARD, (_least(line, lit) - _FOLD) // _CARD)
            self.folds += bytes((column, far if step > 0 else far + _FOLD, 0))
            far += step * _FOLD
        for card in line[len(line) - count:]:
            self.cards += bytes((card, column, far))
            far += step * _CARD
        self._place(cross[0], y, column, far, spots)


def _choose(board, columns: int, spots, lit: bytes) -> bytearray:
    """Which cards of the main line are shown: what must be, then what lies nearest to it."""
    count = len(board.main)
    room = columns
    for x in (board.left - 1, board.left + count):
        if (x, 0) in spots:
            room -= _CARD
    shown = bytearray(b"\1" * count)
    if _CARD * count <= room:
        return shown
    bases = [0, count - 1] + [cross[0] - board.left for cross in board.crosses]
    for at in range(count):
        shown[at] = at in bases or at == -board.left or board.main[at] in lit
    before = 1
    for one in shown:
        room -= _CARD if one else _FOLD if before else 0
        before = one
    distance = 1
    while room > 0 and distance < count:
        for base in bases:
            for at in (base - distance, base + distance):
                if 0 <= at < count and not shown[at]:
                    # The card, less the fold that it fills or with the one that it parts.
                    needed = 3 - shown[at - 1] - shown[at + 1]
                    if needed <= room:
                        shown[at] = 1
                        room -= needed
        distance += 1
    return shown


def _rooms(board, rows: int, spots, lit: bytes) -> tuple:
    """Tiles above and below the main line: what the longest arms need, or their share."""
    room = rows - _CARD
    up, down = _needs(board, spots, b"", True)
    if up + down > room:
        half = room // 2
        least_up, least_down = _needs(board, spots, lit, False)
        up = max(least_up, min(up, max(half, room - down)))
        down = max(least_down, room - up)
        up = max(least_up, min(up, room - down))
    return up, down


def _needs(board, spots, lit: bytes, unfolded: bool) -> list:
    """Tiles that the longest arms take above and below, whole or folded as far as can be."""
    needs = []
    for side in (1, 2):
        need = 1  # for the card that looks out below the initial one
        for cross in board.crosses:
            line = cross[side]
            tiles = _CARD * len(line) if unfolded else _least(line, lit)
            if (cross[0], (len(line) + 1) * (3 - 2 * side)) in spots:
                tiles += _CARD
            need = max(need, tiles)
        needs.append(need)
    return needs


def _least(line, lit: bytes) -> int:
    """Tiles for the cards of an arm that must be shown: its end, and those that are lit."""
    most = 1
    for number in range(len(line)):
        if line[number] in lit:
            most = max(most, len(line) - number)
    if most >= len(line):
        return _CARD * len(line)
    return _CARD * most + _FOLD
