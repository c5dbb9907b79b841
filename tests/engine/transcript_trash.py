# SPDX-License-Identifier: MIT
"""Prints matches of Trash between all levels, to compare interpreters: `ROOT SEED...`.

Every move and what happened, a checksum of the position, the hints, and the record at the end.
"""

import sys


def tell(seed: str, seats: int, chosen: bytes) -> None:
    """Print one match."""
    from engine import record
    from engine.match import Match
    from engine.trash import player
    from tests.engine import trash_kit as kit

    match = Match("trash", bytes([1 + seat % 3 for seat in range(seats)]), seed, chosen)
    while not match.rules.over():
        rules = match.rules
        seat = rules.seat()
        view = rules.view(seat)
        for move, why in player.hint(view, match.rng()):
            print(" ", rules.text(move), *why)
        for move in player.think(view, match.players[seat], match.rng()):
            match.play(move)
        print(seat, rules.text(move), record.crc16(rules.pack()), rules.scores())
        print(" ", kit.story(rules))
    match.back()
    print("".join(["%02x" % byte for byte in record.save(match)]))


def main() -> None:
    """Tell the matches of the seeds given."""
    sys.path.insert(0, sys.argv[1])
    for n, seed in enumerate(sys.argv[2:]):
        print("seed", seed)
        tell(seed, 2 + n % 5, bytes((0, n & 1)))


main()
