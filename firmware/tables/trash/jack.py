# SPDX-License-Identifier: MIT
"""Choosing where a Jack goes, among one's face-down positions (TR-05)."""

from engine.cards import HIDDEN
from engine.trash.codes import JACK
from firmware.tables.trash import say
from firmware.ui import sound
from firmware.ui.buttons import A


class Jack:
    """The Jack lies lit on the position under the cursor, until it is confirmed."""

    def __init__(self, app, own):
        self._app = app
        self._own = own
        self._jack = HIDDEN
        self._layout = b""
        self._at = 0

    def show(self, view) -> None:
        """Begin on the first position: any is as good (TR-05)."""
        self._jack = view.hand
        self._layout = bytes(view.layouts[view.seat])
        self._at = self._layout.find(bytes((HIDDEN,)))
        self._focus(self._at)

    def press(self, key: int):
        """Directions move the Jack, A leaves him there."""
        if key == A:
            self._own.point(-1)
            return bytes((JACK, self._at + 1))
        at = self._own.step(self._at, key)
        if at != self._at:
            self._app.sound.play(sound.MOVE)
            self._focus(at)
        return None

    def tap(self, x: int, y: int):
        """A touch moves the Jack to a position, a second touch leaves him there."""
        at = self._own.at(x, y)
        if at == self._at:
            return self.press(A)
        if at >= 0 and self._layout[at] == HIDDEN:
            self._app.sound.play(sound.MOVE)
            self._focus(at)
        return None

    def suggest(self, move: bytes) -> None:
        """Put the Jack where a hint wants him."""
        self._focus(move[1] - 1)

    def calm(self) -> None:
        """Nothing was lit for a hint but the Jack himself."""

    def leave(self) -> None:
        """Take the preview off the layout."""
        self._own.back(self._at)
        self._own.point(-1)

    def lines(self) -> tuple:
        """What the two message lines say now."""
        words = self._app.game_words()
        place = say.rank_text(self._at)
        return words.JACK_WHERE, words.JACK_HERE % place

    def _focus(self, at: int) -> None:
        self._own.back(self._at)
        self._at = at
        self._own.put(at, self._jack, True)
        self._own.point(at)
