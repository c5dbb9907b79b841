# SPDX-License-Identifier: MIT
"""A counting page: a hand's cards above, below it one combination a line with its points."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware import tables
from firmware.texts.match import words
from firmware.ui import sound, theme
from firmware.ui.buttons import DOWN, START, UP, A, B
from firmware.ui.frame import Frame
from firmware.ui.layout import columns
from firmware.ui.text import at_right, between

_NOBODY = const(-1)
_APART = const(36)  # from the last of the cards to the one that stands apart
_WIDE = const(28)  # letters of a line, where there is room: cards and points near each other
_SUM = const(3)  # letters of the sum counted so far
_ACROSS = const(2)  # points of seats in a line
_ALL = const(-1)  # no line is looked at alone: the cards of all of them are lit


class Scene:
    """eyes: as in scenes/table.py; at: number of the page; first: a person may count it first.

    Pages come from firmware/tables/<game>/count.py: (title, cards, card that stands apart or NONE,
    lines, note, points of the seats), a line being (cards, words, sum counted so far), or (cards,
    the whole line, None). A card that is HIDDEN is a pile face down. CARDS there draws them.
    A goes on, B goes back a page; UP and DOWN light the cards of one line after the other.
    """

    def __init__(self, app, eyes: int = _NOBODY, at: int = 0, first: bool = True):
        self._app = app
        self._eyes = eyes
        self._at = at
        both = app.words, words(app)  # first, as they need the largest gaps
        count = tables.part(app.match.game, "count")
        view = app.match.rules.view(max(0, eyes))
        if first and app.settings.training and hasattr(count, "training"):
            if count.training(app, view, at):
                app.go("count", eyes, at)
                return
        pages = count.pages(app, view)
        self._last = at == len(pages) - 1
        title, cards, apart, self._lines, self._note, points = pages[at]
        on = both[0].GO_ON if not self._last or app.match.rules.over() else both[1].NEXT_DEAL
        keys = ((A, on), (B, both[0].BACK)) if at else ((A, on),)
        self._frame = Frame(app, title, keys)
        total = self._lines[-1][2] if self._lines else 0
        if total:
            self._frame.note("▲▼  %+d" % total, "%+d" % total)
        self._lay(cards, apart)
        self._write(points)
        self._focus = _ALL
        self._first = 0
        self._seen = 0  # lines that were on the screen already
        self._show()

    def _lay(self, cards, apart: int) -> None:
        """Put the cards in a row, the one apart at its right end; small ones in two if need be."""
        stage, card = self._app.stage, tables.part(self._app.match.game, "count").CARDS
        top = self._frame.top + 2
        self._wide = min(columns(stage), _WIDE)
        self._left = (stage.width - self._wide * stage.letter_width) // 2
        first = self._left
        last = stage.width - self._left - card.WIDTH
        room = last - first - (0 if apart == NONE else _APART)
        across = len(cards)
        if (across - 1) * card.NARROW > room:
            across = (across + 1) // 2
        pitch = min(card.PITCH, room // max(1, across - 1))
        places = [(first + pitch * (number % across), top + number // across * (card.HEIGHT + 1))
                  for number in range(len(cards))]
        self._cards = bytes(cards)
        if apart != NONE:
            x = (places[-1][0] + card.WIDTH + last - stage.letter_width) // 2
            y = top + (card.HEIGHT - stage.letter_height) // 2
            stage.page(x, y, 1, 1, theme.GOLD).write(0, 0, "+")
            places.append((last, top))
            self._cards += bytes((apart,))
        self._sprites = []
        for (x, y), code in zip(places, self._cards):
            sprite = stage.sprite(x, y, card.COLUMNS, card.ROWS)
            card.face(sprite, code)
            self._sprites.append(sprite)
        self._under = places[-1][1] + card.HEIGHT + 2 if places else top

    def _write(self, points) -> None:
        """Make the lines; the last one tells the points of the seats."""
        app, stage = self._app, self._app.stage
        wide, left = self._wide, self._left
        height = stage.letter_height
        y = self._under
        scores = ["%s %d" % (app.name(seat), points[seat]) for seat in range(len(points))]
        across = _ACROSS if 2 * max([0] + [len(score) for score in scores]) < wide else 1
        bottom = self._frame.bottom - (len(scores) + across - 1) // across * height
        self._rows = []
        while y + height <= bottom:
            self._rows.append(stage.page(left, y, wide, 1, theme.PAPER))
            y += height
        for number in range(0, len(scores), across):
            pair = scores[number:number + across]
            line = between(pair[0], pair[1], wide) if len(pair) == _ACROSS else pair[0]
            stage.page(left, bottom, wide, 1, theme.DIM).write(0, 0, line)
            bottom += height

    def _show(self) -> None:
        """Show the lines that fit, and light the cards of the one looked at, or of all."""
        say = tables.part(self._app.match.game, "say")
        card = tables.part(self._app.match.game, "count").CARDS
        self._seen = max(self._seen, self._first + len(self._rows))
        lit = bytearray()
        for number, (cards, text, total) in enumerate(self._lines):
            if self._focus in (_ALL, number):
                lit.extend(cards)
            row = number - self._first
            if 0 <= row < len(self._rows):
                line = text
                if total is not None:
                    line = self._line(say.cards_text(cards), text.rstrip(), str(total))
                self._rows[row].colour(theme.GOLD if number == self._focus else theme.PAPER)
                self._rows[row].clear()
                self._rows[row].write(0, 0, line)
        last = min(len(self._lines) - self._first + 1, len(self._rows) - 1)
        if self._note and last >= len(self._lines) - self._first:
            row = self._rows[last]
            row.colour(theme.PAPER)
            row.clear()
            row.write((self._wide - len(self._note)) // 2, 0, self._note)
        lights = bytes(lit)  # MicroPython: no `in` for a bytearray
        for sprite, code in zip(self._sprites, self._cards):
            if code in lights:
                card.lit(sprite, code)
            else:
                (card.dim if code == HIDDEN else card.plain)(sprite, code)

    def _line(self, cards: str, text: str, total: str) -> str:
        """Cards, their words and the sum counted so far; close together if that must be."""
        if not cards:
            return between(text, total, self._wide)
        right = text + at_right(total, _SUM)
        if len(cards) + 1 + len(right) > self._wide:
            cards = cards.replace(" ", "")
        return between(cards, right, self._wide)

    def _looked(self) -> bool:
        """Whether lines are looked at one by one: they light cards, or not all are seen."""
        return bool(self._cards) or len(self._lines) > len(self._rows)

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
            self._pause(False)
        elif key in (UP, DOWN) and self._looked():
            self._scroll(key)
        elif key == B and self._at:
            app.sound.play(sound.BACK)
            app.go("score", self._eyes, self._at - 1, False)
        elif key == A:
            app.sound.play(sound.PICK)
            self._on()

    def _pause(self, first: bool) -> None:
        """Open the menu; afterwards this page comes again, to be counted `first` if so."""
        self._app.page = self._app.match.made, self._at, first
        self._app.go("pause", self._eyes)

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
        elif row < len(self._rows) and self._looked() and self._first + row < len(self._lines):
            self._look(self._first + row)

    def _on(self) -> None:
        """The lines further down, the next page, the next deal, or the end."""
        app, match = self._app, self._app.match
        hidden = len(self._lines) + bool(self._note) - self._seen
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
                self._deal()
            app.counted = match.made
            app.go("table")

    def _deal(self) -> None:
        """Make the next deal, the only move; whoever it belongs to, a person asked for it.

        Where it was taken back it is redone, and what followed can be redone too (CR-23).
        """
        match = self._app.match
        if not match.redo():
            for move in match.rules.moves():
                match.play(move)
                break
        self._app.save_match()
