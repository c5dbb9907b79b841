# SPDX-License-Identifier: MIT
"""What of the sources goes on a board."""

import importlib
import sys

import pytest

from boards.desk import facts, sources
from engine.match import Match


@pytest.mark.parametrize("game", facts.games())
def test_no_board_has_moves_as_texts_and_a_wrong_move_is_refused_all_the_same(game, monkeypatch):
    path = f"engine/{game}/moves"
    assert path + ".py" not in sources.modules(facts.board("pybadge"))
    monkeypatch.setitem(sys.modules, path.replace("/", "."), None)  # what importing finds there
    monkeypatch.delattr(importlib.import_module(f"engine.{game}"), "moves", raising=False)
    match = Match(game, b"\0\0", "7")
    with pytest.raises(ValueError, match=r"^That move is not allowed now\.$"):
        match.play(b"\xff\xff")
    assert match.made == 0
