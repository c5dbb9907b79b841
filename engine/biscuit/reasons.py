# SPDX-License-Identifier: MIT
"""Why the hard player places a card there: a key and the figures that it went by.

The sentences to the keys are in firmware/texts/biscuit_hints_it.py and _en.py. The first figures
are always the card as bytes; 1 for left or 2 for right; 1 for the top or 2 for the bottom of a
cross line; points; the opponents who draw; and of more than two cross lines 1 for that in the
middle, or else the number from the left. Where moves are compared there follow the points of the
other one, if they are more, and how all this is joined to the reason; then, of both moves, what
differs: a chance in hundredths, a mean as points and tenths.

The reason is what decides: the part of a move's value, or its points, without which another move
would be best, and that is the move that it is compared with. Where that comes to little, the part
is told that comes next to deciding.
"""

from micropython import const

from engine.biscuit.outlook import ONE, POINT
from engine.biscuit.scoring import placed

# As in codes.py.
_PARTNERS = const(3)
# By reason of an event, which are 0 to 3; and by part of a value, as in outlook.Choice.
_KINDS = ("straight", "hot", "hotcross", "biscuit")
_PARTS = ("eleven", "block", "safe", "room", "follow")
_HITS = const(0)
_BLOCK = const(1)
_SAFE = const(2)
_ROOM = const(3)
_FOLLOW = const(4)
_NOW = const(5)  # not a part, but the points at once
_NO_WORTH = const(-1 << 28)
# What is worth telling: chances differ by hundredths, means by tenths of a point.
_CHANCE = const(5)
_MEAN = const(3)
# How points and the opponents who draw are joined to the reason.
_AND = const(0)
_BUT = const(1)
_LISTED = const(2)


def best(look, cards: bytes):
    """Generator: yields None while it thinks; returns the best choice and why: key and figures.

    Both None where there is no choice.
    """
    choice = None
    number = 0
    count = 0
    leads = [[] for _ in range(_NOW + 1)]
    for other in look.choices(cards):
        yield from look.judge(other)
        if choice is None or other.value > choice.value:
            choice = other
            number = count
        for part in range(_NOW + 1 if other.parts else 0):
            # The two worth most apart from it: only of the last is it known that it is not the
            # best. To keep all choices would take 16 KB.
            lead = leads[part]
            lead.append((_worth(other, part), -count))
            if len(lead) > 2:
                lead.remove(min(lead))
        count += 1
    if choice is None:
        return None, None
    where = _where(look, choice)
    if not choice.parts:
        key = "out_partners" if look.view.options[_PARTNERS] else "out"
        return choice, (key,) + where
    if count == 1:
        return choice, ("only",) + where
    found = yield from _deciding(look, cards, choice, _rivals(leads, choice, number))
    return choice, _why(look, choice, where, found)


def _worth(choice, part: int) -> int:
    """What a choice is worth apart from a part, or from its points."""
    return choice.value - (choice.now * POINT if part == _NOW else choice.parts[part])


def _rivals(leads: list, choice, number: int) -> list:
    """Of each part (by how much it decides, -part, -the rival's number), the most first."""
    rivals = []
    for part in range(_NOW + 1):
        worth, at = max([lead for lead in leads[part] if lead[1] != -number])
        rivals.append((worth - _worth(choice, part), -part, at))
    rivals.sort(reverse=True)  # no two are equal
    return rivals


def _deciding(look, cards: bytes, choice, rivals: list):
    """Generator: yields None while it thinks; returns key, rival's points and figures, or ().

    The first that is worth telling, () where that is the points; else what is so of the best move
    over which there is such a thing; else the first that can be told at all.
    """
    other = None
    judged = 1
    small = ()
    # Who holds one card goes out with it: that counts more than the points of placing it.
    but = _SAFE if len(look.view.hands[look.rivals[0]]) == 1 else _NOW
    for _, part, number in rivals:
        part = -part
        if part == _NOW:
            if choice.now:
                return ()
            continue
        if number != judged:
            choices = look.choices(cards)
            for _ in range(1 - number):
                other = next(choices)
            yield from look.judge(other)
            judged = number
        found = _advantage(choice, other, part, 1, but)
        if found:
            return found
        small = small or _advantage(choice, other, part, 0, but)
    worth = _NO_WORTH
    for other in look.choices(cards):
        yield from look.judge(other)
        if other.value > worth:
            found = _advantage(choice, other, -1, 1, but)
            if found:
                worth = other.value
                small = found
    return small


