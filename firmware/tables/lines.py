# SPDX-License-Identifier: MIT
"""The two lines of words of a table: what has happened, and what to do now."""

from firmware.settings import STEPS
from firmware.tables import PAUSE
from firmware.ui import theme
from firmware.ui.layout import columns, left
from firmware.ui.text import between

HEIGHT = 20


class Lines:
    """news: the last happening, which stays in the first line until something else is said."""

    def __init__(self, app, y: int):
        stage = app.stage
        self._settings = app.settings
        self._columns = columns(stage)
        self._texts = []
        for number, colour in enumerate((theme.PAPER, theme.GOLD)):
            line_y = y + number * stage.letter_height
            self._texts.append(stage.text(left(stage), line_y, self._columns, colour))
        self.news = ""

    def write(self, first: str, second: str) -> None:
        """Write both; an empty first line shows the news."""
        self._texts[0].write(first or self.news)
        self._texts[1].write(second)

    def score(self, first: str, second: str) -> None:
        """Write both, and at the right end of the second the key that goes on."""
        self.write(first, between(second, "Ⓐ", self._columns))

    def pause(self, first: str, second: str) -> int:
        """Write what stays for a while; the key's sign only where every step waits for it."""
        if self._settings.speed == STEPS:
            self.score(first, second)
        else:
            self.write(first, second)
        return PAUSE
