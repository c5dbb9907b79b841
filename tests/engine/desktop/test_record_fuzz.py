# SPDX-License-Identifier: MIT
"""Whatever bytes are loaded: a match that can be played on, or one sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from engine.match import Match
from engine.rng import Rng
from tests.engine import kit
from tests.engine.desktop.damage import spoilt_position, spoilt_record
from tests.engine.test_laws import every_card


def seeds() -> list:
    """Records of every kind: begun, in the middle, over, with decks, position and tail."""
    order, _ = kit.deck("9H AH 2C 3C", "TC JC QD KH", "8D")
    decks = Match("cribbage", b"\2\0", "S\u00ec", b"", 1, (order, bytes(range(52))))
    position = kit.random_match("position", 9).rules.pack()
    tail = kit.random_match("tail", 40)
    tail.undo()
    matches = [
        kit.random_match("a", 0), kit.random_match("a", 1), kit.random_match("a", 60),
        kit.random_match("a"), decks, tail, Match("cribbage", b"\0\0", "7", position=position),
    ]
    return [record.save(match) for match in matches]


GOOD = seeds()


def loads_or_says_why(data: bytes) -> None:
    """The property: and a match that comes out goes on to its end, no card lost."""
    try:
        match = record.load(data)
    except ValueError as error:
        assert type(error) is ValueError
        sentence = str(error)
        assert sentence.endswith(".") and sentence[0].isupper() and " " in sentence, sentence
        return
    rng = Rng("on")
    for _ in range(30):
        if match.rules.over():
            break
        match.rules.view(match.rules.seat())
        match.play(kit.random_move(match.rules, rng))
        assert sorted(every_card(match.rules)) == list(range(52))
    record.load(record.save(match))
    match.restart()


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes(data):
    loads_or_says_why(data)
    loads_or_says_why(record.MAGIC + bytes((record.VERSION,)) + data)


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_records_changed_anywhere_with_a_right_checksum(data):
    loads_or_says_why(spoilt_record(data, GOOD))


@pytest.mark.slow
@settings(max_examples=600, deadline=None)
@given(st.data())
def test_positions_changed_anywhere(data):
    made = data.draw(st.integers(0, 24))
    packed = kit.random_match("position", made).rules.pack()
    match = kit.random_match("holder", 0)
    match.position = spoilt_position(data, packed)
    loads_or_says_why(record.save(match))
