# SPDX-License-Identifier: MIT
"""What START and SELECT open at the table: undo, redo, beginning again, hints."""



from engine.cards import hand
from engine.record import load
from firmware.texts import cribbage_en, match_en
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.laid import begin, discard, rules, settle

W, OWN = cribbage_en, match_en


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
        if play.scene_name == "table":
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
    assert play.scene_name == "table" and play.scene._advice is None
    assert W.DISCARD in play.texts


def hinted(play):
    """Ask for a hint and wait for it."""
    play.press(SELECT)
    while play.scene_name == "think":
        play.frames(1)
    assert play.scene._advice is not None


def test_what_was_picked_outlasts_a_hint_and_the_menu():
    play = begin()
    play.press(A, RIGHT, A)
    assert W.KEPT % 2 in play.texts  # 7 8 Q K
    hinted(play)
    play.press(A)
    assert W.KEPT % 2 in play.texts
    play.press(START)
    play.press(START)
    assert W.KEPT % 2 in play.texts and play.scene._table.hand.at >= 0
    play.press(UP, A)
    assert rules(play).crib[:2] == hand("5H 6C")


def test_the_place_of_the_cut_and_the_cursor_outlast_the_menu():
    play = begin()
    discard(play, 4, 5)
    settle(play)
    play.press(RIGHT, RIGHT)
    depth = play.scene._table.chooser.depth
    play.press(START, START)
    assert play.scene._table.chooser.depth == depth
    play.press(LEFT, LEFT, A)
    settle(play)
    play.press(RIGHT)
    at, line = play.scene._table.hand.at, play.texts[-1]
    play.press(START, START)
    assert at and play.scene._table.hand.at == at and play.texts[-1] == line


def test_what_was_picked_goes_with_an_undo():
    play = begin()
    settle(play)
    discard(play, 4, 5)
    settle(play)
    play.press(RIGHT, START, DOWN, A)
    assert play.app.match.made == 0 and play.scene._table.hand.picked == []
