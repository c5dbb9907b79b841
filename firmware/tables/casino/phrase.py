# SPDX-License-Identifier: MIT
"""Cards and moves of casino in words: what a move is made of, what it does, what comes of it."""

from micropython import const

from engine.cards import RANKS
from engine.casino.groups import VALUES
from engine.casino.legality import unit_of
from engine.casino.parting import parted

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_RAISE = const(3)
_TRAIL = const(4)
_GROUPS = const(3)

_LITTLE = const(7)  # 2♠
_BIG = const(37)  # 10♦
_HEADS = bytes((3, 4, 4, 5, 2))  # bytes of a move before its loose cards
_SIGNS = "♣♦♥♠"


def rank_text(card: int) -> str:
    """The rank of a card: A, 2 to 10, J, Q, K."""
    rank = RANKS[card >> 2]
    return "10" if rank == "T" else rank


def card_text(card: int) -> str:
    """A card as it looks: 10♥."""
    return rank_text(card) + _SIGNS[card & 3]


def cards_text(cards) -> str:
    """Cards as they look, with spaces."""
    return " ".join([card_text(card) for card in cards])


def loose_of(move: bytes) -> bytes:
    """The loose cards of a move."""
    return move[_HEADS[move[0]]:]


def units_of(move: bytes) -> bytes:
    """The values of the units that a move takes, raises or merges with."""
    if move[0] == _CAPTURE:
        return bytes((VALUES[move[1]],)) if move[2] else b""
    if move[0] == _TRAIL:
        return b""
    merged = bytes((move[2],)) if move[3] else b""
    return merged + move[4:5] if move[0] == _RAISE else merged


def gathered(view, move: bytes) -> bytes:
    """Every card of the table that a move takes or puts together, those of units included."""
    cards = loose_of(move)
    for total in units_of(move):
        cards += b"".join(unit_of(view, total)[_GROUPS])
    return cards


def fewer(number: int, forms: tuple) -> str:
    """A number with its word: (for one, for more)."""
    return forms[0] if number == 1 else forms[1] % number


def parts_text(app, view, move: bytes, text) -> str:
    """The groups of a move in words, units by their kind; text: how a card is written."""
    parts = []
    units = units_of(move)
    if move[0] == _RAISE:
        parts.append("%d+%s" % (move[4], text(move[1])))
        units = units[:-1]
    for total in units:
        parts.append(unit_word(app, view, total))
    loose = loose_of(move)
    if move[0] == _CAPTURE:
        of = VALUES[move[1]]
        groups = parted(loose, of) if of else [loose[n:n + 1] for n in range(len(loose))]
    else:  # the hand card is in one of them
        groups = parted(loose if move[0] == _RAISE else move[1:2] + loose, move[2])
    for group in groups:
        parts.append("+".join([text(card) for card in group]))
    return ", ".join(parts)


def unit_word(app, view, total: int) -> str:
    """What the unit of a value is called: build or call."""
    return app.game_words().UNITS[len(unit_of(view, total)[_GROUPS]) > 1]


def meaning(app, view, move: bytes, room: int) -> str:
    """What a move does, as one is asked to do it, in at most so many letters."""
    words = app.game_words()
    verb, card = move[0], move[1]
    if verb == _TRAIL:
        return words.TRAIL % card_text(card)
    if verb == _CAPTURE and move[2] and len(move) == 3:
        text = words.TAKE_UNIT[len(unit_of(view, VALUES[card])[_GROUPS]) > 1] % VALUES[card]
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
    scored = len([card for card in cards if card < 4 or card == _LITTLE])
    scored += 2 * (_BIG in cards)
    return text + " +%d" % scored if scored else text


def prizes(app, bar, view, cards) -> None:
    """Name the cards that score beside the hand, or if there are none the pack."""
    text = prizes_text(app, cards, bar.wide)
    if text:
        bar.beside(text)
    else:
        bar.pack(view)


def prizes_text(app, cards, room: int) -> str:
    """The cards that score by themselves: 10♦, 2♠ and Aces, these as a word if there is room."""
    texts = [card_text(card) for card in (_BIG, _LITTLE) if card in cards]
    aces = len([card for card in cards if card < 4])
    if not aces:
        return " ".join(texts)
    for word in (fewer(aces, app.game_words().ACE), "A" if aces == 1 else "%dA" % aces):
        text = " ".join(texts + [word])
        if len(text) <= room:
            return text
    return "".join(texts) + " " + word
