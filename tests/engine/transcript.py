# SPDX-License-Identifier: MIT
"""Prints matches played at random, to compare interpreters: `transcript.py ROOT SEED...`.

Every move, the events, the scores, a checksum of the position, and the record at the end.
"""

import sys


def tell(seed: str) -> None:
    """Print one match."""
    from engine import record
    from engine.match import Match
    from tests.engine import kit

    match = Match("cribbage", b"\0\3", seed)
    while not match.rules.over():
        rules = match.rules
        legal = [rules.text(move) for move in rules.moves()]
        move = kit.random_move(rules, match.rng())
        seat = rules.seat()
        match.play(move)
        print(seat, rules.text(move), len(legal), record.crc16(rules.pack()), rules.scores())
        for event in kit.reasons(rules, True):
            print(" ", *event)
    match.undo()
    print("".join(["%02x" % byte for byte in record.save(match)]))


def main() -> None:
    """Tell the matches of the seeds given."""
    sys.path.insert(0, sys.argv[1])
    for seed in sys.argv[2:]:
        print("seed", seed)
        tell(seed)


main()
