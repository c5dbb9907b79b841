# SPDX-License-Identifier: MIT
"""A touch overlay that the simulator lays over any MicroPython board, so that a mouse can be a
finger; as board.TOUCH on CircuitPython. No stock board has it."""

from host_sim.overlay import Overlay

TOUCH = Overlay()
