# SPDX-License-Identifier: MIT
"""What a match may begin with, and why a move is refused: sentences that few matches need."""

from engine import catalog
from engine.rng import CHOICES, Rng

MOST_LETTERS = 64  # of a seed, in bytes of UTF-8


def options(game: str, chosen: bytes) -> bytes:
    """One index of a value for each option of the game.

    Those missing at the end have their defaults: a record may be older than an option.
    """
    known = catalog.entry(game)[2]
    if len(chosen) > len(known):
        raise ValueError("The game has %d options, not %d." % (len(known), len(chosen)))
    for i in range(len(chosen)):
        if chosen[i] >= len(known[i][1]):
            raise ValueError("Option %s has no value number %d." % (known[i][0], chosen[i]))
    return bytes(chosen) + bytes(len(known) - len(chosen))


def check(match) -> None:
    """ValueError where seats, levels, dealer or seed cannot be."""
    seats = catalog.entry(match.game)[1]
    if len(match.players) not in seats:
        allowed = " or ".join([str(n) for n in seats])
        raise ValueError("The game is for %s seats, not %d." % (allowed, len(match.players)))
    if max(match.players) > 3:
        raise ValueError("A player is 0 (person), 1, 2 or 3 (easy, medium, hard computer).")
    if not -1 <= match.dealer < len(match.players):
        raise ValueError("The dealer is a seat of 0 to %d." % (len(match.players) - 1))
    if not 0 < len(match.seed.encode()) <= MOST_LETTERS:
        raise ValueError("A seed has 1 to %d letters." % MOST_LETTERS)


def first_dealer(game: str, seats: int, seed: str) -> int:
    """Who deals first, drawn from the seed; -1 where they cut for it (CA-28, BI-03, TR-01)."""
    if getattr(catalog.load(game).Rules, "CUTS", False):
        return -1
    return Rng(seed, CHOICES - 1).below(seats)


def refusal(rules) -> str:
    """Why a move is not allowed, and one that is."""
    if rules.over():
        return "The match is over: no move can be made."
    refused = "That move is not allowed now"
    try:
        return refused + "; %s would be." % rules.text(next(rules.moves()))
    except ImportError:  # a handheld has no texts of moves
        return refused + "."
