# SPDX-License-Identifier: MIT
"""The play looked ahead: one's card, the other's likely answer, and one's next card.

The other is taken to lay what scores most, and of that its highest card. How likely it holds none
of some ranks follows from their weights (belief.py), as when drawing without putting back.
All values are in 1/ONE of a point.
"""

from micropython import const

from engine.cards import VALUE
from engine.cribbage import belief
from engine.cribbage.pegging import points
from engine.cribbage.scoring import fits

# As in codes.py.
_GOAL = const(121)
_LIMIT = const(31)

ONE = const(4096)
_WIN = const(40)  # what the points that end the match are worth


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
        self.need = _GOAL - view.points[view.seat]
        self.other_need = _GOAL - view.points[1 - view.seat]

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
            if len(choices) > 1:
                value = self.value(rank)
                if rank == choices[0] or value > highest:
                    chosen = rank
                    highest = value
                yield
        return [card for card in self.cards if card >> 2 == chosen][0]

    def value(self, rank: int) -> int:
        """What laying the rank is worth."""
        now, lost, gained = self.parts(rank)
        return now - lost + gained

    def parts(self, rank: int) -> tuple:
        """What the rank scores, what the other's answer will, and one's next card after it."""
        line = self.line
        n = self.n
        count = self.count + VALUE[rank]
        now = points(line, n, rank, count)
        if now >= self.need:
            return _WIN * ONE, 0, 0
        if count == _LIMIT:
            return now * ONE, 0, 0
        line[n] = rank
        rest = self.rest(rank)
        lost = 0
        gained = 0
        chance = ONE  # that the other holds none of the answers so far
        left = self.weight
        for answer in self._answers(count):
            rank = answer & 15
            left -= self.weights[rank]
            without = self.chance_without(left)
            if without < chance:
                scored = answer >> 8
                if scored >= self.other_need:
                    scored = _WIN
                line[n + 1] = rank
                lost += (chance - without) * scored
                gained += (chance - without) * self._most(n + 2, count + VALUE[rank], rest)
                chance = without
        # The other says Passo: one goes on, and has the point for the last card.
        return now * ONE, lost, gained + chance * (1 + self._most(n + 1, count, rest))

    def rest(self, rank: int) -> bytes:
        """The ranks that stay in the hand, sorted; none where nothing is planned."""
        if not self.deep:
            return b""
        ranks = bytes([card >> 2 for card in self.cards])
        i = ranks.find(bytes((rank,)))
        return ranks[:i] + ranks[i + 1:]

    def _answers(self, count: int) -> list:
        """All answers as the other would choose them: points << 8 | value << 4 | rank."""
        answers = []
        for rank in range(13):
            if self.weights[rank] and fits(rank << 2, count):
                scored = points(self.line, self.n + 1, rank, count + VALUE[rank])
                answers.append(scored << 8 | VALUE[rank] << 4 | rank)
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
