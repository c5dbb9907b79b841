# SPDX-License-Identifier: MIT
"""What the words of the table say while a move is being chosen."""

from micropython import const

from engine.casino.legality import unit_of
from firmware.tables.casino import phrase
from firmware.ui.text import between

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_TRAIL = const(4)
_MUST = const(0)
_OWNER = const(1)
_GROUPS = const(3)
# As in field.py.
_DIM = const(0)
_LIT = const(2)
_UNIT = const(64)


def card(choose) -> None:
    """The cursor is on a card of the hand: what it proposes, below the news."""
    bar, plan = choose.bar, choose.plan
    move = plan.move()
    _prizes(choose)
    head = "" if move[0] == _TRAIL else phrase.card_text(plan.card) + " · "
    room = bar.columns - len(head)
    bar.write("", head + phrase.meaning(choose.app, plan.view, move, room))
    bar.keys(choose.app.game_words().KEYS[:1])


def choice(choose, focus: bool, second: str = "") -> None:
    """What is chosen and what it brings, or something else; focus: the cursor is on the bar, where
    LEFT and RIGHT may lead to something else, and UP to the table."""
    app, bar, plan = choose.app, choose.bar, choose.plan
    move = plan.move()
    _prizes(choose)
    arrows = focus and plan.several()
    room = bar.columns - 4 * arrows
    if move:
        text = phrase.meaning(app, plan.view, move, room)
        brings = phrase.preview(app, plan.view, move)
    else:
        text, brings = _unfinished(app, plan, room)
    if arrows:
        text = between("◀ " + text, "▶", bar.columns)
    bar.write(text, second or brings, focus)
    bar.keys(app.game_words().KEYS[1:3 if choose.reach else 2] if focus else ())


def item(choose) -> None:
    """The cursor is on an item of the table: what A does there; of a unit what it holds."""
    app, columns, at = choose.app, choose.bar.columns, choose.field.at
    what, state = choose.field.items[at], choose.states[at]
    text = ""
    if what & _UNIT:
        unit = unit_of(choose.view, what ^ _UNIT)
        name = app.name(unit[_OWNER])
        text = "%d:" % unit[0]  # what lies in it, as far as there is room
        for group in unit[_GROUPS]:
            text += " " + "".join([phrase.card_text(card) for card in group])
        if len(text) > columns:
            text = text[:columns - 1] + "…"
        if len(text) + 1 + len(name) <= columns:
            text = between(text, name, columns)
    choice(choose, False, text)
    keys = app.game_words().KEYS
    choose.bar.keys((keys[5 if state == _DIM else 4 if state == _LIT else 3], keys[6]))


def _prizes(choose) -> None:
    """Name the cards that score, of those that are taken."""
    view, move = choose.view, choose.plan.move()
    taken = b""
    if move and move[0] == _CAPTURE:
        taken = move[1:2] + phrase.gathered(view, move)
    phrase.prizes(choose.app, choose.bar, view, taken)


def _unfinished(app, plan, room: int) -> tuple:
    """What to say, in so many letters, where the choice is no move yet."""
    words = app.game_words()
    short, more, first, own, must = words.UNFINISHED
    if plan.loose or plan.units:
        texts = [phrase.unit_word(app, plan.view, total) for total in plan.units]
        texts += [phrase.rank_text(card) for card in plan.loose]
        text = short % "+".join(texts)
        if len(text) > room:
            text = short % (words.CARDS % len(texts))
        return text, more
    return first, must if plan.view.options[_MUST] else own
