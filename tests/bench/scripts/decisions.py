# SPDX-License-Identifier: MIT
"""Script for MicroPython: the hard player decides, with a mark before and after (counted.py).

`decisions.py ROOT SEED DECISIONS slices|whole`. Two hard players play on until so many decisions
have been marked. Prints `throw` or `lay` for every marked decision, with `slices` for every slice.
Only decisions with a choice are marked.
"""

import sys
import time


def main() -> None:
    """Play and mark."""
    sys.path.insert(0, sys.argv[1])
    from engine.cribbage import player
    from engine.cribbage.codes import DISCARDING, PLAYING
    from engine.match import Match

    match = Match("cribbage", b"\3\3", sys.argv[2])
    left = int(sys.argv[3])
    sliced = sys.argv[4] == "slices"
    while left and not match.rules.over():
        rules = match.rules
        view = rules.view(rules.seat())
        thinking = player.think(view, player.HARD, match.rng())
        if rules.phase not in (DISCARDING, PLAYING) or len(list(rules.moves())) == 1:
            move = list(thinking)[-1]
        else:
            left -= 1
            kind = "throw" if rules.phase == DISCARDING else "lay"
            time.ticks_us()
            for move in thinking:
                if sliced:
                    time.ticks_us()
                    print(kind)
                    time.ticks_us()
            time.ticks_us()
            print(kind)
        match.play(move)


main()
