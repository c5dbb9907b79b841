# SPDX-License-Identifier: MIT
"""Where the handheld's program begins, and never ends."""

from micropython import const

from firmware.app import App
from firmware.loop import Loop

_FRAME = const(33)  # ms


def start(hal) -> None:
    """Play for ever on this hal."""
    app = App(hal)
    app.go("menu" if app.settings.welcomed else "welcome")
    loop = Loop(app)
    while True:
        began = hal.ticks()
        try:
            loop.frame()
        except Exception as error:  # whatever it is: the player gets a page, the match is safe
            loop.rescue(error)
        rest = _FRAME - hal.elapsed(began)
        hal.sleep(rest if rest > 0 else 1)
