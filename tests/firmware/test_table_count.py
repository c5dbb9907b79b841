# SPDX-License-Identifier: MIT
"""The counting pages, the end page and the words of the log."""


import pytest

from engine import catalog
from engine.cards import hand
from engine.decks import Decks
from engine.match import Match
from firmware.app import App
from firmware.tables import part
from firmware.texts import cribbage_en, cribbage_it, en, match_en
from firmware.ui.buttons import DOWN, START, UP, A, B
from tests.firmware.fake import FakeHal, Play

W, OWN = cribbage_en, match_en


def before_last(pone, dealer, crib, starter, points, players=b"\0\1", language=1):
    """A match of which the dealer, seat 1, is about to lay the last card; crib of four cards."""
    rules = catalog.load("cribbage").Rules(2, b"", Decks("7"), 1)
    rules.phase = 3
    rules.starter = hand(starter)[0]
    rules.crib = bytearray(hand(crib))
    pone, dealer = hand(pone), hand(dealer)
    rules.hands = [bytearray(), bytearray(dealer[3:])]
    rules.played = bytearray(pone) + bytearray([64 | card for card in dealer[:3]])
    rules.turn = 1
    rules.points = list(points)
    rules.events = []
    app = App(FakeHal())
    app.settings.language = language
    app.speak()
    app.match = Match("cribbage", players, "7", dealer=1, position=rules.pack())
    return app


def pages(app):
    app.match.play(bytes((2, app.match.rules.hands[1][0])))
    return part("cribbage", "count").pages(app, app.match.rules.view(0))


# RULES.md 4.3: id, hand, starter, whether it is the crib, total
SHOWN = [
    ("H1", "5C 5S 5D JH", "5H", False, 29), ("H3", "4C 4D 6S 6H", "5C", False, 24),
    ("H5", "7C 7D 7S AH", "7H", False, 24), ("H9", "2C 3D 4S 6H", "7C", False, 7),
    ("H11", "2H 4H 6H 8H", "KC", False, 4), ("H12", "2H 4H 6H 8H", "KC", True, 0),
    ("H13", "2H 4H 6H 8H", "KH", True, 5), ("H15", "4H 6H JH QH", "5H", True, 15),
    ("H16", "JC 2D 4S 6H", "8C", False, 1),
]


@pytest.mark.parametrize("name, cards, starter, crib, total", SHOWN, ids=[s[0] for s in SHOWN])
def test_a_page_itemises_the_total(name, cards, starter, crib, total):
    """GE-05: each combination is a line, counted on aloud to the total of RULES.md 4.3."""
    rest = [card for card in range(52) if card not in hand(cards) + hand(starter)]
    from engine.cards import text
    others = [" ".join(text(card) for card in rest[i:i + 4]) for i in (0, 10)]
    made = pages(before_last(cards if not crib else others[0], others[1],
                             cards if crib else others[0], starter, (10, 10)))
    title, shown, apart, lines, note, points = made[2 if crib else 0]
    assert title == (W.CRIB_OF % "Computer" if crib else W.YOUR_HAND)
    assert shown == bytes(sorted(hand(cards))) and apart == hand(starter)[0]
    assert (lines[-1][2] if lines else 0) == total
    sums = [line[2] for line in lines]
    assert sums == sorted(set(sums))
    assert note == ("" if total else W.NO_POINTS)
    assert points[1 if crib else 0] >= total


def test_hands_are_counted_in_order_and_the_scores_grow():
    """CR-16: pone, dealer, crib."""
    made = pages(before_last("4C 4D 6S 6H", "7C 7D 8S 8H", "2C 3D 4S 6C", "5C", (10, 20)))
    assert [page[0] for page in made] == [
        W.YOUR_HAND, W.HAND_OF % "Computer", W.CRIB_OF % "Computer"]
    assert made[0][5] == [34, 21]  # the last card's point came before
    assert made[1][5][0] == made[2][5][0] == 34
    assert made[1][5][1] < made[2][5][1]


def test_after_the_end_hands_are_shown_but_not_counted():
    """E2 and CR-26: the dealer wins with the hand, the crib is only shown."""
    made = pages(before_last("KC KD 2S 9H", "TC TD 3S 7H", "5D 5H 5S JC", "4C", (100, 118)))
    assert [page[4] for page in made][-1] == W.NOT_COUNTED
    assert made[2][3] == [] and made[2][5] == made[1][5]
    assert made[1][5][1] == 121


def test_shown_points_stop_at_the_goal():
    """CR-19."""
    made = pages(before_last("4C 4D 6S 6H", "7C 7D 8S 8H", "2C 3D 4S 6C", "5C", (120, 20)))
    assert made[0][5] == [121, 21]
    assert [page[4] for page in made] == ["", W.NOT_COUNTED, W.NOT_COUNTED]


def at_pages(**more):
    app = before_last("4C 4D 6S 6H", "7C 7D 8S 8H", "2C 3D 4S 6C", "5C", (10, 20), **more)
    app.match.play(bytes((2, app.match.rules.hands[1][0])))
    return Play(app, "table")


