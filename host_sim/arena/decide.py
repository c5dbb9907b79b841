# SPDX-License-Identifier: MIT
"""Script for MicroPython: players decide, with a mark before and after (host_sim/callgrind.py).

`decide.py ROOT GAME OPTIONS SEED DEALER DECISIONS SIDE...`: a side for each seat, options as hex.
A match is played on until each side has had so many decisions with a choice; prints the seat of
every marked one.
"""

import sys
import time


def player(game: str, side: str):
    """A generator function (rules, rng) that ends with the move of a side."""
    from engine import catalog

    if side in ("random", "greedy"):
        return _baseline(game, side)
    level = ("easy", "medium", "hard").index(side) + 1
    think = catalog.player(game).think
    return lambda rules, rng: think(rules.view(rules.seat()), level, rng)


def _baseline(game: str, side: str):
    """The same of a baseline: it decides in one piece."""
    if side == "random":
        def moved(rules, rng):
            moves = list(rules.moves())
            return (moves[rng.below(len(moves))],)

        return moved
    name = "baselines." + game  # this script's folder is where imports are looked for
    __import__(name)
    greedy = sys.modules[name].greedy
    return lambda rules, rng: (greedy(rules.view(rules.seat()), rng),)


def main(game: str, chosen: bytes, seed: str, dealer: int, left: int, sides: list) -> None:
    """Play and mark."""
    from engine.match import Match

    players = {side: player(game, side) for side in sides}
    due = {side: left for side in sides}
    match = Match(game, b"\3" * len(sides), seed, chosen, dealer)
    while max(due.values()) > 0 and not match.rules.over():
        rules = match.rules
        seat = rules.seat()
        side = sides[seat]
        legal = rules.moves()
        next(legal)
        marked = due[side] > 0 and next(legal, None) is not None
        rng = match.rng()
        if marked:
            due[side] -= 1
            time.ticks_us()
        for step in players[side](rules, rng):
            move = step
        if marked:
            time.ticks_us()
            print(seat)
        match.play(move)


if __name__ == "__main__":
    sys.path.append(sys.argv[1])
    main(sys.argv[2], bytes.fromhex(sys.argv[3]), sys.argv[4], int(sys.argv[5]),
         int(sys.argv[6]), sys.argv[7:])
