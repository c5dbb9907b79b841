# SPDX-License-Identifier: MIT
"""Whatever bytes are loaded: a match that can be played on, or one sentence."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record
from engine.match import Match
from engine.rng import Rng
from tests.engine.desktop.damage import spoilt_position, spoilt_record
from tests.engine.every_game import GAMES, KITS, each_position

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def good(game: str) -> list:
    """Records of every kind: begun, in the middle, over, with decks, position and tail."""
    found = []
    for match in each_position(game, 4, 60, "fuzz"):
        if match.made in (0, 1, 60) or match.rules.over():
            found.append(record.save(match))
        if match.made == 60:
            match.undo()
            found.append(record.save(match))
            match.redo()
            begun = Match(game, match.players, "7", match.options, position=match.rules.pack())
            found.append(record.save(begun))
        if not match.made:
            deck = bytes(KITS[game].all_cards(match.rules))
            given_ = Match(game, match.players, "S\u00ec", match.options, 1, (deck, deck))
            found.append(record.save(given_))
    return found


@cache
def packed(game: str) -> list:
    """Settings and positions: (players, options, bytes)."""
    return [(match.players, match.options, match.rules.pack())
            for match in each_position(game, 12, 60, "position") if match.made % 7 == 0]


def loads_or_says_why(data: bytes) -> None:
    """The property: and a match that comes out goes on, no card of a deal lost."""
    try:
        match = record.load(data)
    except ValueError as error:
        assert type(error) is ValueError
        sentence = str(error)
        assert sentence.endswith(".") and sentence[0].isupper() and " " in sentence, sentence
        return
    rng = Rng("on")
    kit = KITS[match.game]
    for _ in range(40):
        rules = match.rules
        if rules.over():
            break
        rules.view(rules.seat())
        cards, deals = sorted(kit.every_card(rules)), rules.deals
        match.play(kit.some_move(rules, rng))
        assert rules.deals != deals or sorted(kit.every_card(rules)) == cards
    record.load(record.save(match))
    match.restart()


@every_game
def test_good_records_load(game):
    for data in good(game):
        loads_or_says_why(data)
        assert record.save(record.load(data)) == data


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes(data):
    loads_or_says_why(data)
    loads_or_says_why(record.MAGIC + bytes((record.VERSION,)) + data)


@pytest.mark.slow
@every_game
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_records_changed_anywhere_with_a_right_checksum(game, data):
    loads_or_says_why(spoilt_record(data, good(game)))


@pytest.mark.slow
@every_game
@settings(max_examples=500, deadline=None)
@given(data=st.data())
def test_positions_changed_anywhere(game, data):
    players, options, position = data.draw(st.sampled_from(packed(game)))
    match = Match(game, players, "holder", options)
    match.position = spoilt_position(data, position)
    loads_or_says_why(record.save(match))
