# SPDX-License-Identifier: MIT
"""How a position of casino is laid out: the seats, and the open cards in one row or in several.

In memory only while that is done.
"""

from micropython import const

from firmware.art import tiles
from firmware.tables import part
from firmware.tables.casino.bar import Bar
from firmware.tables.casino.field import Field
from firmware.tables.casino.names import short
from firmware.tables.hand import Hand
from firmware.ui import card, theme
from firmware.ui.cursor import Cursor
from firmware.ui.layout import panel, roomy
from firmware.ui.text import at_right, between

ROOMY = const(26)  # pixels from one to the next where nothing lies over another
UNITS = const(3)  # most units in a row of the smallest screen
_LEAST = const(12)  # pitch at which the index of a card stays in sight
_WEIGHT = const(2)  # a unit takes the room of so many cards that lie over each other
_LEFT = const(3)
_PITCH = const(20)  # of the hand
_CLOSE = const(10)  # the same where there is little room
_CARDS = const(4)
_BESIDE = const(3)  # from the hand to the words beside it
_MORE = const(1)  # card that may come before the table is made anew
# As in field.py.
_UNIT = const(64)
_PLAIN = const(1)
_TILES = const(3)
_PLATE = const(24)  # width and height of a unit
_BEHIND = const(18)  # where the second plate of a call begins

_COLOURS = bytes((theme.GOLD, theme.SKY, theme.PEACH, theme.PAPER))  # of the seats
_NAME = const(8)  # letters
_NARROW = const(7)  # where there is little room
_CELLS = const(4)  # letters for the cards held and the points


def table(table, view) -> None:
    """Draw the whole position."""
    made = table.cells is None
    if made:
        _make(table, view)
    count(table, view, view.points)
    cards(table.field, view.units, view.table)
    table.hand.show(view.hands[view.seat])
    table.bar.pack(view)
    table.bar.keys(())
    if made:
        table.bar.news = part("casino", "news").recalled(table.app, view)


