# SPDX-License-Identifier: MIT
"""How well a player of cribbage throws: against the exact best of each hand.

Exact is the mean of the four kept over the 46 starters, plus or minus the mean of the crib by the
tables of RULES.md 7.2.
"""

from engine.cribbage import player
from engine.cribbage.codes import DISCARD
from engine.cribbage.discard import split, tosses
from engine.cribbage.rules import Rules
from engine.cribbage.scoring import hand_points
from engine.decks import Decks
from engine.rng import Rng
from tests.tables.rules_crib import mean


def values(hand: bytes, own: bool) -> dict:
    """What each pair that may be thrown is worth, in points."""
    rest = [card for card in range(52) if card not in hand]
    found = {}
    for toss in tosses(6):
        keep, pair = split(hand, toss)
        kept = sum(hand_points(keep, starter, False) for starter in rest) / len(rest)
        crib = mean(own, pair[0] >> 2, pair[1] >> 2)
        found[pair] = kept + crib if own else kept - crib
    return found


def thrown(level: int, seed: str, own: bool) -> tuple:
    """The hand of a deal, and the pair that a level throws of it as dealer or pone."""
    rules = Rules(2, b"", Decks(seed), 1)
    if own:
        rules.play(bytes((DISCARD,)) + bytes(rules.hands[0][:2]))
    seat = rules.seat()
    *_, move = player.think(rules.view(seat), level, Rng(seed))
    return bytes(rules.hands[seat]), move[1:]


def agreement(level: int, own: bool, hands: int) -> tuple:
    """Of so many hands, the part thrown exactly best, and the mean regret in points."""
    best = 0
    regret = 0.0
    for n in range(hands):
        hand, pair = thrown(level, f"throw {n}", own)
        worth = values(hand, own)
        lost = max(worth.values()) - worth[pair]
        best += lost < 1e-9
        regret += lost
    return best / hands, regret / hands
