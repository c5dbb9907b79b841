# SPDX-License-Identifier: MIT
"""The law of tests/engine/test_honesty.py on many positions: whole matches of every setting."""

import pytest

from tests.engine.every_game import GAMES
from tests.engine.test_honesty import honest
from tests.needs import MATCHES, PARTS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(PARTS // 2))
def test_hidden_cards_change_no_choice_and_no_hint(game, part):
    """Two other deals of the hidden cards for each position."""
    matches = MATCHES // (10 * (PARTS // 2))
    changed = sum(honest(game, f"many {part}/{n}", 60, 2) for n in range(matches))
    assert changed > 30 * matches
