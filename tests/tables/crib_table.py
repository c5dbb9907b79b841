# SPDX-License-Identifier: MIT
"""Works out engine/cribbage/crib_table.py anew: `python -m tests.tables.crib_table [MILLIONS]`.

Two players with the hard level's discards meet, so many million times: each throws what makes the
mean of its hand, plus or minus that of the crib, best. Every crib is averaged over the 40 cards
that may be turned up, flush and nobs included, and counted for the two ranks that the dealer and
for the two that the pone threw. The tables so found make a policy, and that new tables; going
half way each round, for else they swing to and fro, they come to a stand. The same number gives
the same bytes everywhere; 20 million deals take two cores about ten minutes.
"""

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path

from engine.cards import JACK
from engine.cribbage.discard import Unseen, by_starter, split, tosses

MILLIONS = 20
ROUNDS = (4, 16, 16, 16, 16, 16, 16, 16, 16)  # chunks of the rounds before the last
CHUNK = 50_000  # deals
PRIOR = 40  # a cell is drawn to the round before, as by so many deals
STARTERS = 40  # cards left after two hands of six
PAIRS = [(low, high) for low in range(13) for high in range(low, 13)]
CELL = {pair: n for n, pair in enumerate(PAIRS)}
TARGET = Path(__file__).parents[2] / "engine" / "cribbage" / "crib_table.py"
MODULE = '''# SPDX-License-Identifier: MIT
"""What good players throw into the crib brings it, and what they keep.

Made by `python -m tests.tables.crib_table {millions}` from so many million deals.
"""

# Means of the crib by the ranks that its owner throws, and by those that the other throws, in
# hundredths of a point: A-A, A-2, .. A-K, 2-2, .. K-K, two bytes each, the low byte first.
_OWN = (
{own}
)
_OTHER = (
{other}
)

# How often each rank is kept when it is dealt, by the pone and by the dealer, in 24ths.
KEPT = (
{pone},
{dealer},
)


def crib_mean(own: bool, low: int, high: int) -> int:
    """Hundredths of a point of one's own or the other's crib; low <= high: the ranks thrown."""
    i = 2 * (low * (27 - low) // 2 + high - low)
    table = _OWN if own else _OTHER
    return table[i] + 256 * table[i + 1]
'''


class Policy:
    """What players throw who go by these tables: hundredths of a point, own crib and other's."""

    def __init__(self, tables: tuple):
        self.tables = tables
        self.known: dict = {}

    def throw(self, hand: bytes, role: int) -> tuple:
        """The two places of six sorted cards that are thrown; role: 0 dealer, 1 pone."""
        suits = bytes(card & 3 for card in hand)
        flush = [suit for suit in (0, 1, 2, 3) if suits.count(suit) > 3]
        marks = bytes(card >> 2 | (flush == [card & 3]) << 4 for card in hand)
        if (marks, role) not in self.known:
            self.known[marks, role] = self._best(marks, role)
        return self.known[marks, role]

    def _best(self, marks: bytes, role: int) -> tuple:
        """The best throw of ranks of which those of one suit are marked, if they are four."""
        others = 0
        hand = b""
        for mark in marks:  # the other suits in turn, so that no card comes twice
            others += mark < 16
            hand += bytes([(mark & 15) << 2 | (3 if mark > 15 else others % 3)])
        if not max(marks) > 15:
            hand = bytes(mark << 2 | place & 3 for place, mark in enumerate(marks))
        unseen = Unseen(hand)
        found = []
        for toss in tosses(6):
            keep, thrown = split(hand, toss)
            crib = unseen.size * self.tables[role][CELL[thrown[0] >> 2, thrown[1] >> 2]]
            found.append((100 * unseen.total(keep) + (-crib if role else crib), toss))
        return max(found)[1]


class Cribs:
    """Points of cribs summed over their starters; each set of ranks is worked out once."""

    def __init__(self):
        self.known: dict = {}

    def total(self, crib: bytes, starters: list) -> int:
        """The points of four cards as a crib with each of the starters."""
        ranks = bytes(sorted(card >> 2 for card in crib))
        if ranks not in self.known:
            self.known[ranks] = by_starter(bytes(rank << 2 for rank in ranks))
        points = self.known[ranks]
        total = sum([points[card >> 2] for card in starters])
        for jack in crib:
            if jack >> 2 == JACK:
                total += sum([card & 3 == jack & 3 for card in starters if card >> 2 != JACK])
        if len(set(card & 3 for card in crib)) == 1:
            total += 5 * sum([card & 3 == crib[0] & 3 for card in starters])
        return total


