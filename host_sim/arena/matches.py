# SPDX-License-Identifier: MIT
"""Matches between two sides: what is played, and how it went.

A group is what is played with the same cards: in a mirrored tournament every seating, else one
match. Groups are numbered; number n of seed S has the cards of seed "S/n", as the referee and the
handheld deal them. The dealer is drawn from the seed: nobody cuts for the first deal.
"""

from typing import NamedTuple

from engine import catalog
from engine.decks import Decks
from engine.rng import CHOICES, Rng
from host_sim.arena.outside import Forfeit
from host_sim.arena.sides import player


class Setting(NamedTuple):
    """What is played: options by number, as the engine has them."""

    game: str
    seats: int
    options: bytes
    seed: str
    mirror: bool = True
    timeout: float = 10.0  # seconds for a move of a program

    @property
    def partners(self) -> bool:
        """Whether seats play in pairs."""
        known = catalog.entry(self.game)[2]
        return any(
            name == "partners" and values[number]
            for (name, values), number in zip(known, self.options)
        )

    @property
    def sides(self) -> int:
        """How many win on their own: seats, or pairs of partners."""
        return 2 if self.partners else self.seats

    @property
    def group(self) -> int:
        """Matches of a group."""
        return self.sides if self.mirror else 1

    def seatings(self, number: int) -> list:
        """The seats of A in each match of a group: one seat in turn, or a pair of partners."""
        turns = range(self.sides) if self.mirror else (number % self.sides,)
        return [[seat for seat in range(self.seats) if seat % self.sides == turn]
                for turn in turns]


class Outcome(NamedTuple):
    """How a match went for A.

    share: 1 won, 0 lost, between where several win. margin: its points over the mean of the
    others', None where the match was not played to its end. forfeit: why it was not.
    """

    share: float
    margin: float | None
    forfeit: str = ""


class Chance:
    """The chance of a decision, the same as the handheld's; made only if it is asked for."""

    def __init__(self, seed: str, made: int):
        self._key = seed, CHOICES + made

    def __getattr__(self, name: str):
        rng = Rng(*self._key)
        self.below = rng.below
        return getattr(rng, name)


def groups(setting: Setting, sides: tuple, numbers: range) -> list:
    """Play groups of matches: for each a list of outcomes."""
    players: dict = {}
    # A handheld forgets modules when their work is done; here, loading them anew only takes time.
    forget, catalog.forget = catalog.forget, lambda path: None
    try:
        return [
            [match(setting, sides, number, seats, players) for seats in setting.seatings(number)]
            for number in numbers
        ]
    finally:
        catalog.forget = forget
        for one in players.values():
            one.close()


def match(setting: Setting, sides: tuple, number: int, mine: list, players: dict) -> Outcome:
    """Play one match with A in these seats; players by side and seat are kept for the next."""
    seed = f"{setting.seed}/{number}"
    dealer = Rng(seed, CHOICES - 1).below(setting.seats)  # as engine/beginning.py
    rules = catalog.load(setting.game).Rules(
        setting.seats, setting.options, Decks(seed), dealer
    )
    chairs = []
    for seat in range(setting.seats):
        place = int(seat not in mine), seat
        if place not in players:
            players[place] = player(sides[place[0]], setting.game, setting.timeout)
        chairs.append(players[place])
    seat = 0
    try:
        for seat, chair in enumerate(chairs):
            chair.begin(setting, seat)
        made = 0
        while not rules.over():
            seat = rules.seat()
            move = chairs[seat].choose(rules, Chance(seed, made))
            if not rules.allows(move):
                raise RuntimeError(f"In seat {seat} of {seed}: {move!r} is not legal.")
            rules.play(move)
            made += 1
    except Forfeit as why:
        side = "A" if seat in mine else "B"
        why_told = f"seed {seed}, dealer {dealer}, {side} in seat {seat}: {why}"
        return _forfeited(setting, mine, seat, why_told)
    return _played(rules, mine)


def _played(rules, mine: list) -> Outcome:
    """The outcome of a match that was played to its end."""
    winners = rules.winners()
    scores = rules.scores()
    others = [score for seat, score in enumerate(scores) if seat not in mine]
    share = sum(seat in mine for seat in winners) / len(winners)
    return Outcome(share, scores[mine[0]] - sum(others) / len(others))


def _forfeited(setting: Setting, mine: list, seat: int, why: str) -> Outcome:
    """The outcome where a seat has lost at once: all who are not on its side share the win."""
    loser = seat % setting.sides
    if mine[0] % setting.sides == loser:
        return Outcome(0.0, None, why)
    return Outcome(1 / (setting.sides - 1), None, why)
