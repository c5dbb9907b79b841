# SPDX-License-Identifier: MIT
"""Choosing where a Jack goes, among one's face-down positions (TR-05)."""

from micropython import const

from engine.cards import HIDDEN
from firmware.tables.trash.cards import ACROSS
from firmware.tables.trash.phrases import rank_text
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A

_JACK = const(2)  # the verb, as in engine/trash/codes.py


class Part:
    """The Jack lies lit on the position under the cursor, until it is confirmed."""

    def __init__(self, table):
        self._table = table
        self._own = table.own
        self._jack = HIDDEN
        self._at = 0

    def show(self, view) -> None:
        """Begin on the first position: any is as good (TR-05)."""
        self._jack = view.hand
        self._at = self._own.cards.find(bytes((HIDDEN,)))
        self._focus(self._at)

    def press(self, key: int):
        """Directions move the Jack, A leaves him there."""
        if key == A:
            self._table.point(None)
            return bytes((_JACK, self._at + 1))
        self._move(self._step(key))
        return None

    def tap(self, x: int, y: int):
        """A touch moves the Jack to a position, a second touch leaves him there."""
        at = self._own.at(x, y)
        if at == self._at:
            return self.press(A)
        if at >= 0 and self._own.cards[at] == HIDDEN:
            self._move(at)
        return None

    def suggest(self, move: bytes) -> None:
        """Put the Jack where a hint wants him."""
        self._focus(move[1] - 1)

    def calm(self) -> None:
        """Nothing was lit for a hint but the Jack himself."""

    def lines(self) -> tuple:
        """What the two message lines say now."""
        words = self._table.app.game_words()
        return words.JACK_WHERE, words.JACK_HERE % rank_text(self._at)

    def _move(self, at: int) -> None:
        if at != self._at:
            self._table.app.sound.play(sound.MOVE)
            self._focus(at)

    def _focus(self, at: int) -> None:
        self._own.back(self._at)
        self._at = at
        self._own.show_at(at, self._jack, True)
        self._table.point(self._own, at)

    def _step(self, key: int) -> int:
        """The next face-down position in a direction, else the same one."""
        cards, at = self._own.cards, self._at
        if key in (LEFT, RIGHT):
            by = 1 if key == RIGHT else -1
            place = (at + by) % len(cards)
            while cards[place] != HIDDEN:
                place = (place + by) % len(cards)
            return place
        best = at
        if key in (UP, DOWN):
            for place in range(len(cards)):
                if cards[place] == HIDDEN and place // ACROSS != at // ACROSS:
                    if best == at or _aside(place, at) < _aside(best, at):
                        best = place
        return best


def _aside(place: int, at: int) -> int:
    """How many columns lie between two positions."""
    return abs(place % ACROSS - at % ACROSS)
