# SPDX-License-Identifier: MIT
"""Choosing a move: a card of the hand, then what it takes or is laid with, then A."""

from micropython import const

from firmware.tables.casino import tell
from firmware.tables.casino.phrase import loose_of, units_of
from firmware.tables.casino.plan import Plan
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B

# Where the cursor is.
_HAND = const(0)
_TABLE = const(1)
_BAR = const(2)
_NOWHERE = const(-1)
# As in field.py.
_DIM = const(0)
_PLAIN = const(1)
_LIT = const(2)
_UNIT = const(64)


class Choose:
    """In the hand a card is looked at with what it proposes; A takes it up. Then the bar says what
    is chosen: A plays it, LEFT and RIGHT show other proposals, UP leads to the cards of the table,
    where A chooses one or no longer, DOWN leads back, and B lays the card back. What touches do is
    in touch.py."""

    def __init__(self, table, view):
        self.app = table.app
        self.hand, self.field, self.bar = table.hand, table.field, table.bar
        self.view = view
        self.plan = None
        self.at = _HAND
        self.states = b""  # of the items of the table
        self.reach = []  # where the cursor stops among them
        able = 0
        for number, held in enumerate(view.hands[view.seat]):
            plan = Plan(view, held)
            if plan.trail or plan.opens(b"", b""):
                able |= 1 << number
        plan = None
        self.hand.able = able
        self.look(self.hand.first())

    def suggest(self, move: bytes) -> None:
        """Take up the card of a hint and choose what it says."""
        self.look(self.hand.cards.find(move[1:2]))
        self.plan.take(move)
        self.take()

    # Keys

    def press(self, key: int):
        """React to a key; a move when it is confirmed."""
        if self.at == _HAND:
            if key in (A, UP):
                self.play(sound.PICK)
                self.take(key == UP)
            elif self.hand.step(key):
                self.play(sound.MOVE)
                self.look(self.hand.at)
        elif key == B:
            self.back()
        elif self.at == _TABLE:
            self._press_table(key)
        else:
            return self.press_bar(key)
        return None

    def press_bar(self, key: int):
        if key == A:
            return self.move()
        if key in (LEFT, RIGHT):
            if self.plan.several():
                self.play(sound.MOVE)
                self.plan.turn(-1 if key == LEFT else 1)
                self.tell()
        elif key == UP:
            self.up()
        elif key == DOWN:
            self.back()
        return None

    def _press_table(self, key: int) -> None:
        field = self.field
        if key == A:
            self.toggle(field.at)
            return
        at = field.step(key, self.reach)
        if at == field.at or at < 0 and key == UP:
            return
        self.play(sound.MOVE)
        if at < 0:
            self.at = _BAR
        field.focus(at)
        self.say()

    def move(self):
        """The move that is chosen, if it is one."""
        move = self.plan.move()
        if not move:
            self.play(sound.REFUSED)
        return move or None

    # From one place to another

    def look(self, number: int) -> None:
        """Put the cursor on a card of the hand and show what it proposes."""
        hand = self.hand
        self.at = _HAND
        hand.focus(number)
        hand.tone()
        self.field.focus(_NOWHERE)
        self.plan = None  # makes room for the next one
        self.plan = Plan(self.view, hand.cards[number])
        self.plan.propose()
        self.tell()

    def take(self, up: bool = False) -> None:
        """The card is to be played; what with is still open, and `up` looks for it at once."""
        hand = self.hand
        hand.cursor.hide()
        hand.tone(hand.cards[hand.at:hand.at + 1])
        self.at = _BAR
        self.light()
        if not up or not self.up():
            self.say()

    def back(self) -> None:
        self.play(sound.BACK)
        self.look(self.hand.at)

    def up(self) -> bool:
        """Put the cursor on the table, on the lowest row that has anything for it, if any has."""
        at = self.field.nearest(self.app.stage.width // 2, _NOWHERE, self.reach)
        if at >= 0:
            self.play(sound.MOVE)
            self.at = _TABLE
            self.field.focus(at)
            self.say()
        return at >= 0

    def toggle(self, at: int) -> None:
        """Choose an item, or no longer; what cannot be added is refused."""
        item, plan = self.field.items[at], self.plan
        if self.states[at] == _DIM:
            self.play(sound.REFUSED)
            self.say()
            return
        chosen = item ^ _UNIT in plan.units if item & _UNIT else item in plan.loose
        self.play(sound.BACK if chosen else sound.PICK)
        plan.toggle(item)
        self.tell()

    # What is shown

    def tell(self) -> None:
        """Light what is chosen, and say what it is."""
        self.light()
        self.say()

    def light(self) -> None:
        """Light what is chosen, and once the card is taken up what can be added to it."""
        items = self.field.items
        if self.at == _HAND:
            move = self.plan.move()
            self.field.light(loose_of(move), units_of(move))
        else:
            self.states = states(items, self.plan)
            self.reach = [  # units may always be looked at
                at for at in range(len(items)) if self.states[at] != _DIM or items[at] & _UNIT
            ]
            self.field.tone(self.states)

    def say(self) -> None:
        """Say what is chosen, and what keys do."""
        if self.at == _HAND:
            tell.card(self)
        elif self.at == _BAR:
            tell.choice(self, True)
        else:
            tell.item(self)

    def play(self, cue: int) -> None:
        self.app.sound.play(cue)


def states(items, plan) -> bytes:
    """What is chosen is lit, what can be added to it is plain, the rest is dim."""
    move = plan.move()
    units = units_of(move) if move else plan.units
    found = bytearray()
    known = {}  # cards of one rank are alike
    for item in items:
        value = item & _UNIT - 1
        if value in (units if item & _UNIT else plan.loose):
            found.append(_LIT)
            continue
        if item & _UNIT:
            opens = plan.opens(plan.loose, plan.units + bytes((value,)))
        else:
            if value >> 2 not in known:
                known[value >> 2] = plan.opens(plan.loose + bytes((value,)), plan.units)
            opens = known[value >> 2]
        found.append(_PLAIN if opens else _DIM)
    return bytes(found)
