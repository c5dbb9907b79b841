# SPDX-License-Identifier: MIT
"""A move of casino in words: what it does, and what comes of it."""

from micropython import const

from engine.casino.groups import VALUES, parted
from engine.casino.legality import unit_of
from firmware.tables.casino.labels import card_text, cards_text, rank_text
from firmware.tables.casino.parts import gathered, loose_of, points, units_of

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_RAISE = const(3)
_TRAIL = const(4)
_GROUPS = const(3)
_ROOM = const(9)  # letters for the cards that score


def fewer(number: int, forms: tuple) -> str:
    """A number with its word: (for one, for more)."""
    return forms[0] if number == 1 else forms[1] % number


def groups_of(view, move: bytes) -> list:
    """The groups of a move's cards, the hand card in one of them unless it captures."""
    loose = loose_of(move)
    if move[0] == _CAPTURE:
        if not VALUES[move[1]]:
            return [loose[n:n + 1] for n in range(len(loose))]
        return parted(loose, VALUES[move[1]])
    return parted(loose if move[0] == _RAISE else move[1:2] + loose, move[2])


def parts_text(app, view, move: bytes, text) -> str:
    """The groups of a move in words, units by their kind; text: how a card is written."""
    parts = []
    units = units_of(move)
    if move[0] == _RAISE:
        parts.append("%d+%s" % (move[4], text(move[1])))
        units = units[:-1]
    for total in units:
        parts.append(unit_word(app, view, total))
    for group in groups_of(view, move):
        parts.append("+".join([text(card) for card in group]))
    return ", ".join(parts)


def made_of(app, view, move: bytes, room: int) -> str:
    """The groups of a move with the suits of the cards, if there is room for them."""
    text = parts_text(app, view, move, card_text)
    return text if len(text) <= room else parts_text(app, view, move, rank_text)


def unit_word(app, view, total: int) -> str:
    """What the unit of a value is called: build or call."""
    return app.game_words().UNITS[_several(view, total)]


def _several(view, total: int) -> bool:
    """Whether the unit of a value is a call."""
    return len(unit_of(view, total)[_GROUPS]) > 1


def meaning(app, view, move: bytes, room: int) -> str:
    """What a move does, as one is asked to do it, in at most so many letters."""
    words = app.game_words()
    verb, card = move[0], move[1]
    if verb == _TRAIL:
        return words.TRAIL % card_text(card)
    if verb == _CAPTURE and move[2] and len(move) == 3:
        text = words.TAKE_UNIT[_several(view, VALUES[card])] % VALUES[card]
        if len(text) <= room:
            return text
    if verb == _CAPTURE and not VALUES[card]:
        return words.TAKE_COURT % cards_text(loose_of(move))
    head = words.DO[verb] % (VALUES[card] if verb == _CAPTURE else move[2])
    parts = parts_text(app, view, move, rank_text)
    for text in (parts, parts.replace(", ", ",")):
        if len(head) + len(text) <= room:
            return head + text
    text = head + words.CARDS % len(gathered(view, move))
    return text if len(text) <= room else head[:-2]


def unit_text(unit: list, room: int) -> str:
    """What lies in a unit, as far as there is room."""
    text = "%d: " % unit[0]
    text += " ".join(["".join([card_text(card) for card in group]) for group in unit[_GROUPS]])
    return text if len(text) <= room else text[:room - 1] + "…"


# Previews

def preview(app, view, move: bytes) -> str:
    """What a move brings: cards, spades and points, or what comes of it later."""
    words = app.game_words()
    if move[0] == _TRAIL:
        return words.STAYS
    if move[0] != _CAPTURE:
        kept = [
            card for card in view.hands[view.seat] if card != move[1] and VALUES[card] == move[2]
        ]
        return words.LATER % cards_text(kept[:2])
    return brings(app, move[1:2] + gathered(view, move))


def brings(app, cards) -> str:
    """How many cards and spades a capture brings, and what its cards score."""
    words = app.game_words()
    text = words.CARDS % len(cards)
    spades = len([card for card in cards if card & 3 == 3])
    if spades:
        text += ", " + fewer(spades, words.SPADES)
    scored = points(cards)
    return text + "  +%d" % scored if scored else text


def prizes_text(app, cards) -> str:
    """The cards that score by themselves: 10♦, 2♠ and Aces, these as a word if there is room."""
    texts = [card_text(card) for card in (37, 7) if card in cards]
    aces = len([card for card in cards if card < 4])
    if not aces:
        return " ".join(texts)
    text = " ".join(texts + [fewer(aces, app.game_words().ACE)])
    return text if len(text) <= _ROOM else " ".join(texts + ["A" if aces == 1 else "%dA" % aces])
