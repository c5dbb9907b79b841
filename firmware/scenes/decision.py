# SPDX-License-Identifier: MIT
"""A choice that was made, looked at closely: the cards, what it cost, and what was better, why."""

from micropython import const

from engine import catalog
from firmware import tables
from firmware.loading import load
from firmware.ui import card, sound, theme
from firmware.ui.buttons import DOWN, UP, A, B
from firmware.ui.frame import Frame
from firmware.ui.layout import columns, left
from firmware.ui.text import wrap

_SLICE = const(25)  # ms of work in a frame
_PITCH = const(26)
_GAP = const(3)  # from the cards to the text


class Scene:
    """seat, found: as in scenes/analysis.py; at: the line there; entry: what is looked at."""

    def __init__(self, app, seat: int, found: tuple, at: int, entry: tuple):
        self._app = app
        own = tables.part(app.match.game, "study").words(app)
        self._back = ("analysis", seat, found, at)
        self._seat = seat
        self._entry = entry
        self._costly = entry in found[3]
        stage = app.stage
        self._frame = frame = Frame(app, own.DEAL % entry[2], ((B, app.words.BACK),))
        y = frame.top + card.HEIGHT + 2 + _GAP
        self._columns = columns(stage)
        self._rows = (frame.bottom - y) // stage.letter_height
        self._page = stage.page(left(stage), y, self._columns, self._rows, theme.PAPER)
        self._lines = []
        self._first = 0
        self._work = self._find()

    # --- the work

    def tick(self) -> None:
        """Work for a slice of time: to the choice, and for the reason of a better one."""
        if self._work is not None:
            hal = self._app.hal
            since = hal.ticks()
            for _ in self._work:
                if hal.elapsed(since) >= _SLICE:
                    return
            self._work = None

    def _find(self):
        """Generator: goes to the choice, shows it, and then what the hard player thinks of it."""
        app, match = self._app, self._app.match
        figure, made, _, move = self._entry
        match.seek(min(match.made, made))
        while match.made < made:
            match.forward()
            yield
        look = tables.part(match.game, "study")
        own = look.words(app)
        view = match.rules.view(self._seat)
        self._lay(bytes(view.hands[self._seat]), look.cards(move))
        points = (own.COST if self._costly else own.LEAD) % look.points(own, figure)
        words = [own.DID[look.kind(move)] % look.brief(move), look.around(own, view), points]
        text = " ".join([sentence for sentence in words if sentence])
        self._write(text)
        yield
        why: tuple = ()
        for found in catalog.player(match.game).hint(view, match.rng()):
            why = found
            yield
        reason = load("firmware.texts.sentence").hint(app, why[1])
        if self._costly:
            reason = own.BETTER + reason[0].lower() + reason[1:]
        self._write(text + "\n" + reason)

    # --- what is shown

    def _lay(self, hand: bytes, chosen: bytes) -> None:
        """Put the cards in a row, those chosen lit."""
        stage = self._app.stage
        x = left(stage)
        room = stage.width - 2 * x - card.WIDTH
        pitch = min(_PITCH, room // max(1, len(hand) - 1))
        for code in hand:
            sprite = stage.sprite(x, self._frame.top + 2, card.COLUMNS, card.ROWS)
            card.face(sprite, code)
            if code in chosen:
                card.lit(sprite, code)
            x += pitch

    def _write(self, text: str) -> None:
        """Show a text from its beginning."""
        self._lines = wrap(text, self._columns)
        self._scroll(0)

    def _scroll(self, lines: int) -> None:
        """Move the text, as far as there is any."""
        last = max(0, len(self._lines) - self._rows)
        self._first = min(last, max(0, self._first + lines))
        self._page.clear()
        for row, line in enumerate(self._lines[self._first:self._first + self._rows]):
            self._page.write(0, row, line)
        more = "▲" if self._first else " "
        self._frame.note(more + ("▼" if self._first < last else " "))

    def press(self, key: int) -> None:
        """UP and DOWN move the text, A by all that is seen of it; B leaves."""
        if key == B:
            self._app.sound.play(sound.BACK)
            self._app.go(*self._back)
        elif key == UP:
            self._scroll(-1)
        elif key in (DOWN, A):
            self._scroll(1 if key == DOWN else self._rows - 1)

    def tap(self, x: int, y: int) -> None:
        """A touch above or below the middle moves the text; the words of the key are the key."""
        key = self._frame.key_at(x, y)
        if key:
            self.press(key)
        else:
            rows = self._rows - 1
            self._scroll(-rows if y < self._app.stage.height // 2 else rows)
