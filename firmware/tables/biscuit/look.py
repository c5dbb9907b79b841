# SPDX-License-Identifier: MIT
"""Looking at the whole board, unfolded: the D-pad walks from card to card."""

from firmware.tables.biscuit.choosing import BACK
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP
from firmware.ui.decktet_card import text

_STEPS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, 1), DOWN: (0, -1)}


class Chooser:
    """Nothing can be chosen here; any other key leads back."""

    def __init__(self, table):
        self._table = table
        self._board = None
        self._x = self._y = 0

    def show(self, view, card: int) -> None:
        """Begin at the initial card."""
        self._board = view.board
        self._x = self._y = 0
        self._table.spread(True)
        self._draw()

    def press(self, key: int):
        """Walk."""
        step = _STEPS.get(key)
        if step is None:
            return BACK
        self._walk(self._x + step[0], self._y + step[1])
        return None

    def tap(self, x: int, y: int):
        """Walk to the card that is touched; beside all cards it goes back."""
        card = self._table.chart.card_at(x, y)
        for one, card_x, card_y in self._board.cards():
            if one == card:
                self._walk(card_x, card_y)
                return None
        return BACK

    def _walk(self, to_x: int, to_y: int) -> None:
        for _, x, y in self._board.cards():
            if x == to_x and y == to_y:
                self._x, self._y = x, y
                self._table.app.sound.play(sound.MOVE)
                self._draw()
                return

    def _draw(self) -> None:
        self._table.chart.look(self._board, self._card())

    def _card(self) -> int:
        for card, x, y in self._board.cards():
            if x == self._x and y == self._y:
                return card
        return self._board.initial()

    def lines(self) -> tuple:
        """What the two message lines say now."""
        words = self._table.app.game_words()
        return words.LOOKING, "%s  %s" % (text(self._card()), words.LOOK_KEYS)
