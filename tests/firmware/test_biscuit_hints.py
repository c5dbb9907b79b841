# SPDX-License-Identifier: MIT
"""The hints of Biscuit in words: every reason has a sentence in both languages, and reads well."""

import re

from engine.biscuit import player, reasons
from engine.biscuit.legal import playable
from engine.biscuit.outlook import ONE, Outlook
from engine.decktet_names import hand
from firmware.texts import biscuit_hints_en, biscuit_hints_it
from firmware.texts.sentence import sentence
from tests.engine.test_biscuit_player import last, played_by

ITALIAN = biscuit_hints_it.HINTS
ENGLISH = biscuit_hints_en.HINTS
LONGEST = 180  # letters of a page that shows one hint
FORMS = ("cards", "suits", "of", "and")


def fields(template) -> set:
    """The numbers of the figures that a template uses."""
    return set(re.findall(r"\{(\d+)", template))


def test_both_languages_have_the_same_keys_and_figures():
    assert list(ITALIAN) == list(ENGLISH)
    for key in ITALIAN:
        if key not in FORMS:
            assert fields(ITALIAN[key]) == fields(ENGLISH[key]), key
    for names in (ITALIAN, ENGLISH):
        assert len(names["cards"]) == 13 and len(names["suits"]) == 6


def test_every_hint_of_many_hands_is_a_sentence():
    keys = set()
    for n in range(18):
        seats = 2 + n % 3
        chosen = bytes((n % 6, 0, 0, n % 2 if seats == 4 else 0, 1))
        for match in played_by(b"\3\2\1\3"[:seats], "words %d" % n, chosen):
            rules = match.rules
            if rules.over():
                continue
            why = last(player.hint(rules.view(rules.seat()), match.rng()))[1]
            keys.add(why[0])
            for templates in (ITALIAN, ENGLISH):
                words = sentence(templates, why)
                assert words[0].isupper() and words.endswith("."), words
                assert not re.search(r"[{}#|_]|  | [,.:]|, in tutto 0", words), words
                assert words.count(".") == 1 or re.search(r"\d\.\d", words), words
                assert len(words) <= LONGEST, words
    assert len(keys) > 12


def test_sentences_as_people_read_them():
    why = ("straight", hand("6MW"), 2, 0, 3, 1)
    assert sentence(ITALIAN, why) == (
        "Metti il 6 di Lune e Onde a destra: la Scala di 3 carte vale 3 punti, e con l'Undicina "
        "un avversario pesca.")
    assert sentence(ENGLISH, why) == (
        "Place the 6 of Moons and Waves on the right: the straight of 3 cards is worth 3 points, "
        "and Elevensies makes an opponent draw.")
    many = ("many", hand("PMSL"), 0, 1, 9, 3, 0, 1, 2, 2)
    words = sentence(ITALIAN, many)
    assert words == (
        "Metti il Pedone di Lune, Soli e Foglie in cima alla Linea incrociata: una Scala di 3, un "
        "Biscotto caldo incrociato, 2 Biscotti, in tutto 9 punti, e con l'Undicina 2 avversari "
        "pescano.")
    assert len(words) <= LONGEST + 5
    assert sentence(ITALIAN, ("only", hand("E"), 1, 0, 0)) == (
        "Metti la Scusa a sinistra: è il solo modo di giocare una carta.")


def test_figures_are_never_told_as_so_many_in_so_many_where_always_or_never_is_meant():
    where = hand("CK"), 0, 2, 1
    start = "Place the Crown of Knots at the bottom of the cross line: 1 point, and "
    for why, words in (
        (("room", 0, 3), "the chance that you find no place at your next turn is tiny, instead "
         "of 3% after another move."),
        (("block_sure",), "the next player certainly finds no place."),
        (("block", 99, 40), "the chance that the next player finds no place is about 99%, "
         "instead of 40% after another move."),
        (("safe_none", 1, 2), "the next player cannot score at once; after another move it would "
         "score 1.2 on average."),
        (("safe", 0, 8, 1, 2), "the next player scores 0.8 points on average, instead of 1.2 "
         "after another move."),
    ):
        assert sentence(ENGLISH, why[:1] + where + why[1:]) == start + words
    start = "Metti la Corona di Nodi in fondo alla Linea incrociata: fai 1 punto, e "
    for why, words in (
        (("room", 1, 3), "al prossimo turno resti senza un posto circa 1 volta su 100, con "
         "un'altra mossa 3 su 100."),
        (("block_sure",), "chi gioca dopo di te resta di sicuro senza un posto."),
        (("safe_none", 1, 2), "chi gioca dopo di te non può segnare subito; con un'altra mossa "
         "segnerebbe in media 1,2 punti."),
        (("follow", 3, 5, 2, 2), "la tua prossima carta segna in media 3,5 punti invece di 2,2 "
         "con un'altra mossa."),
    ):
        assert sentence(ITALIAN, why[:1] + where + why[1:]) == start + words


def test_a_figure_is_told_only_where_it_shows_that_the_move_is_better():
    told = reasons._told
    assert told(0, 1, 1) == () and told(0, 2, 1) == ("eleven", 2)
    assert told(1, ONE, 40) == ("block_sure",) and told(1, ONE - 1, 0) == ("block", 99, 0)
    assert told(1, 41, 40) == () and told(3, 40, 41) == ()
    assert told(3, 1, ONE) == ("room", 1, 100) and told(3, 0, 1) == ("room", 0, 1)
    assert told(2, 0, ONE) == ("safe_none", 1, 0) and told(2, 1, ONE) == ("safe", 0, 1, 1, 0)
    assert told(4, 3 * ONE, ONE // 2) == ("follow", 3, 0, 0, 5)


def test_a_reason_is_missing_only_where_all_moves_come_to_the_same():
    """The move is compared with the best of the others over which it has anything that is told."""
    hints = same = 0
    for n in range(40):
        for match in played_by(b"\3\2\1\3"[: 2 + n % 3], "w %d" % n, bytes((n % 6, 0, 0, 0, 1))):
            rules = match.rules
            if rules.over():
                continue
            view = rules.view(rules.seat())
            why = last(player.hint(view, match.rng()))[1]
            hints += 1
            if why[0] == "even":
                same += 1
                look = Outlook(view)
                choices = list(look.choices(playable(view)))
                for choice in choices:
                    last(look.judge(choice))
                assert {choice.now for choice in choices} == {0}
                best = max(choices, key=lambda choice: choice.value)
                assert not any(reasons._advantage(best, other) for other in choices)
    assert 0 < same < hints / 100
