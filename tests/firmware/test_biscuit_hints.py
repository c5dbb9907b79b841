# SPDX-License-Identifier: MIT
"""The hints of Biscuit in words: every reason has a sentence in both languages, and reads well."""

import re

from engine.biscuit import player, reasons
from engine.biscuit.outlook import Outlook
from engine.decktet_names import hand
from firmware.texts import biscuit_hints_en, biscuit_hints_it
from firmware.texts.sentence import sentence
from tests.engine import biscuit_kit as kit
from tests.engine.test_biscuit_player import last, played_by

ITALIAN = biscuit_hints_it.HINTS
ENGLISH = biscuit_hints_en.HINTS
LONGEST = 180  # letters of a page that shows one hint
FORMS = ("cards", "suits", "of", "and")
PARTS = {
    "eleven": 0, "block": 1, "block_sure": 1, "safe": 2, "safe_none": 2, "room": 3, "follow": 4,
}
LONG_CARDS = hand("PWLY TMLY CY")  # Pawn, Court and Crown of the longest names


def fields(template) -> set:
    """The numbers of the figures that a template uses."""
    return set(re.findall(r"\{(\d+)", template))


def hints(count: int, name: str):
    """Every hint of some hands of all kinds: the view and why."""
    for n in range(count):
        seats = 2 + n % 3
        chosen = bytes((n % 6, 0, 0, n % 2 if seats == 4 else 0, 1))
        for match in played_by(b"\3\2\1\3"[:seats], "%s %d" % (name, n), chosen):
            rules = match.rules
            if not rules.over():
                view = rules.view(rules.seat())
                yield view, last(player.hint(view, match.rng()))[1]


def test_both_languages_have_the_same_keys_and_figures():
    assert list(ITALIAN) == list(ENGLISH)
    for key in ITALIAN:
        if key not in FORMS:
            assert fields(ITALIAN[key]) == fields(ENGLISH[key]), key
    for names in (ITALIAN, ENGLISH):
        assert len(names["cards"]) == 13 and len(names["suits"]) == 6


def test_every_hint_of_many_hands_is_a_sentence():
    keys = set()
    for _, why in hints(18, "words"):
        keys.add(why[0])
        for templates in (ITALIAN, ENGLISH):
            words = sentence(templates, why)
            assert words[0].isupper() and words.endswith("."), words
            assert not re.search(r"[{}#|_]|  | [,.:]|, in tutto 0|: [,;e] ", words), words
            assert words.count(".") == 1 or re.search(r"\d\.\d", words), words
            assert len(words) <= LONGEST, words
    assert len(keys) > 12


