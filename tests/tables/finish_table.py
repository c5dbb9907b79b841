# SPDX-License-Identifier: MIT
"""Makes the tables of engine/cribbage/finish.py: `python -m tests.tables.finish_table [MATCHES]`.

Hard plays against itself; of every whole deal is counted what each pegs, what pone has with the
hand, and what the dealer pegs and has in the crib beyond the mean of the pair that he threw there.
"""

import sys
from collections import Counter

from engine.cribbage import player
from engine.cribbage.codes import AT_CRIB, AT_CUT, AT_HAND, AT_PLAY, DEAL, DISCARD
from engine.cribbage.crib_table import crib_mean
from engine.match import Match


def deals(matches: int):
    """Of each deal what pone and dealer peg, what pone has in all, and what the dealer has beyond
    that mean, in tenths."""
    for n in range(matches):
        match = Match("cribbage", b"\3\3", f"finish {n}")
        rules = match.rules
        crib = 0
        while not rules.over():
            *_, move = player.think(rules.view(rules.seat()), 3, match.rng())
            if move[0] == DISCARD and rules.seat() == rules.dealer:
                crib = crib_mean(True, move[1] >> 2, move[2] >> 2)
            if move[0] == DEAL:
                made = Counter()
                for seat, _, points, phase in (event[:4] for event in rules.events):
                    made[seat == rules.dealer, phase] += points
                pegs = [made[own, AT_PLAY] + made[own, AT_CUT] for own in (False, True)]
                rest = 10 * (pegs[True] + made[True, AT_CRIB]) - round(crib / 10)
                yield *pegs, pegs[False] + made[False, AT_HAND], rest
            match.play(move)


def chances(found: tuple, first: int, step: int, size: int) -> bytes:
    """Of 255, how often a figure is first, first + step ... or more."""
    return bytes(
        round(255 * sum(one >= first + step * n for one in found) / len(found))
        for n in range(size)
    )


def main() -> None:
    """Print both."""
    found = list(deals(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
    print(len(found), "deals")
    pone, dealer, both, rest = zip(*found)
    print("pone pegs 0, 1 ... or more:", chances(pone, 0, 1, 13))
    print("the dealer pegs 0, 1 ... or more:", chances(dealer, 0, 1, 16))
    print("pone pegs and holds 0, 1 ... or more:", chances(both, 0, 1, 28))
    print("mean of the dealer's rest:", sum(rest) / len(rest))
    print("the dealer -6, -5 ... or more:", chances(rest, -60, 10, 28))


if __name__ == "__main__":
    main()
