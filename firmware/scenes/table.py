# SPDX-License-Identifier: MIT
"""Runs a match at the table, whatever the game; firmware/tables says how a game lies there."""

import gc

from micropython import const

from engine.match import PERSON
from firmware import tables
from firmware.loading import load, unload
from firmware.settings import STEPS
from firmware.tables import signs
from firmware.ui import sound
from firmware.ui.buttons import SELECT, START, A, B

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NOBODY = const(-1)
_ADVICE = "firmware.ui.advice"
_NOTHING = (0, b"")
_FIRST = (-1, 0, True)
_PAUSES = (2600, 1400, 600)  # ms that a move stays, by the speed that is set


class Scene:
    """eyes: the person who has shown that nobody else looks, NOBODY if that is not known.
    move, hint: what scenes/think.py has come to: the computer's move, or a hint's move and text.

    One of three things goes on: a happening is shown, a hint is shown, or a person chooses. START
    works in all of them.
    """

    def __init__(self, app, eyes: int = NOBODY, move: bytes = b"", hint: tuple = ()):
        self._app = app
        self._match = app.match
        app.name(0)  # names are found out while there is room for the words of the menus
        self._words = app.game_words()
        self._table = tables.part(app.match.game, "table").Table(app)
        self._advice: "Any" = None  # the hint that is shown
        players = app.match.players
        self._persons = [seat for seat in range(len(players)) if players[seat] == PERSON]
        self._eyes = eyes
        self._view: "Any" = None
        self._happenings: "Any" = None
        self._stays = 0  # how long the happening stays that is shown
        self._since = 0
        self._settle(move)
        if hint:  # its sentence, and its cards lit
            self._table.suggest(hint[0])
            advice = load(_ADVICE)  # here, as it takes memory once it is asked for
            self._advice = advice.Advice(app.stage, self._table.head)
            self._advice.show(hint[1])

    # --- whose turn

    def _settle(self, move: bytes = b"") -> None:
        """Find out what comes next when nothing is left to be shown; `move` is made then."""
        rules = self._match.rules
        turn = seat = rules.seat()
        if turn not in self._persons:  # who decides looks, else who looked last
            seat = self._eyes if self._eyes >= 0 else self._persons[0]
        self._view = None  # makes room for the next one, which would else lie in between
        gc.collect()
        view = rules.view(seat)
        page = self._app.page
        self._app.page = _FIRST
        if self._match.made != self._app.counted and self._table.counting(view):
            _, at, first = page if page[0] == self._match.made else _FIRST
            self._app.go("score", self._eyes, at, first)
            return
        if turn < 0:
            self._app.go("end")
            return
        if len(self._persons) > 1:
            if not self._table.secret(view):
                self._eyes = NOBODY
            elif seat != self._eyes:
                self._app.go("handover", seat)
                return
        self._view = view
        self._table.show(view)
        made, picked = self._app.picked
        self._app.picked = _NOTHING
        if picked and made == self._match.made:
            self._table.pick(picked)
        if move:
            self._play(move)
        elif turn not in self._persons:
            self._think(turn, self._words.THINKS % self._app.name(turn))

    def _keep_picked(self) -> None:
        """What is being chosen comes back with the table, if no move is made meanwhile."""
        if hasattr(self._table, "picked") and not self._stays:
            self._app.picked = (self._match.made, self._table.picked())

    def _think(self, seat: int, note: str) -> None:
        """Leave the table as it is, with a note, until a player's mind is made up."""
        self._table.note(note)
        hint = seat in self._persons
        self._app.stay("think", self._eyes, seat, hint, self._table.signs.places)

    def _play(self, move) -> None:
        """Make a move, if there is one, keep the match if a person made it, and show what it
        caused."""
        if move is None:
            return
        before = self._view
        self._match.play(move)
        self._view = after = self._match.rules.view(before.seat)
        self._happenings = self._table.happenings(before, move, after)
        if before.turn in self._persons:
            self._app.save_match()
        self._stays = tables.SOON  # keeping a move and showing it are too much for one frame

    def _go_on(self) -> None:
        """Show the next happening, or find out what comes after the last."""
        stays = next(self._happenings, 0)  # a loop would keep what it has run through in memory
        if stays:
            steps = self._app.settings.speed == STEPS and stays == tables.PAUSE
            self._stays = tables.PRESS if steps else stays
            self._since = self._app.hal.ticks()
            return
        self._happenings = None
        self._stays = 0
        self._settle()

    def tick(self) -> None:
        """Let time pass: a pause comes to its end."""
        if self._stays == tables.SOON:
            self._go_on()
        elif self._stays == tables.PAUSE:
            if self._app.hal.elapsed(self._since) >= _PAUSES[self._app.settings.speed]:
                self._go_on()

    # --- keys and touches

    def press(self, key: int) -> None:
        """React to a key."""
        if key == START:
            self._app.sound.play(sound.PICK)
            self._keep_picked()
            if self._stays:
                self._app.page = self._match.made, 0, True
            self._app.go("pause", self._eyes)
        elif self._stays:
            if key in (A, B):
                self._stays = tables.SOON
        elif self._advice is not None:
            if key == A and self._advice.more():
                return
            if key in (A, B, SELECT):
                self._advice.hide()
                self._advice = None
                unload(_ADVICE)
                self._table.calm()
        elif key == SELECT:
            self._keep_picked()
            self._think(self._view.seat, self._words.THINKING)
        else:
            self._play(self._table.press(key))

    def tap(self, x: int, y: int) -> None:
        """React to a touch; where something is shown that waits, anywhere is the A button."""
        key = signs.key_at(self._table.signs.places, x, y)
        if key:
            self.press(key)
        elif self._stays or self._advice is not None:
            self.press(A)
        else:
            self._play(self._table.tap(x, y))
