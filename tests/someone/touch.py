# SPDX-License-Identifier: MIT
"""Nobody needs a button: whatever keys can do can be touched."""

from displayio import TileGrid

from tests.someone.games import Biscuit, Casino, Cribbage, Trash

STOCK, DISCARDS = (146, 90), (146, 115)
BOARD = (4, 43, 156, 123)  # where cards of Biscuit lie: left, top, right, bottom


class Touching:
    """Begins by touch; the languages' lines, the game's, and what starts the match."""

    def start(self):
        """From the first start to the table."""
        words = self.words
        yield from self.until("English")
        yield from self.on(words.LANGUAGES[self.language == "en"])
        yield from self.until(words.GAMES[self.GAME])
        yield from self.on(words.GAMES[self.GAME])
        yield from self.until(words.START)
        for seat in self.persons:
            if seat:
                yield from self.on(words.SEAT % (seat + 1))
        yield from self.on(words.START)
        yield from self.rest()

    def sign(self, picture):
        """Touch one of the two signs of a table."""
        for grid in self.machine.display.root_group:
            cells = grid.width * grid.height if isinstance(grid, TileGrid) else 0
            for cell in range(cells):
                if grid[cell] == picture:
                    column, row = cell % grid.width, cell // grid.width
                    yield from self.touch(grid.x + 8 * column + 8, grid.y + 8 * row + 8)
                    return
        raise AssertionError("this sign is not to be seen")


class TouchingCribbage(Touching, Cribbage):
    """Touches cards twice: to see, and to play."""

    def step(self):
        """The next thing, by touch alone."""
        game, words, own = self.game, self.words, self.own
        if self.sees(game.CONFIRM):
            yield from self.on(game.CONFIRM)
        elif self.sees(game.DISCARD):
            yield from self.touch(16 + 25 * self.random.randrange(6), 110)
        elif self.sees(own.SHOW_HAND):
            yield from self.on(own.SHOW_HAND)
        elif self.sees(game.CUT) or self.sees(game.CUT_FIRST):
            x = self.random.randrange(20, 140)
            yield from self.touch(x, 50)
            yield from self.touch(x, 50)
        elif self.sees("Ⓐ " + words.GO_ON) or self.sees("Ⓐ " + own.NEXT_DEAL):
            yield from self.touch(80, 60)  # a line
            yield from self.touch(20, 121)  # the words of the A button
        elif any(text.startswith("Ⓐ") for text in self.machine.texts()):
            card = self.random.randrange(4)
            yield from self.touch(16 + 25 * card, 110)
            yield from self.touch(16 + 25 * card, 110)
        else:
            yield from self.touch(80, 50)


class TouchingTrash(Touching, Trash):
    """Knows two piles and ten positions."""

    STEPPED = False

    def step(self):
        """Touch a pile twice, or where the jack may go; elsewhere a touch goes on."""
        game = self.game
        if self.sees(game.JACK_WHERE):
            at = self.random.randrange(10)
            place = 14 + 25 * (at % 5), 90 + 25 * (at // 5)
            yield from self.touch(*place)
            yield from self.rest()
            yield from self.touch(*place)
        else:
            place = self.random.choice((STOCK, DISCARDS))
            yield from self.touch(*place)
            yield from self.rest()
            yield from self.touch(*place)


class TouchingBiscuit(Touching, Biscuit):
    """Looks for the cursor to find the place where a card would lie."""

    def step(self):
        """Touch what may be a place, a card or the button; elsewhere that does no harm."""
        own, words = self.own, self.words
        if self.sees(own.SHOW_HAND):
            yield from self.on(own.SHOW_HAND)
        elif self.sees("Ⓐ " + words.GO_ON) or self.sees("Ⓐ " + own.NEXT_DEAL):
            yield from self.touch(20, 121)
        elif any("Ⓑ" in text for text in self.machine.texts()):
            yield from self.place()
        elif self.random.randrange(3) == 0:  # the way back may give its line to who draws
            yield from self.place()
        else:
            yield from self.touch(*self.random.choice(((10, 117), (30, 117), (50, 117), (70, 117),
                                                       (90, 117), (110, 117), (150, 117))))

    def place(self):
        """A place is chosen, or the board is looked at: touch somewhere, or the cursor."""
        if self.random.randrange(4) == 0:
            left, top, right, bottom = BOARD
            yield from self.touch(self.random.randrange(left, right),
                                  self.random.randrange(top, bottom))
        else:
            yield from self.touch(*self.cursor())

    def cursor(self):
        """Where the cursor is: its upper left corner is gold across and down."""
        frame, wide = self.machine.frame(), self.machine.width

        def shines(x, y):
            red, green, blue = frame[3 * (y * wide + x):3 * (y * wide + x) + 3]
            return red > 150 and 7 * red < 10 * green < 9 * red and 3 * blue < red

        for y in range(BOARD[1] - 3, BOARD[3]):
            for x in range(wide - 20):
                if all(shines(x + step, y) and shines(x, y + step) for step in range(5)):
                    if not shines(x + 7, y):
                        return x + 10, y + 10
        return BOARD[:2]


class TouchingCasino(Touching, Casino):
    """Touches cards in the hand, on the table, and what is proposed."""

    def step(self):
        """Touch something; twice on a card of the hand leads to what can be done with it."""
        game, pick = self.game, self.random
        if self.sees(game.KEYS[1]):
            yield from self.on(game.KEYS[1])
        elif self.sees(game.KEYS[0]):
            yield from self.touch(pick.randrange(4, 138), pick.randrange(30, 128))
            yield from self.rest()
        elif self.sees("Ⓐ " + self.words.GO_ON) or self.sees("Ⓐ " + self.own.NEXT_DEAL):
            yield from self.touch(20, 121)
        else:
            yield from self.touch(pick.randrange(4, 138), pick.randrange(16, 128))


TOUCHING = {
    player.GAME: player
    for player in (TouchingCribbage, TouchingCasino, TouchingBiscuit, TouchingTrash)
}
