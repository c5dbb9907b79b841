# SPDX-License-Identifier: MIT
"""Choosing at the table of Biscuit by keys and touches, with cards that are known."""

import random

from engine.biscuit import legal
from engine.biscuit.codes import BISCUIT, DRAW, ELEVEN, OPENS, ORIGIN, PASS, PLACE
from engine.decktet_names import hand, parse
from engine.match import Match
from engine.record import load
from firmware.tables.biscuit.pick import choose
from firmware.texts import biscuit_en as W
from firmware.ui.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from tests.firmware.biscuit_laid import ANY_DECK, begin, rules, table


def made(play):
    return [move for _, move in play.app.match.moves()][:play.app.match.made]


def test_a_card_then_its_place_and_a_confirmed_move():
    play = begin("5ML", ["6MW 9LK", "4MS 2SY"], "CK 2WL")
    assert any("6☾≈: 2 places up to +2" in text for text in play.texts)
    play.press(A)
    assert any("+2 straight 2" in text for text in play.texts)
    assert W.ELEVEN % "Computer draws" in play.texts
    play.press(RIGHT, LEFT, RIGHT)
    assert made(play) == []
    play.press(A)
    assert made(play)[0] == bytes((PLACE, parse("6MW"), ORIGIN + 1, ORIGIN))


def test_b_goes_back_to_the_card_that_was_chosen():
    play = begin("5ML", ["6MW 9LK", "4MS 2SY"], "CK 2WL")
    play.press(RIGHT)
    assert table(play).card == parse("9LK")
    play.press(A, B)
    assert table(play).card == parse("9LK") and made(play) == []


def test_what_is_being_chosen_is_there_again_after_the_menu():
    play = begin("5ML", ["6MW 9LK", "4MS 2SY"], "CK 2WL")
    play.press(RIGHT)
    play.press(START, START)
    assert table(play).part == "pick" and table(play).card == parse("9LK")
    play.press(A, RIGHT)
    move = table(play).chooser.move()
    play.press(START, START)
    assert table(play).part == "spot" and table(play).chooser.move() == move
    play.press(B)
    assert table(play).card == parse("9LK")
    play.press(UP, START, START)
    assert table(play).part == "pick" and table(play).card == parse("9LK") and made(play) == []


def test_only_cards_that_have_a_place_can_be_chosen():
    """BI-07, BI-10: the cursor passes over the others, a touch does nothing."""
    play = begin("9MS", ["AW 4MS 7WY CS", "2WL 3SK"], "CK")
    chosen = set()
    for _ in range(4):
        chosen.add(table(play).card)
        play.press(RIGHT)
    assert chosen == set(hand("4MS CS"))
    play.tap(10, 117)
    assert table(play).part == "pick"


def test_the_whole_board_is_looked_at_and_left_again():
    play = begin("9MS 4MS", ["CS 8MS", "2WL"], "CK")
    play.press(UP)
    assert W.LOOKING[0] in play.texts
    play.press(RIGHT, RIGHT, LEFT, UP)
    assert W.LOOKING[0] in play.texts and made(play) == []
    play.press(B)
    assert W.LOOKING[0] not in play.texts


def test_drawing_is_one_press_and_the_drawn_card_may_be_kept():
    """BI-07 to BI-09, B25."""
    play = begin("9LK 9MS", ["AW 7WY", "4MS 3MW"], "2SY 4WL CK")
    assert W.NOTHING_FITS[0] in play.texts
    play.press(LEFT, RIGHT, A)
    assert made(play) == [bytes((DRAW,))]
    assert W.DRAWN[0] % "2☼§" in play.texts and W.BUTTONS[1] in play.texts
    play.press(RIGHT)
    assert W.DRAWN[1] in play.texts
    play.press(LEFT, DOWN, A)
    assert made(play)[:2] == [bytes((DRAW,)), bytes((PASS,))]


def test_the_drawn_card_may_be_played_at_once():
    play = begin("9LK 9MS", ["AW 7WY", "4MS 3MW"], "2SY 4WL CK")
    play.press(A, A, A)
    assert made(play)[1][:2] == bytes((PLACE, parse("2SY")))


