# SPDX-License-Identifier: MIT
"""Random play against the simulation values of RULES.md 3.5, seeded, with stated tolerances."""

import pytest

from engine.biscuit.codes import ELEVEN, OUT, STALE
from engine.biscuit.rules import Rules
from engine.decks import Decks
from engine.rng import Rng
from tests.engine import biscuit_kit as kit

HANDS = 400
# seats, options, then as in 3.5: turns, stale %, points by seat, outs by seat, Elevensies.
TABLE = (
    (2, {}, 14.4, 0.03, (9.1, 7.8), (0.57, 0.43), 1.6),
    (3, {}, 20.5, 0.15, (9.9, 8.0, 7.0), (0.46, 0.30, 0.24), 2.4),
    (4, {}, 26.7, 0.8, (8.9, 7.6, 7.8, 7.0), (0.31, 0.22, 0.27, 0.20), 3.1),
    (4, {"elevensies": "left"}, 22.9, 0.3, (9.8, 7.4, 6.1, 5.3), (0.43, 0.26, 0.18, 0.12), 2.6),
    (2, {"deck": "pawns"}, 14.4, 0, (9.1, 7.3), (0.59, 0.41), 2.4),
    (2, {"deck": "courts+excuse"}, 12.8, 0, (8.2, 5.7), (0.64, 0.37), 1.2),
)
# Four standard errors of a mean of 400 hands, and the table's own rounding.
TURNS, POINTS, OUTS, ELEVENS = 1.5, 1.5, 0.11, 0.4
STALE_HANDS = 12


def simulated(seats: int, chosen: bytes) -> tuple:
    """Means of random play where a drawn card is placed, as in the table; stale hands in all."""
    rng = Rng("simulation", seats)
    turns = stale = elevens = 0
    points = [0] * seats
    outs = [0] * seats
    for n in range(HANDS):
        rules = Rules(seats, chosen, Decks(f"simulation {n}"))
        while not rules.over():
            turns += rules.drawn == 255
            rules.play(kit.some_move(rules, rng))
            for event in rules.events[rules.fresh:]:
                elevens += event[1] == ELEVEN
                stale += event[1] == STALE
                if event[1] == OUT:
                    outs[event[0]] += 1
        points = [a + b for a, b in zip(points, rules.scores())]
    means = [points[seat] / HANDS for seat in range(seats)], [out / HANDS for out in outs]
    return turns / HANDS, stale, *means, elevens / HANDS


@pytest.mark.slow
@pytest.mark.parametrize("row", TABLE, ids=[f"{row[0]} {row[1]}" for row in TABLE])
def test_random_play_has_the_values_of_the_table(row):
    seats, options, turns, stale, points, outs, elevens = row
    # "Drawn card played if possible" is the forced option.
    found = simulated(seats, kit.options(drawn="forced", target=0, **options))
    assert abs(found[0] - turns) < TURNS
    assert found[1] <= STALE_HANDS and (found[1] == 0 or stale > 0)
    for seat in range(seats):
        assert abs(found[2][seat] - points[seat]) < POINTS
        assert abs(found[3][seat] - outs[seat]) < OUTS
    assert abs(found[4] - elevens) < ELEVENS
