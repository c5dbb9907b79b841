# SPDX-License-Identifier: MIT
"""The counting pages of casino and Biscuit: every point has a line, and its cards are lit."""

import random

import pytest

from engine.biscuit.codes import BONUS
from engine.cards import HIDDEN, hand
from engine.casino.codes import CAPTURE, SWEEP
from engine.decktet_names import hand as decktet
from engine.match import Match
from engine.rng import Rng
from firmware.app import App
from firmware.tables.biscuit import count as biscuit
from firmware.tables.casino import count as casino
from firmware.texts import biscuit_en
from firmware.ui import theme
from firmware.ui.buttons import DOWN, START, A
from tests.engine import casino_kit as kit
from tests.firmware import biscuit_laid, casino_laid
from tests.firmware.fake import FakeHal, Play
from tests.firmware.laid import Stage
from tests.firmware.pixels import PixelHal, at_every_size

LIT = {theme.DECKTET_LIT} | {theme.FACE + 4 * theme.LIT + suit for suit in range(4)}
NAMES = ["M" * 8, "W" * 8, "Q" * 8, "G" * 8]
SWEPT = {"partners": True, "sweeps": 1}
CASINO = [(2, {}), (3, {"sweeps": 1}), (4, {}), (4, SWEPT),
          (4, {"partners": True, "finish": "count"})]
BISCUIT = [(2, bytes((5, 0, 0, 0, 0, 0))), (3, bytes((2, 0, 0, 0, 0, 0))),
           (4, bytes((5, 0, 0, 0, 0, 0))), (4, bytes((5, 0, 0, 1, 0, 0)))]


def app(hal, language=1):
    made = App(hal)
    made.settings.language, made.settings.names = language, NAMES
    made.speak()
    return made


def points(line: str) -> int:
    return int(line.rsplit(" ", 1)[1])


def largest(rules, rng) -> bytes:
    """The capture of most cards, else any move: so the table is swept now and then."""
    captures = [move for move in rules.moves() if move[0] == CAPTURE]
    return max(captures, key=len) if captures else kit.some_move(rules, rng)


def rounds_of_casino(seed, seats, options, most=6, choose=kit.some_move):
    """A match, at the end of each of its rounds; then what it scored in them so far."""
    match = Match("casino", bytes(seats), seed, kit.options(**options))
    rng, sides = Rng(seed), 2 if "partners" in options else seats
    scored = [0] * sides
    while not match.rules.over() and most:
        deals = match.rules.deals
        match.play(choose(match.rules, rng))
        for event in match.rules.events[match.rules.fresh:]:
            scored[event[0] % sides] += event[2]
        if match.rules.over() or match.rules.deals != deals:
            yield match, scored
            most -= 1


def hands_of_biscuit(seed, seats, options, most=3):
    """A match, at the end of each of its hands."""
    match, chance = Match("biscuit", bytes(seats), seed, options), random.Random(seed)
    while not match.rules.over() and most:
        deals = match.rules.deals
        match.play(chance.choice(list(match.rules.moves())))
        if match.rules.over() or match.rules.deals != deals:
            yield match
            most -= 1


@pytest.mark.parametrize("seats, options", CASINO)
def test_the_pages_of_a_round_add_up_and_show_what_they_light(seats, options):
    """CA-23 to CA-26: each side that scored has a page; its title tells the sum."""
    own, before, lines_seen = app(FakeHal()), [0] * 4, 0
    for match, scored in rounds_of_casino("pages", seats, options):
        own.match = match
        *made, table = casino.pages(own, match.rules.view(0))
        now = [sum(points(line[1]) for line in page[3]) for page in made]
        assert now == [points(page[0]) for page in made]
        assert now == [new - old for new, old in zip(scored, before) if new > old]
        before = scored[:]
        assert not table[1]
        for _, shown, _, lines, _, _ in made:
            assert len(set(shown)) == len(shown)
            lit = b"".join(line[0] for line in lines)
            assert set(lit) == set(shown) and all(line[0] for line in lines)
            lines_seen += len(lines)
    assert lines_seen > 10


