# SPDX-License-Identifier: MIT
"""The hints of casino in words: true, in both languages, and short enough for the page."""

import re

from engine.cards import hand
from engine.casino import player, reasons
from engine.casino.groups import VALUES
from engine.rng import Rng
from firmware.texts import casino_hints_en, casino_hints_it
from firmware.texts.sentence import sentence
from tests.engine import casino_kit as kit
from tests.engine.casino_kit import copied
from tests.engine.test_casino_player import hinted, last, played_by
from tests.firmware.test_hint_sentences import LONGEST, fields

ITALIAN = casino_hints_it.HINTS
ENGLISH = casino_hints_en.HINTS


def hints(matches: int):
    """Positions of matches of hard players with their move and its reason."""
    rng = Rng("hints")
    for n in range(matches):
        seats, chosen = kit.settings(rng)
        for match in played_by(bytes([3] * seats), f"hints {n}", chosen):
            rules = match.rules
            if not rules.over():
                view = rules.view(rules.seat())
                yield rules, *last(player.hint(view, match.rng()))


def test_both_languages_have_the_same_keys_and_figures():
    assert list(ITALIAN) == list(ENGLISH)
    for key in ITALIAN:
        if key not in ("cards", "and"):
            assert fields(ITALIAN[key]) == fields(ENGLISH[key]), key


def test_every_hint_is_a_sentence_and_the_move_of_the_hard_player():
    keys = set()
    for rules, move, why in hints(16):
        hard = last(player.think(rules.view(rules.seat()), 3, Rng("hard")))
        assert move == hard and why[1] == move[1:2]
        keys.add(why[0])
        for templates in (ITALIAN, ENGLISH):
            words = sentence(templates, why)
            assert words[0].isupper() and words.endswith("."), words
            assert not re.search(r"[{}#|_]|  | ,", words), words
            assert len(words) <= LONGEST, words
    assert len(keys) > 20, sorted(keys)


def test_what_a_hint_says_comes_true():
    for rules, move, why in hints(6):
        key = why[0]
        seat = rules.seat()
        after = copied(rules)
        after.play(move)
        event = after.events[after.fresh]
        if key in ("take_points", "take_cards", "take_spades", "take_denied", "take_a_unit"):
            assert why[2] == len(event) - 4
        if key == "take_points":
            assert why[3] == sum(reasons.POINTS.get(card, 0) for card in event[4:])
        if key == "take_spades":
            assert why[3] == sum(card & 3 == 3 for card in event[4:])
        if key[:4] == "take" and key not in ("take_all", "take_a_unit"):
            assert sorted(why[-1] + move[1:2]) == sorted(event[4:])
        if key == "take_all":
            assert not after.table and not after.units
        if key.startswith(("build", "raise")):
            assert event[3] == why[2] == VALUES[why[3][0]] and why[3] != why[1]
        others = b"".join(rules.hands[:seat] + rules.hands[seat + 1:]) + rules.stock
        if key.endswith("_safe") and key != "trail_safe":
            assert why[2] not in [VALUES[card] for card in others]
        if key == "trail_safe":
            for card in others:
                taker = kit.placed("", ("", ""))
                taker.table, taker.hands = after.table, [bytes((card,)), b""]
                loose = [taken[3:] for taken in taker.moves() if taken[0] == 0]
                assert move[1] not in b"".join(loose)
        if key in ("trail_safe", "trail_only", "trail_only_card") or "at_risk" in key:
            assert {legal[0] for legal in rules.moves()} == {4}


def test_single_reasons():
    rules = kit.placed("TD 6C 3H", ("TS 6H 2C KC", "QC QD QH QS"), pack="4C 4D 5C 5D")
    assert hinted(rules) == ("capture TS: TD", ("take_points", hand("TS"), 2, 2, hand("TD")))
    rules = kit.placed("6H", ("2C 8D", "KC KD"), pack="4C 4D", taken=("8C 8H 8S", ""))
    assert hinted(rules) == (
        "build 8 2C: 6H", ("build_safe", hand("2C"), 8, hand("8D"), hand("6H"), 0))
    rules = kit.placed("5C", ("4D 9H", "KC"), pack="2C", taken=("9C 9D", ""))
    assert hinted(rules)[1][0] == "build" and hinted(rules)[1][6] < 30
    rules = kit.placed("", ("JD KC", "JC QD"), taken=("JH JS", ""), pack="2C 2D")
    assert hinted(rules)[1][0] in ("trail_only", "trail_safe")


