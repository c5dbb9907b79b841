# SPDX-License-Identifier: MIT
"""Twenty moves of every game on every board, by its keys, on its panel."""

import pytest

from engine.games import GAMES
from tests.boards.bench import BOARDS
from tests.boards.playing import Play

pytestmark = pytest.mark.slow
MOVES = 20


@pytest.mark.parametrize("game", [game[0] for game in GAMES])
@pytest.mark.parametrize("board", BOARDS)
def test_twenty_moves_and_no_text_is_cut_or_covered(board, game, capsys):
    play = Play(board, game, MOVES)
    play.run()
    assert play.made >= MOVES
    assert capsys.readouterr().err == ""  # no exception was told to the console
    assert play.faults == set()
    assert play.frames > MOVES
