# SPDX-License-Identifier: MIT
"""The lines on the table of Biscuit and where a card may go (RULES.md 3.2)."""

from engine.decktet import RANK, SUITS, touching


class Board:
    """The main line and its cross lines.

    `main` are the cards from the left, `left` the x of the first; the initial card is at x = 0.
    A cross line is a list of x, the cards above its cross card and those below, outwards.
    """

    def __init__(self, initial: int):
        self.main = bytearray((initial,))
        self.left = 0
        self.crosses = []

    def copy(self):
        """The same lines again, to be changed freely."""
        board = Board(0)
        board.main = bytearray(self.main)
        board.left = self.left
        board.crosses = [[x, bytearray(up), bytearray(down)] for x, up, down in self.crosses]
        return board

    def initial(self) -> int:
        """The card that lay first."""
        return self.main[-self.left]

    def crossing(self, x: int):
        """The cross line of a column, or None."""
        for cross in self.crosses:
            if cross[0] == x:
                return cross
        return None

    def ends(self):
        """Every place where a line can grow: x, y and the neighbour in that line (BI-10)."""
        yield self.left - 1, 0, self.main[0]
        yield self.left + len(self.main), 0, self.main[len(self.main) - 1]
        for x, up, down in self.crosses:
            middle = self.main[x - self.left]
            yield x, len(up) + 1, up[len(up) - 1] if up else middle
            yield x, -len(down) - 1, down[len(down) - 1] if down else middle

    def takes(self, card: int, x: int, y: int) -> bool:
        """Whether a card may be placed there: at an end that it fits (BI-24)."""
        for end_x, end_y, neighbour in self.ends():
            if end_x == x and end_y == y:
                return touching(card, neighbour)
        return False

    def has_place(self, card: int) -> bool:
        """Whether a card may be placed anywhere."""
        for _, _, neighbour in self.ends():
            if touching(card, neighbour):
                return True
        return False

    def suits(self) -> int:
        """The suits of all ends, as bits: a hand without a place has none of them."""
        found = 0
        for _, _, neighbour in self.ends():
            found |= SUITS[neighbour]
        return found

    def opens(self, card: int, y: int) -> bool:
        """Whether a card placed at height y becomes a cross card (BI-11)."""
        return y == 0 and RANK[card] == RANK[self.initial()]

    def place(self, card: int, x: int, y: int) -> None:
        """Put a card at one of the ends, and open its cross line where it is a cross card."""
        if y:
            self.crossing(x)[1 if y > 0 else 2].append(card)
            return
        opens = self.opens(card, y)
        if x < self.left:
            self.main = bytearray((card,)) + self.main
            self.left = x
        else:
            self.main.append(card)
        if opens:
            self.crosses.append([x, bytearray(), bytearray()])

    def line(self, x: int, y: int) -> bytes:
        """The cards of the line that grows at an end, from that end inwards."""
        if y == 0:
            return bytes(self.main) if x < self.left else backwards(self.main)
        _, up, down = self.crossing(x)
        middle = bytes((self.main[x - self.left],))
        if y > 0:
            return backwards(up) + middle + bytes(down)
        return backwards(down) + middle + bytes(up)

    def others(self, x: int, y: int) -> bytes:
        """First and last card of every other line; a cross card alone is no line yet (BI-12)."""
        found = bytearray()
        if y:
            found.append(self.main[0])
            found.append(self.main[len(self.main) - 1])
        for cross_x, up, down in self.crosses:
            if (not y or cross_x != x) and (up or down):
                middle = self.main[cross_x - self.left]
                # The cross card is an end where an arm is empty (BI-13).
                found.append(up[len(up) - 1] if up else middle)
                found.append(down[len(down) - 1] if down else middle)
        return bytes(found)

    def cards(self):
        """Every card with its x and y."""
        for i in range(len(self.main)):
            yield self.main[i], self.left + i, 0
        for x, up, down in self.crosses:
            for i in range(len(up)):
                yield up[i], x, i + 1
            for i in range(len(down)):
                yield down[i], x, -i - 1


def backwards(cards) -> bytes:
    """The cards from last to first."""
    turned = bytearray(cards)  # not a list, which for a long line needs 512 bytes in one piece
    for i in range(len(cards)):
        turned[i] = cards[len(cards) - 1 - i]
    return bytes(turned)
