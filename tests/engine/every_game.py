# SPDX-License-Identifier: MIT
"""Matches and positions of any game of the catalog; a new game adds its kit to KITS."""

from engine import catalog
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from tests.engine import biscuit_kit, casino_kit, trash_kit
from tests.engine import kit as cribbage_kit

GAMES = [game[0] for game in catalog.games()]
LEVELS = (1, 2, 3)

# What the laws must know of a game. Each kit has:
# some_move(rules, rng)           one of the legal moves
# wrong_moves(rules, legal, rng)  moves of every kind, most of them not legal
# NO_MOVES                        texts that are no moves
# every_card(rules), all_cards(rules)
#                                 the cards of a position, and those that it should have, sorted
# credited(rules, event)          [(seat, points)] that an event brings
# permuted(rules, seat, rng)      the same position, what the seat may not know dealt anew
# VIEW                            the names of all that a view has
KITS = {
    "cribbage": cribbage_kit,
    "casino": casino_kit,
    "biscuit": biscuit_kit,
    "trash": trash_kit,
}


def last(generator):
    """What a thinking generator ends with; everything before is None."""
    found = None
    for step in generator:
        assert found is None
        found = step
    return found


def settings(game: str, rng: Rng) -> tuple:
    """A number of seats and options by chance, such as go together."""
    _, allowed, known = catalog.entry(game)
    while True:
        seats = allowed[rng.below(len(allowed))]
        chosen = bytes([rng.below(len(values)) for _, values in known])
        try:
            catalog.load(game).Rules(seats, chosen, Decks("settings"))
            return seats, chosen
        except ValueError:
            pass


def each_position(game: str, matches: int, most: int = 400, name: str = "law"):
    """Random matches of a game with all kinds of seats and options, at each of their positions.

    The first two matches go on to their end, the others for so many moves at most.
    """
    rng = Rng("settings")
    some_move = KITS[game].some_move
    for n in range(matches):
        seats, chosen = settings(game, rng)
        match = Match(game, bytes(seats), "%s %d" % (name, n), chosen, rng.below(seats + 1) - 1)
        yield match
        while not match.rules.over() and (n < 2 or match.made < most):
            match.play(some_move(match.rules, rng))
            yield match


def copied(match: Match):
    """The position of a match in Rules of its own."""
    rules = catalog.load(match.game).Rules(
        len(match.players), match.options, match.rules.decks, match.dealer
    )
    rules.unpack(match.rules.pack())
    return rules


def shown(value):
    """A copy of whatever a view holds: objects by what is in them."""
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    if isinstance(value, (bool, int, str)) or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return [shown(one) for one in value]
    if callable(value):
        return None
    if hasattr(value, "__getitem__"):
        return [shown(one) for one in value]  # events that are made when they are looked at
    return shown(sorted([(name, shown(one)) for name, one in value.__dict__.items()]))


def seen(game: str, view) -> list:
    """All that a view shows."""
    return [shown(getattr(view, name)) for name in KITS[game].VIEW]


def decision(match: Match, level: int, rules=None) -> bytes:
    """What a level does in a match, or in the position of `rules` in its place."""
    rules = rules or match.rules
    view = rules.view(rules.seat())
    return last(catalog.player(match.game).think(view, level, match.rng()))


def hinted(match: Match, rules=None) -> tuple:
    """The move of a hint and its reason, likewise."""
    rules = rules or match.rules
    view = rules.view(rules.seat())
    return last(catalog.player(match.game).hint(view, match.rng()))


def positions(game: str, seed: str, most: int):
    """A match of all levels, each position before a decision with a choice, `most` at most.

    Those that are left out lie between the others, so that the end of a match is seen too.
    """
    rng = Rng(seed)
    seats, chosen = settings(game, rng)
    first = rng.below(3)
    levels = bytes([1 + (first + seat) % 3 for seat in range(seats)])
    match = Match(game, levels, seed, chosen, rng.below(seats))
    every = 1
    kept = 0
    while not match.rules.over() and kept < most:
        legal = match.rules.moves()
        next(legal)
        if next(legal, None) is not None:
            every -= 1
            if not every:
                kept += 1
                every = 1 + rng.below(2 + kept // 8)
                yield match
        match.play(decision(match, levels[match.rules.seat()]))
