# SPDX-License-Identifier: MIT
"""Runs a match at the table, whatever the game; firmware/tables says how a game lies there."""

from micropython import const

from engine import catalog
from engine.match import PERSON
from firmware import tables
from firmware.loading import load, unload
from firmware.settings import LANGUAGES, STEPS
from firmware.ui import sound
from firmware.ui.buttons import SELECT, START, A, B

NOBODY = const(-1)
_PAUSES = (2600, 1400, 600)  # ms that a move stays, by the speed that is set


class Scene:
    """eyes: the person who has shown that nobody else looks, NOBODY if that is not known.

    One of four things goes on: a happening is shown, the computer thinks, a hint is thought out
    or shown, or a person chooses. START works in all of them.
    """

    def __init__(self, app, eyes: int = NOBODY):
        self._app = app
        self._match = app.match
        self._words = app.game_words()
        self._table = tables.part(app.match.game, "table").Table(app)
        self._player = catalog.player(app.match.game)
        self._advice = None  # where hints are shown, made for the first one
        players = app.match.players
        self._persons = [seat for seat in range(len(players)) if players[seat] == PERSON]
        self._eyes = eyes
        self._view = None
        self._happenings = None
        self._stays = 0  # PAUSE or PRESS while a happening is shown
        self._since = 0
        self._mind = None  # the computer's thinking
        self._hint = None  # the thinking of a hint
        self._settle()

    # --- whose turn

    def _settle(self) -> None:
        """Find out what comes next when nothing is left to be shown."""
        rules, players = self._match.rules, self._match.players
        turn = rules.seat()
        seat = self._looker(turn)
        view = rules.view(seat)
        if self._table.counting(view):
            self._app.go("score", self._eyes)
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
        if turn not in self._persons:
            self._table.note(self._words.THINKS % self._app.name(turn))
            level = players[turn]
            self._mind = self._player.think(rules.view(turn), level, self._match.rng())

    def _looker(self, turn: int) -> int:
        """The person whose cards are shown: who decides, else who looked last."""
        if turn in self._persons:
            return turn
        return self._eyes if self._eyes >= 0 else self._persons[0]

    def _play(self, move: bytes) -> None:
        """Make a move, keep the match if a person made it, and show what it caused."""
        before = self._view
        self._match.play(move)
        if before.turn in self._persons:
            self._app.save_match()
        after = self._match.rules.view(before.seat)
        self._happenings = self._table.happenings(before, move, after)
        self._go_on()

    def _go_on(self) -> None:
        """Show the next happening, or find out what comes after the last."""
        for stays in self._happenings:
            steps = self._app.settings.speed == STEPS
            self._stays = tables.PRESS if steps else stays
            self._since = self._app.hal.ticks()
            return
        self._happenings = None
        self._stays = 0
        self._settle()

    def tick(self) -> None:
        """Let time pass: a slice of thinking, or the end of a pause."""
        if self._stays:
            if self._stays == tables.PAUSE:
                if self._app.hal.elapsed(self._since) >= _PAUSES[self._app.settings.speed]:
                    self._go_on()
        elif self._mind is not None:
            move = next(self._mind)
            if move is not None:
                self._mind = None
                self._play(move)
        elif self._hint is not None:
            found = next(self._hint)
            if found is not None:
                self._hint = None
                self._tell(found[0], found[1])

    # --- keys and touches

    def press(self, key: int) -> None:
        """React to a key."""
        if key == START:
            self._app.sound.play(sound.PICK)
            self._app.go("pause", self._eyes)
        elif self._stays:
            if key in (A, B):
                self._go_on()
        elif self._mind is not None:
            return
        elif self._advised() or self._hint is not None:
            if key in (A, B, SELECT):
                self._close_hint()
        elif key == SELECT:
            self._table.note(self._words.THINKING)
            self._hint = self._player.hint(self._view, self._match.rng())
        else:
            self._choose(self._table.press(key))

    def tap(self, x: int, y: int) -> None:
        """React to a touch; where something is shown that waits, anywhere is the A button."""
        key = self._table.signs.key_at(x, y)
        if key:
            self.press(key)
        elif self._stays or self._mind is not None or self._advised():
            self.press(A)
        elif self._hint is None:
            self._choose(self._table.tap(x, y))

    def _choose(self, move) -> None:
        if move is not None:
            self._play(move)

    # --- hints

    def _advised(self) -> bool:
        """Whether a hint is shown."""
        return self._advice is not None and self._advice.shown

    def _close_hint(self) -> None:
        """Take a hint away, or stop thinking about it."""
        self._hint = None
        if self._advice is not None:
            self._advice.hide()
        self._table.calm()

    def _tell(self, move: bytes, why: tuple) -> None:
        """Show a hint: its sentence, and its cards lit."""
        language = LANGUAGES[self._app.settings.language]
        name = "firmware.texts.%s_hints_%s" % (self._match.game, language)
        self._table.suggest(move)
        # Modules that take memory only once a hint is asked for.
        if self._advice is None:
            advice = load("firmware.ui.advice")
            self._advice = advice.Advice(self._app.stage, self._table.head)
        text = load("firmware.texts.sentence").sentence(load(name).HINTS, why)
        unload(name)
        self._advice.show(text)
