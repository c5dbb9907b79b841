# SPDX-License-Identifier: MIT
"""Matches of the arena: the same cards for both sides, honest counting, honest errors."""

import math
from concurrent.futures import Executor, Future

import pytest

from engine import catalog
from engine.beginning import first_dealer
from engine.match import Match
from engine.rng import CHOICES, Rng
from host_sim.arena import matches, sides, tournament
from host_sim.arena.figures import summed
from host_sim.arena.matches import Outcome, Setting, groups

GAMES = [game[0] for game in catalog.games()]


def setting(game: str, seats: int = 2, **more) -> Setting:
    """A game as it is by default; option=number sets one."""
    known = [name for name, _ in catalog.entry(game)[2]]
    options = bytes(more.pop(name, 0) for name in known)
    return Setting(game, seats, options, "test", **more)


class Told:
    """A player that notes the positions in which a deal begins, and plays as another does."""

    notes: list = []

    def __init__(self, side: str, game: str):
        self._player = sides.player(side, game, 10)

    def begin(self, setting, seat: int) -> None:
        self._seat = seat

    def choose(self, rules, rng) -> bytes:
        assert rules.seat() == self._seat
        if not rules.events:
            self.notes.append(rules.pack())
        return self._player.choose(rules, rng)

    def close(self) -> None:
        self.notes.append("closed")


def hard(game: str) -> Told:
    return Told("hard", game)


@pytest.mark.parametrize("game", GAMES)
def test_a_side_against_itself_wins_exactly_its_part(game):
    for seats in catalog.entry(game)[1]:
        found = summed(groups(setting(game, seats), ("greedy", "greedy"), range(2)))
        assert found.matches == 2 * seats and found.groups == 2
        assert found.rate == pytest.approx(1 / seats) and found.margin == pytest.approx(0)
        assert found.rate_error == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_mirrored_matches_have_the_same_cards_and_the_same_dealer(game):
    seats = catalog.entry(game)[1][-1]
    Told.notes = []
    groups(setting(game, seats), (hard, hard), range(1))
    opening = Told.notes[0]
    assert Told.notes.count(opening) == seats
    # One player for each seat of either side.
    assert Told.notes.count("closed") == 2 * seats


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_one_that_the_handheld_plays_with_that_seed(game):
    """Its log, played by Match with the computer's levels."""
    made = setting(game)
    Told.notes = []
    outcome = matches.match(made, ("hard", "easy"), 5, [0], {})
    seed = "test/5"
    dealer = first_dealer(game, 2, seed)
    if dealer < 0:
        dealer = Rng(seed, CHOICES - 1).below(2)
    match = Match(game, b"\3\1", seed, made.options, dealer)
    player = catalog.player(game)
    while not match.rules.over():
        seat = match.rules.seat()
        *_, move = player.think(match.rules.view(seat), (3, 1)[seat], match.rng())
        match.play(move)
    scores = match.rules.scores()
    winners = match.rules.winners()
    assert outcome == Outcome((0 in winners) / len(winners), scores[0] - scores[1])


def test_seatings():
    assert setting("casino", 3).seatings(0) == [[0], [1], [2]]
    assert setting("casino", 3, mirror=False).seatings(4) == [[1]]
    partners = setting("biscuit", 4, partners=1)
    assert partners.seatings(0) == [[0, 2], [1, 3]] and partners.group == partners.sides == 2
    assert setting("biscuit", 4, partners=1, mirror=False).seatings(3) == [[1, 3]]


def test_partners_win_together():
    found = summed(groups(setting("biscuit", 4, partners=1), ("hard", "random"), range(6)))
    assert found.matches == 12 and found.rate > 0.7 and found.margin > 0


@pytest.mark.slow
def test_better_sides_win():
    for game, a, b in (("cribbage", "greedy", "random"), ("casino", "hard", "random"),
                       ("biscuit", "medium", "random"), ("trash", "hard", "random")):
        found = summed(groups(setting(game), (a, b), range(50 if game == "trash" else 20)))
        assert found.rate - 3 * found.rate_error > 0.5, game


def test_figures_by_hand():
    """Shares .5 and 1 of two groups: mean .75, their standard error .25; margins 3 and 5."""
    found = summed([
        [Outcome(1.0, 10), Outcome(0.0, -4)], [Outcome(1.0, 2), Outcome(1.0, 8)],
    ])
    assert (found.matches, found.groups) == (4, 2)
    assert (found.rate, found.rate_error) == (0.75, 0.25)
    assert (found.margin, found.margin_error) == (4.0, 1.0)


def test_figures_of_forfeits_and_of_one_group():
    found = summed([[Outcome(0.5, None, "why"), Outcome(1.0, 4)]])
    assert found.rate == 0.75 and math.isnan(found.rate_error)
    assert math.isnan(found.margin) and found.forfeits == ("why",)


class Here(Executor):
    """Does what it is given at once."""

    def submit(self, call, /, *arguments, **more):
        future: Future = Future()
        future.set_result(call(*arguments, **more))
        return future


@pytest.mark.parametrize("ended", [0, 3])
def test_an_interrupt_keeps_what_has_ended(ended):
    told: list = []

    def done(matches: int) -> None:
        if len(told) == ended:
            raise KeyboardInterrupt
        told.append(matches)

    found = tournament.run(setting("trash"), ("greedy", "random"), 40, Here(), done, 1)
    assert found.matches == 2 * (ended + 1)


def test_the_order_in_which_jobs_end_changes_nothing():
    alone = summed(groups(setting("trash", 3), ("hard", "random"), range(7)))
    with tournament.local() as (executor, cores):
        assert tournament.run(setting("trash", 3), ("hard", "random"), 19, executor) == alone
    assert cores > 0
