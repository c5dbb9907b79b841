# SPDX-License-Identifier: MIT
"""One sentence laid over a scene until a key is pressed."""

from micropython import const

from firmware.ui import theme
from firmware.ui.layout import columns, panel
from firmware.ui.text import at_right, wrap

_EDGE = const(2)  # letters left free on both sides


class Notice:
    """A panel over the whole stage, so that nothing half covered shows beside it."""

    def __init__(self, app, text: str):
        stage = app.stage
        tile = stage.tile
        self._panel = panel(stage, 0, 0, stage.width // tile, (stage.height + tile - 1) // tile)
        wide = columns(stage) - 2 * _EDGE
        lines = wrap(text, wide)
        lines.append("")
        lines.append(at_right("Ⓐ " + app.said("GO_ON"), wide))
        y = (stage.height - len(lines) * stage.letter_height) // 2
        x = (stage.width - wide * stage.letter_width) // 2
        self._page = stage.page(x, y, wide, len(lines), theme.GOLD)
        for row, line in enumerate(lines):
            self._page.write(0, row, line)

    def hide(self) -> None:
        """Take it away."""
        self._panel.hide()
        self._page.hide()
