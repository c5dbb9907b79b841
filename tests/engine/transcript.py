# SPDX-License-Identifier: MIT
"""Prints matches of a game, to compare interpreters: `transcript.py ROOT GAME SEED...`.

Of each seed a match between all levels, with what every level would play and the hint and its
reason, and one at random. After every move the events, the scores and a checksum of the position;
at the end the record.
"""

import sys


def plain(value):
    """Bytes as numbers, whatever they are in: interpreters write them in their own ways."""
    if isinstance(value, (bytes, bytearray)):
        return list(value)
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value


def decided(match) -> bytes:
    """Tell what every level plays and the hint; the move of the level that decides."""
    from tests.engine import every_game

    moves = [every_game.decision(match, level) for level in every_game.LEVELS]
    print(" ", [match.rules.text(move) for move in moves], plain(every_game.hinted(match)[1]))
    return moves[match.players[match.rules.seat()] - 1]


def drawn(match) -> bytes:
    """Tell how many moves there are, a hundred at most; one of them by chance."""
    from tests.engine.every_game import KITS

    count = 0
    for _ in match.rules.moves():
        count += 1
        if count == 100:
            break
    print(" ", count)
    return KITS[match.game].some_move(match.rules, match.rng())


def tell(match, choose) -> None:
    """Play and print a match."""
    from engine import record

    print(match.game, plain(match.players), plain(match.options))
    while not match.rules.over():
        rules = match.rules
        seat = rules.seat()
        move = choose(match)
        line = rules.text(move)
        match.play(move)
        print(seat, line, record.crc16(rules.pack()), rules.scores())
        for event in rules.events[rules.fresh:]:
            print(" ", rules.REASONS[event[1]], plain(event))
    match.back()
    print("".join(["%02x" % byte for byte in record.save(match)]))


def main(root: str, game: str, seeds: list) -> None:
    """Tell the matches of the seeds given."""
    sys.path.insert(0, root)
    from engine.match import Match
    from engine.rng import Rng
    from tests.engine.every_game import settings

    for seed in seeds:
        print("seed", seed)
        seats, chosen = settings(game, Rng(seed))
        tell(Match(game, bytes([3 - seat % 3 for seat in range(seats)]), seed, chosen), decided)
        tell(Match(game, bytes(seats), seed, chosen), drawn)


main(sys.argv[1], sys.argv[2], sys.argv[3:])
