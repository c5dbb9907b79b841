# SPDX-License-Identifier: MIT
"""The last happening at the Biscuit table, for one that did not see it happen."""

from micropython import const

from engine.biscuit.scoring import signed
from firmware.tables.biscuit import told
from firmware.ui.decktet_card import text

_PLACE = const(0)  # as in engine/biscuit/codes.py


def recalled(app, view) -> str:
    """The last happening: all of it is public (BI-38)."""
    if len(view.board.main) == 1:
        return app.game_words().INITIAL % text(view.board.initial())
    last = (view.seat, b"")
    made = app.match.made
    for one in app.match.moves():
        if made:
            last = one
            made -= 1
    seat, move = last
    if move[:1] != bytes((_PLACE,)):
        return told.about(app, app.game_words().PASSES, seat) if seat != view.turn else ""
    gained = sum([signed(event[2]) for event in view.last()])
    line = told.placed(app, seat, move[1])
    return line + " " + told.points(gained) if gained else line
