# SPDX-License-Identifier: MIT
"""Laying two cards away: they rise, the crib's places show them, and one confirms (CR-03)."""

from micropython import const

from engine.cards import NONE
from engine.cribbage.scoring import hand_points
from firmware.tables.cribbage.dealt import crib_of
from firmware.ui import card, sound, theme
from firmware.ui.buttons import DOWN, UP, A, B
from firmware.ui.layout import panel, roomy

# As in engine/cribbage/codes.py.
_DISCARD = const(1)

_BUTTON = const(2)  # height in tiles
_LINE = const(10)


class Part:
    """Chooses two of the six cards; until the button is pressed nothing is done."""

    def __init__(self, table):
        app = self._app = table.app
        y = table.middle_y - 1
        self._hand = table.hand
        words = self._words = app.game_words()
        stage = app.stage
        pitch, x = (26, 56) if roomy(stage) else (12, 42)
        self._places = []
        for number in range(2):
            place = stage.sprite(1 + pitch * number, y + 3, card.COLUMNS, card.ROWS)
            self._places.append(place)
        columns = (stage.width - x) // stage.letter_width
        self._title = stage.page(x, y, columns, 1, theme.PAPER)
        self._kept = stage.page(x, y + _LINE, columns, 1, theme.GOLD)
        text = "▲ " + words.CONFIRM
        tiles = (len(text) * stage.letter_width + 2 * stage.tile - 1) // stage.tile
        self._box = (x, y + 2 * _LINE, tiles * stage.tile, _BUTTON * stage.tile)
        self._button = panel(stage, self._box[0], self._box[1], tiles, _BUTTON)
        self._label = stage.page(x + 6, self._box[1] + 3, len(text), 1, theme.PAPER)
        self._label.write(0, 0, text)
        self._on_button = False
        self._line = ("", "")
        self.hide()

    def hide(self) -> None:
        """Take everything off the screen."""
        for thing in self._places + [self._title, self._kept, self._button, self._label]:
            thing.hide()

    def show(self, view, choosing: bool) -> None:
        """Show whose crib it is and its two places."""
        self._title.clear()
        self._title.write(0, 0, crib_of(self._app, view.dealer))
        self._title.hide(False)
        for place in self._places:
            place.hide(False)
        self._on_button = False
        if choosing:
            self._hand.focus(self._hand.first())
        self._preview()

    def press(self, key: int):
        """Choose, change one's mind, confirm."""
        hand = self._hand
        if self._on_button:
            if key == A:
                return self._move()
            if key in (DOWN, B):
                self._focus(False)
        elif key == UP and self._ready():
            self._focus(True)
        elif key == A:
            self._pick(hand.at)
        elif hand.step(key):
            self._app.sound.play(sound.MOVE)
            self._preview()
        return None

    def tap(self, x: int, y: int):
        """A touch on a card picks it or puts it back; a touch on the button confirms."""
        left, top, width, height = self._box
        if self._ready() and left <= x < left + width and top <= y < top + height:
            return self._move()
        number = self._hand.card_at(x, y)
        if number >= 0:
            self._focus(False)
            self._hand.focus(number)
            self._pick(number)
        return None

    def picked(self) -> bytes:
        """The place of the cursor, then the cards that stand out."""
        return bytes([self._hand.at] + self._hand.picked)

    def pick(self, picked: bytes) -> None:
        """Lift the same cards again."""
        for number in picked[1:]:
            self._lift(number)
        self._hand.focus(picked[0])
        self._preview()

    def lines(self) -> tuple:
        """What the two message lines say now."""
        return self._line

    def suggest(self, cards: bytes) -> None:
        """Put the cursor on the first of these cards."""
        self._focus(False)
        self._hand.focus(self._hand.cards.find(cards[:1]))
        self._preview()

    def _ready(self) -> bool:
        return len(self._hand.picked) == 2

    def _move(self) -> bytes:
        thrown = sorted([self._hand.cards[number] for number in self._hand.picked])
        return bytes([_DISCARD] + thrown)

    def _pick(self, number: int) -> None:
        """Lift a card or put it back; a third one is refused."""
        picked = self._hand.picked
        if len(picked) == 2 and number not in picked:
            self._app.sound.play(sound.REFUSED)
            self._preview()
            self._line = (self._words.DISCARD_FULL, "")
            return
        self._app.sound.play(sound.BACK if number in picked else sound.PICK)
        self._lift(number)
        self._preview()

    def _lift(self, number: int) -> None:
        """Lift a card, or put it back."""
        hand = self._hand
        if number in hand.picked:
            hand.picked.remove(number)
        else:
            hand.picked.append(number)
        hand.things[number].move(hand.x(number), hand.height(number))
        if number == hand.at:
            hand.focus(number)

    def _focus(self, button: bool) -> None:
        """Put the cursor on the button or back on the cards."""
        if button != self._on_button:
            self._app.sound.play(sound.MOVE)
        self._on_button = button
        hand = self._hand
        if button:
            hand.cursor.hide()
        else:
            hand.focus(hand.at)
        self._preview()

    def _preview(self) -> None:
        """Show the cards in the crib's places, what the rest is worth, and which keys do what."""
        words, hand = self._words, self._hand
        for number, place in enumerate(self._places):
            filled = number < len(hand.picked)
            card.face(place, hand.cards[hand.picked[number]] if filled else NONE)
            # Where there is little room it would lie half over the first.
            place.hide(number > 0 and not filled and not roomy(self._app.stage))
        ready = self._ready()
        for thing in (self._kept, self._button, self._label):
            thing.hide(not ready)
        if not ready:
            back = hand.at in hand.picked
            self._line = (words.DISCARD, words.DISCARD_BACK if back else words.DISCARD_PICK)
            return
        kept = bytes([c for n, c in enumerate(hand.cards) if n not in hand.picked])
        self._kept.clear()
        self._kept.write(0, 0, words.KEPT % hand_points(kept, NONE, False))
        self._button.ink(theme.CHOSEN if self._on_button else theme.PLAIN)
        self._label.colour(theme.NIGHT if self._on_button else theme.PAPER)
        keys = words.DISCARD_NOW if self._on_button else words.DISCARD_UP
        self._line = (words.DISCARD_SURE, keys)
