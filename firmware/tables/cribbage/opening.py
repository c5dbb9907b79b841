# SPDX-License-Identifier: MIT
"""What a cut at the cribbage table causes, shown one thing after the other: see happen.py."""

from micropython import const

from firmware.tables import PRESS, SOON
from firmware.tables.cribbage import dealt
from firmware.tables.cribbage.phrases import card_text
from firmware.ui import sound

# As in engine/cribbage/codes.py.
_AT_CUT = const(0)
_FIRST = const(0)


def happenings(table, before, move: bytes, after):
    """Show what the cut caused, between two views of one seat."""
    if before.phase == _FIRST:
        return _after_first(table, before, after)
    return _after_cut(table, before, after)


def _after_first(table, before, after):
    """The cut for the first deal: a card, and after the second who deals (CR-01)."""
    app = table.app
    texts = dealt.last_cuts(app, after.cuts)
    both = before.turn == 1
    table.chooser.show(before, False)
    table.chooser.cut_cards(after.cuts[-2:] if both else after.cuts[-1:])
    app.sound.play(sound.CARD)
    if both:
        table.lines.score(texts[1], dealt.cut_result(app, after.cuts))
        yield PRESS
    elif before.turn != before.seat:
        yield table.lines.pause(texts[0], "")


def _after_cut(table, before, after):
    """The starter, and his heels."""
    app, lines = table.app, table.lines
    table.lay_row()
    yield SOON
    table.lay_out(after, False)
    app.sound.play(sound.CARD)
    lines.news = app.game_words().TURNED % card_text(after.starter)
    lines.write("", "")
    for event in after.events[after.fresh:]:
        if event[3] == _AT_CUT:
            from firmware.tables.cribbage.happen import score  # here, as heels are rare

            score(table, after, event)
            lines.score("", dealt.heels(app, event))
            yield PRESS
    if before.turn != before.seat:
        yield lines.pause("", "")