def _advantage(choice, other, part: int, well: int, but: int = _NOW) -> tuple:
    """Key, the other's points, and figures of what a choice has over another, if told.

    part: what is asked for; -1 for the most of all but for one. well: 1 for what is worth it.
    """
    most = 0
    told = ()
    for i in range(_NOW):
        ahead = choice.parts[i] - other.parts[i]
        if ahead > most and part in (i, -1) and i != but:
            found = _told(i, choice.figures[i], other.figures[i], well)
            if found:
                most = ahead
                told = found[:1] + (other.now,) + found[1:]
    return told


def _where(look, choice) -> tuple:
    """The card, where it goes, its points and draws: the figures of every sentence."""
    side = 0 if choice.y else 1 if choice.x < 0 else 2
    height = 0 if not choice.y else 1 if choice.y > 0 else 2
    middle = 0
    crosses = look.view.board.crosses
    if height and len(crosses) > 1:
        middle = 1 + sum([cross[0] < choice.x for cross in crosses])
        if middle == 1 or middle == len(crosses):
            side = 1 if middle == 1 else 2
            middle = 0
        elif 2 * middle == len(crosses) + 1:
            middle = 1
    return bytes((choice.card,)), side, height, choice.now, choice.hits, middle


def _why(look, choice, where: tuple, found: tuple) -> tuple:
    """Key and figures of a choice; found: as _deciding returns it."""
    if found:
        # A page has 180 letters: no room for the other's points where a line has a long name.
        named = choice.y and (where[1] or where[5])
        more = found[1] if found[1] > choice.now and not named else 0
        joint = _BUT if more or not choice.now else _AND
        if joint == _AND and choice.hits and found[0] != "eleven":
            joint = _LISTED
        return found[:1] + where + (more, joint) + found[2:]
    if not choice.now:
        return ("eleven",) + where + (0, _BUT) if choice.hits else ("even",) + where
    sums = [0, 0, 0, 0]
    for reason, points, _ in placed(
        look.view.board, choice.card, choice.x, choice.y, look.deck
    ):
        sums[reason] += points
    kinds = [i for i in range(4) if sums[i]]
    if len(kinds) == 1:
        return (_KINDS[kinds[0]],) + where
    return ("many",) + where + (sums[0], sums[1] // 2, sums[2] // 4, sums[3])


def _told(part: int, own: int, other: int, well: int) -> tuple:
    """Key and figures of a part; none where they do not show that the choice is better, or well.

    Of `room` the chances are turned: those of having a place.
    """
    if part == _HITS:
        return (_PARTS[part],) if own > other else ()
    if part == _ROOM:
        own = ONE - own
        other = ONE - other
    mean = part == _SAFE or part == _FOLLOW
    own = _rounded(own, mean)
    other = _rounded(other, mean)
    ahead = other - own if part == _SAFE else own - other
    if ahead < (1 if not well else _MEAN if mean else _CHANCE):
        return ()
    if mean:
        rest = other // 10, other % 10
        if not own:
            return ("safe_none",) + rest
        return (_PARTS[part], own // 10, own % 10) + rest
    return ("block_sure",) if part == _BLOCK and own == 100 else (_PARTS[part], own, other)


def _rounded(figure: int, mean: bool) -> int:
    """A mean in tenths, a chance in hundredths; none, and certain, only where it is so."""
    units = 10 if mean else 100
    rounded = max(1 if figure else 0, (units * figure + ONE // 2) // ONE)
    return rounded if mean or figure >= ONE else min(rounded, 99)
