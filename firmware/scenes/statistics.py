# SPDX-License-Identifier: MIT
"""The statistics of a game: a line for each figure, a column for each level."""

from micropython import const

from engine import catalog
from firmware import statistics
from firmware.ui import sound, theme
from firmware.ui.buttons import LEFT, RIGHT, A, B
from firmware.ui.frame import Frame
from firmware.ui.layout import columns, left, roomy
from firmware.ui.text import at_right

_LEVELS = const(3)
_PITCH = const(12)


class Scene:
    """LEFT and RIGHT show another game, where there are several."""

    def __init__(self, app, at: int = 0, reset: bool = False):
        words = app.words
        self._app, self._at = app, at
        self._statistics = statistics.load(app.hal)
        if self._statistics.unread:
            app.notice(words.STATISTICS_UNREADABLE)
        if reset:
            self._statistics.reset()
            app.hal.save("statistics", self._statistics.pack())
        self._frame = Frame(app, words.STATISTICS, ((A, words.RESET), (B, words.BACK)))
        self._game = catalog.games()[at][0]
        self._several = len(catalog.games()) > 1
        self._write()

    def _write(self) -> None:
        words, game = self._app.words, self._game
        title = words.GAMES[game]
        self._frame.note("◀ %s ▶" % title if self._several else title + " ")
        cell = 5 if roomy(self._app.stage) else 4
        heads = [at_right(level if cell == 5 else level[0], cell) for level in words.LEVELS_SHORT]
        self._line(0, "", heads, theme.GOLD)
        lines = [(words.PLAYED, statistics.PLAYED), (words.WON, statistics.WON)]
        if game == statistics.SKUNKING:
            lines += [
                (words.SKUNKS, statistics.SKUNKS),
                (words.DOUBLE, statistics.DOUBLES),
                (words.SKUNKED, statistics.SKUNKED),
                (words.DOUBLE, statistics.DOUBLED),
            ]
        for row, (label, which) in enumerate(lines):
            figures = []
            for level in range(1, _LEVELS + 1):
                figures.append(at_right(str(self._statistics.figure(game, level, which)), cell))
            self._line(row + 1, label, figures, theme.PAPER)

    def _line(self, row: int, label: str, cells: list, colour: int) -> None:
        stage = self._app.stage
        wide = columns(stage)
        y = self._frame.top + _PITCH // 2 + row * _PITCH
        page = stage.page(left(stage), y, wide, 1, colour)
        page.write(1 if roomy(stage) else 0, 0, label)
        text = "".join(cells)
        page.write(wide - 1 - len(text), 0, text)

    def press(self, key: int) -> None:
        """A resets after a question, B leaves."""
        app, words = self._app, self._app.words
        if key == A:
            app.sound.play(sound.PICK)
            choices = ((words.NO, "statistics", self._at),
                       (words.YES, "statistics", self._at, True))
            app.go("ask", words.STATISTICS, words.RESET_ALL, choices, choices[0][1:])
        elif key == B:
            app.sound.play(sound.BACK)
            app.go("menu")
        elif key in (LEFT, RIGHT) and self._several:
            step = 1 if key == RIGHT else -1
            app.go("statistics", (self._at + step) % len(catalog.games()))

    def tap(self, x: int, y: int) -> None:
        """A touch on the words of a key is a press; on the game's name, the next game."""
        if y < self._frame.top:
            self.press(RIGHT if x >= self._app.stage.width // 2 else 0)
        else:
            self.press(self._frame.key_at(x, y))
