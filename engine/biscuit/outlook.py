# SPDX-License-Identifier: MIT
"""What a placement is worth to the hard player: points now, and what comes of it.

All chances are in 1/ONE, all values in 1/POINT of a point. The weights were fitted to the margins
at the end of hands played on from thousands of positions; they are flat: a fifth more or less of
one of them wins as often.
"""

from micropython import const

from engine.biscuit.ends import RANKS, Ends, after, eleven, fitting
from engine.biscuit.legal import rivals_hit
from engine.biscuit.memory import Lacks, unseen
from engine.biscuit.scoring import left_value
from engine.decktet import RANK

ONE = const(4096)
POINT = const(65536)
_MOST = const(12)  # points that are told apart
# As in codes.py.
_DECK = const(0)
_ELEVENSIES = const(1)
_PARTNERS = const(3)

# Weights in sixteenths of a point: times a chance they are in 1/POINT.
# For 2, 3 and 4 seats, for partners, and for 4 seats where the left neighbour alone draws: a card
# drawn by a rival, the next rival without a place, another without one, a point of the next.
_WEIGHTS = bytes((
    32, 28, 0, 16, 28, 22, 10, 15, 24, 16, 8, 14, 30, 16, 8, 14, 10, 8, 16, 10,
))
_STUCK = const(-54)  # being without a place oneself at the next turn
_FOLLOW = const(5)  # a point that one's own next card may score
_LOSS = const(-8)  # a point lost because the next goes out
_PARTNER_OUT = const(32)  # that the partner can go out


class Choice:
    """A card at an end: its points now, the cards that it makes rivals draw, and its value.

    `figures` are those cards, the chance that the next has no place, the points that it will
    score, the chance of having no place oneself one turn later, and the points of one's own next
    card; points in 1/ONE. `parts` is what each is worth.
    """

    def __init__(self, card: int, x: int, y: int, now: int, hits: int):
        self.card = card
        self.x = x
        self.y = y
        self.now = now
        self.hits = hits
        self.figures: tuple = (hits,)
        self.parts: tuple = ()
        self.value = 0


