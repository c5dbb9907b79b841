# SPDX-License-Identifier: MIT
"""Where the open cards of casino lie: all can be seen or scrolled to, none hides an index."""

import itertools

import pytest

from engine.cards import hand
from firmware.tables.casino import lay as spread
from firmware.tables.casino.touch import item_at
from firmware.ui.buttons import A
from tests.firmware.casino_laid import lay, touch

ROOM = 154
INDEX = 10  # pixels of a card that carry its rank


@pytest.mark.parametrize("units, cards", list(itertools.product(range(8), range(0, 45, 3))))
def test_rows_hold_everything_and_keep_each_index_in_sight(units, cards):
    rows = spread.rows(units, cards, ROOM)
    assert sum(row[0] for row in rows) == units and sum(row[1] for row in rows) == cards
    for some, more, pitch in rows:
        assert pitch > INDEX
        assert some * spread.ROOMY + max(0, more - 1) * pitch + 24 * bool(more) <= ROOM + 2
        assert len(rows) == 1 or some <= spread.UNITS
    assert units > 3 or cards > 15 or len(rows) <= 2


def test_a_few_cards_lie_in_one_row_without_touching():
    assert spread.rows(0, 6, ROOM) == [(0, 6, spread.ROOMY)]
    assert spread.rows(2, 4, ROOM) == [(2, 4, spread.ROOMY)]
    assert len(spread.rows(0, 7, ROOM)) == 2


MANY = " ".join(rank + suit for rank in "A234567" for suit in "CDHS")


def field(units=(), seats=2):
    hands = ("8C 8H", "KC KH", "QC", "QD")[:seats]
    players = b"\0" + b"\1" * (seats - 1)
    return lay(MANY, hands, players, units=units)


def test_every_card_of_a_full_table_can_be_touched_or_scrolled_to():
    play = field()
    play.press(A)
    table = play.scene._table
    assert table.field.rows > 2
    seen = set()
    for _ in range(3):
        for x, y in itertools.product(range(0, 160, 4), range(10, table.head)):
            at = item_at(table.field, x, y)
            if at >= 0:
                seen.add(table.field.items[at])
        arrow = table.field.more[1]
        if not arrow.hidden:
            play.tap(arrow.x + 4, arrow.y + 4)
    assert seen == set(hand(MANY))


def test_a_touch_chooses_the_upper_of_two_cards():
    play = field()
    play.press(A)
    plan = play.scene._table._choose.plan
    before = set(plan.loose)
    touch(play, "2C")
    assert set(plan.loose) == before ^ set(hand("2C"))


def test_units_of_all_seats_stand_in_the_rows():
    units = ((8, 1, "8D"), (9, 2, "9D"), (10, 3, "TD"), (7, 0, "7S"))
    play = lay("AC 2C 3C", ("7D 8C", "8H", "9C", "TC"), b"\0\1\1\1", units=units)
    items = play.scene._table.field.items
    assert [item for item in items if item >= 64] == [64 | unit[0] for unit in units]
    texts = play.texts
    for label in ("C2", "C3", "C4", "You"):
        assert label in texts
