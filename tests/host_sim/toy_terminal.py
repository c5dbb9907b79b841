# SPDX-License-Identifier: MIT
"""A toy in the terminal front, a program of its own; prints at the end what was done to it."""

import sys
import time

from host_sim.terminal import Terminal
from tests.host_sim.toy import Toy


def main():
    grain = 2 if "coarse" in sys.argv else 1
    toy = Toy(160 * grain, 128 * grain, grain)
    toy.paint(0, 0, toy.width, toy.height, (8, 84, 72))
    toy.paint(30 * grain, 20 * grain, 24 * grain, 32 * grain, (248, 244, 232))
    toy.lights = bytes((20, 0, 0)) + bytes(12)
    try:
        with Terminal(toy) as terminal:
            while toy.done.count(("release", 4)) == 0:  # until START was struck
                terminal.idle()
                time.sleep(0.005)
            if "broken" in sys.argv:
                raise RuntimeError("the firmware broke")
    finally:
        print("DONE", toy.done)


if __name__ == "__main__":
    main()
