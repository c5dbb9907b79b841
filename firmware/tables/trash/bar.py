# SPDX-License-Identifier: MIT
"""A golden bar behind the name of the seat that decides."""

from firmware.art import tiles
from firmware.ui import theme


class Bar:
    """As high as a line of letters: two rows of tiles that lie over one another."""

    def __init__(self, stage, columns: int):
        self._sprites = []
        for _ in range(2):
            sprite = stage.sprite(0, 0, columns, 1, theme.CHOSEN)
            sprite.fill(tiles.FRAME[4])
            self._sprites.append(sprite)

    def show(self, x: int, y: int) -> None:
        """Put it behind the line of letters whose cells begin at x, y."""
        for number, sprite in enumerate(self._sprites):
            sprite.move(x - 1, y + number + 1)
            sprite.hide(False)

    def hide(self) -> None:
        """Take it off the screen."""
        for sprite in self._sprites:
            sprite.hide()
