# SPDX-License-Identifier: MIT
"""What happened last at a cribbage table that did not see it happen."""

from micropython import const

from firmware.tables.cribbage import phrases

_PASSO = const(11)  # as in engine/cribbage/codes.py


def recalled(app, view) -> str:
    """One line, of what the view tells about the play."""
    gained = 0
    for event in view.events[view.fresh:]:
        gained += event[2]
        if event[1] == _PASSO and view.pile:
            return app.game_words().PASSO % app.name(event[0])
    laid = view.pile or view.played
    if not laid:
        return app.game_words().TURNED % phrases.card_text(view.starter)
    seat, last = laid[-1] >> 6, laid[-1] & 63
    if view.pile:
        text = phrases.laid(app, seat, last, view.count)
    else:
        text = app.game_words().CUT_CARD % (app.name(seat), phrases.card_text(last))
    return "%s +%d" % (text, gained) if gained else text
