# SPDX-License-Identifier: MIT
"""The computer player of Trash: it receives a view and ends with a move.

Only one choice can matter. Where a Jack lies never does: all face-down cards are alike, and its
natural card still comes in over it (TR-06). To take a discard that fits fills a position at once,
with the same chances afterwards as a card of the stock has; so it is right but for one case, see
`leaves`. Between two who always takes cannot be beaten; among three to six (600,000 matches each)
to leave wins 0.08 to 0.09 of a hundred matches more; playing both out found no other case.

easy    draws from the stock by habit and takes a discard now and then, more often when it waits
        for few cards; it hardly ever sees that one has a place which a Jack holds.
medium  overlooks a quarter of the discards it could take, most where a Jack holds the place.
hard    overlooks none, and leaves what would help the next player more.

None of them leaves a discard that wins the hand; a Jack never lies there (TR-07).
"""

from micropython import const

from engine.cards import NONE
from engine.trash import legal

EASY = const(1)
MEDIUM = const(2)
HARD = const(3)

# As in codes.py.
_STOCK = const(0)
_DISCARD = const(1)
_JACK = const(2)

# By how many positions are open here, of how many the next player may have open at most.
_LEAVES = bytes((0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 10))
# Of twenty discards that fit, how many easy and medium overlook: with many positions open, with
# few, and where a Jack holds the place. Hard beats medium 57 to 43, which beats easy 62 to 38.
_OVERLOOKED = bytes((15, 12, 19, 6, 4, 14))
_FEW = const(3)  # positions open, from which down one looks out for what is lacking
_MATCH_AT_STAKE = const(3)  # open positions from which on one rather keeps a match from being lost


def think(view, level: int, rng):
    """Generator: yields the move of the seat that looks, at once."""
    if view.hand != NONE:
        yield bytes((_JACK, 1 + _place(view, level, rng)))
    elif legal.takes(view) and _wants(view, level, rng):
        yield bytes((_DISCARD,))
    else:
        yield bytes((_STOCK,))


def hint(view, rng):
    """Generator: yields (move, why) of the hard player (CR-24).

    why: the key of a sentence in firmware/texts/trash_hints_*.py, and its figures.
    """
    from engine.trash import reasons  # here, as it takes memory once a hint is asked for

    for move in think(view, HARD, rng):
        yield move, reasons.why(view, move)


def open_positions(view, seat: int) -> int:
    """How many cards of a layout lie face down."""
    missing = view.sizes[seat]
    up = view.up[seat]
    while up:
        missing -= up & 1
        up >>= 1
    return missing


def unseen(view) -> bytearray:
    """How many cards of each rank lie where nobody sees them."""
    left = bytearray([4 * view.packs] * 13)
    for layout in view.layouts:
        for card in layout:
            if card < 52:
                left[card >> 2] -= 1
    for card in view.discard:
        left[card >> 2] -= 1
    if view.hand != NONE:
        left[view.hand >> 2] -= 1
    return left


def leaves(view) -> bool:
    """Whether the discard that fits is better left under the one that will follow.

    Who takes it has no place for more of its rank, and gives them to the next player. Where that
    one needs them and is near the end, while here much is open and little else that could be
    discarded is of use to others, this costs more than the position filled is worth.
    """
    after = (view.turn + 1) % len(view.sizes)
    if view.first >= 0 or not legal.places(view, after, view.discard[len(view.discard) - 1]):
        return False  # there is no next turn, or no harm
    here = open_positions(view, view.turn)
    if view.sizes[after] == 1:
        return here >= _MATCH_AT_STAKE
    return open_positions(view, after) <= _LEAVES[here]


def _wants(view, level: int, rng) -> bool:
    """Whether a level takes the discard that fits."""
    if level == HARD:
        return not leaves(view)
    here = open_positions(view, view.turn)
    if here == 1:
        return True  # it wins
    kind = 1 if here <= _FEW else 0
    if view.up[view.turn] >> (view.discard[len(view.discard) - 1] >> 2) & 1:
        kind = 2
    return rng.below(20) >= _OVERLOOKED[3 * (level - EASY) + kind]


def _place(view, level: int, rng) -> int:
    """Where a Jack goes, from 0: anywhere is as good; hard has it stay where it likely can."""
    seat = view.turn
    closed = [i for i in range(view.sizes[seat]) if not view.up[seat] >> i & 1]
    if level == EASY:
        return closed[rng.below(len(closed))]
    if level == MEDIUM:
        return closed[0]
    left = unseen(view)
    chosen = closed[0]
    for place in closed:
        if left[place] < left[chosen]:
            chosen = place
    return chosen
