# SPDX-License-Identifier: MIT
"""Choosing a move: a card of the hand, then what it takes or is laid with, then A."""

from micropython import const

from firmware.tables.casino import lights
from firmware.tables.casino.field import DIM, UNIT
from firmware.tables.casino.parts import loose_of, units_of
from firmware.tables.casino.plan import Plan
from firmware.tables.casino.proposals import Proposals
from firmware.tables.casino.tell import Tell
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.ui.layout import ROW

_HAND, _TABLE, _BAR = const(0), const(1), const(2)  # where the cursor is
_ARROW = const(18)  # pixels at both ends of the bar that are its arrows
_NOWHERE = const(-1)


class Choose:
    """In the hand a card is looked at with what it proposes; A takes it up. Then the bar says what
    is chosen: A plays it, LEFT and RIGHT show other proposals, UP leads to the cards of the table,
    where A chooses one or no longer, DOWN leads back, and B lays the card back."""

    def __init__(self, table, view):
        app = self._app = table.app
        self._hand, self._field, self._bar = table.hand, table.field, table.bar
        self._words = Tell(app, table.bar)
        self._view = view
        self._plan = None
        self._proposals = None
        self._where = _HAND
        self._states = b""  # of the items of the table
        self._reach = []  # where the cursor stops among them
        self._hand.able = _able(view)
        self._look(self._hand.first())

    def suggest(self, move: bytes) -> None:
        """Take up the card of a hint and choose what it says."""
        self._look(self._hand.cards.find(move[1:2]))
        self._proposals.suggest(move)
        self._take_up()

    # Keys and touches

    def press(self, key: int):
        """React to a key; a move when it is confirmed."""
        if self._where == _HAND:
            self._press_hand(key)
        elif key == B:
            self._put_back()
        elif self._where == _TABLE:
            self._press_table(key)
        else:
            return self._press_bar(key)
        return None

    def _press_hand(self, key: int) -> None:
        if key in (A, UP):
            self._play(sound.PICK)
            self._take_up()
            if key == UP:
                self._to_table()
        elif self._hand.step(key):
            self._play(sound.MOVE)
            self._look(self._hand.at)

    def _press_bar(self, key: int):
        if key == A:
            return self._move()
        if key in (LEFT, RIGHT):
            if self._proposals.several():
                self._play(sound.MOVE)
                self._proposals.turn(-1 if key == LEFT else 1)
                self.tell()
        elif key == UP:
            self._to_table()
        elif key == DOWN:
            self._put_back()
        return None

    def _press_table(self, key: int) -> None:
        field = self._field
        if key == A:
            self._toggle(field.at)
            return
        at = field.step(key, self._reach)
        if at == field.at or at < 0 and key == UP:
            return
        self._play(sound.MOVE)
        if at < 0:
            self._where = _BAR
        field.focus(at)
        self._say()

    def tap(self, x: int, y: int):
        """React to a touch: a card of the hand, an item of the table, the bar."""
        number = self._hand.card_at(x, y)
        if number >= 0:
            self._tap_hand(number)
        elif self._field.turned(x, y):
            self._where = _HAND if self._where == _HAND else _BAR
            self._say()
        elif self._where != _HAND:
            if self._bar.y <= y < self._bar.y + ROW:
                return self._tap_bar(x)
            at = self._field.item_at(x, y)
            if at >= 0:
                self._where = _TABLE
                self._field.focus(at)
                self._toggle(at)
        return None

    def _tap_hand(self, number: int) -> None:
        if not self._hand.able >> number & 1:
            self._play(sound.REFUSED)
        elif self._where != _HAND and number == self._hand.at:
            self._put_back()
        else:
            self._look(number)
            self._play(sound.PICK)
            self._take_up()

    def _tap_bar(self, x: int):
        """The arrows where they are shown, else what is chosen is played."""
        if self._where == _BAR and self._proposals.several():
            if x < _ARROW:
                return self._press_bar(LEFT)
            if x >= self._app.stage.width - _ARROW:
                return self._press_bar(RIGHT)
        return self._move()

    def _move(self):
        """The move that is chosen, if it is one."""
        move = self._plan.move()
        if not move:
            self._play(sound.REFUSED)
        return move or None

    # From one place to another

    def _look(self, number: int) -> None:
        """Put the cursor on a card of the hand and show what it proposes."""
        hand = self._hand
        self._where = _HAND
        hand.focus(number)
        hand.tone()
        self._field.focus(_NOWHERE)
        self._plan = Plan(self._view, hand.cards[number])
        self._proposals = Proposals(self._plan)
        self.tell()

    def _take_up(self) -> None:
        """The card is to be played; what with is still open."""
        hand = self._hand
        hand.focus_off()
        hand.tone(hand.cards[hand.at:hand.at + 1])
        self._where = _BAR
        self.tell()

    def _put_back(self) -> None:
        self._play(sound.BACK)
        self._look(self._hand.at)

    def _to_table(self) -> None:
        """Put the cursor on the table, on the lowest row that has anything for it."""
        at = self._field.nearest(self._app.stage.width // 2, _NOWHERE, self._reach)
        if at >= 0:
            self._play(sound.MOVE)
            self._where = _TABLE
            self._field.focus(at)
            self._say()

    def _toggle(self, at: int) -> None:
        """Choose an item, or no longer; what cannot be added is refused."""
        item, plan = self._field.items[at], self._plan
        if self._states[at] == DIM:
            self._play(sound.REFUSED)
            self._say()
            return
        chosen = item ^ UNIT in plan.units if item & UNIT else item in plan.loose
        self._play(sound.BACK if chosen else sound.PICK)
        if item & UNIT:
            plan.toggle_unit(item ^ UNIT)
        else:
            plan.toggle(item)
        self._proposals.changed()
        self.tell()

    # What is shown

    def tell(self) -> None:
        """Light what is chosen, and say what it is."""
        items = self._field.items
        if self._where == _HAND:
            move = self._plan.move()
            self._field.tone(lights.lit(items, loose_of(move), units_of(move)))
        else:
            self._states = lights.of_plan(items, self._plan)
            self._reach = lights.within_reach(items, self._states)
            self._field.tone(self._states)
        self._say()

    def _say(self) -> None:
        if self._where == _HAND:
            self._words.card(self._plan)
        elif self._where == _BAR:
            self._words.choice(
                self._plan, True, self._proposals.several(), bool(self._reach)
            )
        else:
            at = self._field.at
            self._words.item(self._plan, self._field.items[at], self._states[at])

    def _play(self, cue: bytes) -> None:
        self._app.sound.play(cue)


def _able(view) -> int:
    """A bit for each card of the hand that may be played."""
    able = 0
    for number, held in enumerate(view.hands[view.seat]):
        if Plan(view, held).able():
            able |= 1 << number
    return able
