# SPDX-License-Identifier: MIT
"""Looking at hidden cards is worth much: so the honest hard player does not do it already."""

import pytest

from engine import catalog
from host_sim.arena.figures import summed
from host_sim.arena.matches import Setting, groups
from tests.host_sim.peeker import Peeker

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "game, seats, count",
    [("cribbage", 2, 8), ("casino", 2, 6), ("casino", 4, 4), ("biscuit", 2, 8),
     ("biscuit", 3, 8), ("trash", 2, 40), ("trash", 5, 10)],
)
def test_who_peeks_beats_the_honest_hard_player(game, seats, count):
    """Clearly: by three standard errors, in matches won and in points."""
    setting = Setting(game, seats, bytes(len(catalog.entry(game)[2])), "peek")
    found = summed(groups(setting, (Peeker, "hard"), range(count)))
    assert found.rate - 1 / seats > max(3 * found.rate_error, 0.1)
    assert found.margin > 3 * found.margin_error
