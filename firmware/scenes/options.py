# SPDX-License-Identifier: MIT
"""The rules that may be chosen before a match: a line for each, and below what it does."""

from micropython import const

from firmware import options, tables
from firmware.settings import LANGUAGES
from firmware.texts.packed import plain
from firmware.ui import theme
from firmware.ui.buttons import A, B
from firmware.ui.choices import Choices
from firmware.ui.layout import ROW, columns, left, roomy
from firmware.ui.list_page import ListPage
from firmware.ui.text import wrap

_GAP = const(3)
_LEAST = const(2)  # lines of the list
_EDITION = const(-1)  # the line of the editions, instead of the number of an option


class Scene(ListPage):
    """game: whose; seats: for how many. LEFT and RIGHT change a value; back: where B leads."""

    def __init__(self, app, game: str, seats: int, back: tuple):
        words = app.words
        super().__init__(app, words.GAMES[game], ((A, words.CHANGE), (B, words.BACK)))
        self.frame.note(words.OPTIONS + " ")
        self._game = game
        self._back = back
        texts = options.words(app.settings, game)
        language = LANGUAGES[app.settings.language]
        self._presets, self._options = plain((texts.PRESETS, texts.OPTIONS), language)
        self._values = bytearray(options.chosen(app.settings, game))
        self._lines = [_EDITION] if self._presets else []
        self._lines.extend(options.offered(game, seats))
        y = self._lay_page()
        self.list = Choices(app, self.frame.top + 2, y, self._items())
        self._tell()

    def _lay_page(self) -> int:
        """Make the page for the sentences, with room for the longest; return where it begins."""
        stage, frame = self.app.stage, self.frame
        indent = 1 if roomy(stage) else 0
        wide, height = columns(stage) - 2 * indent, stage.letter_height
        sentences = [preset[1] for preset in self._presets] + [self.words.OWN_EDITION_WHAT]
        for option in self._options:
            sentences.extend(option[2])
        rows = max([len(wrap(sentence, wide)) for sentence in sentences])
        room = frame.bottom - frame.top - 2 - _LEAST * ROW - _GAP
        rows = min(rows, room // height)
        y = frame.bottom - rows * height - 1
        x = left(stage) + indent * stage.letter_width
        self._page = stage.page(x, y, wide, rows, theme.GOLD)
        self._wide = wide
        self._rows = rows
        return y - _GAP

    def _items(self) -> list:
        """The list: the editions, and among them one's own if it is none of them."""
        items = []
        for number in self._lines:
            if number == _EDITION:
                names = [preset[0] for preset in self._presets]
                at = options.edition(self._game, bytes(self._values))
                if at == options.OWN:
                    at = len(names)
                    names.append(self.words.OWN_EDITION)
                items.append([self.words.EDITION, names, at])
            else:
                label, values, _ = self._options[number]
                items.append([label, values, self._values[number]])
        return items

    def press(self, key: int) -> None:
        """React to a key, and say what the line under the cursor does."""
        super().press(key)
        self._tell()

    def tap(self, x: int, y: int) -> None:
        """React to a touch, and say the same."""
        super().tap(x, y)
        self._tell()

    def changed(self, at: int) -> None:
        """Take a value over; an edition sets several options at once."""
        number, value = self._lines[at], self.list.items[at][2]
        if number == _EDITION:
            presets = tables.part(self._game, "setup").PRESETS
            for option, one in enumerate(presets[value % len(presets)]):
                self._values[option] = one
        else:
            self._values[number] = value
        app = self.app
        app.settings.options[self._game] = bytes(self._values)
        app.settings_changed()
        self.list.items = self._items()
        self.list.show()

    def _tell(self) -> None:
        """Write what the value under the cursor does."""
        number, value = self._lines[self.list.at], self.list.items[self.list.at][2]
        if number != _EDITION:
            sentences = self._options[number][2]
            text = sentences[min(value, len(sentences) - 1)]
        elif value < len(self._presets):
            text = self._presets[value][1]
        else:
            text = self.words.OWN_EDITION_WHAT
        self._page.clear()
        for row, line in enumerate(wrap(text, self._wide)[:self._rows]):
            self._page.write(0, row, line)

    def back(self) -> None:
        """Return to the set-up."""
        self.app.go(*self._back)