def test_what_is_taken_or_united_is_told_with_the_cards_of_units():
    rules = kit.placed("6H 2D", ("2S 8D AC 9D", "KC"), ((8, 1, "3C 5C"),))
    for text, cards in (
        ("capture 8D: 6H+2D, unit", "6H 2D 3C 5C"), ("call 8 2S: 6H, unit", "6H 3C 5C"),
        ("raise 9 AC: 8", "3C 5C"), ("trail 2S", ""),
    ):
        told = reasons.joined(rules, rules.parse(text))
        assert sorted(told) == sorted(hand(cards)), text


def test_sentences_as_people_read_them():
    why = "build", hand("2C"), 8, hand("8D"), hand("6H"), 0, 31
    assert sentence(ITALIAN, why) == (
        "Gioca il 2 con il 6: fai una combinazione da 8, che poi prendi con l'8; chi gioca dopo "
        "di te ha una carta da 8 circa 31 volte su 100.")
    assert sentence(ENGLISH, why[:4] + (hand("3H 3S"), 1, 0)) == (
        "Play the 2 on 3 and 3 to call 8 and take it with the 8 later: the chance that "
        "the next player holds a card worth 8 is tiny.")
    assert sentence(ENGLISH, ("take_points", hand("TS"), 3, 2, hand("6D 4C"))) == (
        "Take 6 and 4 with the 10: it brings 3 cards, with 2 points among them.")
    assert sentence(ITALIAN, ("trail_safe", hand("KC"))) == (
        "Cala il re: nessuno può avere una carta che prenda questa.")
    assert sentence(ITALIAN, ("take_for_next_turn", hand("KC"), hand("7D AH"), hand("8S"), 0,
                              hand("8S"), hand("KD"))) == (
        "Prendi il re con il re: prendere 7 e A con l'8 renderebbe di più adesso, ma così al "
        "prossimo turno puoi prendere di più con l'8 che ti resta.")
    why = "trail_leaving_less", hand("TC"), hand("8D"), hand("AS"), 1, 1, b""
    assert sentence(ENGLISH, why) == (
        "Trail the 10 rather than build on the 8 with the ace: what it leaves would cost you "
        "more.")
    assert sentence(ITALIAN, ("take_a_unit", hand("8C"), 4, 1, 2)) == (
        "Prendi con l'8 la tua chiamata: nessun altro può prenderla, ma finché c'è non puoi "
        "calare; in tutto 4 carte.")


def test_endings_say_the_cards_and_what_comes_of_them():
    assert sentence(ENGLISH, ("ending_ahead", hand("7D"), 3, 0, hand("6C AH"), 0, 2, 0)) == (
        "Play the 7 to take 6 and A: with all cards known, and whatever your opponent does, you "
        "lead by at least 3 points after this round; another move does as well.")
    assert sentence(ENGLISH, ("ending_wins", hand("3D"), 9, 1, hand("AC 5C AD"), 10, 1, 0)) == (
        "Play the 3 on A-5-A to make 10: with all cards known, and whatever your opponent does, "
        "you win the match; no other move does as well.")
    assert sentence(ITALIAN, ("ending_behind", hand("9D"), 1, 2, b"", 0, 0, 1)) == (
        "Cala il 9: a carte note, qualunque cosa faccia l'altro, dopo la smazzata sei sotto al "
        "massimo di 1 punto; non hai altre mosse.")
    assert sentence(ITALIAN, ("ending_loses", hand("AD"), 4, 1, hand("AC"), 1, 1, 0)) == (
        "Gioca l'asso con l'asso per fare 1: a carte note, qualunque cosa tu faccia, l'altro "
        "vince la partita se non sbaglia; solo così perdi con lo scarto minore.")
    assert sentence(ITALIAN, ("ending_level", hand("KD"), 0, 0, hand("KC"), 0, 0, 0)) == (
        "Gioca il re per prendere il re: a carte note, qualunque cosa faccia l'altro, dopo la "
        "smazzata siete almeno pari.")


def test_a_raise_names_the_unit_and_all_that_joins_it():
    rules = kit.placed("8H 2C", ("7C TD", "KC KH"), ((3, 0, "AD 2D"), (9, 1, "9H")), 0)
    view = rules.view(0)
    why = ("raise", hand("7C"), 10, hand("TD"), reasons.joined(view, rules.parse(
        "raise 10 7C: 3, 8H+2C")), 0, 20)
    assert sentence(ENGLISH, why).startswith(
        "Play the 7 on 8-2-A-2 to raise the build to 10 and take it with the 10 later: ")
    assert sentence(ITALIAN, why).startswith(
        "Gioca il 7 con 8-2-A-2: porti la combinazione a 10, che poi prendi con il 10; ")
