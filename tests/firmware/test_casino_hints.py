# SPDX-License-Identifier: MIT
"""The hints of casino in words: true, in both languages, and short enough for the page."""

import re

from engine.cards import hand
from engine.casino import player, reasons
from engine.casino.groups import VALUES
from engine.casino.judge import Judge
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
        if key in ("take_points", "take_cards", "take_spades") or "own" in key or "their" in key:
            assert why[2] == len(event) - 4
        if key == "take_points":
            assert why[3] == sum(reasons.POINTS.get(card, 0) for card in event[4:])
        if key == "take_spades":
            assert why[3] == sum(card & 3 == 3 for card in event[4:])
        if key[:4] == "take" and not key.startswith(("take_all", "take_own", "take_theirs")):
            assert sorted(why[-1] + move[1:2]) == sorted(event[4:])
        if key.startswith("trail_only"):
            judge = Judge(rules.view(seat), True, True)
            takers = [reasons._takers(judge, card) for card in rules.hands[seat]]
            assert reasons._takers(judge, move[1]) == min(takers), "the figure speaks for the card"
        if key == "take_all":
            assert not after.table and not after.units
        if key.startswith(("build", "call", "raise")):
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
        if key.startswith("trail_only"):
            assert {legal[0] for legal in rules.moves()} == {4}


def test_single_reasons():
    rules = kit.placed("TD 6C 3H", ("TS 6H 2C KC", "QC QD QH QS"), pack="4C 4D 5C 5D")
    assert hinted(rules) == ("capture TS: TD", ("take_points", hand("TS"), 2, 2, hand("TD")))
    rules = kit.placed("6H", ("2C 8D", "KC KD"), pack="4C 4D", taken=("8C 8H 8S", ""))
    assert hinted(rules) == (
        "build 8 2C: 6H", ("build_safe", hand("2C"), 8, hand("8D"), hand("6H")))
    rules = kit.placed("5C", ("4D 9H", "KC"), pack="2C", taken=("9C 9D", ""))
    assert hinted(rules)[1][0] == "build" and hinted(rules)[1][5] < 30
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
    why = "build", hand("2C"), 8, hand("8D"), hand("6H"), 31
    assert sentence(ITALIAN, why) == (
        "Gioca il 2 con il 6: fai una combinazione da 8, che poi prendi con l'8; chi gioca dopo "
        "di te ha una carta da 8 circa 31 volte su 100.")
    assert sentence(ENGLISH, why[:4] + (hand("3H 3S"), 0)) == (
        "Play the 2 on 3 and 3 to build 8 and take it with the 8 later: the chance that "
        "the next player holds a card worth 8 is tiny.")
    assert sentence(ENGLISH, ("take_points", hand("TS"), 3, 2, hand("6D 4C"))) == (
        "Take 6 and 4 with the 10: it brings 3 cards, with 2 points among them.")
    assert sentence(ITALIAN, ("trail_safe", hand("KC"))) == (
        "Cala il re: nessuno può avere una carta che prenda questa.")


def test_endings_say_the_cards_and_what_comes_of_them():
    assert sentence(ENGLISH, ("ending_ahead", hand("7D"), 3, 0, hand("6C AH"))) == (
        "Play the 7 to take 6 and A: all cards are known, and whatever your opponent does, you "
        "lead by at least 3 points after this round.")
    assert sentence(ENGLISH, ("ending_wins", hand("2D"), 109, 1, hand("5C"))) == (
        "Play the 2 on the 5: all cards are known, and whatever your opponent does, you "
        "win the match.")
    assert sentence(ITALIAN, ("ending_behind", hand("9D"), 1, 2, b"")) == (
        "Cala il 9: tutte le carte sono note, e qualunque cosa faccia l'altro, dopo questa "
        "smazzata il tuo svantaggio è al massimo di 1 punto.")
    assert sentence(ITALIAN, ("ending_level", hand("KD"), 0, 0, hand("KC"))) == (
        "Gioca il re per prendere il re: tutte le carte sono note, e qualunque cosa faccia "
        "l'altro, dopo questa smazzata siete almeno pari.")
