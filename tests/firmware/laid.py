# SPDX-License-Identifier: MIT
"""A cribbage table on a stage that remembers, with cards that are known."""

from engine.cards import hand
from engine.match import Match
from firmware.app import App
from firmware.ui.buttons import RIGHT, UP, A
from tests.firmware.fake import FakeHal, FakeStage, Play, Thing

PONE = "5H 6C 7D 8S QH KC"
DEALER = "4H 4C 9D TS JH 2C"


class Sprite(Thing):
    """A sprite that remembers its tiles and its ink."""

    def __init__(self, x, y, columns, rows):
        super().__init__(x, y, columns, rows)
        self.tiles, self.number = {}, 0

    def put(self, column, row, tile):
        super().put(column, row, tile)
        self.tiles[column, row] = tile

    def fill(self, tile):
        self.tiles = dict.fromkeys([(c, r) for c in range(self.columns)
                                    for r in range(self.rows)], tile)

    def ink(self, number):
        self.number = number


class Stage(FakeStage):
    """A stage of which two pictures can be compared."""

    def sprite(self, x, y, columns, rows, ink=0):
        self.things.append(Sprite(x, y, columns, rows))
        return self.things[-1]

    def picture(self):
        """Everything that is shown."""
        return [
            (thing.x, thing.y, ["".join(line) for line in thing.lines],
             sorted(getattr(thing, "tiles", {}).items()), getattr(thing, "number", 0))
            for thing in self.things if not thing.hidden
        ]


def deck(pone=PONE, dealer=DEALER, starter="5S", rest=()):
    """A deck that deals these hands and lies with the starter on the depth the table offers."""
    cards = bytearray()
    for one, two in zip(hand(pone), hand(dealer)):
        cards += bytes((one, two))
    others = [card for card in range(52) if card not in cards and card != hand(starter)[0]]
    cards += bytes(others[:19]) + hand(starter) + bytes(others[19:])
    return bytes(cards)


def begin(players=b"\0\1", dealer=1, cards=None, speed=0):
    """A match at the table; nothing moves until time passes."""
    hal = FakeHal()
    hal.stage = Stage()
    app = App(hal)
    app.settings.language, app.settings.speed = 1, speed
    app.speak()
    app.match = Match("cribbage", players, "7", dealer=dealer, decks=(cards or deck(),))
    return Play(app, "table")


def rules(play):
    return play.app.match.rules


def discard(play, *numbers):
    """Lay the cards with these numbers away and confirm."""
    at = 0
    for number in numbers:
        play.press(*[RIGHT] * (number - at), A)
        at = number
    play.press(UP, A)


def settle(play, most=400):
    """Go on until a person chooses."""
    for _ in range(most):
        scene = play.scene
        if play.scene_name not in ("table", "think"):
            return
        if play.scene_name == "table" and scene._stays:
            play.press(A)
        elif play.scene_name == "table":
            return
        play.frames(1)


def start_play(play):
    """Discard, cut, and come to the first card."""
    discard(play, 4, 5)
    settle(play)
    play.press(A)
    settle(play)


def show(play):
    """Go on to the next choice; the person whose turn it is shows the hand."""
    for _ in range(40):
        settle(play)
        if play.scene_name != "handover":
            return
        play.press(A)