def test_pages_go_on_and_back_and_then_the_next_deal_begins():
    play = at_pages()
    assert play.scene_name == "score" and W.YOUR_HAND in play.text
    play.press(A)  # the lines further down
    assert W.YOUR_HAND in play.text
    play.press(A)
    assert W.HAND_OF % "Computer" in play.text
    play.press(B)
    assert W.YOUR_HAND in play.text
    while W.CRIB_OF % "Computer" not in play.text:
        play.press(A)
    assert W.CRIB_OF % "Computer" in play.text
    assert "Ⓐ " + OWN.NEXT_DEAL in play.text
    made = play.app.match.made
    while play.scene_name == "score":
        play.press(A)
    assert play.app.match.made > made
    assert play.app.match.rules.dealer == 0


def test_each_line_can_be_looked_at():
    play = at_pages()
    count = len(play.scene._lines)
    play.press(*[DOWN] * count)
    assert play.scene._focus == count - 1
    assert "Run 24" in play.text
    play.press(DOWN)
    assert play.scene._focus == -1
    play.press(UP)
    assert play.scene._focus == count - 1


def test_undo_from_a_counting_page():
    play = at_pages(players=b"\0\0")
    made = play.app.match.made
    play.press(START, DOWN, A)
    assert play.app.match.made == made - 1
    assert play.scene_name == "handover"


def test_the_next_deal_after_an_undo_keeps_what_can_be_redone():
    """CR-23: only another move clears it, and there is no other."""
    play = at_pages()
    while play.scene_name == "score":
        play.press(A)
    match = play.app.match
    while match.rules.seat() != 0:
        match.play(next(iter(match.rules.moves())))
    match.play(next(iter(match.rules.moves())))
    moves = list(match.moves())
    match.undo()
    match.undo()
    assert match.rules.phase == 4
    play.go("table")
    while play.scene_name == "score":
        play.press(A)
    assert match.can_redo() and list(match.moves()) == moves


def ended(players=b"\0\1", points=(120, 60)):
    app = before_last("4C 4D 6S 6H", "7C 7D 8S 8H", "2C 3D 4S 6C", "5C", points, players)
    app.match.play(bytes((2, app.match.rules.hands[1][0])))
    app.save_match()
    play = Play(app, "table")
    while play.scene_name == "score":
        play.press(A)
    return play


def test_the_end_page_says_who_won_and_by_how_much():
    play = ended()
    assert play.scene_name == "end"
    assert OWN.YOU_WIN in play.texts and "You 121" in play.texts
    assert W.SKUNK in play.texts  # the loser has 61: not doubly (CR-21)
    assert W.DOUBLE_SKUNK in ended(points=(120, 40)).texts
    assert W.SKUNK not in ended(points=(120, 95)).text


def test_the_match_counts_when_the_end_page_is_left():
    play = ended(b"\0\0")
    play.press(DOWN, DOWN, A)  # take back the last move
    assert play.scene_name == "handover" and not play.app.match.rules.over()
    assert "statistics" not in play.hal.saved
    play = ended()
    play.press(DOWN, DOWN, DOWN, A)
    assert play.scene_name == "menu"
    assert play.hal.saved["statistics"] and not play.hal.saved.get("cribbage")


def test_a_new_match_and_the_same_cards_again():
    play = ended(b"\0\0")
    play.press(DOWN, A)
    assert play.scene_name == "handover" and play.app.match.made == 0
    play = ended(b"\0\0")
    play.press(A)
    assert play.scene_name == "table" and play.app.match.made == 0
    assert play.app.match.players == b"\0\0" and play.app.match.position == b""


@pytest.mark.parametrize("words", [cribbage_it, cribbage_en])
def test_every_reason_has_its_words(words):
    rules = catalog.load("cribbage").Rules
    assert len(words.REASONS) == len(words.SHORT) == len(rules.REASONS)


def test_the_log_tells_what_happened():
    play = at_pages()
    play.press(START, DOWN, DOWN, DOWN, DOWN, A)
    assert play.scene_name == "log"
    assert W.LAID % ("Computer", "8♥", 8) in play.texts
    assert "Computer: Last card +1" in play.texts
    assert W.HAND_POINTS % (W.YOUR_HAND, 24) in play.text
    assert en.BACK in play.text


def test_the_menu_leads_back_to_the_page_it_was_opened_on():
    play = at_pages(players=b"\0\0")
    while play.scene._at < 2:
        play.press(A)
    play.press(START, START)
    assert (play.scene_name, play.scene._at) == ("score", 2)
    play.press(START, DOWN, A)  # the last card is taken back, and then laid again
    assert play.scene_name == "handover"
    play.press(A, START, DOWN, DOWN, A)
    assert (play.scene_name, play.scene._at) == ("score", 0)
    play.press(START, START)
    assert (play.scene_name, play.scene._at) == ("score", 0)
