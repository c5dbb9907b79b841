# SPDX-License-Identifier: MIT
"""Prints matches of casino between all levels, to compare interpreters: `ROOT SEED...`.

Every move and what happened, a checksum of the position, the hints, and the record at the end.
"""

import sys


def tell(seed: str, seats: int, chosen: bytes) -> None:
    """Print one match."""
    from engine import record
    from engine.casino import player
    from engine.match import Match
    from tests.engine import casino_kit as kit

    match = Match("casino", bytes([3 - seat % 3 for seat in range(seats)]), seed, chosen)
    while not match.rules.over():
        rules = match.rules
        seat = rules.seat()
        view = rules.view(seat)
        found = None
        for step in player.hint(view, match.rng()):
            found = step
        print(" ", rules.text(found[0]), [str(part) for part in found[1] if part != found[1][1]])
        for step in player.think(view, match.players[seat], match.rng()):
            found = step
        match.play(found)
        print(seat, rules.text(found), record.crc16(rules.pack()), rules.scores())
        for line in kit.told(rules):
            print(" ", line)
    match.back()
    print("".join(["%02x" % byte for byte in record.save(match)]))


def main() -> None:
    """Tell the matches of the seeds given."""
    sys.path.insert(0, sys.argv[1])
    for n, seed in enumerate(sys.argv[2:]):
        print("seed", seed)
        tell(seed, 2 + n % 3, bytes((n & 1, n >> 1 & 1, n & 1, n >> 1 & 1, n >> 2 & 1, 0)))


main()
