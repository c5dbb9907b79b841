# SPDX-License-Identifier: MIT
"""What a touch does at the Biscuit table: in memory only where there is a touch screen.

It returns what the choosers' press returns.
"""

from micropython import const

# As in pick.py, decktet_card.py and hand.py.
_BACK = const(-1)
_LOOK = const(-2)
_SIZE = const(16)
_TILES = const(2)
_ARROW = const(8)  # pixels


def tap(table, x: int, y: int):
    """A touch while something can be chosen."""
    chart = table.chart
    column = (x - chart.x) // chart.tile + chart.left
    row = (y - chart.y) // chart.tile + chart.top
    if table.part == "spot":
        return _spot(table, column, row)
    card = _card(chart, column, row)
    if table.part == "look":
        if card >= 0:
            table.chooser.walk(card)
        return _BACK if card < 0 else None
    return _LOOK if card >= 0 else _pick(table, x, y)


def _pick(table, x: int, y: int):
    """On a card it takes it, on the button or the pile it does what that says."""
    hand, pile, chooser = table.hand, table.pile, table.chooser
    if y < hand.y:
        return None
    for number, arrow in enumerate(hand.arrows):
        if not arrow.hidden and arrow.x - 2 <= x < arrow.x + _ARROW + 2:
            last = len(hand.cards) - hand.shown()
            hand.turn(max(0, min(last, hand.first + 2 * number - 1)))
            return None
    if chooser.idle and x >= pile.x:
        return chooser.idle
    for number in range(hand.first, hand.first + hand.shown()):
        if hand.x(number) <= x < hand.x(number) + max(_SIZE, hand.pitch() - 1):
            return chooser.take(number) if hand.cards[number] in hand.able else None
    return None


def _spot(table, column: int, row: int):
    """On a place it moves the card there, a second time it plays it; elsewhere it goes back."""
    chart, chooser = table.chart, table.chooser
    for at in range(0, len(chart.places), 4):
        if _within(column - chart.places[at + 2], row - chart.places[at + 3]):
            place = bytes(chart.places[at:at + 2])
            for number, move in enumerate(chooser.moves):
                if move[2:] == place:
                    return None if chooser.point(number) else move
    return _BACK


def _card(chart, column: int, row: int) -> int:
    """The card that lies there, -1 where there is none."""
    for at in range(0, len(chart.cards), 3):
        if _within(column - chart.cards[at + 1], row - chart.cards[at + 2]):
            return chart.cards[at]
    return -1


def _within(column: int, row: int) -> bool:
    return 0 <= column < _TILES and 0 <= row < _TILES
