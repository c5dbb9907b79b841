# SPDX-License-Identifier: MIT
"""Whatever bytes are loaded as a match of Trash: one that can be played on, or one sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from engine.match import Match
from engine.rng import Rng
from tests.engine import trash_kit as kit
from tests.engine.desktop.damage import spoilt_position, spoilt_record


def seeds() -> list:
    """Records of every kind: begun, in the middle, over, with decks, position and tail."""
    deck = bytes(range(52))
    tail = kit.random_match("tail", 4, b"\0\1", 60)
    tail.undo()
    position = kit.random_match("position", 2, b"\0\1", 30).rules.pack()
    matches = [
        kit.random_match("a", 2, moves=0), kit.random_match("a", 6, b"\0\1", 90), tail,
        kit.random_match("a"), Match("trash", b"\3\0", "d", b"", 1, (deck, deck)),
        Match("trash", b"\0\0", "7", b"\0\1", position=position),
    ]
    return [record.save(match) for match in matches]


GOOD = seeds()


def loads_or_says_why(data: bytes) -> None:
    """The property: and a match that comes out goes on, no card lost."""
    try:
        match = record.load(data)
    except ValueError as error:
        assert type(error) is ValueError
        sentence = str(error)
        assert sentence.endswith(".") and sentence[0].isupper() and " " in sentence, sentence
        return
    rng = Rng("on")
    for _ in range(40):
        if match.rules.over() or match.game != "trash":
            break
        match.rules.view(match.rules.seat())
        match.play(kit.some_move(match.rules, rng))
        assert len(kit.every_card(match.rules)) == 52 * match.rules.packs
    record.load(record.save(match))
    match.restart()


@settings(max_examples=500, deadline=None)
@given(st.data())
def test_records_changed_anywhere_with_a_right_checksum(data):
    loads_or_says_why(spoilt_record(data, GOOD))


@pytest.mark.slow
@settings(max_examples=500, deadline=None)
@given(st.data())
def test_positions_changed_anywhere(data):
    made = data.draw(st.integers(0, 60))
    lastchance = bytes((0, data.draw(st.integers(0, 1))))
    packed = kit.random_match("position", 3, lastchance, made).rules.pack()
    match = kit.random_match("holder", 3, lastchance, 0)
    match.position = spoilt_position(data, packed)
    loads_or_says_why(record.save(match))
