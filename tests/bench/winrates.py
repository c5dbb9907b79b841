# SPDX-License-Identifier: MIT
"""Who wins how often: `python -m tests.bench winrates [GAME...]`, beside what is aimed at.

All matches are mirrored, with the cards of the same seed every time. It takes some minutes on two
cores; SCALE=0.1 in the environment plays a tenth. A figure is `kept` where it reaches its goal,
`near` where it falls short by no more than two standard errors, else `missed`.
"""

import os
from typing import NamedTuple

from engine import catalog
from engine.cards import NONE
from engine.cribbage.player import HARD
from host_sim.arena import tournament
from host_sim.arena.figures import Figures
from host_sim.arena.matches import Setting
from host_sim.arena.sides import Computer, Greedy
from tests.engine.desktop.discards import agreement

ON_DEMAND = True
SCALE = float(os.environ.get("SCALE", "1"))
SEED = "winrates"
ROW = "{:<58} {:>8.2f} +- {:<6.2f} {:>10} {}"


class Goal(NamedTuple):
    """At least, and at most, so many of a hundred matches for A between two.

    Where n play, 2/n of that is meant: an equal wins its part.
    """

    a: object
    b: str
    least: float
    most: float = 200.0  # none: of four seats the half of it is meant
    games: int = 4000
    seats: tuple = (2,)
    option: str = ""  # every value of this option is played, and the figure is the mean of all


class LowJacks(Computer):
    """Trash: hard, but a Jack goes where greedy puts it.

    Where it lies changes no chance (tests/engine/test_trash_player.py), only the luck of a match:
    without that luck two who play alike win alike, match by match.
    """

    def __init__(self, game: str):
        super().__init__(game, HARD)
        self._low = Greedy(game)

    def choose(self, rules, rng) -> bytes:
        """A Jack to the lowest place, all else as hard does."""
        return (super().choose if rules.hand == NONE else self._low.choose)(rules, rng)


GOALS = {
    "cribbage": (
        Goal("hard", "greedy", 66), Goal("hard", "medium", 55, 65), Goal("medium", "easy", 60, 70),
    ),
    "casino": (
        Goal("hard", "greedy", 60, seats=(2,)), Goal("hard", "greedy", 50, seats=(3, 4)),
        Goal("hard", "medium", 55, 65, 2000), Goal("medium", "easy", 60, 70, 2000),
    ),
    "biscuit": (
        Goal("hard", "greedy", 58, games=600, seats=(2, 3, 4), option="deck"),
        Goal("hard", "medium", 55, 65, 2000), Goal("medium", "easy", 60, 70, 2000),
    ),
    "trash": (
        Goal("hard", "greedy", 50, seats=(2, 3, 4, 5, 6)),
        Goal(LowJacks, "greedy", 50, games=20_000, seats=(2, 3, 4, 5, 6)),
        Goal("hard", "medium", 55, 65), Goal("medium", "easy", 60, 70),
    ),
}


def settings(game: str, seats: int, option: str) -> list:
    """The settings that a goal is played with: (name, setting)."""
    known = catalog.entry(game)[2]
    names = [name for name, _ in known]
    if not option:
        return [("", Setting(game, seats, bytes(len(known)), SEED))]
    found = []
    for number, value in enumerate(known[names.index(option)][1]):
        options = bytearray(len(known))
        options[names.index(option)] = number
        found.append((f", {option} {value}", Setting(game, seats, bytes(options), SEED)))
    return found


def verdict(rate: float, error: float, goal: Goal) -> str:
    """What a percentage says of a goal."""
    if goal.least <= rate <= goal.most:
        return "kept"
    return "near" if goal.least - 2 * error <= rate <= goal.most + 2 * error else "missed"


def row(what: str, rate: float, error: float, goal: Goal, share: float) -> bool:
    """Print a percentage beside the part of its goal that is meant; whether it is not missed."""
    meant = goal._replace(least=goal.least * share, most=goal.most * share)
    told = f">= {meant.least:.1f}" if goal.most > 100 else f"{meant.least:.0f}-{meant.most:.0f}"
    said = verdict(rate, error, meant)
    print(ROW.format(what, rate, error, told, said), flush=True)
    return said != "missed"


def played(game: str, goal: Goal, executor, cores: int) -> bool:
    """Play and print one goal: a row a setting, and the mean where there are several."""
    name = goal.a if isinstance(goal.a, str) else "hard with greedy's Jacks"
    scaled = []
    kept = []
    for seats in goal.seats:
        for more, setting in settings(game, seats, goal.option):
            games = max(2 * seats, round(goal.games * SCALE))
            found: Figures = tournament.run(
                setting, (goal.a, goal.b), games, executor, cores=cores
            )
            what = f"{game} for {seats}{more}: {name} v {goal.b}, {found.matches:,} matches"
            rate, error = 100 * found.rate, 100 * found.rate_error
            kept.append(row(what, rate, error, goal, 2 / seats))
            scaled.append((rate * seats / 2, error * seats / 2))
    if not goal.option:
        return all(kept)
    count = len(scaled)
    error = sum(one ** 2 for _, one in scaled) ** 0.5 / count
    mean = sum(rate for rate, _ in scaled) / count
    return row(f"{game}: mean of these, in proportion to two seats", mean, error, goal, 1)


def discards() -> bool:
    """How often hard throws the exact best, and what it loses by it."""
    kept = True
    hands = max(20, round(1000 * SCALE))
    for own, least, seat in ((True, 97, "dealer"), (False, 95, "pone")):
        best, regret = agreement(HARD, own, hands)
        what = f"cribbage: hard throws the exact best as {seat}, {hands:,} hands"
        error = 100 * (best * (1 - best) / hands) ** 0.5
        kept = row(what, 100 * best, error, Goal("hard", "", least), 1) and kept
        said = "kept" if regret <= 0.005 else "missed"
        print(f"{'cribbage: mean regret of these, points':<58} {regret:>8.4f} "
              f"{'<= 0.005':>20} {said}")
        kept = kept and regret <= 0.005
    return kept


def show(games: list) -> bool:
    """Print all figures of some games; whether none is missed."""
    kept = [discards()] if "cribbage" in games else []
    with tournament.local() as (executor, cores):
        for game in games:
            kept += [played(game, goal, executor, cores) for goal in GOALS[game]]
    return all(kept)
