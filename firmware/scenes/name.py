# SPDX-License-Identifier: MIT
"""Writing the name of a seat, letter by letter."""

from micropython import const

from firmware.art import tiles
from firmware.settings import NAME_LETTERS
from firmware.ui import sound, theme
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.ui.frame import Frame

_CAPITALS = ("ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ-", "ÀÈÉÌÒÙ.'←")
_SMALL = ("abcdefghi", "jklmnopqr", "stuvwxyz-", "àèéìòù.'←")
_ACROSS = const(9)
_DOWN = const(4)
_WIDE = const(2)  # cells from letter to letter
_HIGH = const(16)  # pixels from row to row
_TALL = const(3)  # pixels of the cursor above its letter


class Scene:
    """The first letter is a capital, the others are small; back: where B leads."""

    def __init__(self, app, seat: int, back: tuple):
        words, stage = app.words, app.stage
        self._app, self._seat, self._back = app, seat, back
        self._frame = Frame(app, words.NAME, ((A, words.WRITE), (B, words.DONE)))
        self._name = app.settings.names[seat]
        self._at = 0
        cell = stage.letter_width
        self._left = (stage.width - (_ACROSS * _WIDE - 1) * cell) // 2
        spare = self._frame.bottom - self._frame.top - _DOWN * _HIGH - stage.letter_height
        self._top = self._frame.bottom - _DOWN * _HIGH - spare // 4 + _TALL
        self._line = stage.page((stage.width - (NAME_LETTERS + 1) * cell) // 2,
                                self._frame.top + spare // 3, NAME_LETTERS + 1, 1, theme.GOLD)
        self._cursor = stage.sprite(0, 0, 2, 2, theme.CHOSEN)
        self._cursor.fill(tiles.FRAME + 4)
        self._rows = [stage.page(self._left, self._top + row * _HIGH, _ACROSS * _WIDE, 1,
                                 theme.PAPER) for row in range(_DOWN)]
        self._chosen = stage.page(0, 0, 1, 1, theme.NIGHT)
        self._show()

    def _letters(self) -> tuple:
        return _SMALL if self._name else _CAPITALS

    def _show(self) -> None:
        cell = self._app.stage.letter_width
        letters = self._letters()
        for row in range(_DOWN):
            for column in range(_ACROSS):
                shown = letters[row][column] if row * _ACROSS + column != self._at else " "
                self._rows[row].write(column * _WIDE, 0, shown)
        x = self._left + self._at % _ACROSS * _WIDE * cell
        y = self._top + self._at // _ACROSS * _HIGH
        self._cursor.move(x + cell // 2 - self._app.stage.tile, y - _TALL)
        self._chosen.move(x, y)
        self._chosen.write(0, 0, letters[self._at // _ACROSS][self._at % _ACROSS])
        line = self._name
        if len(line) < NAME_LETTERS:
            line += "_"
        self._line.clear()
        self._line.write(0, 0, line)

    def press(self, key: int) -> None:
        """Move, write the letter under the cursor, or keep the name and leave."""
        sounds = self._app.sound
        row, column = self._at // _ACROSS, self._at % _ACROSS
        if key == B:
            sounds.play(sound.BACK)
            self._keep()
        elif key == A:
            self._write()
        elif key in (UP, DOWN):
            self._move((row + (1 if key == DOWN else -1)) % _DOWN, column)
        elif key in (LEFT, RIGHT):
            self._move(row, (column + (1 if key == RIGHT else -1)) % _ACROSS)

    def tap(self, x: int, y: int) -> None:
        """Write the letter that is touched."""
        key = self._frame.key_at(x, y)
        if key:
            self.press(key)
            return
        pitch = _WIDE * self._app.stage.letter_width
        column = (x - self._left + pitch // 4) // pitch
        row = (y - self._top + _TALL) // _HIGH
        if 0 <= column < _ACROSS and 0 <= row < _DOWN:
            self._move(row, column)
            self._write()

    def _move(self, row: int, column: int) -> None:
        self._at = row * _ACROSS + column
        self._app.sound.play(sound.MOVE)
        self._show()

    def _write(self) -> None:
        letter = self._letters()[self._at // _ACROSS][self._at % _ACROSS]
        if letter == "←":
            self._name = self._name[:-1]
        elif len(self._name) < NAME_LETTERS:
            self._name += letter
        else:
            self._app.sound.play(sound.REFUSED)
            return
        self._app.sound.play(sound.PICK)
        self._show()

    def _keep(self) -> None:
        self._app.settings.names[self._seat] = self._name
        self._app.settings_changed()
        self._app.go(*self._back)
