# SPDX-License-Identifier: MIT
"""Looking at the whole board, unfolded: the D-pad walks from card to card."""

from micropython import const

from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP
from firmware.ui.decktet_card import text

_BACK = const(-1)  # as in pick.py
_ANY = const(99)  # more tiles than any board has


class Chooser:
    """Nothing can be chosen here; any other key leads back."""

    def __init__(self, table):
        self._table = table
        self._board = None
        self._at = (0, 0)  # x, y of the card

    def show(self, view, card: int) -> None:
        """Begin at the initial card."""
        self._board = view.board
        self._table.spread(True)
        self._table.chart.lay(self._board, _ANY, _ANY)
        self._draw()

    def press(self, key: int):
        """Walk."""
        step = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, 1), DOWN: (0, -1)}.get(key)
        if step is None:
            return _BACK
        to = self._at[0] + step[0], self._at[1] + step[1]
        for card, x, y in self._board.cards():
            if (x, y) == to:
                self.walk(card)
        return None

    def walk(self, to: int) -> None:
        """Go to a card."""
        for card, x, y in self._board.cards():
            if card == to:
                self._at = x, y
        self._table.app.sound.play(sound.MOVE)
        self._draw()

    def _draw(self) -> None:
        x, y = self._table.chart.draw(bytes((self._card(),)))
        self._table.hand.cursor.around(x, max(y, self._table.free))

    def _card(self) -> int:
        for card, x, y in self._board.cards():
            if (x, y) == self._at:
                return card
        return self._board.initial()

    def lines(self) -> tuple:
        """What the two message lines say now."""
        title, keys = self._table.app.game_words().LOOKING
        return title, "%s  %s" % (text(self._card()), keys)
