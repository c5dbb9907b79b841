# SPDX-License-Identifier: MIT
"""Where the cards of the board lie on the screen, in tiles.

A board may be thirty cards wide and twenty high; only its ends decide what can be played. So the
middle of a line that is too long is folded up: cards nearest to an end or to a crossing stay.
"""

from micropython import const

_CARD = const(2)  # tiles of a card, and of a place for one
_FOLD = const(1)


class Fold:
    """A board laid out; columns and rows count from the upper left corner.

    cards: (card, column, row). folds: (column, row, whether the line runs across).
    places: (x, y, column, row) of the ends in `open`. initial: column of the initial card.
    main: row of the main line. columns, rows: the size of the whole, which may exceed the room.
    """

    def __init__(self, board, columns: int, rows: int, open_, lit: bytes = b""):
        self.cards = []
        self.folds = []
        self.places = []
        self._board = board
        self._open = open_
        self._lit = lit
        shown = self._choose(columns)
        up, down = self._rooms(rows)
        self.main = up
        crossings = self._lay_main(shown)
        for number, cross in enumerate(board.crosses):
            self._lay_arm(cross[0], crossings[number], cross[1], -1, up)
            self._lay_arm(cross[0], crossings[number], cross[2], 1, down)
        self.rows = up + _CARD + down

    # --- the main line

    def _choose(self, columns: int) -> bytearray:
        """Which cards of the main line are shown: what must be, then what lies nearest to it."""
        board = self._board
        count = len(board.main)
        bases = [0, count - 1] + [cross[0] - board.left for cross in board.crosses]
        shown = bytearray(count)
        for at in bases + [-board.left]:
            shown[at] = 1
        for at in range(count):
            if board.main[at] in self._lit:
                shown[at] = 1
        room = columns - self._width(shown)
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

    def _width(self, shown: bytearray) -> int:
        """Tiles across, with the open places."""
        board = self._board
        width = 0
        for x in (board.left - 1, board.left + len(board.main)):
            if (x, 0) in self._open:
                width += _CARD
        before = 1
        for one in shown:
            width += _CARD if one else _FOLD if before else 0
            before = one
        return width

    def _lay_main(self, shown: bytearray) -> list:
        """Lay the main line and return the columns of the crossings."""
        board = self._board
        column = 0
        row = self.main
        columns = bytearray(len(shown))
        if (board.left - 1, 0) in self._open:
            self.places.append((board.left - 1, 0, 0, row))
            column = _CARD
        for at, card in enumerate(board.main):
            columns[at] = column
            if shown[at]:
                self.cards.append((card, column, row))
                column += _CARD
            elif shown[at - 1]:
                self.folds.append((column, row, True))
                column += _FOLD
        x = board.left + len(shown)
        if (x, 0) in self._open:
            self.places.append((x, 0, column, row))
            column += _CARD
        self.columns = column
        self.initial = columns[-board.left]
        return [columns[cross[0] - board.left] for cross in board.crosses]

    # --- the cross lines

    def _rooms(self, rows: int) -> tuple:
        """Tiles above and below the main line: what the longest arms need, or their share."""
        room = rows - _CARD
        needs = []
        for side in (1, 2):
            need = 1  # for the card that looks out below the initial one
            for cross in self._board.crosses:
                need = max(need, self._need(cross, side, _CARD * len(cross[side])))
            needs.append(need)
        if sum(needs) > room:
            half = room // 2
            up = min(needs[0], max(half, room - needs[1]))
            needs = [up, room - up]
        for side in (1, 2):
            for cross in self._board.crosses:
                least = self._least(cross[side])
                needs[side - 1] = max(needs[side - 1], self._need(cross, side, least))
        return needs[0], needs[1]

    def _need(self, cross: list, side: int, tiles: int) -> int:
        """Tiles of an arm with so many for its cards, and with its place if that is open."""
        y = len(cross[side]) + 1
        is_open = (cross[0], y if side == 1 else -y) in self._open
        return tiles + (_CARD if is_open else 0)

    def _least(self, arm) -> int:
        """Tiles for the cards of an arm that must be shown: its end, and those that are lit."""
        most = 1
        for number in range(len(arm)):
            if arm[number] in self._lit:
                most = max(most, len(arm) - number)
        if most >= len(arm):
            return _CARD * len(arm)
        return _CARD * most + _FOLD

    def _lay_arm(self, x: int, column: int, arm, step: int, room: int) -> None:
        """Lay the cards of an arm from the main line outwards (step -1 is upwards)."""
        y = -step * (len(arm) + 1)
        is_open = (x, y) in self._open
        room -= _CARD if is_open else 0
        count = len(arm)
        far = self.main + (_CARD if step > 0 else 0)  # the line between what is laid and the rest
        if _CARD * count > room:
            count = max((room - _FOLD) // _CARD, (self._least(arm) - _FOLD) // _CARD)
            far = self._step(far, step, _FOLD)
            self.folds.append((column, far if step < 0 else far - _FOLD, False))
        for card in arm[len(arm) - count:]:
            far = self._step(far, step, _CARD)
            self.cards.append((card, column, far if step < 0 else far - _CARD))
        if is_open:
            far = self._step(far, step, _CARD)
            self.places.append((x, y, column, far if step < 0 else far - _CARD))

    def _step(self, far: int, step: int, tiles: int) -> int:
        return far + step * tiles
