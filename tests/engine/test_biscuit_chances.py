# SPDX-License-Identifier: MIT
"""The exact chances of the first turn, RULES.md 7.3, from the engine's own card table."""

from engine import decktet
from engine.biscuit.rules import Rules
from engine.decks import Decks
from tests.engine import biscuit_kit as kit

# P(no playable card among six) by deck: as a fraction, or in hundredths of a percent of percent.
EXACT = (
    ("basic", 38891, 695640), ("excuse", 38891, 834768), ("pawns", 433439, 10875410),
    ("courts", 13905, 468958), ("courts+excuse", 13905, 543004),
)
ROUNDED = (
    ("basic", 55907), ("excuse", 46589), ("pawns", 39855), ("pawns+excuse", 33877),
    ("courts", 29651), ("courts+excuse", 25608),
)


def ways(cards: int, taken: int) -> int:
    """How many ways there are to take some of these cards."""
    count = 1
    for i in range(taken):
        count = count * (cards - i) // (i + 1)
    return count


def stuck(deck: str) -> tuple:
    """Chance that six cards have no place beside a random initial card, as a fraction."""
    number = kit.options(deck=deck)[0]
    cards = decktet.pack(number >= 2, number >= 4, number % 2 == 1)
    initials = [card for card in cards if card != decktet.EXCUSE]  # BI-05
    hands = 0
    for initial in initials:
        misfits = [
            card for card in cards if card != initial and not decktet.touching(card, initial)
        ]
        hands += ways(len(misfits), 6)
    return hands, len(initials) * ways(len(cards) - 1, 6)


def test_chance_of_no_place_on_the_first_turn():
    for deck, numerator, denominator in EXACT:
        hands, all_hands = stuck(deck)
        assert hands * denominator == numerator * all_hands, deck
    for deck, millionths in ROUNDED:
        hands, all_hands = stuck(deck)
        assert abs(hands * 1000000 - millionths * all_hands) * 2 <= all_hands, deck


def test_expected_number_of_playable_cards_in_the_first_hand():
    """17/7 with the basic deck: six times the mean number of mates among the 35 others."""
    cards = decktet.pack(False, False, False)
    mates = sum([
        1 for initial in cards for card in cards
        if card != initial and decktet.touching(card, initial)
    ])
    assert mates * 6 * 7 == 17 * 36 * 35


def test_each_playable_card_of_a_first_hand_has_two_placements():
    seen = 0
    for n in range(60):
        rules = Rules(2 + n % 3, kit.options(deck="basic"), Decks("first %d" % n))
        initial = rules.board.initial()
        playable = [c for c in rules.hands[0] if decktet.touching(c, initial)]
        moves = kit.legal(rules)
        assert moves == ["draw"] if not playable else len(moves) == 2 * len(playable)
        seen += len(playable)
    assert 110 < seen < 185  # 60 * 17/7 is 145.7
