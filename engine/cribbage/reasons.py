# SPDX-License-Identifier: MIT
"""The hard player's move with its reason: a key and the figures that the player went by.

The sentences to the keys are in firmware/texts/cribbage_hints_it.py and _en.py. Cards are given
as bytes, a mean as two numbers: points and tenths.
"""

from micropython import const

from engine.cards import NONE, VALUE
from engine.cribbage import discard
from engine.cribbage.lookahead import ONE, Lookahead
from engine.cribbage.scoring import fits, flush_points, pegged, rank_points

# As in codes.py.
_FIFTEEN = const(1)
_RUN = const(6)
_THIRTYONE = const(2)

_USUAL_CRIB = 475  # mean of all cribs, in hundredths (RULES.md 7.2)
_GOAL = const(121)
_LIKELY = const(50)  # in 100: then it is what matters
_ALIKE = ("pair", "triplet", "quartet")  # by points 2, 6, 12


def throw(view):
    """Generator: yields None while it thinks; returns the two cards to throw, and why."""
    hand = bytes(view.hands[view.seat])
    own = view.seat == view.dealer
    needs = discard.needs(view)
    keep, thrown, total, crib = yield from discard.best(hand, own, needs)
    chance = discard.winning(hand, keep, own, crib, needs)
    if chance:
        most = yield from discard.best(hand, own)  # points, on average
        other = discard.winning(hand, most[0], own, most[3], needs)
        if chance > other:
            return thrown, ("keep_win_more", keep, chance, thrown, other)
        if chance >= _LIKELY:
            return thrown, ("keep_win", keep, chance, thrown)
    flush = flush_points(keep, NONE, False)
    now = rank_points(bytes([card >> 2 for card in keep])) + flush
    if own:
        key = "keep_own"
    elif crib < _USUAL_CRIB:
        key = "keep_safe"
    else:
        key = "keep_anyway"
    if flush:
        key += "_suit"
    starters = 52 - len(hand)
    return thrown, (key, keep, now) + _tenths(total, starters) + (thrown,) + _tenths(crib, 100)


def _tenths(total: int, count: int) -> tuple:
    """A mean as whole points and tenths, rounded once."""
    tenths = (20 * total + count) // (2 * count)
    return tenths // 10, tenths % 10


def lay(view):
    """Generator: yields None while it thinks; returns the card to lay, and why."""
    look = Lookahead(view, True)
    card = yield from look.best()
    line = bytes([laid & 63 for laid in view.pile]) + bytes((card,))
    scores = pegged(line, view.count + VALUE[card >> 2])
    figures: tuple = ()
    if sum([points for _, points, _ in scores]) >= look.need:
        key = "win"
    elif scores:
        key, figures = _scoring(scores)
    elif len(look.choices()) == 1:
        key, figures = "only", (len([held for held in look.cards if fits(held, look.count)]),)
    else:
        key, figures = _quiet(look, card >> 2)
    return card, (key, bytes((card,))) + figures


def _scoring(scores: list) -> tuple:
    """Key and points of a card that scores now; `scores` as `scoring.pegged` lists them."""
    total = sum([scored for _, scored, _ in scores])
    key = ""
    for reason, _, cards in scores:
        if reason == _FIFTEEN:
            name = "fifteen"
        elif reason == _THIRTYONE:
            name = "thirtyone"
        elif reason == _RUN:
            name = "run"
        else:
            name = _ALIKE[len(cards) - 2]
        key = key + "_" + name if key else name
    return key, (total,)


def _quiet(look: Lookahead, rank: int) -> tuple:
    """Key and figures of a card that scores nothing now, chosen among others."""
    count = look.count + VALUE[rank]
    rest = look.rest(rank)
    if look.silence(look.count) == ONE:
        stuck = not [held for held in rest if fits(held << 2, count)]
        return ("alone" if not stuck else "ends" if look.need > 1 else "win"), ()
    if look.n == 0 and bytes((rank,)) in rest:
        return "lead_pair", ()
    if look.n == 0 and VALUE[rank] < 5:
        return "lead_low", ()
    danger = look.danger(rank)
    if danger == 0:
        return "safe", (count,)
    return _preferred(look, rank, (count, _in_ten(danger)))


def _preferred(look: Lookahead, rank: int, figures: tuple) -> tuple:
    """Key and figures of a card beside the one on which the other scores least often."""
    rival = -1
    least = 0
    for choice in look.choices():
        if choice != rank:
            danger = look.danger(choice)
            if rival < 0 or danger < least:
                rival = choice
                least = danger
    _, lost, gained = look.parts(rank)
    _, other_lost, other_gained = look.parts(rival)
    if _in_ten(least) > figures[1] or gained <= other_gained and lost >= other_lost:
        return "least", figures
    key = "plan" if gained - other_gained >= other_lost - lost else "less"
    if key == "less":
        look.other_need = _GOAL  # what wins is worth more than its points
        if look.parts(rank)[1] >= look.parts(rival)[1]:
            key = "less_win"
    return key, figures + (bytes((rival << 2,)),)


def _in_ten(chance: int) -> int:
    """A chance in tenths."""
    return (10 * chance + ONE // 2) // ONE
