# SPDX-License-Identifier: MIT
"""The table of cribbage by keys and touches, with cards that are known."""

import gc

import pytest

from engine.cards import hand
from engine.match import Match
from engine.record import load
from firmware.app import App
from firmware.settings import STEPS
from firmware.texts import cribbage_en, en, match_en
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.fake import FakeHal, FakeStage, Line, Play, Thing

W, OWN = cribbage_en, match_en
PONE = "5H 6C 7D 8S QH KC"
DEALER = "4H 4C 9D TS JH 2C"


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


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
        if play.scene_name != "table":
            return
        if scene._stays:
            play.press(A)
        elif scene._mind is None:
            return
        play.frames(1)


def test_a_card_is_lifted_and_put_back_and_two_are_confirmed():
    """One may change one's mind until the two are confirmed (CR-03)."""
    play = begin()
    play.press(A, RIGHT, A)
    assert W.KEPT % 2 in play.texts  # 7 8 Q K
    play.press(A)
    assert W.KEPT % 2 not in play.texts
    assert play.app.match.made == 0
    play.press(RIGHT, A, RIGHT, A)
    assert W.DISCARD_FULL in play.texts
    play.press(UP, DOWN, UP, B, UP)
    assert play.app.match.made == 0
    play.press(A)
    assert rules(play).crib[:2] == hand("5H 7D")


def test_what_is_kept_is_worth_now_is_shown():
    play = begin()
    play.press(RIGHT, RIGHT, RIGHT, RIGHT, A, RIGHT, A)
    assert W.KEPT % 6 in play.texts  # 5 6 7 8: a fifteen and a run of four


def test_moving_the_cursor_makes_no_move():
    play = begin()
    play.press(LEFT, RIGHT, RIGHT, UP, DOWN, B, LEFT)
    assert play.app.match.made == 0


def test_the_match_is_kept_before_the_computer_replies():
    play = begin()
    play.hal.forget()
    discard(play, 4, 5)
    assert play.hal.saves_made == ["cribbage"]
    assert load(play.hal.saved["cribbage"]).made == 1


def start_play(play):
    """Discard, cut, and come to the first card."""
    discard(play, 4, 5)
    settle(play)
    play.press(A)
    settle(play)


def test_the_preview_tells_count_and_points():
    play = begin()
    start_play(play)
    assert rules(play).starter == hand("5S")[0]
    assert any(text.startswith("Ⓐ 5♥ makes 5") for text in play.texts)
    play.press(RIGHT)
    assert any(text.startswith("Ⓐ 6♣ makes 6") for text in play.texts)


def test_only_cards_that_fit_can_be_chosen():
    """CR-06: the cursor passes over the others, a touch does nothing."""
    play = begin(b"\0\0", cards=deck("AC 2D 5D 5S TH KH", "3C 3D TC TD TS QC", "QH"))
    for numbers in ((2, 3), (0, 1)):
        show(play)
        discard(play, *numbers)
    show(play)
    play.press(A)  # the cut
    for keys in ((RIGHT, RIGHT, A), (A,), (RIGHT, RIGHT, A)):
        show(play)
        play.press(*keys)
    show(play)
    assert rules(play).count == 30 and rules(play).seat() == 0
    assert any(text.startswith("Ⓐ A♣ makes 31 +2") for text in play.texts)
    made = play.app.match.made
    play.press(RIGHT, LEFT)
    play.tap(play.scene._table.hand.x(1) + 5, 110)
    play.tap(play.scene._table.hand.x(1) + 5, 110)
    assert play.app.match.made == made
    play.press(A)
    assert play.app.match.made == made + 1


def show(play):
    """Go on to the next choice; the person whose turn it is shows the hand."""
    for _ in range(40):
        settle(play)
        if play.scene_name != "handover":
            return
        play.press(A)


def test_between_two_persons_nothing_but_the_name_is_shown():
    """GE-04, and RULES.md 8.35: the other's cards never flash up."""
    play = begin(b"\0\0")
    assert play.scene_name == "handover"
    name = play.app.words.PERSON_NUMBER % 1
    assert play.texts == [OWN.PASS_TO, name, OWN.HIDDEN, "Ⓐ " + OWN.SHOW_HAND]
    pictures = [play.hal.stage.picture()]
    play.press(B, UP, DOWN, LEFT, RIGHT, SELECT)
    assert play.scene_name == "handover"
    play.press(A)
    assert play.scene_name == "table"
    discard(play, 0, 1)
    settle(play)
    assert play.scene_name == "handover"
    assert play.app.words.PERSON_NUMBER % 2 in play.texts
    other = begin(b"\0\0", cards=deck("AH 2C 3D 9S QH KC", "5H 6C 7D 8S QC KS", "JS"))
    assert other.hal.stage.picture() == pictures[0]