def _make(table, view) -> None:
    """Make what lies there, as much as this position needs."""
    app, stage = table.app, table.app.stage
    hand_y = stage.height - card.HEIGHT
    pitch = _PITCH if roomy(stage) else _CLOSE
    table.cells = seats(app)
    top = stage.letter_height * ((len(table.cells) + 1) // 2) + 1
    table.field = Field(app, top, table.head)
    make(table.field, len(view.table) + _MORE, len(view.units))
    beside = _LEFT + pitch * (_CARDS - 1) + card.WIDTH + _BESIDE
    table.bar = Bar(app, table.head, (beside, hand_y))
    table.hand = Hand(stage, _CARDS, hand_y, _LEFT, pitch)


# Seats

def seats(app) -> list:
    """The pages of the seats, two in a row, so that partners stand below each other."""
    stage = app.stage
    pages = []
    for seat in range(len(app.match.players)):
        x = 1 + stage.width // 2 * (seat & 1)
        y = stage.letter_height * (seat >> 1)
        letters = _NAME + _CELLS if roomy(stage) else _NARROW + _CELLS - 1
        pages.append(stage.page(x, y, letters, 1, _COLOURS[seat]))
    return pages


def count(table, view, points) -> None:
    """Show of each seat its name, the cards it holds, and these points."""
    app = table.app
    wide = roomy(app.stage)
    letters = _NAME if wide else _NARROW
    for seat, page in enumerate(table.cells):
        name = app.name(seat)
        if len(name) > letters:
            name = name[:letters - 1] + (name[-1] if name[-1].isdigit() else ".")
        held = theme.HELD[len(view.hands[seat])]
        page.write(0, 0, between(name, held, letters + 1) + at_right(str(points[seat]), 2 + wide))


# Open cards

def rows(units: int, cards: int, room: int) -> list:
    """How many units and cards lie in each row, and the pitch of its cards."""
    if (units + cards) * ROOMY - (ROOMY - card.WIDTH) <= room:
        return [(units, cards, ROOMY)]
    most = max(UNITS, (room - card.WIDTH) // ROOMY - 2)
    lines = max(2, (units + most - 1) // most)
    while True:
        split = _split(units, cards, lines, most)
        made = [(n, m, _pitch(n, m, room)) for n, m in split]
        if min([row[2] for row in made]) >= _LEAST:
            return made
        lines += 1


def _split(units: int, cards: int, lines: int, most: int) -> list:
    """Share them among rows of about the same width, units first."""
    share = (_WEIGHT * units + cards + lines - 1) // lines
    split = []
    for row in range(lines):
        here = min(units, most)
        units -= here
        fit = cards
        if row < lines - 1:
            fit = min(cards, max(0, share - _WEIGHT * here))
        cards -= fit
        split.append((here, fit))
    return split


def _pitch(units: int, cards: int, room: int) -> int:
    """How far apart the cards of a row lie."""
    left = room - units * ROOMY - card.WIDTH
    return ROOMY if cards < 2 else min(ROOMY, left // (cards - 1))


def make(field, most: int, units: int) -> None:
    """Make the field for so many cards and units; further ones are made when they come, and lie
    over things that they should lie under by some pixels."""
    for _ in range(most):
        _make_card(field)
    for _ in range(units):
        _make_unit(field)
    field.cursor = Cursor(field.app.stage)


def cards(field, units, table, extra: bytes = b"") -> None:
    """Show units and loose cards, none chosen; `extra`: a card that has just been played."""
    field.clear()
    loose = list(extra) + sorted(table)
    app = field.app
    made = rows(len(units), len(loose), app.stage.width - 2 * _LEFT)
    field.rows = len(made)
    for row, (some, more, pitch) in enumerate(made):
        x = _LEFT
        for value, owner, _, groups in units[:some]:
            field.items.append(_UNIT | value)
            field.plates[value] = (short(app, owner), _COLOURS[owner], len(groups) > 1)
            field.places.append((x, card.WIDTH, row))
            x += ROOMY
        units = units[some:]
        for number in range(more):
            field.items.append(loose[number])
            wide = card.WIDTH if number == more - 1 else min(pitch, card.WIDTH)
            field.places.append((x, wide, row))
            x += pitch
        loose = loose[more:]
    draw(field)
    field.focus(-1)


def draw(field) -> None:
    """Draw what is in sight."""
    field.drawn = []
    counts = [0, 0]  # of cards and units drawn
    for at, item in enumerate(field.items):
        x, _, row = field.places[at]
        if not field.seen(row):
            continue
        kind = 1 if item & _UNIT else 0
        things = (field.cards, field.units)[kind]
        if counts[kind] == len(things):
            (_make_card, _make_unit)[kind](field)
        thing = things[counts[kind]]
        counts[kind] += 1
        if kind:
            _show(field, thing, x, field.y(row), item ^ _UNIT)
        else:
            thing.move(x, field.y(row))
            thing.hide(False)
            card.face(thing, item)
        field.drawn.append((at, thing))
    for sprite in field.cards[counts[0]:]:
        sprite.hide()
    for unit in field.units[counts[1]:]:
        for thing in unit:
            thing.hide()
    if field.rows > field.sight and not field.more:
        _make_arrows(field)
    for arrow, shown in zip(field.more, (field.first, field.rows > field.first + field.sight)):
        arrow.hide(not shown)
    states = field.states or bytes([_PLAIN] * len(field.items))
    field.states = b""
    field.tone(states)


def _show(field, unit: tuple, x: int, y: int, value: int) -> None:
    """Place a unit: its plates, its value and its owner."""
    name, _, several = field.plates[value]
    stage = field.app.stage
    unit[0].move(x + _BEHIND, y)
    unit[0].hide(not several)
    unit[1].move(x, y)
    unit[1].hide(False)
    for page, text in ((unit[2], str(value)), (unit[3], name)):
        page.clear()
        page.write(0, 0, text)
        y += 1 if page is unit[2] else stage.letter_height - 1
        page.move(x + (_PLATE - len(text) * stage.letter_width) // 2, y)
        page.hide(False)


def _make_card(field) -> None:
    field.cards.append(field.app.stage.sprite(0, 0, card.COLUMNS, card.ROWS))


def _make_unit(field) -> None:
    """A plate with two lines of letters; that of a call is a double one."""
    stage = field.app.stage
    behind = stage.sprite(0, 0, 1, _TILES)
    for row in range(_TILES):
        behind.put(0, row, tiles.FRAME + 3 * row + 2)
    plate = panel(stage, 0, 0, _TILES, _TILES)
    field.units.append((
        behind, plate, stage.page(0, 0, 2, 1, theme.PAPER), stage.page(0, 0, 3, 1, theme.PAPER)
    ))


def _make_arrows(field) -> None:
    stage = field.app.stage
    for arrow, y in ((2, field.top), (3, field.bottom - stage.tile)):
        sprite = stage.sprite(stage.width - stage.tile, y, 1, 1)
        sprite.put(0, 0, tiles.ARROW + arrow)
        field.more.append(sprite)
