# SPDX-License-Identifier: MIT
"""What came of a move at the Trash table: phrases for what happens and for the log."""

from micropython import const

from firmware.tables.trash.phrases import counted, rank_text

_QUEEN = const(11)


def won(app, seat: int, match: bool = False) -> str:
    """Who has won the hand, or the match with it."""
    words = app.game_words()
    if app.own(seat):
        return words.YOU_WIN_MATCH if match else words.YOU_WIN_HAND
    return (words.WINS_MATCH if match else words.WINS_HAND) % app.name(seat)


def shrunk(app, seat: int, size: int) -> str:
    """How large a layout is from now on."""
    words = app.game_words()
    return words.SHRINKS % (app.name(seat), counted(words, size))


def useless(app, position, seat: int, card: int) -> str:
    """Why a card has no place in a layout (TR-04, TR-08)."""
    words = app.game_words()
    rank = card >> 2
    if rank >= _QUEEN:
        return words.COURT
    if rank >= position.sizes[seat]:
        return words.BEYOND % rank_text(position.sizes[seat] - 1)
    return words.FILLED % rank_text(rank)