@pytest.mark.parametrize("seats, options", BISCUIT)
def test_the_page_of_a_hand_adds_up_and_shows_the_cards_left(seats, options):
    """BI-26, BI-29, BI-36: cards that are worth nothing are shown, and not lit."""
    own, out = app(FakeHal()), 0
    for number in range(6):
        for match in hands_of_biscuit("left %d" % number, seats, options):
            own.match = match
            view = match.rules.view(0)
            (title, shown, _, lines, _, _), = biscuit.pages(own, view)
            left = b"".join(event[4:] for event in view.last() if event[1] == BONUS)
            assert shown == left
            worth = [card for card in left if card != decktet("E")[0]]
            assert [card for line in lines for card in line[0]] == worth
            if title != biscuit_en.STALE[2]:
                assert sum(points(line[1]) for line in lines) == points(title)
                out += 1
    assert out >= 6


def lit(play) -> list:
    """Which of the cards of a counting page glow."""
    shown = [sprite.number in LIT for sprite in play.scene._sprites]
    return [card for card, on in zip(play.scene._cards, shown) if on]


def test_a_line_of_casino_lights_its_cards():
    taken = ("AS TD AH 3S 4S 5S 6S 7S 8S", "2S 9D")
    play = casino_laid.lay("4C KH", ("2D", ""), last=1, taken=taken)
    play.press(A, A, A)
    assert play.scene_name == "score"
    shown = bytes(play.scene._cards)
    assert sorted(shown) == sorted(hand("AS TD AH 3S 4S 5S 6S 7S 8S") + bytes((HIDDEN,)))
    assert sorted(lit(play)) == sorted(shown[:-1])  # a back does not glow, it grows dull
    pile = play.scene._sprites[-1]
    assert pile.number == theme.PLAIN
    for text, cards in (
        ("Most cards 9 +3", ""), ("Most spades 7 +1", "AS 3S 4S 5S 6S 7S 8S"),
        ("Big casino 10♦ +2", "TD"), ("Aces A♥ A♠ +2", "AS AH"),
    ):
        play.press(DOWN)
        assert text in play.texts, play.texts
        assert sorted(lit(play)) == sorted(hand(cards)), text
        assert (pile.number == theme.PLAIN) == (not cards), text
    play.press(DOWN)
    assert sorted(lit(play)) == sorted(shown[:-1])
    play.press(A)
    assert lit(play) == list(hand("2S")) and "Little casino 2♠ +1" in play.texts


def test_a_sweep_is_lit_by_the_card_that_made_it():
    """CA-23, CA-31: partners' sweeps stand on one page."""
    own = app(FakeHal())
    seats, swept = set(), 0
    for number in range(4):
        for own.match, _ in rounds_of_casino(f"sweeps {number}", 4, SWEPT, 9, largest):
            view = own.match.rules.view(0)
            for page in casino.pages(own, view)[:-1]:
                for cards, text, _ in page[3]:
                    if text.startswith("Sweep"):
                        assert points(text) == len(cards), text
                        swept += 1
            events = casino._round(own.match, view, 2)[1]
            seats |= {event[0] for event in events if event[1] == SWEEP}
    assert swept > 3 and seats > {0, 1}


def test_a_line_of_biscuit_lights_the_hand_that_was_left():
    """B19: 5+3+0+2; the Excuse is worth nothing."""
    play = biscuit_laid.begin("5ML", ["6MW", "PMSL E 2MK"], options=bytes((5, 0, 0, 0, 1)))
    play.app.stage = play.hal.stage = Stage()
    play.app.match.play(next(iter(play.app.match.rules.moves())))
    play.go("score")
    assert biscuit_en.OUT_POINTS + " +5" in play.texts
    assert sorted(play.scene._cards) == sorted(decktet("PMSL E 2MK"))
    worth = sorted(decktet("PMSL 2MK"))
    assert sorted(lit(play)) == worth
    play.press(DOWN)
    assert lit(play) == []
    play.press(DOWN)
    assert sorted(lit(play)) == worth
    assert biscuit_en.LEFT_TO[0] % "Computer" + " +5" in play.texts


def test_sweeps_are_told_by_number_where_they_are_many():
    own = app(FakeHal(width=128))
    own.match = Match("casino", b"\0\1", "sweeps")
    for number in range(1, 13):
        text = casino._kind(own.game_words(), SWEEP, bytes(range(36, 36 + number)))
        line = casino._ends(text, number, 21)
        assert len(line) == 21 and (text == "Sweep %d" % number) == (number > 5), line


