# SPDX-License-Identifier: MIT
"""Cards as bytes and as text (RULES.md section 0)."""

from engine import cards
from tests.engine import kit


def test_every_card_has_its_own_text_and_comes_back_from_it():
    texts = cards.texts(cards.pack())
    assert len(texts) == 52
    for card in range(52):
        assert texts.index(texts[card]) == card
        assert cards.parse(texts[card]) == card
        assert cards.rank(card) * 4 + cards.suit(card) == card


def test_ranks_suits_and_values():
    assert cards.parse("AC") == 0 and cards.parse("KS") == 51
    assert cards.suit(cards.parse("TD")) == 1 and cards.rank(cards.parse("TD")) == 9
    values = [cards.VALUE[rank] for rank in range(13)]
    assert values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


def test_hands_and_hidden_cards():
    assert cards.hand("5H JC") == bytes((18, 40))
    assert cards.hand("") == b""
    assert cards.texts(cards.hand("? 2S")) == ["?", "2S"]
    assert cards.parse("?") == cards.HIDDEN


def test_what_is_no_card_is_refused_with_a_sentence():
    for wrong in ("", "5", "5h", "1H", "10H", "H5", "5HH", "??", "\x00\x07", "\u00e9\u2665"):
        sentence = kit.raises(cards.parse, wrong)
        assert "5H" in sentence
        assert all([32 <= ord(letter) < 127 for letter in sentence])