def test_the_log_of_the_one_does_not_tell_the_other_the_discards():
    play = begin(b"\0\0")
    show(play)
    discard(play, 0, 1)
    settle(play)
    play.press(START)
    play.press(*[DOWN] * 4, A)
    assert play.scene_name == "log"
    assert "5♥" not in play.text and W.TWO_HIDDEN in play.text
    play.press(B)
    play.press(A, A)
    assert play.scene_name == "table"
    play.press(START, DOWN, DOWN, DOWN, DOWN, A)
    assert "5♥" not in play.text and W.TWO_HIDDEN in play.text


def test_one_sees_ones_own_discards_in_the_log():
    play = begin()
    discard(play, 0, 1)
    settle(play)
    play.press(START, DOWN, DOWN, DOWN, DOWN, A)
    assert "5♥ 6♣" in play.text


def test_what_is_hidden_changes_nothing_on_the_screen():
    """The other's hand, its discards and the rest of the pack leave no trace (CR-24, GE-02)."""
    pictures = []
    for dealer in (DEALER, "AH 2D 3S TC JS QC"):
        play = begin(b"\0\0", cards=deck(dealer=dealer, starter="5S"))
        show(play)
        seen = [play.hal.stage.picture()]
        discard(play, 4, 5)
        show(play)
        discard(play, 0, 1)
        show(play)
        seen.append(play.hal.stage.picture())
        play.press(A)
        settle(play)
        seen.append(play.hal.stage.picture())
        pictures.append(seen)
    assert pictures[0] == pictures[1]


def test_start_opens_the_menu_while_the_computer_thinks_and_while_it_shows():
    play = begin()
    discard(play, 4, 5)
    play.frames(1)
    play.press(START)
    assert play.scene_name == "pause"
    play.press(START)
    assert play.scene_name == "table"
    settle(play)
    assert play.app.match.made == 2


def test_undo_returns_exactly_to_the_choice_and_redo_goes_forth():
    """CR-23: the reply of the computer goes and comes with one's own move."""
    play = begin()
    settle(play)
    before, picture = rules(play).pack(), play.hal.stage.picture()
    discard(play, 4, 5)
    settle(play)
    after, later = rules(play).pack(), play.hal.stage.picture()
    play.press(START, DOWN, A)
    assert rules(play).pack() == before
    assert play.hal.stage.picture() == picture
    assert load(play.hal.saved["cribbage"]).rules.pack() == before
    play.press(START, DOWN, DOWN, A)
    assert rules(play).pack() == after
    assert play.hal.stage.picture() == later


def test_nothing_to_undo_or_redo_is_said():
    play = begin()
    play.press(START, DOWN, A)
    assert play.text.count(OWN.NO_UNDO.split()[0])
    assert play.scene_name == "pause"
    play.press(A, DOWN, A)
    assert play.scene_name == "pause"


def test_the_deal_and_the_match_begin_again_with_the_same_cards():
    play = begin(b"\0\1", dealer=-1)
    settle(play)
    play.press(A)
    settle(play)
    dealt = [bytes(held) for held in rules(play).hands]
    made = play.app.match.made
    seat = rules(play).seat()
    assert seat == 0
    discard(play, 0, 1)
    settle(play)
    play.press(START, DOWN, DOWN, DOWN, A, DOWN, A)
    assert play.app.match.made in (made, made - 1)
    settle(play)
    assert [bytes(held) for held in rules(play).hands] == dealt
    play.press(START, DOWN, DOWN, DOWN, A, DOWN, DOWN, A)
    assert play.app.match.made == 0


def test_a_hint_lights_its_cards_and_makes_no_move():
    """CR-24: a hint is a preview."""
    play = begin()
    play.press(SELECT)
    for _ in range(3000):
        play.frames(1)
        if play.scene._advised():
            break
    assert "Keep" in play.text
    assert play.app.match.made == 0
    play.press(A)
    assert "Keep" not in play.text
    assert W.DISCARD in play.texts


def test_a_hint_can_be_stopped():
    play = begin()
    play.press(SELECT)
    assert W.THINKING in play.texts
    play.press(B)
    play.frames(200)
    assert not play.scene._advised()
    assert W.DISCARD in play.texts


def test_with_steps_every_move_of_the_computer_waits():
    play = begin(speed=STEPS)
    start_play(play)
    play.press(A)
    play.frames(400)
    laid = len(rules(play).pile) + len(rules(play).played)
    assert laid == 2
    assert any(text.endswith("Ⓐ") for text in play.texts)
    play.frames(400)
    assert len(rules(play).pile) + len(rules(play).played) == laid


def test_the_names_that_were_given_are_used():
    play = begin()
    play.app.settings.names = ["Ada"] + [""] * 5
    play.go("table")
    assert "Ada" in play.texts and en.YOU not in play.texts


assert Line and LEFT