def test_with_that_option_the_drawn_card_must_be_played():
    """BI-08."""
    play = begin("9LK 9MS", ["AW 7WY", "4MS 3MW"], "2SY 4WL", options=bytes((5, 0, 1, 0, 1)))
    play.press(A)
    assert W.BUTTONS[1] not in play.texts
    play.press(LEFT, RIGHT, A, A)
    assert made(play)[1][:1] == bytes((PLACE,))


def test_a_drawn_card_that_does_not_fit_is_shown_and_the_turn_passes():
    play = begin("9LK 9MS", ["AW 7WY", "4MS 3MW"], "CW 4WL")
    play.press(A)
    assert W.DREW[0] % "♛≈" in play.texts and any(W.DREW[1] in t for t in play.texts)


def test_with_an_empty_pile_one_passes_by_one_press():
    play = begin("9LK 9MS", ["AW 7WY", "4MS 3MW"])
    assert W.NOTHING_LEFT[0] in play.texts and W.BUTTONS[0] in play.texts
    play.press(A)
    assert made(play) == [bytes((PASS,))]


def touched(chart, move):
    """A pixel in the middle of the place of a move."""
    at = chart.places.index(move[2:])
    column, row = chart.places[at + 2] - chart.left, chart.places[at + 3] - chart.top
    return chart.x + (column + 1) * chart.tile, chart.y + (row + 1) * chart.tile


def test_touch_can_do_all_of_it():
    play = begin("5ML", ["6MW 9LK", "4MS 2SY"], "CK 2WL")
    play.tap(10, 117)  # the first card
    move = table(play).chooser.moves[1]
    spot = touched(table(play).chart, move)
    play.tap(*spot)
    assert made(play) == []
    play.tap(*spot)
    assert made(play)[0] == move
    play = begin("9LK 9MS", ["AW 7WY", "4MS 3MW"], "2SY 4WL CK")
    play.tap(140, 117)  # the pile
    play.tap(150, 117)  # the button
    assert made(play)[:2] == [bytes((DRAW,)), bytes((PASS,))]


def test_a_touch_beside_the_places_goes_back():
    play = begin("5ML", ["6MW 9LK", "4MS 2SY"], "CK 2WL")
    play.tap(10, 117)
    play.tap(80, 60)
    assert table(play).part == "pick" and made(play) == []


def texts_until(play, text, most=30):
    """Press A and gather what is shown until a text comes."""
    seen = []
    for _ in range(most):
        seen.extend(play.texts)
        if any(text in one for one in play.texts):
            return seen
        play.press(A)
        play.frames(80)
    raise AssertionError((text, play.texts))


def test_every_score_is_shown_with_its_reason():
    """B5 of the rules: a hot cross biscuit and a biscuit."""
    play = begin("CM 3MW 5SW 3SK", ["CK 2SY", "4MS"], "9LK", -1, ((2, "CS", ""),))
    play.press(RIGHT, A)
    while table(play).chooser.move()[3] != ORIGIN - 1:
        play.press(DOWN)
    assert any("+5 cross4 bisc.1" in text for text in play.texts)
    play.press(A)
    seen = texts_until(play, "Biscuit +1")
    assert any("Hot cross biscuit +4" in text for text in seen)
    assert rules(play).scores()[0] == 5


def test_going_out_shows_the_cards_left_and_a_page_with_the_sum():
    """B21: Elevensies with the last card come before the bonus."""
    play = begin("5ML", ["6MW", "4WL"], "CK 2WL")
    play.press(A)
    play.press(A)
    seen = texts_until(play, W.OUT_POINTS)
    for text in ("Straight of 2 +2", W.ELEVEN % "Computer draws", W.OUT[1] + " +5",
                 W.LEFT_TO[0] % "Computer" + " +3"):
        assert any(text in one for one in seen), text
    assert play.scene_name == "score" and "You 10" in play.text
    for text in (W.OUT[1] + " ▲▼ +8", W.OUT_POINTS + " +5", W.LEFT_TO[0] % "Computer" + " +3"):
        assert text in play.texts, text
    play.press(A)
    assert play.scene_name == "end"


