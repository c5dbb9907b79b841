# SPDX-License-Identifier: MIT
"""A counting page: a hand's cards above, below it one combination a line with its points."""

from micropython import const

from engine.cards import NONE
from firmware import tables
from firmware.texts.match import words
from firmware.ui import card, sound, theme
from firmware.ui.buttons import DOWN, START, UP, A, B
from firmware.ui.frame import Frame
from firmware.ui.layout import columns, left
from firmware.ui.text import at_right, between

_NOBODY = const(-1)
_PITCH = const(26)
_ACROSS = const(2)  # points of seats in a line
_ALL = const(-1)  # no line is looked at alone: the cards of all of them are lit


class Scene:
    """eyes: as in scenes/table.py; at: number of the page.

    Pages come from firmware/tables/<game>/count.py: (title, cards, card that stands apart or NONE,
    lines, note, points of the seats), a line being (cards, words, sum counted so far), or (cards,
    the whole line, None).
    A goes on, B goes back a page; UP and DOWN light the cards of one line after the other.
    """

    def __init__(self, app, eyes: int = _NOBODY, at: int = 0):
        self._app = app
        self._eyes = eyes
        self._at = at
        pages = tables.part(app.match.game, "count").pages(app, app.match.rules.view(max(0, eyes)))
        self._last = at == len(pages) - 1
        title, cards, apart, self._lines, note, points = pages[at]
        own = words(app)
        on = app.words.GO_ON if not self._last or app.match.rules.over() else own.NEXT_DEAL
        keys = ((A, on), (B, app.words.BACK)) if at else ((A, on),)
        self._frame = Frame(app, title, keys)
        total = self._lines[-1][2] if self._lines else 0
        if total:
            self._frame.note("▲▼  %+d" % total)
        self._lay(cards, apart)
        self._write(note, points)
        self._focus = _ALL
        self._first = 0
        self._seen = 0  # lines that were on the screen already
        self._show()

    def _lay(self, cards, apart: int) -> None:
        """Put the cards in a row, the one apart at its right end."""
        stage = self._app.stage
        places = [2 + _PITCH * number for number in range(len(cards))]
        self._cards = bytes(cards)
        if apart != NONE:
            places.append(stage.width - card.WIDTH - 6)
            self._cards += bytes((apart,))
            y = self._frame.top + 2 + (card.HEIGHT - stage.letter_height) // 2
            x = (places[-2] + card.WIDTH + places[-1] - stage.letter_width) // 2
            stage.page(x, y, 1, 1, theme.GOLD).write(0, 0, "+")
        self._sprites = []
        for x, code in zip(places, self._cards):
            sprite = stage.sprite(x, self._frame.top + 2, card.COLUMNS, card.ROWS)
            card.face(sprite, code)
            self._sprites.append(sprite)

    def _write(self, note: str, points) -> None:
        """Make the lines; the last one tells the points of the seats."""
        app, stage = self._app, self._app.stage
        wide = self._wide = columns(stage)
        height = stage.letter_height
        y = self._frame.top + (card.HEIGHT + 4 if self._cards else 2)
        scores = ["%s %d" % (app.name(seat), points[seat]) for seat in range(len(points))]
        bottom = self._frame.bottom - (len(scores) + 1) // _ACROSS * height
        self._rows = []
        while y + height <= bottom:
            self._rows.append(stage.page(left(stage), y, wide, 1, theme.PAPER))
            y += height
        for number in range(0, len(scores), _ACROSS):
            pair = scores[number:number + _ACROSS]
            line = between(pair[0], pair[1], wide) if len(pair) == _ACROSS else pair[0]
            stage.page(left(stage), bottom, wide, 1, theme.DIM).write(0, 0, line)
            bottom += height
        if note:
            row = self._rows[min(len(self._lines) + 1, len(self._rows) - 1)]
            row.write((wide - len(note)) // 2, 0, note)

    def _show(self) -> None:
        """Show the lines that fit, and light the cards of the one looked at, or of all."""
        say = tables.part(self._app.match.game, "say")
        self._seen = max(self._seen, self._first + len(self._rows))
        lit = bytearray()
        for number, (cards, text, total) in enumerate(self._lines):
            if self._focus in (_ALL, number):
                lit.extend(cards)
            row = number - self._first
            if 0 <= row < len(self._rows):
                line = text
                if total is not None:
                    right = text + at_right(str(total), 3)
                    line = between(say.cards_text(cards), right, self._wide)
                self._rows[row].colour(theme.GOLD if number == self._focus else theme.PAPER)
                self._rows[row].clear()
                self._rows[row].write(0, 0, line)
        lights = bytes(lit)  # MicroPython: no `in` for a bytearray
        for sprite, code in zip(self._sprites, self._cards):
            (card.lit if code in lights else card.plain)(sprite, code)

    def _scroll(self, key: int) -> None:
        """Look at the next line or the one before; after the last one at all of them again."""
        if key == DOWN and self._focus == _ALL:
            self._look(self._first)
        else:
            step = 1 if key == DOWN else -1
            self._look((self._focus + 1 + step) % (len(self._lines) + 1) - 1)

    def _look(self, focus: int) -> None:
        """Look at one line alone, or at all."""
        self._focus = focus
        if focus == _ALL:
            self._first = 0
        elif focus < self._first:
            self._first = focus
        elif focus >= self._first + len(self._rows):
            self._first = focus - len(self._rows) + 1
        self._app.sound.play(sound.MOVE)
        self._show()

    def press(self, key: int) -> None:
        """React to a key."""
        app = self._app
        if key == START:
            app.go("pause", self._eyes)
        elif key in (UP, DOWN) and self._lines:
            self._scroll(key)
        elif key == B and self._at:
            app.sound.play(sound.BACK)
            app.go("score", self._eyes, self._at - 1)
        elif key == A:
            app.sound.play(sound.PICK)
            self._on()

    def tap(self, x: int, y: int) -> None:
        """A touch on a line looks at it alone, on the title opens the menu, on cards shows all."""
        key = self._frame.key_at(x, y)
        height = self._app.stage.letter_height
        row = (y - self._rows[0].y) // height
        if key:
            self.press(key)
        elif y < self._frame.top:
            self.press(START)
        elif row < 0:
            self._look(_ALL)
        elif row < len(self._rows) and self._first + row < len(self._lines):
            self._look(self._first + row)

    def _on(self) -> None:
        """The lines further down, the next page, the next deal, or the end."""
        app, match = self._app, self._app.match
        hidden = len(self._lines) - self._seen
        if hidden > 0:
            self._first = self._seen - len(self._rows) + min(hidden, len(self._rows))
            self._focus = _ALL
            self._show()
        elif not self._last:
            app.go("score", self._eyes, self._at + 1)
        elif match.rules.over():
            app.go("end")
        else:
            if tables.part(match.game, "count").DEALS:
                # The next deal is the only move; whoever it belongs to, a person asked for it.
                for move in match.rules.moves():
                    match.play(move)
                    break
                app.save_match()
            app.counted = match.made
            app.go("table")
