# SPDX-License-Identifier: MIT
"""Whatever bytes a record of casino is: a match that can be played on, or a sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from engine.match import Match
from engine.rng import Rng
from tests.engine import casino_kit as kit
from tests.engine.desktop.damage import spoilt_position, spoilt_record


def seeds() -> list:
    """Records of every kind: begun, in the middle, over, with decks, position and tail."""
    partners = kit.options(partners=True, sweeps=1)
    must = kit.options(capture="must", court="all", trailing="next", finish="count")
    decks = Match("casino", b"\2\0\1", "S\u00ec", b"", 1, (bytes(range(52)),))
    position = kit.random_match("position", 3, must, 30).rules.pack()
    tail = kit.random_match("tail", 2, b"", 40)
    tail.undo()
    matches = [
        kit.random_match("a", 2, must, 0), kit.random_match("b", 4, partners, 60),
        kit.random_match("c", 2, must), decks, tail,
        Match("casino", b"\0\0\3", "7", must, position=position),
    ]
    return [record.save(match) for match in matches]


GOOD = seeds()


def loads_or_says_why(data: bytes) -> None:
    """The property: and a match that comes out goes on, no card of it lost."""
    try:
        match = record.load(data)
    except ValueError as error:
        assert type(error) is ValueError
        sentence = str(error)
        assert sentence.endswith(".") and sentence[0].isupper() and " " in sentence, sentence
        return
    if match.game != "casino":
        return
    rng = Rng("on")
    for _ in range(60):
        rules = match.rules
        if rules.over():
            break
        rules.view(rules.seat())
        cards = sorted(kit.every_card(rules))
        deals = rules.deals
        match.play(kit.some_move(rules, rng))
        assert rules.deals != deals or sorted(kit.every_card(rules)) == cards
    record.load(record.save(match))
    match.restart()


def test_good_records_load():
    for data in GOOD:
        loads_or_says_why(data)
        assert record.save(record.load(data)) == data


@settings(max_examples=500, deadline=None)
@given(st.data())
def test_records_changed_anywhere_with_a_right_checksum(data):
    loads_or_says_why(spoilt_record(data, GOOD))


@pytest.mark.slow
@settings(max_examples=500, deadline=None)
@given(st.data())
def test_positions_changed_anywhere(data):
    seats = data.draw(st.integers(2, 4))
    match = kit.random_match("position", seats, b"", data.draw(st.integers(0, 100)))
    packed = match.rules.pack()
    holder = Match("casino", bytes(seats), "holder")
    holder.position = spoilt_position(data, packed)
    loads_or_says_why(record.save(holder))
