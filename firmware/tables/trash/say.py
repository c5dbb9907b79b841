# SPDX-License-Identifier: MIT
"""What happens at the Trash table in words: short lines for messages, log and end."""

from engine import cards
from engine.cards import NONE, RANKS
from engine.trash.codes import (
    DISCARD,
    DISCARDS,
    FULL,
    JACK,
    PLACES,
    RESHUFFLES,
    SHRINKS,
    WINS,
)

_SIGNS = "♣♦♥♠"
_QUEEN = 11


def rank_text(rank: int) -> str:
    """A rank as it stands on a card."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def card_text(card: int) -> str:
    """A card as it looks: 10♥."""
    return rank_text(card >> 2) + _SIGNS[card & 3]


def own(app, seat: int) -> bool:
    """Whether the words call this seat "you"."""
    return app.name(seat) == app.words.YOU


def counted(words, size: int) -> str:
    """A number of cards."""
    return words.CARD if size == 1 else words.CARDS % size


def turn(app, seat: int) -> str:
    """Who decides."""
    words = app.game_words()
    return words.YOUR_TURN if own(app, seat) else words.TURN % app.name(seat)


def won(app, seat: int, match: bool = False) -> str:
    """Who has won the hand, or the match with it."""
    words = app.game_words()
    if own(app, seat):
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


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: where the card came from, what was placed, what came of it."""
    words = app.game_words()
    lines = []
    line = app.name(before.turn) + ":"
    if move[0] != JACK:
        line += " " + (words.FROM_DISCARDS if move[0] == DISCARD else words.FROM_STOCK)
    for event in after.events[after.fresh:]:
        if event[1] == RESHUFFLES:
            lines.append(words.RESHUFFLED)
        elif event[1] == PLACES:
            line += " " + _placed(event)
        elif event[1] == DISCARDS:
            line += ", " + words.DISCARD % card_text(event[4])
    if after.turn == before.turn and after.hand != NONE:
        line += " " + card_text(after.hand)  # a Jack, whose place comes with the next move
    lines.append(line)
    for event in after.events[after.fresh:]:
        if event[1] == WINS:
            lines.append(" " + won(app, event[0], after.turn < 0))
        elif event[1] == SHRINKS:
            lines.append(" " + shrunk(app, event[0], event[3]))
    return lines


def _placed(event) -> str:
    """A card that was placed; a Jack with his position."""
    text = card_text(event[4])
    if event[4] >> 2 == cards.JACK:
        return "%s→%s" % (text, rank_text(event[3] - 1))
    return text


def shown(points: int) -> int:
    """Points as they are shown: the cards that are left in the layout (TR-20)."""
    return FULL - points


def result(app, view) -> list:
    """Lines for the page at the end: what the numbers are."""
    return [app.game_words().RESULT]


def together(view) -> bool:
    """Whether several winners are partners: here they are rivals who share the win."""
    return False
