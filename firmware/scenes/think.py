# SPDX-License-Identifier: MIT
"""The computer thinks, or a hint is thought out, while the table that was drawn stays in sight.

The table's own modules are not in memory meanwhile, nor the player's while one chooses: together
they are what a handheld has no room for.
"""

from engine import catalog
from firmware.loading import load
from firmware.tables import signs
from firmware.ui import sound
from firmware.ui.buttons import SELECT, START, A, B


class Scene:
    """eyes: as in scenes/table.py. seat: who decides; hint: whether that is a person who asks;
    places: of the table's signs."""

    def __init__(self, app, eyes: int, seat: int, hint: bool, places: tuple):
        self._app = app
        self._places = places
        self._eyes = eyes
        self._hint = hint
        match = app.match
        player = catalog.player(match.game)
        view, rng = match.rules.view(seat), match.rng()
        if hint:
            self._thinking = player.hint(view, rng)
        else:
            self._thinking = player.think(view, match.players[seat], rng)

    def tick(self) -> None:
        """A slice of thinking; with the last one the table comes back."""
        found = next(self._thinking)
        if found is None:
            return
        self._thinking = None
        if self._hint:
            text = load("firmware.texts.sentence").hint(self._app, found[1])
            self._app.go("table", self._eyes, b"", (found[0], text))
        else:
            self._app.go("table", self._eyes, found)

    def press(self, key: int) -> None:
        """START opens the menu; a hint need not be waited for."""
        if key == START:
            self._app.sound.play(sound.PICK)
            self._app.go("pause", self._eyes)
        elif self._hint and key in (A, B, SELECT):
            self._app.go("table", self._eyes)

    def tap(self, x: int, y: int) -> None:
        """The signs are where the table has put them."""
        key = signs.key_at(self._places, x, y)
        if key:
            self.press(key)
