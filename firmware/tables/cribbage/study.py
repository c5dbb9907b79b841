# SPDX-License-Identifier: MIT
"""Counting for oneself, and looking back on a match of cribbage: what a choice was, its cost."""

from micropython import const

from firmware.loading import load
from firmware.settings import LANGUAGES
from firmware.tables.cribbage.phrases import cards_text

# As in engine/cribbage/codes.py.
_DISCARD = const(1)
_PLAY = const(2)
_LATE = const(89)  # as the player sees it: engine/cribbage/discard.py


def words(app):
    """The words of both (texts/cribbage_study_<language>.py)."""
    language = LANGUAGES[app.settings.language]
    return load("firmware.texts.cribbage_study_" + language)


def points(words, hundredths: int) -> str:
    """Hundredths of a point as a number with one decimal."""
    tenths = (hundredths + 5) // 10
    return "%d%s%d" % (tenths // 10, words.POINT, tenths % 10)


def weigh(view, move: bytes):
    """Generator: yields None, and last (cost, lead) in hundredths of a point, or ()."""
    from engine.cribbage.weighing import weigh as weighing  # here: only one of the pages needs it

    return weighing(view, move)


def kind(move: bytes) -> int:
    """0 for cards laid away, 1 for a card played, -1 for what decides nothing."""
    return move[0] - _DISCARD if move[0] in (_DISCARD, _PLAY) else -1


def cards(move: bytes) -> bytes:
    """The cards of a move."""
    return move[1:]


def brief(move: bytes) -> str:
    """A move in a few letters: the cards laid away, or the one played."""
    return cards_text(move[1:])


def around(words, view) -> str:
    """What lay on the table, as far as it matters, and what counts near the end of a match."""
    late = words.LATE if max(view.points) >= _LATE else ""
    if not view.pile:
        return late
    told = words.ON_TABLE % (view.count, cards_text([laid & 63 for laid in view.pile]))
    return told + " " + late if late else told
