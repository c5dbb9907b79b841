# SPDX-License-Identifier: MIT
"""What is done at the table of each game: with whims, and always the first thing."""

from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.someone.base import Curious, Someone


class Cribbage(Someone):
    """Picks cards for the crib at random."""

    GAME = "cribbage"

    def step(self):
        """Do the next thing, whatever is shown."""
        game = self.game
        if self.sees(game.DISCARD_NOW):
            yield from self.press(A)
        elif self.sees(game.DISCARD_UP):
            yield from self.press(self.random.choice((UP, UP, UP, A)))
        elif self.sees(game.DISCARD_BACK):
            yield from self.press(self.random.choice((LEFT, RIGHT)))
        elif self.sees(game.DISCARD_PICK):
            yield from self.press(*self.random.choices((LEFT, RIGHT), k=self.random.randrange(4)))
            yield from self.press(A)
        else:
            yield from super().step()

    def first(self):
        """The first thing that leads on."""
        up, back = self.sees(self.game.DISCARD_UP), self.sees(self.game.DISCARD_BACK)
        yield from self.press(UP if up else RIGHT if back else A)


class Casino(Someone):
    """Chooses cards of the hand and of the table at random, and what is proposed."""

    GAME = "casino"

    def step(self):
        """Do the next thing, whatever is shown."""
        game, pick = self.game, self.random
        if self.sees(game.KEYS[0]):
            yield from self.move()
            yield from self.look()
            yield from self.press(pick.choice((A, A, A, UP)))
        elif self.sees(game.KEYS[1]):
            yield from self.press(*pick.choices((LEFT, RIGHT), k=pick.randrange(3)))
            yield from self.press(pick.choice((A, A, A, UP, B)))
        elif self.sees(game.KEYS[6]):
            keys = pick.choices((LEFT, RIGHT, UP, DOWN, A), k=pick.randrange(1, 4))
            yield from self.press(*keys)
        else:
            yield from self.press(A)


class Biscuit(Someone):
    """Wanders over hand and board."""

    GAME = "biscuit"
    KEYS = (LEFT, RIGHT, LEFT, RIGHT, UP, DOWN, B)

    def move(self):
        """Move the cursor about; B goes back from a card to the hand."""
        for _ in range(self.random.randrange(3)):
            yield from self.press(self.random.choice(self.KEYS))
            yield from self.rest()


class Trash(Biscuit):
    """The same between the piles and the positions."""

    GAME = "trash"
    STEPPED = True
    KEYS = (LEFT, RIGHT, UP, DOWN, B)


PLAYERS = {player.GAME: player for player in (Cribbage, Casino, Biscuit, Trash)}


def someone(game, *args, curious=False, **kwargs):
    """Someone who plays a game; curious: also opens what can be opened."""
    player = PLAYERS[game]
    if curious:
        player = type("Curious" + player.__name__, (Curious, player), {})
    return player(*args, **kwargs)
