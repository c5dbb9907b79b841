# SPDX-License-Identifier: MIT
"""Nobody sees at the table what is another's: hand-over page, log, hidden cards."""



from firmware.texts import cribbage_en, match_en
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.laid import DEALER, begin, deck, discard, settle, show

W, OWN = cribbage_en, match_en


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
