# SPDX-License-Identifier: MIT
"""For a board's boot.py: who writes the drive CIRCUITPY until it is switched on again.

A computer does, unless B is held while switching on: then the handheld alone writes, and the
computer only reads. That is how files come over the serial port while the cable is in, and how a
match saved on the cable goes into the files. Without the key nothing is done, so that nobody is
locked out of the own drive. Nothing is printed: that would be written to boot_out.txt each time.
"""

import time

import storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    import keypad

_SCANS = 0.1  # seconds, enough for several scans of the key


def own_drive(scanner: "keypad.Keys | keypad.ShiftRegisterKeys") -> None:
    """Give the drive to the handheld if the only key of `scanner` is held."""
    time.sleep(_SCANS)
    held = scanner.events.get() is not None
    scanner.deinit()
    if held:
        storage.remount("/", readonly=False)
