# SPDX-License-Identifier: MIT
"""Where everything lies on a Trash table of any size; in memory while a table is being made."""

from micropython import const

_LETTER = const(6)
_NAME = const(48)
_SIGN = const(16)
_TINY = const(52)  # five cards of one tile and the size beside them
_TINY_HIGH = const(26)  # with the name above
_NARROW = const(150)  # screens less wide than this, and wider than that, lay the seats otherwise
_WIDE = const(200)
_WORDS = const(31)  # two lines of words, and the line that tells whose the large layout is
_BESIDE = const(20)  # the two lines alone
_ACROSS = bytes((0, 1, 2, 3, 2, 3))  # blocks beside each other, by how many there are
_PITCH = const(25)
_PILES = const(54)  # what the piles and the last card of the large layout take


class Places:
    """Pixels of a stage for the layouts of `count` others and the large one.

    stacked: the two signs stand below each other. xs, ys, row: where each block of another seat
    stands and the row that it is in; letters: from one to the next. columns, rows, pitch, down:
    of its cards, as Cards has them; columns 0: cards of one tile. name_x, name_y, size_x, size_y,
    count_x, count_y: of the large layout and the stock. own_y, own_pitch, own_down,
    own_rows: its cards. lines_y: of the words.
    """

    def __init__(self, width: int, height: int, count: int):
        narrow, wide = width < _NARROW, width > _WIDE
        self.stacked = narrow or wide or count == 2
        across = _ACROSS[count]
        if narrow:
            across = min(2, count)
        elif wide and count == 4:
            across = 4
        lines = (count + across - 1) // across
        room = width - _SIGN
        if not self.stacked:
            room = width if across == 3 else room - _SIGN
        high = self._own(width, height, lines)
        self._blocks(room, across, count, lines, high)

    def _own(self, width: int, height: int, lines: int) -> int:
        """Place the large layout and its words; the height that is left for the others."""
        beside = lines == 3  # no room for its words but beside the last block
        high = 49 if height >= 128 else 42 if lines == 1 else 49
        if beside:
            high = 64 + 10
        words = _BESIDE if beside else _WORDS
        room = height - high - words
        self.own_down = 33 if room >= 65 else 24 if room >= 47 else room // 2
        self.own_rows = 4 if room >= 47 else 2
        high += max(0, room - self.own_down - 32)
        self.own_y = high + words
        self.own_pitch = min(_PITCH + max(0, width - 160) // 9, (width - _PILES) // 4)
        self.lines_y = high - 1 if beside else high + 1
        self.name_x, self.size_x, self.count_x = 2, 54, width - 23
        self.name_y = self.size_y = self.own_y - 10
        self.count_y = self.own_y - 11
        if beside:
            self.name_x = self.size_x = 56
            self.name_y = self.count_y = 48
            self.size_y = 58
            self.count_x = width - 18
        return high

    def _blocks(self, room: int, across: int, count: int, lines: int, high: int) -> None:
        """Place the others, the first at the top left."""
        self.letters = (room + (2 if across > 1 else 0)) // across // _LETTER
        wide = min(room // across, self.letters * _LETTER)
        self.columns = 0
        if lines == 1 and wide >= 94:
            self.columns, self.pitch = 3, min(self.own_pitch, (wide - 26) // 4)
        elif lines == 1 and wide >= 68:
            self.columns, self.pitch = 2, (wide - 20) // 4
        self.rows = 3 if high >= 62 else 2
        self.down = min(8 * self.rows + 1, high - 10 - 8 * self.rows)
        step = self.letters * _LETTER
        left, top = 2, 0
        if not self.columns:
            left = min(2, room - (across - 1) * step - _TINY)
            if lines == 1:
                top = (high - _TINY_HIGH + (0 if self.stacked else _SIGN)) // 2
        hole = lines == 2 and across == 3 and not self.stacked  # the signs stand there
        at = [n + (hole and n > 1) for n in range(count)]
        self.xs = bytes([left + step * (n % across) for n in at])
        self.ys = bytes([top + high // lines * (n // across) for n in at])
        self.lines = lines