@pytest.mark.parametrize("size", [(128, 128), (160, 120)])
@pytest.mark.parametrize("seats, options", CASINO)
def test_the_columns_of_the_table_never_meet(size, seats, options):
    """Each row has a label and as many figures as there are sides, apart from each other."""
    own, label = app(PixelHal(*size)), 6 if size[0] > 128 else 5
    for own.match, _ in rounds_of_casino("columns", seats, options, 9, largest):
        for _, row, _ in casino.pages(own, own.match.rules.view(0))[-1][3]:
            assert row[label] == " ", row
            assert len(row[label:].split()) == (2 if "partners" in options else seats), row


def restarted(play) -> tuple:
    """Ask for this deal anew: moves made before and after."""
    made = play.app.match.made
    play.press(START, DOWN, DOWN, DOWN, A, DOWN, A)
    return made, play.app.match.made


def test_from_the_count_the_deal_that_was_counted_begins_anew():
    """GE-01: of casino, Biscuit and Trash the next deal lies there already."""
    for game, seed in (("casino", "again"), ("biscuit", "again"), ("trash", "again")):
        own = app(FakeHal())
        match = own.match = Match(game, b"\0\0", seed)
        chance, begun = random.Random(5), []
        while len(begun) < 3:
            deals = match.rules.deals
            begun.append(match.made) if not begun else None
            match.play(chance.choice(list(match.rules.moves())))
            if match.rules.deals != deals:
                begun.append(match.made)
        play = Play(own, "table")
        if game == "trash":  # it has no page: what was won is shown with the move that won it
            own.page = match.made, 0, True
            play.go("pause", 0)
            play.press(DOWN, DOWN, DOWN, A, DOWN, A)
            assert match.made == begun[1]
        else:
            assert play.scene_name == "score"
            assert restarted(play) == (begun[2], begun[1])
            own.page = (-1, 0, True)
            play.go("pause", 0)
            play.press(DOWN, DOWN, DOWN, A, DOWN, A)
            assert match.made == begun[1], "no deal further"


def looked_through(play) -> int:
    """Look at every line of every page; how many pages there were."""
    for page in range(1, 9):
        for _ in range(len(play.scene._lines) + 1):
            faults = play.hal.stage.faults()
            assert not faults, (faults, play.texts)
            play.press(DOWN)
        scene = play.scene
        while play.scene is scene:
            assert not play.hal.stage.faults()
            play.press(A)
        if play.scene_name != "score":
            return page
    raise AssertionError("There is no end of pages.")


@pytest.mark.parametrize("language", [0, 1], ids=["it", "en"])
@at_every_size
def test_all_pages_can_be_read(size, language):
    pages = 0
    for seats, options in CASINO:
        own = app(PixelHal(*size), language)
        for own.match, _ in rounds_of_casino("sizes", seats, options, 2):
            pages += looked_through(Play(own, "score"))
    assert pages > 20
    for seats, options in BISCUIT:
        own = app(PixelHal(*size), language)
        for own.match in hands_of_biscuit("sizes", seats, options, 2):
            looked_through(Play(own, "score"))


@at_every_size
def test_the_fullest_pages_can_be_read(size):
    """All that scores in one pile; as many cards left as three hands may hold."""
    for players in (b"\0\1", b"\0\0\0\0"):
        own = app(PixelHal(*size), 0)
        everything = bytes(card for card in range(52) if card not in hand("KC KD"))
        seats = len(players)
        rules = kit.placed("KD", ("KC",) + ("",) * (seats - 1), last=0)
        rules.taken[0] = everything
        own.match = Match("casino", players, "7", b"", position=rules.pack())
        own.match.play(next(iter(own.match.rules.moves())))
        assert looked_through(Play(own, "score")) == 2
    left = ["AM AS AW 2MK 2SY 2WL 3MW 3SK 3LY", "4MS 4WL 4YK 5SW 5YK PMSL PMYK E 7WY",
            "8MS 8WL 8YK 9MS 9WY 9LK CM CS CW"]
    for number in (1, 2, 3):
        own = app(PixelHal(*size), 0)
        options = BISCUIT[0][1]
        play = biscuit_laid.begin("5ML", ["6MW"] + left[:number], options=options)
        own.match = play.app.match
        own.match.play(next(iter(own.match.rules.moves())))
        assert looked_through(Play(own, "score")) == 1
