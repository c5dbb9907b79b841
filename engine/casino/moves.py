# SPDX-License-Identifier: MIT
"""Moves of casino as text, `capture 9C: 9D, 4H+5S`, and back (REFEREE.md)."""

from engine import cards
from engine.casino.codes import BUILD, CALL, CAPTURE, HIGHEST, RAISE, TRAIL
from engine.casino.groups import VALUES, worth
from engine.casino.parting import parted

_VERBS = ("capture", "build", "call", "raise", "trail")
_UNIT = "unit"


def text(move: bytes) -> str:
    """The text of a move."""
    verb = move[0]
    card = cards.text(move[1])
    if verb == TRAIL:
        return "trail " + card
    loose = move[(3, 4, 4, 5)[verb]:]
    if verb == CAPTURE:
        head = "capture " + card
        if VALUES[move[1]]:
            groups = parted(loose, VALUES[move[1]])
        else:
            groups = [loose[i: i + 1] for i in range(len(loose))]
    else:
        head = "%s %d %s" % (_VERBS[verb], move[2], card)
        if verb == RAISE:
            groups = parted(loose, move[2])
        else:
            groups = parted(move[1:2] + loose, move[2])
            groups[0] = groups[0][1:]  # empty where the hand card stands alone
    words = [str(move[4])] if verb == RAISE else []
    words += ["+".join(cards.texts(group)) for group in groups if group]
    if move[2 if verb == CAPTURE else 3]:
        words.append(_UNIT)
    return head + ": " + ", ".join(words)


def parse(line: str) -> bytes:
    """The move of a text, its cards in the engine's order. ValueError where it is none."""
    head, colon, tail = line.partition(":")
    words = head.split()
    verb = _VERBS.index(words[0]) if words and words[0] in _VERBS else -1
    if verb < 0 or len(words) != (3 if verb in (BUILD, CALL, RAISE) else 2):
        raise ValueError(
            '%s is no move: write "capture 9C: 9D, 4H+5S", "build 8 2S: 6H", "call 8 8S: 8H", '
            '"raise 9 AC: 8" or "trail 2C".' % cards.shown(line)
        )
    card = _card(words[len(words) - 1])
    if verb == TRAIL:
        if colon:
            raise ValueError('A trailed card takes nothing: write "trail %s".' % cards.text(card))
        return bytes((TRAIL, card))
    parts = [part.strip() for part in tail.split(",")]
    if verb == RAISE:
        return _raise(_value(words[1]), card, parts)
    merged = _merged(parts)
    groups = [_group(part) for part in parts if part]
    if verb == CAPTURE:
        return _capture(card, merged, groups)
    return _unit(verb, _value(words[1]), card, merged, groups)


def _capture(card: int, merged: int, groups: list) -> bytes:
    """A capture: every group is worth the card, or is one card of its rank."""
    for group in groups:
        equal = len(group) == 1 and group[0] >> 2 == card >> 2
        if not equal and (not VALUES[card] or _worth(group) != VALUES[card]):
            raise ValueError(
                "%s takes cards of its rank and groups that add up to it, not %s."
                % (cards.text(card), "+".join(cards.texts(group)))
            )
    if not groups and not merged:
        raise ValueError("A capture names what it takes, such as 9D, 4H+5S or unit.")
    return bytes((CAPTURE, card, merged)) + _joined(groups, card)


def _unit(verb: int, total: int, card: int, merged: int, groups: list) -> bytes:
    """A build or call: every group is worth the value, the hand card counted where it lacks."""
    short = [group for group in groups if _worth(group) != total]
    alone = VALUES[card] == total
    if not VALUES[card] or len(short) != (0 if alone else 1) or (
        short and _worth(short[0]) + VALUES[card] != total
    ):
        raise ValueError(
            "Every group must add up to %d, with %s in one of them." % (total, cards.text(card))
        )
    if not groups and not merged:
        raise ValueError("A build or call joins the hand card with cards of the table.")
    several = len(groups) + alone + merged > 1
    if several != (verb == CALL):
        raise ValueError(
            "A unit of several groups is a call, one of a single group is a build."
        )
    return bytes((verb, card, total, merged)) + _joined(groups, card)


def _raise(total: int, card: int, parts: list) -> bytes:
    """A raise: the value of the unit raised first, then groups of the new value."""
    old = _value(parts[0])
    merged = _merged(parts)
    groups = [_group(part) for part in parts[1:] if part]
    if not VALUES[card] or old + VALUES[card] != total:
        raise ValueError("%d and %s do not make %d." % (old, cards.text(card), total))
    for group in groups:
        if _worth(group) != total:
            raise ValueError("Every group gathered must add up to %d." % total)
    return bytes((RAISE, card, total, merged, old)) + _joined(groups, card)


def _merged(parts: list) -> int:
    """1 where `unit` is among the parts; it is taken out of them."""
    if _UNIT not in parts:
        return 0
    parts.remove(_UNIT)
    return 1


def _joined(groups: list, card: int) -> bytes:
    """The cards of all groups in falling order. ValueError where one is named twice."""
    joined = sorted([taken for group in groups for taken in group], reverse=True)
    for i in range(len(joined)):
        if joined[i] == card or i and joined[i] == joined[i - 1]:
            raise ValueError("%s is named twice." % cards.text(joined[i]))
    return bytes(joined)


def _group(part: str) -> bytes:
    """The cards of `4H+5S`."""
    return bytes([_card(word.strip()) for word in part.split("+")])


def _worth(group: bytes) -> int:
    """What a group adds up to; 0 where a court card is in it."""
    for card in group:
        if not VALUES[card]:
            return 0
    return worth(group)


def _value(word: str) -> int:
    """The value of a unit, 1 to 10."""
    for total in range(1, HIGHEST + 1):
        if word == str(total):
            return total
    raise ValueError(
        "%s is no value of a build or call: it is 1 to %d." % (cards.shown(word), HIGHEST)
    )


def _card(word: str) -> int:
    """A card that has a face."""
    card = cards.parse(word)
    if card == cards.HIDDEN:
        raise ValueError('A move names its cards, such as 5H; "?" is none.')
    return card
