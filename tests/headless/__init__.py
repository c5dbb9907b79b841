# SPDX-License-Identifier: MIT
"""The whole firmware on the real MicroPython, beside the same on the desktop.

A recorder plays a script or a tour on a simulated board and notes on a tape what its hal told the
firmware, and when; replay.py, on MicroPython, lets a board without a body tell the firmware the
same. Every frame and every save of the two must be equal.
"""
