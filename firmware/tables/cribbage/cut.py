# SPDX-License-Identifier: MIT
"""Cutting: a fanned pack, parted where one likes. The place tells nothing (CR-02, CR-04)."""

from micropython import const

from engine.cards import NONE
from firmware.art import tiles
from firmware.ui import card, sound, theme
from firmware.ui.buttons import LEFT, RIGHT, A
from firmware.ui.layout import roomy

# As in engine/cribbage/codes.py.
_CUT = const(0)
_DEEPEST = const(36)
_FIRST = const(0)
_SHALLOWEST = const(4)

_LIFT = const(3)
_ARROW = const(8)
_FAN = const(4)  # from the top of the middle to the fan; the arrow lies over it


class Part:
    """Chooses a depth; in the cut for the first deal it shows the cards that were cut."""

    def __init__(self, table):
        app = self._app = table.app
        self._words = app.game_words()
        stage = app.stage
        y, hand_y = table.middle_y, table.hand_y
        self._tile = stage.tile
        columns = stage.width // stage.tile - 2
        self._shown = columns - card.COLUMNS + 1  # cards of the fan
        self._y = y + _FAN
        self._x = (stage.width - columns * stage.tile) // 2
        self._packets = []
        for lift in (_LIFT, 0):
            packet = stage.sprite(self._x, self._y - lift, columns, card.ROWS)
            self._packets.append(packet)
        self._arrow = stage.sprite(0, y, 1, 1)
        self._arrow.put(0, 0, tiles.ARROW + 3)
        half = stage.width // 2
        self._cards = []
        self._names = []
        for side in range(2):
            x = 2 + half * side
            across, down = (27, 9) if roomy(stage) else (0, -stage.letter_height)
            self._cards.append(stage.sprite(x, hand_y - 2 if across else hand_y,
                                            card.COLUMNS, card.ROWS))
            colour = theme.SKY if side else theme.GOLD
            self._names.append(stage.page(x + across, hand_y + down, 8, 1, colour))
        self._first = False
        self._seat = 0
        self._least = self._most = self.depth = 0
        self.hide()

    def hide(self) -> None:
        """Take everything off the screen."""
        for thing in self._packets + self._cards + self._names:
            thing.hide()
        self._arrow.hide()

    def show(self, view, choosing: bool) -> None:
        """Show the pack, to be cut if the seat that looks may choose."""
        first = self._first = view.phase == _FIRST
        self._seat = view.seat
        self._least, self._most = (1, 51) if first else (_SHALLOWEST, _DEEPEST)
        self.depth = (self._least + self._most) // 2
        for packet in self._packets:
            packet.hide(False)
        self._arrow.hide(not choosing)
        self._part(choosing)
        for thing in self._cards + self._names:
            thing.hide(not first)
        if first:
            self.cut_cards(view.cuts[len(view.cuts) // 2 * 2:])

    def cut_cards(self, cuts) -> None:
        """Show what both have cut for the first deal; an empty place for who has not."""
        for side in range(2):
            card.face(self._cards[side], cuts[side] if side < len(cuts) else NONE)
            self._names[side].clear()
            self._names[side].write(0, 0, self._app.name(side))

    def press(self, key: int):
        """LEFT and RIGHT choose the place, A cuts there."""
        if key == A:
            return bytes((_CUT, self.depth))
        by = {LEFT: -1, RIGHT: 1}.get(key, 0)
        depth = min(self._most, max(self._least, self.depth + by))
        if depth != self.depth:
            self._app.sound.play(sound.MOVE)
            self.depth = depth
            self._part(True)
        return None

    def tap(self, x: int, y: int):
        """A touch on the pack moves the parting there; a second one at that place cuts."""
        if not self._y - _FAN <= y < self._y + card.HEIGHT:
            return None
        if abs(self._arrow.x + _ARROW // 2 - x) <= _ARROW:
            return self.press(A)
        width = (self._shown - 2) * self._tile
        way = min(width, max(0, x - self._x - self._tile))
        self.depth = self._least + way * (self._most - self._least) // width
        self._part(True)
        return None

    def picked(self) -> bytes:
        """The depth."""
        return bytes((self.depth,))

    def pick(self, picked: bytes) -> None:
        """Part the pack there again."""
        self.depth = picked[0]
        self._part(True)

    def lines(self) -> tuple:
        """What the two message lines say now."""
        words = self._words
        if not self._first:
            return words.CUT, words.CUT_KEYS
        if self._app.own(self._seat):
            return words.CUT_FIRST, words.CUT_FIRST_KEYS
        return words.CUT_FIRST, words.CUT_FIRST_NAME % self._app.name(self._seat)

    def _part(self, lifted: bool) -> None:
        """Lift the cards above the depth; one card of the fan stands for three or four."""
        span = self._most - self._least
        way = (self._shown - 2) * self._tile * (self.depth - self._least) // span
        upper = 1 + way // self._tile if lifted else 0
        self._packets[0].hide(not upper)
        self._fan(self._packets[0], 0, upper)
        self._fan(self._packets[1], upper, self._shown - upper)
        self._arrow.move(self._x + self._tile + way, self._arrow.y)

    def _fan(self, packet, start: int, cards: int) -> None:
        """Draw so many backs from a column on, each a tile further; the rest is empty."""
        packet.fill(0)
        for number in range(cards):
            columns = 1 if number < cards - 1 else card.COLUMNS
            for column in range(columns):
                for row in range(card.ROWS):
                    tile = tiles.BACK + card.COLUMNS * row + column
                    packet.put(start + number + column, row, tile)
