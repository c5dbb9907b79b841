# SPDX-License-Identifier: MIT
"""What the words of the table say while a move is being chosen."""

from micropython import const

from engine.casino import legality
from firmware.tables.casino import phrase
from firmware.tables.casino.field import DIM, LIT, UNIT
from firmware.tables.casino.labels import card_text, rank_text
from firmware.tables.casino.parts import gathered
from firmware.ui.text import between

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_TRAIL = const(4)
_MUST = const(0)
_OWNER = const(1)


class Tell:
    """Writes on the bar; it changes nothing else."""

    def __init__(self, app, bar):
        self._app = app
        self._words = app.game_words()
        self._bar = bar

    def card(self, plan) -> None:
        """The cursor is on a card of the hand: what it proposes, below the news."""
        bar, move = self._bar, plan.move()
        self._prizes(plan)
        head = "" if move[0] == _TRAIL else card_text(plan.card) + " · "
        room = bar.columns - len(head)
        bar.write("", head + phrase.meaning(self._app, plan.view, move, room))
        bar.keys(self._words.HAND_KEYS)

    def choice(self, plan, focus: bool, several: bool, more: bool) -> None:
        """What is chosen and what it brings; focus: the cursor is on the bar, LEFT and RIGHT lead
        to something else if there are several, and UP to the table if there is more."""
        bar, move = self._bar, plan.move()
        self._prizes(plan)
        arrows = focus and several
        if move:
            text = phrase.meaning(self._app, plan.view, move, bar.columns - 4 * arrows)
            bar.choice(text, focus, arrows, phrase.preview(self._app, plan.view, move))
        else:
            text, second = self._unfinished(plan, bar.columns - 4 * arrows)
            bar.choice(text, focus, arrows, second)
        bar.keys(self._words.BAR_KEYS[:2 if more else 1] if focus else ())

    def item(self, plan, item: int, state: int) -> None:
        """The cursor is on an item of the table: what A does there; of a unit what it holds."""
        words, bar = self._words, self._bar
        self.choice(plan, False, False, False)
        if item & UNIT:
            unit = legality.unit_of(plan.view, item ^ UNIT)
            name = self._app.name(unit[_OWNER])
            text = phrase.unit_text(unit, bar.columns)
            if len(text) + 1 + len(name) <= bar.columns:
                text = between(text, name, bar.columns)
            bar.second(text)
        first = words.CANNOT if state == DIM else words.REMOVE if state == LIT else words.ADD
        bar.keys((first, words.DOWN))

    def _prizes(self, plan) -> None:
        """Name the cards that score, of those that are taken."""
        move = plan.move()
        taken = b""
        if move and move[0] == _CAPTURE:
            taken = move[1:2] + gathered(plan.view, move)
        self._bar.prizes(plan.view, taken)

    def _unfinished(self, plan, room: int) -> tuple:
        """What to say, in so many letters, where the choice is no move yet."""
        words = self._words
        if plan.loose or plan.units:
            texts = [phrase.unit_word(self._app, plan.view, total) for total in plan.units]
            texts += [rank_text(card) for card in plan.loose]
            text = words.NOT_YET % "+".join(texts)
            if len(text) > room:
                text = words.NOT_YET % (words.CARDS % len(texts))
            return text, words.ADD_MORE
        why = words.MUST_TAKE if plan.view.options[_MUST] else words.OWN_UNIT
        return words.CHOOSE_CARDS, why