@lru_cache(maxsize=1)
def policy_of(tables: tuple) -> Policy:
    """The policy of a round, once in a process."""
    return Policy(tables)


def deal(chance: random.Random) -> tuple:
    """Two sorted hands of six and the forty cards left."""
    deck = list(range(52))
    for i in range(12):
        j = i + int(chance.random() * (52 - i))
        deck[i], deck[j] = deck[j], deck[i]
    return bytes(sorted(deck[:6])), bytes(sorted(deck[6:12])), deck[12:]


def chunk(job: tuple) -> tuple:
    """Points over all starters, and cribs, by role and pair thrown, of CHUNK deals.

    Before there are tables every pair of one hand is thrown, each with some pair of the other.
    """
    tables, number = job
    policy = policy_of(tables) if tables else None
    cribs = Cribs()
    chance = random.Random(f"chunk {number} of {len(tables)} tables")
    points = [0] * 182
    counts = [0] * 182
    for _ in range(CHUNK):
        dealer, pone, starters = deal(chance)
        if policy:
            throws = [(policy.throw(dealer, 0), policy.throw(pone, 1))]
        else:
            throws = zip(tosses(6), reversed(list(tosses(6))), strict=True)
        for of_dealer, of_pone in throws:
            own = split(dealer, of_dealer)[1]
            other = split(pone, of_pone)[1]
            total = cribs.total(own + other, starters)
            for cell in (_cell(own), 91 + _cell(other)):
                points[cell] += total
                counts[cell] += 1
    return points, counts


def _cell(thrown: bytes) -> int:
    """Where a pair of cards counts."""
    return CELL[thrown[0] >> 2, thrown[1] >> 2]


def tables(chunks: int) -> tuple:
    """The two tables in hundredths of a point, after all rounds."""
    found: tuple = ()
    with ProcessPoolExecutor() as pool:
        for turn, n in enumerate((*ROUNDS, chunks)):
            points = [0] * 182
            counts = [0] * 182
            for more, deals in pool.map(chunk, [(found, number) for number in range(n)]):
                points = [a + b for a, b in zip(points, more, strict=True)]
                counts = [a + b for a, b in zip(counts, deals, strict=True)]
            before = found[0] + found[1] if found else [0] * 182
            weight = PRIOR if found else 0
            cells = tuple(
                round((100 * p + STARTERS * weight * b) / (STARTERS * (c + weight)))
                for p, c, b in zip(points, counts, before, strict=True)
            )
            if 0 < turn < len(ROUNDS):
                cells = tuple((a + b) // 2 for a, b in zip(cells, before, strict=True))
            found = cells[:91], cells[91:]
            print(f"{n * CHUNK:,} deals: 5-5 in one's own crib {found[0][46]}, in the other's "
                  f"{found[1][46]} hundredths", flush=True)
    return found


def kept(policy: Policy, role: int) -> bytes:
    """How often each rank is kept when it is dealt, in 24ths: the mean of all is 16."""
    chance = random.Random("kept")
    dealt = [0] * 13
    thrown = [0] * 13
    for _ in range(4 * CHUNK):
        hand = deal(chance)[role]
        for card in hand:
            dealt[card >> 2] += 1
        for place in policy.throw(hand, role):
            thrown[hand[place] >> 2] += 1
    return bytes(round(24 - 24 * t / d) for t, d in zip(thrown, dealt, strict=True))


def literal(data: bytes, width: int = 22) -> str:
    """Bytes as lines of a Python literal."""
    rows = [data[i : i + width] for i in range(0, len(data), width)]
    return "\n".join('    b"' + "".join(f"\\x{byte:02x}" for byte in row) + '"' for row in rows)


def main(millions: int) -> None:
    """Write the module anew."""
    found = tables(millions * 1_000_000 // CHUNK)
    own, other = [b"".join(cents.to_bytes(2, "little") for cents in table) for table in found]
    policy = Policy(found)
    TARGET.write_text(MODULE.format(
        millions=millions, own=literal(own), other=literal(other),
        pone=literal(kept(policy, 1)), dealer=literal(kept(policy, 0)),
    ))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MILLIONS)