def where(height: int):
    """Side, height and middle of every place at that height: of one, two, three or four lines."""
    if not height:
        return (1, 0, 0), (2, 0, 0)
    return [(side, height, middle) for side, middle in (
        (0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (0, 3),
    )]


def longest(templates, key: str) -> str:
    """The longest sentence that a key can come to, with figures as long as any."""
    figures = {
        "block": (99, 94), "room": (100, 88), "safe_none": (9, 9), "many": (10, 0, 1, 2),
        "safe": (9, 8, 9, 9), "follow": (9, 9, 9, 8),
    }.get(key, ())
    found = ""
    for card in LONG_CARDS:
        for side, height, middle in where(0) + tuple(where(2)):
            for hits in (1, 2) if key == "eleven" else (0, 1, 2):
                for now, more in ((0, 0), (0, 11), (11, 0), (9, 11)):
                    more = 0 if height and (side or middle) else more
                    joint = () if key == "many" else (more, 1 if more or not now else 2)
                    why = (key, bytes((card,)), side, height, now, hits, middle) + joint + figures
                    found = max(found, sentence(templates, why), key=len)
    return found


def test_no_figures_make_a_sentence_longer_than_its_page():
    for templates in (ITALIAN, ENGLISH):
        for key in templates:
            if key not in FORMS:
                words = longest(templates, key)
                assert len(words) <= LONGEST, (len(words), words)


def test_a_player_is_not_a_thing():
    for key in PARTS:
        assert not re.search(r"\b(it|its)\b", longest(ENGLISH, key))


def test_sentences_as_people_read_them():
    why = ("straight", hand("6MW"), 2, 0, 3, 1, 0)
    assert sentence(ITALIAN, why) == (
        "Metti il 6 di Lune e Onde a destra: la Scala di 3 carte vale 3 punti, e con l'Undicina "
        "un avversario pesca.")
    assert sentence(ENGLISH, why) == (
        "Place the 6 of Moons and Waves on the right: the straight of 3 cards is worth 3 points, "
        "and Elevensies makes an opponent draw.")
    many = ("many", hand("PMSL"), 0, 1, 9, 2, 0, 3, 0, 1, 2)
    assert sentence(ITALIAN, many) == (
        "Metti il Pedone di Lune, Soli e Foglie in cima alla Linea incrociata: Scala di 3, "
        "Biscotto caldo incrociato, 2 Biscotti, in tutto 9 punti; 2 avversari pescano.")
    assert sentence(ITALIAN, ("only", hand("E"), 1, 0, 0, 0, 0)) == (
        "Metti la Scusa a sinistra: è il solo modo di giocare una carta.")
    eleven = ("eleven", hand("8MS"), 1, 0, 0, 2, 0, 3, 1)
    assert sentence(ENGLISH, eleven) == (
        "Place the 8 of Moons and Suns on the left: no points instead of 3, but Elevensies makes "
        "2 opponents draw, who are then further from going out.")
    assert sentence(ITALIAN, eleven) == (
        "Metti l'8 di Lune e Soli a sinistra: 0 punti invece di 3, ma con l'Undicina 2 avversari "
        "pescano e si allontanano dalla Chiusura.")


def test_points_and_draws_come_before_the_reason():
    for now, hits, more, joint, words in (
        (0, 0, 0, 1, "no points, but your next card scores 3.5 on average, after another move "
         "2.2."),
        (1, 0, 0, 0, "1 point, and your next card scores 3.5 on average, after another move 2.2."),
        (1, 2, 0, 2, "1 point, 2 opponents draw, and your next card scores 3.5 on average, not "
         "2.2."),
        (1, 0, 3, 1, "1 point instead of 3, but your next card scores 3.5 on average, after "
         "another move 2.2."),
        (0, 1, 2, 1, "no points instead of 2, but an opponent draws, and your next card scores "
         "3.5 on average, not 2.2."),
    ):
        why = ("follow", hand("CK"), 2, 0, now, hits, 0, more, joint, 3, 5, 2, 2)
        assert sentence(ENGLISH, why) == "Place the Crown of Knots on the right: " + words


def test_every_comparison_has_its_words():
    figures = hand("CK"), 0, 2, 1, 0, 0, 0, 0
    for why, english, italian in (
        (("room", 100, 88), "you are surer of a place next turn (100%, after another move 88%).",
         "al prossimo turno hai più spesso posto (100%, con un'altra mossa 88%)."),
        (("block_sure",), "the next player certainly finds no place.",
         "chi gioca dopo resta di sicuro senza un posto."),
        (("block", 99, 40), "the next player may lack a place (99%, after another move 40%).",
         "chi gioca dopo può restare senza posto (99%, con un'altra mossa 40%)."),
        (("safe_none", 1, 2), "the next player cannot score (after another move 1.2 on average).",
         "chi gioca dopo non può segnare (con un'altra mossa 1,2 in media)."),
        (("safe", 0, 8, 1, 2),
         "the next player scores only 0.8 on average, after another move 1.2.",
         "chi gioca dopo segna in media solo 0,8 punti, con un'altra mossa 1,2."),
    ):
        why = why[:1] + figures + why[1:]
        assert sentence(ENGLISH, why) == (
            "Place the Crown of Knots at the foot of the cross line: 1 point, and " + english)
        assert sentence(ITALIAN, why) == (
            "Metti la Corona di Nodi in fondo alla Linea incrociata: 1 punto, e " + italian)


def test_of_several_cross_lines_it_is_said_which():
    for names in (
        ("",), (" on the left", " on the right"),
        (" on the left", " in the middle", " on the right"),
        (" on the left", " 2 from the left", " 3 from the left", " on the right"),
    ):
        board = kit.laid("AM")
        for x, ace in enumerate(hand("AS AW AL AY")[: len(names)]):
            board.place(ace, x + 1, 0)
        view = kit.position(board, ["E CS", "2WL"], "2SY").view(0)
        look = Outlook(view)
        told = set()
        for choice in look.choices(hand("E")):
            if choice.y:
                words = sentence(ENGLISH, ("only",) + reasons._where(look, choice))
                assert "the cross line%s:" % names[choice.x - 1] in words
                told.add(words)
        assert len(told) == 2 * len(names)
