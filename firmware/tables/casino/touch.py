# SPDX-License-Identifier: MIT
"""What a touch does at the casino table: in memory only where there is a touch screen."""

from micropython import const

from firmware.ui import card, sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from firmware.ui.layout import ROW

# As in choose.py.
_HAND = const(0)
_TABLE = const(1)
_BAR = const(2)
_ARROW = const(18)  # pixels at both ends of the bar that are its arrows
# As in field.py.
_UNIT = const(64)
_PLATE = const(24)  # pixels
_NEAR = const(4)  # pixels around the arrow of a row that still touch it


def tap(choose, x: int, y: int):
    """A touch of a card of the hand, an item of the table or the bar; a move if it confirms."""
    number = choose.hand.card_at(x, y)
    key = _key(choose, x, y)
    if number >= 0:
        _hand(choose, number)
    elif key:
        return choose.press(key)
    elif _turned(choose.field, x, y):
        choose.at = _HAND if choose.at == _HAND else _BAR
        choose.say()
    elif choose.at != _HAND:
        if choose.bar.y <= y < choose.bar.y + ROW:
            return _bar(choose, x)
        at = item_at(choose.field, x, y)
        if at >= 0:
            choose.at = _TABLE
            choose.field.focus(at)
            choose.toggle(at)
    return None


def _key(choose, x: int, y: int) -> int:
    """The key whose words beside the hand are touched, or 0."""
    bar, high = choose.bar, choose.app.stage.letter_height
    left, top = bar.keys_at
    if not 0 <= x - left < bar.wide * choose.app.stage.letter_width:
        return 0
    row = (y - top) // high
    second = UP if choose.at == _BAR else DOWN if choose.at == _TABLE else 0
    return A if row == 1 else second if row == 2 else 0


def _hand(choose, number: int) -> None:
    """A card of the hand: look at it and take it up, or lay it back."""
    if not choose.hand.able >> number & 1:
        choose.play(sound.REFUSED)
    elif choose.at != _HAND and number == choose.hand.at:
        choose.back()
    else:
        choose.look(number)
        choose.play(sound.PICK)
        choose.take()


def _bar(choose, x: int):
    """The arrows where they are shown, else what is chosen is played."""
    if choose.at == _BAR and choose.plan.several():
        if x < _ARROW:
            return choose.press_bar(LEFT)
        if x >= choose.app.stage.width - _ARROW:
            return choose.press_bar(RIGHT)
    return choose.move()


def item_at(field, x: int, y: int) -> int:
    """The number of the item of the table that is touched, -1 for none."""
    for at in range(len(field.items)):
        left, wide, row = field.places[at]
        if field.seen(row) and left <= x < left + wide:
            if 0 <= y - field.y(row) < _height(field, at):
                return at
    return -1


def _height(field, at: int) -> int:
    """How many pixels of an item are in sight."""
    row = field.places[at][2]
    high = card.HEIGHT
    if field.items[at] & _UNIT:
        high = _PLATE
    elif row < min(field.rows, field.first + field.sight) - 1:
        high = field.pitch - 1
    return min(high, field.bottom - field.y(row))


def _turned(field, x: int, y: int) -> bool:
    """Show the rows above or below if their arrow is touched."""
    for by, arrow in zip((-1, 1), field.more):
        if not arrow.hidden and arrow.x - _NEAR <= x and -_NEAR <= y - arrow.y < 8 + _NEAR:
            field.first += by
            field.focus(-1)
            field.scroll()
            return True
    return False