def test_partners_may_lose_points():
    """B20, BI-36: the partner's cards count against both."""
    play = begin("5ML", ["7ML", "5SW", "9MS AK 3MW 4WL 8MS CK", "CW"], "2SY",
                 options=bytes((5, 0, 0, 1, 1)))
    play.press(A, A)
    seen = texts_until(play, W.OUT_POINTS)
    assert any(W.LEFT_TO[0] % "Comput.3" + " -10" in text for text in seen)
    assert play.scene_name == "score" and W.OUT[1] + " ▲▼ -2" in play.texts
    for text in (W.OUT_POINTS + " +5", W.LEFT_TO[0] % "Comput.2" + " +2",
                 W.LEFT_TO[0] % "Comput.3" + " -10", W.LEFT_TO[0] % "Comput.4" + " +1"):
        assert text in play.texts, (text, play.texts)
    play.press(A)
    assert "The other pair wins!" in play.text and rules(play).scores() == [-2, 0, -2, 0]


def test_a_stale_hand_says_so():
    """BI-32, BI-33."""
    play = begin("9LK 6MW 9MS", ["AW CS", "7WY AY"])
    play.press(A, A)
    seen = texts_until(play, W.STALE[2])
    assert any(W.STALE[0] in text for text in seen)


def test_the_page_between_hands_comes_once_and_the_next_hand_begins():
    play = begin("5ML", ["6MW", "4WL"], "CK 2WL", options=bytes(5))
    play.press(A, A)
    texts_until(play, W.OUT_POINTS)
    play.press(A)
    assert play.scene_name in ("table", "think")
    assert any(text.startswith(W.INITIAL[:6]) for text in play.texts)
    assert len(rules(play).board.main) == 1


def test_the_preview_is_what_happens():
    """In random positions a card scores what was announced, and opens a line or makes opponents
    draw where that was said."""
    chance = random.Random(3)
    match = Match("biscuit", bytes(3), "preview", ANY_DECK)
    looked = 0
    while not match.rules.over():
        view = match.rules.view(match.rules.seat())
        move = chance.choice(list(legal.moves(view)))
        if move[0] == PLACE and chance.randrange(3) == 0:
            play = begin("5ML", ["6MW", "4WL", "CK"], players=bytes(3))
            play.app.match = again = Match("biscuit", match.players, "preview", ANY_DECK,
                                           position=match.rules.pack())
            play.go("table", view.turn)
            chosen = table(play)
            chosen.hinted = move
            choose(chosen, "spot", move[1])
            first, second = chosen.chooser.lines()
            again.play(move)
            fresh = again.rules.events[again.rules.fresh:]
            points = sum(event[2] for event in fresh if event[1] <= BISCUIT)
            assert first.startswith("Ⓐ +%d " % points if points else "Ⓐ " + W.NO_POINTS)
            assert second.startswith("Eleven") == any(event[1] == ELEVEN for event in fresh)
            assert not first.endswith(W.OPENS[1]) or any(event[1] == OPENS for event in fresh)
            looked += 1
        match.play(move)
    assert looked > 3


def test_the_match_is_kept_before_the_computer_replies():
    play = begin("5ML", ["6MW", "4WL"])
    play.app.new_match("biscuit", bytes((0, 1)))
    play.app.match.play(next(play.app.match.rules.moves()))  # if the computer begins
    while rules(play).seat():
        play.app.match.play(next(play.app.match.rules.moves()))
    play.go("table")
    before = play.app.match.made
    play.hal.forget()
    play.press(A, A)
    assert play.hal.saves_made == ["biscuit"]
    assert load(play.hal.saved["biscuit"]).made == before + 1


def test_a_long_hand_can_be_walked_through():
    cards = "AW AL 2MK 2SY 3MW 3SK 4MS 5ML 6LK CM CK"
    play = begin("9LK 6MW 9MS", [cards, "7WY AY"], "8MS")
    chosen = []
    for _ in range(len(cards.split())):
        chosen.append(table(play).card)
        at, first = table(play).hand.at, table(play).hand.first
        assert first <= at < first + table(play).hand.shown()
        play.press(RIGHT)
    able = [card for card in sorted(hand(cards)) if rules(play).board.has_place(card)]
    assert chosen[:len(able)] == able
