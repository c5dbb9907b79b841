# SPDX-License-Identifier: MIT
"""One's own small cards in a row, and to the right of them the pile."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware.art import tiles
from firmware.ui import decktet_card, theme
from firmware.ui.cursor import Cursor
from firmware.ui.layout import panel
from firmware.ui.text import at_right

_SIZE = const(16)  # of a card, as in decktet_card.py
_TILES = const(2)
_PITCH = const(20)
_EDGE = const(3)  # where there is room for the cursor
_ARROW = const(8)  # pixels, where cards are left out
WIDTH = const(30)  # of the pile
_MARGIN = const(6)  # of the button


class Hand:
    """A cursor is on one; of a hand that is too long a part is shown.

    cards: what is shown. able: those of them that can be chosen, the others are dim; None dims
    none. at: the number of the card under the cursor, -1 for none. first: the first in sight.
    cursor: the one of the whole table."""

    def __init__(self, stage, y: int, room: int):
        self._stage = stage
        self.y = y
        self._room = self._now = room
        self._sprites = []
        self.arrows = []
        self.cursor: Cursor = None
        self.cards = b""
        self.able: bytes = None
        self.at = -1
        self.first = 0
        self._lit = b""

    def show(self, cards, able=None, less: int = 0, at: int = -1) -> None:
        """Show these cards, with the cursor on one; less: pixels at the right end that are taken.
        """
        self.cards = bytes(cards)
        self.able = able
        self._now = self._room - less
        self._lit = b""
        shown = self.shown()
        if not self._sprites or len(self._sprites) < shown:
            # Sprites for the cards and one more, and the cursor that lies over all of them.
            while len(self._sprites) < min(shown + 1, self._room // _SIZE):
                self._sprites.append(self._stage.sprite(0, self.y, _TILES, _TILES))
            if self.cursor is not None:
                self.cursor.hide()
            self.cursor = Cursor(self._stage, _TILES, _TILES)
        self.at = at
        self.turn(max(0, at - shown + 1))

    def tone(self, lit: bytes = b"") -> None:
        """Light these cards."""
        self._lit = lit
        self._lay()

    def turn(self, first: int) -> None:
        """Show the cards from a number on, and the cursor where it is."""
        self.first = first
        self._lay()
        self.point()

    def point(self) -> None:
        """Draw the cursor where it is."""
        if self.first <= self.at < self.first + self.shown():
            self.cursor.around(self.x(self.at), self.y)
        else:
            self.cursor.hide()

    def shown(self) -> int:
        """How many cards have room."""
        most = self._now // _SIZE
        if len(self.cards) <= most:
            return len(self.cards)
        return (self._now - 2 * _ARROW) // _SIZE

    def pitch(self) -> int:
        """Pixels from card to card: they never lie over each other."""
        shown = self.shown()
        if shown < len(self.cards) or shown < 2:
            return _SIZE
        return max(_SIZE, min(_PITCH, (self._now - 2 * _EDGE - _SIZE) // (shown - 1)))

    def x(self, number: int) -> int:
        """The left edge of a card, or of the room after the last."""
        pitch = self.pitch()
        edge = _ARROW if self.shown() < len(self.cards) else 0
        if not edge and (pitch > _SIZE or self.shown() < 2):
            edge = _EDGE
        return edge + pitch * (number - self.first)

    def _lay(self) -> None:
        """Draw the cards in sight, and arrows where some are not."""
        shown = self.shown()
        left, pitch = self.x(self.first), self.pitch()
        for place, sprite in enumerate(self._sprites):
            sprite.hide(place >= shown)
            if place < shown:
                card = self.cards[self.first + place]
                sprite.move(left + pitch * place, self.y)
                decktet_card.face(sprite, card)
                ink = theme.PLAIN
                if card in self._lit:
                    ink = theme.DECKTET_LIT
                elif self.able is not None and card not in self.able:
                    ink = theme.DECKTET_DIM
                sprite.ink(ink)
        if shown < len(self.cards) and not self.arrows:
            for picture in (tiles.ARROW, tiles.ARROW + 1):
                self.arrows.append(self._stage.sprite(0, self.y + 4, 1, 1))
                self.arrows[-1].put(0, 0, picture)
        if self.arrows:
            self.arrows[0].hide(self.first == 0)
            self.arrows[1].hide(self.first + shown >= len(self.cards))
            self.arrows[1].move(left + pitch * shown + 1, self.y + 4)


class Pile:
    """The pile, or a button in its place.

    word: what the button says, "" where the pile lies. letters: its longest word.

    x: where the pile or the button begins. more: pixels that the button takes beside those of the
    pile.
    """

    def __init__(self, stage, y: int, letters: int):
        self._stage = stage
        self.y = y
        self._letters = letters
        self._back = stage.sprite(stage.width - WIDTH, y, _TILES, _TILES)
        self._number = stage.page(stage.width - 2 * stage.letter_width, y + 3, 2, 1, theme.PAPER)
        self._button: tuple = ()  # its panel and its word, made when it is needed first
        self.word = ""
        self.show_button("")

    def show(self, stock: int) -> None:
        """Show how many cards are left."""
        decktet_card.face(self._back, HIDDEN if stock else NONE)
        self._number.write(0, 0, at_right(str(stock), 2))

    def show_button(self, word: str) -> None:
        """Show the button with this word, or the pile."""
        stage = self._stage
        self.word = word
        self.hide(bool(word))
        wide = (self._letters * stage.letter_width + 2 * _MARGIN + stage.tile - 1) // stage.tile
        self.x = stage.width - (wide * stage.tile if word else WIDTH)
        self.more = stage.width - WIDTH - self.x
        if word and not self._button:
            label = self.x + (wide * stage.tile - self._letters * stage.letter_width) // 2
            self._button = (
                panel(stage, self.x, self.y, wide, _TILES),
                stage.page(label, self.y + 3, self._letters, 1, theme.PAPER),
            )
        for part in self._button:
            part.hide(not word)
        if word:
            before = (self._letters - len(word)) // 2
            self._button[1].clear()
            self._button[1].write(before, 0, word)
            self.point(False)

    def hide(self, hidden: bool = True) -> None:
        """Take the pile off the screen."""
        self._back.hide(hidden)
        self._number.hide(hidden)

    def point(self, on: bool) -> None:
        """Let the button shine, or not."""
        if self._button:
            self._button[0].ink(theme.CHOSEN if on else theme.PLAIN)
            self._button[1].colour(theme.NIGHT if on else theme.PAPER)
