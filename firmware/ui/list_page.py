# SPDX-License-Identifier: MIT
"""A page that is a list: what most scenes are."""

from firmware.ui import sound
from firmware.ui.buttons import B
from firmware.ui.choices import CHANGED, CHOSEN, Choices
from firmware.ui.frame import Frame


class ListPage:
    """Keys and taps for a Frame with Choices; a scene says what follows from them.

    It calls lay() in its constructor. chosen(at): the line was chosen; changed(at): its value was;
    back(): B was pressed.
    """

    def __init__(self, app, title: str, keys: tuple):
        self.app = app
        self.words = app.words
        self.frame = Frame(app, title, keys)

    def lay(self, items: list, at: int = 0, y: int = 0) -> None:
        """Show the list from y on (0: below the title) with the cursor on line `at`."""
        frame = self.frame
        self.list = Choices(self.app, y or frame.top + 2, frame.bottom, items, at)

    def press(self, key: int) -> None:
        """React to a key."""
        if key == B:
            self.app.sound.play(sound.BACK)
            self.back()
        else:
            self._follow(self.list.press(key))

    def tap(self, x: int, y: int) -> None:
        """React to a touch: on the words of a key, or on a line."""
        key = self.frame.key_at(x, y)
        if key:
            self.press(key)
        else:
            self._follow(self.list.tap(x, y))

    def _follow(self, outcome: int) -> None:
        if outcome == CHOSEN:
            self.chosen(self.list.at)
        elif outcome == CHANGED:
            self.changed(self.list.at)

    def chosen(self, at: int) -> None:
        """Line `at` was chosen."""

    def changed(self, at: int) -> None:
        """The value of line `at` was changed."""

    def back(self) -> None:
        """The player wants to leave."""
