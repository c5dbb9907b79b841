# SPDX-License-Identifier: MIT
"""How the layout of another seat is drawn: upper halves of cards, or cards of one tile."""

from micropython import const

from engine.cards import HIDDEN, JACK
from firmware.art import tiles
from firmware.tables.trash.own import ACROSS, MOST, number_tile
from firmware.ui import card, theme
from firmware.ui.text import at_right

_NAME = const(8)  # letters
_GAP = const(6)
_LINE = const(10)
_TEN = const(9)
_HALF = const(2)  # rows of tiles
_DOWNWARD = const(17)
_TINY = const(8)
_COURT = const(3)  # columns of a card from which on a Jack shows his head


class Block:
    """A name with its size, and below both rows of cards. x, y: where the name stands."""

    def __init__(self, stage, x: int, y: int, size_x: int, size_y: int):
        self.x, self.y = x, y
        self._name = stage.page(x, y, _NAME, 1, theme.PAPER)
        self._size = stage.text(size_x, size_y, 2, theme.GOLD)

    def title(self, name: str, size: int, active: bool) -> None:
        """Write the name, in the colour for a bar while its owner decides, and the size."""
        self._name.colour(theme.NIGHT if active else theme.PAPER)
        self._name.clear()
        self._name.write(0, 0, name)
        self._size.write(at_right(str(size), 2))


class Halves(Block):
    """Upper halves of cards, `columns` tiles wide; the size stands beside the name."""

    def __init__(self, stage, x: int, pitch: int, columns: int):
        super().__init__(stage, x, 0, x + _NAME * stage.letter_width + _GAP, 0)
        self._columns = columns
        self._sprites = []
        for place in range(MOST):
            left = x + pitch * (place % ACROSS)
            top = _LINE + 1 + _DOWNWARD * (place // ACROSS)
            self._sprites.append(stage.sprite(left, top, columns, _HALF))

    def lay(self, layout) -> None:
        """Show the cards."""
        for place, sprite in enumerate(self._sprites):
            sprite.hide(place >= len(layout))
            if place < len(layout):
                self._put(sprite, layout[place])
                card.plain(sprite, layout[place])

    def light(self, place: int, shown: int) -> None:
        """Light a card that has just come to its place."""
        card.lit(self._sprites[place], shown)

    def _put(self, sprite, shown: int) -> None:
        wide = self._columns
        if shown == HIDDEN:
            for row in range(_HALF):
                start = card.COLUMNS * row
                card.lay(sprite, tiles.BACK[start:start + wide - 1], wide - 1, 0, row)
                sprite.put(wide - 1, row, tiles.BACK[start + card.COLUMNS - 1])
            return
        rank = shown >> 2
        for row in range(_HALF):
            sprite.put(0, row, tiles.RANK[2 * rank + row])
            sprite.put(wide - 1, row, (tiles.CARD_TOP_RIGHT, tiles.CARD_RIGHT)[row])
            if wide == _COURT:
                sprite.put(1, row, (tiles.CARD_TOP, tiles.CARD_MIDDLE)[row])
            if rank == _TEN:
                sprite.put(1, row, tiles.TEN_RIGHT[row])
        if rank == JACK and wide == _COURT:
            card.lay(sprite, tiles.COURT[:4], 2, 1)


class Tiny(Block):
    """Cards of one tile; the size stands at their right."""

    def __init__(self, stage, x: int, y: int):
        top = y + _LINE
        super().__init__(stage, x, y, x + ACROSS * _TINY, top + (2 * _TINY - _LINE) // 2)
        self._sprite = stage.sprite(x, top, ACROSS, MOST // ACROSS)
        self._lit = stage.sprite(x, top, 1, 1, theme.DECKTET_LIT)
        self._lit.hide()
        self._top = top

    def lay(self, layout) -> None:
        """Show the cards."""
        self._lit.hide()
        for place in range(MOST):
            tile = _tiny(place, layout[place]) if place < len(layout) else 0
            self._sprite.put(place % ACROSS, place // ACROSS, tile)

    def light(self, place: int, shown: int) -> None:
        """Light a card that has just come to its place."""
        self._lit.put(0, 0, _tiny(place, shown))
        x = self.x + _TINY * (place % ACROSS)
        self._lit.move(x, self._top + _TINY * (place // ACROSS))
        self._lit.hide(False)


def _tiny(place: int, shown: int) -> int:
    """The tile of a card: its rank is its position's, or it is a Jack (TR-05)."""
    if shown == HIDDEN:
        return tiles.TINY_BACK
    return tiles.TINY_JACK if shown >> 2 == JACK else number_tile(place)
