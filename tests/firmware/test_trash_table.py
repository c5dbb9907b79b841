# SPDX-License-Identifier: MIT
"""The table of Trash by keys and touches, with cards that are known."""


import pytest

from firmware.art import tiles
from firmware.settings import STEPS
from firmware.texts import trash_en
from firmware.ui import theme
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, UP, A
from tests.engine.trash_kit import DOWN as FACE_DOWN
from tests.engine.trash_kit import shown
from tests.firmware.trash_laid import begin, choosing, reads, rules, settle

W = trash_en
STOCK, DISCARDS = (146, 90), (146, 115)


def spot(place):
    """A pixel of a position of the large layout, counted from 1."""
    return 14 + 25 * ((place - 1) % 5), 90 + 25 * ((place - 1) // 5)


def large(play, place):
    """The sprite of a position of the large layout."""
    return play.scene._table.own._sprites[place - 1]


def lit(sprite):
    """Whether the card that a sprite shows is lit."""
    return theme.FACE + 4 <= sprite.number < theme.FACE + 8


def test_only_the_stock_can_be_chosen_in_the_first_turn():
    """TR-02: there are no discards yet."""
    play = begin([FACE_DOWN] * 2, stock="5H")
    play.press(DOWN)
    assert W.NO_DISCARDS in play.texts and rules(play).seat() == 0
    play.press(A)
    assert shown(rules(play)) == "....5....."


def test_the_place_of_a_discard_is_shown_before_it_is_taken():
    """TR-03; the preview is gone when the cursor is on the stock."""
    play = begin([FACE_DOWN] * 2, stock="QD", discard="KD 7H")
    assert lit(large(play, 7)) and reads(play, W.TAKE % "7♥")
    assert large(play, 7).tiles[0, 0] == tiles.RANK + 12
    play.press(UP)
    assert large(play, 7).tiles[0, 0] == tiles.BACK and not lit(large(play, 7))
    assert reads(play, W.DRAW_OR)
    play.press(DOWN, A)
    assert rules(play).layouts[0][6] >> 2 == 6


@pytest.mark.parametrize("top, words", [
    ("KD", W.COURT), ("TD", W.BEYOND % "9"), ("2D", W.FILLED % "2"),
])
def test_a_discard_without_a_place_is_dim_and_the_reason_is_told(top, words):
    """TR-03, TR-08."""
    play = begin([".2.......", FACE_DOWN], discard=top)
    pile = play.scene._table.piles._sprites[1]
    assert theme.FACE + 8 <= pile.number < theme.FACE + 12
    play.press(DOWN)
    assert words in play.texts
    play.tap(*DISCARDS)
    play.tap(*DISCARDS)
    assert rules(play).discard and choosing(play) and play.app.match.made == 0


def test_the_chain_is_shown_card_by_card():
    """T1: the 5 goes to its place, the 9 below it to its own, the king below that is discarded."""
    play = begin([FACE_DOWN] * 2, stock="5H", hidden={5: "9S", 9: "KD"})
    play.press(A)
    assert W.DRAWN % ("You", "5♥") in play.texts and W.UNDER % "9♠" in play.texts
    assert lit(large(play, 5)) and large(play, 9).tiles[0, 0] == tiles.BACK
    play.press(A)
    assert W.PLACED % ("You", "9♠") in play.texts and W.UNDER % "K♦" in play.texts
    assert not lit(large(play, 5)) and lit(large(play, 9))
    play.press(A)
    assert W.DISCARDED % ("You", "K♦") in play.texts and W.COURT in play.texts
    assert shown(rules(play)) == "....5...9."


def test_every_card_waits_for_the_key_where_steps_are_set():
    play = begin([FACE_DOWN] * 2, stock="5H", hidden={5: "9S", 9: "KD"}, speed=STEPS)
    play.press(A)
    for line in (W.UNDER % "9♠", W.UNDER % "K♦", W.COURT):
        play.frames(300)
        assert any(text.startswith(line) and text.endswith("Ⓐ") for text in play.texts), line
        play.press(A)


def test_the_jack_goes_where_the_directions_take_it():
    """TR-05: only face-down positions, shown before it is confirmed."""
    play = begin(["A...5.7...", FACE_DOWN], stock="JS", hidden={4: "QD"})
    play.press(A)
    assert W.JACK_WHERE in play.texts and lit(large(play, 2))
    assert reads(play, W.JACK_HERE % "2")
    play.press(RIGHT, RIGHT)
    assert lit(large(play, 4)) and not lit(large(play, 2))
    play.press(RIGHT)  # over the 5
    assert lit(large(play, 6))
    play.press(LEFT)
    assert lit(large(play, 4))
    play.press(DOWN)
    assert lit(large(play, 9))
    play.press(UP)
    assert play.app.match.made == 1
    play.press(A)
    assert shown(rules(play)) == "A..J5.7..."


def test_by_touch_a_second_touch_confirms():
    play = begin(["A...5.7...", FACE_DOWN], stock="JS", discard="2H", hidden={2: "JD", 9: "QD"})
    play.tap(*STOCK)
    assert choosing(play) and play.app.match.made == 0
    play.tap(*STOCK)
    assert W.JACK_WHERE in play.texts
    play.tap(*spot(7))
    assert not lit(large(play, 7))
    play.tap(*spot(9))
    assert lit(large(play, 9)) and play.app.match.made == 1
    play.tap(*spot(9))
    assert shown(rules(play)) == "A...5.7.J."


def test_a_natural_frees_the_jack():
    """TR-06, T17: the discard goes in for the Jack, who is placed anew."""
    play = begin([".J........", FACE_DOWN], discard="2H", hidden={1: "KD"})
    assert reads(play, W.TAKE_JACK % "2♥")
    play.press(A)
    assert W.FREED in play.text
    play.press(A)
    assert W.JACK_WHERE in play.texts
    play.press(A)
    settle(play)
    assert shown(rules(play)) == "J2........"


def test_what_the_computer_does_is_shown_in_its_own_layout():
    play = begin([FACE_DOWN, FACE_DOWN, FACE_DOWN], b"\0\1\2", turn=1, stock="5H 4H 3H")
    play.frames(4)
    assert W.DRAWN % ("Comput.2", "5♥") in play.texts
    seen = settle(play)
    assert W.DRAWN % ("Comput.3", "4♥") in seen and rules(play).seat() == 0


def test_a_reshuffle_is_announced():
    """TR-12."""
    play = begin(["A.........", FACE_DOWN], discard="5D QD 8D KD")
    rules(play).stock = b""
    play.go("table")
    play.press(A)
    assert W.RESHUFFLED in play.texts and W.RESHUFFLED_WHAT in play.texts


def test_the_won_hand_waits_for_the_key_and_tells_the_new_size():
    """TR-09, TR-11: the layout lies complete until then; the next hand is smaller."""
    play = begin(["A23456.89T", FACE_DOWN], stock="7D")
    play.press(A)
    assert W.YOU_WIN_HAND in play.texts and W.SHRINKS % ("You", W.CARDS % 9) in play.text
    play.frames(400)
    assert W.YOU_WIN_HAND in play.texts and lit(large(play, 7))
    play.press(A)
    assert choosing(play) and rules(play).sizes[0] == 9
    assert large(play, 10).hidden and not large(play, 9).hidden
    assert W.CARDS % 9 in play.texts and W.YOU_WIN_HAND in play.texts


def test_the_match_ends_with_a_line_and_the_sizes():
    """TR-17, TR-20."""
    play = begin([".", "..."], stock="AD")
    play.press(A)
    assert W.YOU_WIN_MATCH in play.texts and W.LAST_CARD in play.text
    play.press(A)
    assert play.scene_name == "end"
    assert "You 0" in play.texts and "Computer 3" in play.texts and W.RESULT in play.texts


def test_the_others_get_a_last_turn_where_that_is_set():
    """TR-10: each who is complete then shrinks."""
    names = ("Ada", "Bea", "Cy")
    play = begin(["A.", "A2.", "..."], b"\0\0\0", stock="2D 3D", names=names, lastchance=True)
    play.press(A)
    assert W.WINS_HAND % "Ada" in play.texts and W.LAST_CHANCE in play.text
    play.press(A)
    assert W.TURN % "Bea" in play.texts
    play.press(A)
    assert W.ALSO % "Bea" in play.texts
    play.press(A)
    play.press(A)
    seen = settle(play)
    assert W.SHRINKS % ("Ada", W.CARD) in seen and W.SHRINKS % ("Bea", W.CARDS % 2) in seen
    assert bytes(rules(play).sizes) == b"\1\2\3"


def test_persons_see_whose_turn_it_is_and_whose_the_large_layout_is():
    """GE-04: no page in between, as nothing is hidden."""
    play = begin(["A.........", ".2........"], b"\0\0", stock="KD QD", names=("Ada", "Bea"))
    assert W.TURN % "Ada" in play.texts and large(play, 1).tiles[0, 0] == tiles.RANK
    play.press(A)
    settle(play)
    assert W.TURN % "Bea" in play.texts and large(play, 2).tiles[0, 0] == tiles.RANK + 2
    assert large(play, 1).tiles[0, 0] == tiles.BACK
    assert play.scene._table.active.texts() == ["Bea"]


def test_a_hint_shows_the_card_it_speaks_of():
    play = begin(["A23456.89T", FACE_DOWN], discard="KD 7H")
    play.press(UP, SELECT)
    play.frames(20)
    assert play.scene._advice is not None and lit(large(play, 7))
    play.press(A)
    assert choosing(play) and reads(play, W.TAKE % "7♥")


def test_a_table_that_saw_nothing_recalls_the_last_happening():
    play = begin([FACE_DOWN] * 2, stock="QD")
    assert W.NEW_HAND in play.texts
    play.press(A)
    settle(play)
    news = [text for text in play.texts if "discards" in text or "in place" in text]
    play.go("pause")
    play.go("table")
    assert set(news) <= set(play.texts)


@pytest.mark.parametrize("size", [(160, 128), (240, 135), (240, 240), (320, 240)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_other_sizes_and_numbers_of_seats_fit(size, seats):
    """The fake stage takes no text that is cut or beyond its edge."""
    names = ("M" * 8, "W" * 8, "Q" * 8, "Z" * 8, "X" * 8, "Y" * 8)
    play = begin([FACE_DOWN] * seats, bytes(seats), size=size, language=0, names=names,
                 stock="5H TD 9D JD QC")
    for _ in range(60):
        play.press(A)
    assert play.app.match.made > 5
    play.go("log")
    play.go("pause")
