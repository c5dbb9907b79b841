# SPDX-License-Identifier: MIT
"""A casino table on a stage that remembers, with cards that are known."""

from engine.cards import hand
from engine.casino.rules import Rules
from engine.match import Match
from firmware.app import App
from firmware.texts import casino_en
from firmware.ui.buttons import A
from tests.engine import casino_kit as kit
from tests.firmware.fake import FakeHal, Play
from tests.firmware.laid import Stage, settle

W = casino_en


def position(*args, **words) -> bytes:
    """A packed position, as tests/engine/casino_kit.py lays it."""
    return kit.placed(*args, **words).pack()


def begin(packed, players=b"\0\1", options=b"", speed=0, language=1):
    """A match at the table; nothing moves until time passes."""
    hal = FakeHal()
    hal.stage = Stage()
    app = App(hal)
    app.settings.language, app.settings.speed = language, speed
    app.speak()
    app.match = Match("casino", players, "7", options, position=packed)
    return Play(app, "table")


def lay(table="", hands=("", ""), players=b"\0\1", speed=0, **words):
    """The same with the words of casino_kit.placed."""
    options = words.get("chosen", b"")
    return begin(position(table, hands, **words), players, options, speed)


def rules(play) -> Rules:
    return play.app.match.rules


def last(play) -> str:
    """The last move of seat 0, as text."""
    moves = [move for seat, move in play.app.match.moves() if not seat]
    return rules(play).text(moves[-1]) if moves else ""


def chosen(play) -> str:
    """The move that is chosen now, as text."""
    move = play.scene._table._choose.plan.move()
    return rules(play).text(move) if move else ""


def states(play) -> dict:
    """The state of each item of the table: cards by their text, units by their value."""
    field = play.scene._table.field
    names = kit.texts(bytes([item for item in field.items if item < 64]))
    units = [item - 64 for item in field.items if item >= 64]
    loose = [state for item, state in zip(field.items, field.states) if item < 64]
    laid = [state for item, state in zip(field.items, field.states) if item >= 64]
    return dict(zip(names, loose)) | dict(zip(units, laid))


def touch(play, what) -> None:
    """Touch a card of the table (a text), a unit (its value), or a card of the hand."""
    table = play.scene._table
    item = 64 | what if isinstance(what, int) else hand(what)[0]
    if item in table.field.items:
        at = table.field.items.index(item)
        x, _, row = table.field.places[at]
        play.tap(x + 3, table.field.y(row) + 5)
    else:
        play.tap(table.hand.x(table.hand.cards.find(bytes((item,)))) + 3, 120)


def confirm(play) -> None:
    """Touch what is chosen."""
    play.tap(80, play.scene._table.bar.y + 5)


def look_on(play) -> None:
    """Go on until a person chooses or another page comes; the person shows the hand."""
    for _ in range(40):
        settle(play)
        if play.scene_name != "handover":
            return
        play.press(A)
