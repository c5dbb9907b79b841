# SPDX-License-Identifier: MIT
"""The play looked ahead: one's card, the other's likely answer, and one's next card.

The other is taken to give, of the cards that it holds, the answer best for it. How likely it holds
none of some ranks follows from their weights (belief.py), as when drawing without putting back.
All values are in 1/ONE of a point.
"""

from micropython import const

from engine.cards import VALUE
from engine.cribbage import belief
from engine.cribbage.codes import LIMIT
from engine.cribbage.pegging import points
from engine.cribbage.scoring import fits

ONE = const(4096)
_SHIFT = const(16)  # added to the worth of an answer, so that it packs into a byte


class Lookahead:
    """One decision of the play, seen from the seat that decides.

    deep: learn from the cards laid and plan the next card; else only the answer is looked at.
    """

    def __init__(self, view, deep: bool):
        self.deep = deep
        self.cards = view.hands[view.seat]
        self.others = len(view.hands[1 - view.seat])
        self.weights = belief.weights(view, deep)
        self.weight = sum(self.weights)
        self.line = bytearray([(card & 63) >> 2 for card in view.pile]) + bytearray(2)
        self.n = len(view.pile)  # cards of the line that lie already
        self.count = view.count

    def choices(self) -> bytes:
        """The ranks that may be laid, each once."""
        ranks = b""
        for card in self.cards:
            rank = bytes((card >> 2,))
            if fits(card, self.count) and rank not in ranks:
                ranks += rank
        return ranks

    def best(self):
        """Generator: yields None while it thinks; returns the best card to lay."""
        choices = self.choices()
        chosen = choices[0]
        highest = 0
        for rank in choices:
            value = (yield from self.value(rank)) if len(choices) > 1 else 0
            if rank == choices[0] or value > highest:
                chosen = rank
                highest = value
        return [card for card in self.cards if card >> 2 == chosen][0]

    def value(self, rank: int):
        """Generator: yields None while it thinks; returns what laying the rank is worth."""
        count = self.count + VALUE[rank]
        now = points(self.line, self.n, rank, count)
        if count == LIMIT:
            return now * ONE
        self.line[self.n] = rank
        rest = self.rest(rank)
        answers = yield from self._answers(rest, count)
        total = now * ONE
        chance = ONE  # that the other holds none of the answers so far
        left = self.weight
        for answer in answers:
            left -= self.weights[answer & 15]
            without = self.chance_without(left)
            total -= (chance - without) * ((answer >> 4) - _SHIFT)
            chance = without
        # The other says Passo: one goes on, and has the point for the last card.
        return total + chance * (1 + self._most(self.n + 1, count, rest))

    def rest(self, rank: int) -> bytes:
        """The ranks that stay in the hand, sorted; none where nothing is planned."""
        if not self.deep:
            return b""
        ranks = bytes([card >> 2 for card in self.cards])
        i = ranks.find(bytes((rank,)))
        return ranks[:i] + ranks[i + 1:]

    def _answers(self, rest: bytes, count: int):
        """Generator: returns all answers, best for the other first, as worth << 4 | rank.

        The worth is what the answer scores less the most that one's next card then scores.
        """
        answers = []
        for rank in range(13):
            if self.weights[rank] and fits(rank << 2, count):
                total = count + VALUE[rank]
                worth = points(self.line, self.n + 1, rank, total) + _SHIFT
                self.line[self.n + 1] = rank
                worth -= self._most(self.n + 2, total, rest)
                answers.append(worth << 4 | rank)
                if rank & 1:
                    yield
        answers.sort(reverse=True)
        return answers

    def _most(self, n: int, count: int, rest: bytes) -> int:
        """The most that one of the cards left scores on the first n cards of the line."""
        most = 0
        last = -1
        for rank in rest:
            if rank != last and fits(rank << 2, count):
                most = max(most, points(self.line, n, rank, count + VALUE[rank]))
            last = rank
        return most

    def danger(self, rank: int) -> int:
        """The chance, of ONE, that the other holds a card that scores on this one."""
        count = self.count + VALUE[rank]
        self.line[self.n] = rank
        left = self.weight
        for answer in range(13):
            if self.weights[answer] and fits(answer << 2, count):
                if points(self.line, self.n + 1, answer, count + VALUE[answer]):
                    left -= self.weights[answer]
        return ONE - self.chance_without(left)

    def silence(self, count: int) -> int:
        """The chance, of ONE, that the other has no card for this count."""
        left = self.weight
        for answer in range(13):
            if fits(answer << 2, count):
                left -= self.weights[answer]
        return self.chance_without(left)

    def chance_without(self, left: int) -> int:
        """The chance, of ONE, that all cards of the other are among ranks of that weight."""
        total = self.weight
        chance = ONE
        for _ in range(self.others):
            if left <= 0:
                return 0
            chance = chance * left // total
            left -= belief.UNIT
            total -= belief.UNIT
        return chance