class Outlook:
    """The position of the seat that decides, and what it knows of the others."""

    def __init__(self, view):
        self.view = view
        self.deck = view.options[_DECK]
        self.hand = view.hands[view.seat]
        self.ends = Ends(view.board, self.deck)
        self.unseen = unseen(view)
        seats = len(view.hands)
        row = seats - 2
        if seats == 4 and (view.options[_PARTNERS] or view.options[_ELEVENSIES]):
            row = 3 if view.options[_PARTNERS] else 4
        self.weights = _WEIGHTS[4 * row: 4 * row + 4]
        self.rivals = bytes([(view.seat + i) % seats for i in range(1, seats)])
        self.lacking = []  # of each rival: how many cards are known to lack suits, and
        self.may_hold = []  # for each unseen card whether it may be one of those
        for rival in self.rivals:
            lacks = Lacks(view, rival)
            may = bytearray(len(self.unseen))
            for n in range(len(may)):
                may[n] = lacks.may_hold(self.unseen[n])
            self.lacking.append(lacks.cards if sum(may) else 0)
            self.may_hold.append(may)

    def choices(self, cards: bytes):
        """Every placement of these cards, with its points, in the engine's order, one by one."""
        for card in cards:
            i = 0
            for x, y, _ in self.view.board.ends():
                if fitting(card) & self.ends.suits[i]:
                    hits = 0
                    if eleven(self.ends, i, card, self.deck):
                        hit = rivals_hit(self.view, self.view.seat)
                        hits = min(len(hit), len(self.view.stock))
                    yield Choice(card, x, y, self.ends.points[RANKS * i + RANK[card]], hits)
                i += 1

    def best(self, cards: bytes):
        """Generator: yields None while it thinks; returns the choice of highest value, or None.

        The first in the engine's order among equals.
        """
        found = None
        for choice in self.choices(cards):
            yield from self.judge(choice)
            if found is None or choice.value > found.value:
                found = choice
        return found

    def judge(self, choice: Choice):
        """Generator: yields None while it thinks; sets figures, parts and value of a choice."""
        rest = self.hand.replace(bytes((choice.card,)), b"")
        if not rest:  # out: nothing follows but the cards that the others are left with
            choice.value = choice.now * POINT + choice.hits * self._mean_left()
            return
        ends = after(self.view.board, choice, self.deck)
        yield
        best, shares = self._answers(ends, rest)
        yield
        others, blocked, danger = self._others(choice.hits, best, rest)
        yield
        stuck, follow = _next_turn(ends, rest, shares, blocked)
        choice.figures = (choice.hits, blocked, danger, stuck, follow)
        choice.parts = (
            choice.hits * self.weights[0] * ONE, others, -self.weights[3] * danger,
            _STUCK * stuck, _FOLLOW * follow,
        )
        choice.value = choice.now * POINT + sum(choice.parts)

    def _mean_left(self) -> int:
        """What an unseen card is worth when one goes out."""
        total = sum([left_value(card) for card in self.unseen])
        return total * POINT // max(1, len(self.unseen))

    def _answers(self, ends: Ends, rest: bytes) -> tuple:
        """The points + 1 that each unseen card can score at most, and how they fall on the ends.

        For each end: how many cards score best there, and how many of them leave a place for
        one of the cards `rest`.
        """
        mine = 0
        for card in rest:
            mine |= fitting(card)
        best = bytearray(len(self.unseen))
        shares = bytearray(len(ends.suits)), bytearray(len(ends.suits))
        for n in range(len(best)):
            card = self.unseen[n]
            most = ends.best(card)
            best[n] = min(most, _MOST) + 1
            if most >= 0:
                fits = fitting(card)
                at = RANK[card]
                i = 0
                for suits in ends.suits:
                    if fits & suits and ends.points[at] == most:
                        shares[0][i] += 1
                        if fits & mine:
                            shares[1][i] += 1
                    at += RANKS
                    i += 1
        return best, shares

    def _others(self, hits: int, best: bytearray, rest: bytes) -> tuple:
        """What the others' lack of a place is worth; the next's chance of it, and its points."""
        hands = self.view.hands
        partner = (self.view.seat + 2) % 4 if self.view.options[_PARTNERS] else len(hands)
        hit = rivals_hit(self.view, self.view.seat)[:hits]
        value = 0
        for n in range(len(self.rivals)):
            rival = self.rivals[n]
            held = len(hands[rival]) + (1 if rival in hit else 0)
            chances = self._chances(best, n, held, n == 0)
            if n == 0:
                blocked = chances[0]
                danger = sum([ONE - chance for chance in chances[1:]])
                value += self.weights[1] * blocked
                if held == 1:
                    lost = sum([left_value(card) for card in rest]) + 5
                    value += _LOSS * lost * (ONE - blocked)
            elif rival != partner:
                value += self.weights[2] * chances[0]
            elif held == 1:
                value += _PARTNER_OUT * (ONE - chances[0])
        return value, blocked, danger

    def _chances(self, best: bytearray, n: int, held: int, first: bool) -> list:
        """The chances that rival n has no place, then that it scores under 1, under 2..."""
        every = _above(best)
        narrow = min(self.lacking[n], held)
        few = _above(best, self.may_hold[n]) if narrow else every
        chances = []
        for points in range(max(best) if first and max(best) else 1):
            chance = without(len(best), every[points], held - narrow)
            if narrow:
                chance = chance * without(few[_MOST + 2], few[points], narrow) // ONE
            chances.append(chance)
        return chances


def _next_turn(ends: Ends, rest: bytes, shares: tuple, blocked: int) -> tuple:
    """The chance of having no place at one's next turn, and the points there, in 1/ONE.

    The next is taken to place a card at the end where it scores best; where it has no place, as
    it is with chance `blocked`, and at the other ends all stays as it is.
    """
    own = bytearray(len(ends.suits))  # most points + 1 of the rest, by end
    for card in rest:
        at = RANK[card]
        for i in range(len(own)):
            if fitting(card) & ends.suits[i]:
                own[i] = max(own[i], ends.points[at] + 1)
            at += RANKS
    weight = sum(shares[0])
    stuck = 0
    follow = 0
    for i in range(len(own)):
        left = max(own[:i] + own[i + 1:])
        if left:
            follow += shares[0][i] * (left - 1)
        else:
            stuck += shares[0][i] - shares[1][i]
    if not weight:
        blocked = ONE
    still = max(own)
    all_stuck = 0 if still else blocked
    all_follow = blocked * max(0, still - 1)
    if weight:
        all_stuck += (ONE - blocked) * stuck // weight
        all_follow += (ONE - blocked) * follow // weight
    return all_stuck, all_follow


def _above(best: bytearray, cards: bytearray = None) -> bytearray:
    """How many (of `cards`, or all) have more than each number of points + 1; last, how many."""
    above = bytearray(_MOST + 3)
    for n in range(len(best)):
        if cards is None or cards[n]:
            above[best[n]] += 1
    total = 0
    for points in range(_MOST + 1, -1, -1):
        here = above[points]
        above[points] = total
        total += here
    above[_MOST + 2] = total
    return above


def without(cards: int, hits: int, drawn: int) -> int:
    """The chance, of ONE, that of some cards drawn none is among the hits."""
    chance = ONE
    left = cards - hits
    for _ in range(drawn):
        if left <= 0:
            return 0 if hits else chance
        chance = chance * left // cards
        left -= 1
        cards -= 1
    return chance
