# SPDX-License-Identifier: MIT
"""What the player has set, kept under the name "settings"."""

from micropython import const

from firmware.loading import load as load_module
from firmware.loading import unload

LANGUAGES = ("it", "en")
SLOW, NORMAL, FAST, STEPS = 0, 1, 2, 3
SPEEDS = const(4)
BRIGHTNESS = bytes((20, 40, 60, 80, 100))  # percent, by setting
SEATS = const(6)
NAME_LETTERS = const(8)
_RECORD = "firmware.settings_record"  # in memory only while it is at work


class Settings:
    """Plain attributes; `unread` tells that what was kept could not be read."""

    def __init__(self):
        self.welcomed = 0  # whether a language was ever chosen
        self.language = 0  # number in LANGUAGES
        self.speed = NORMAL  # of the computer's moves
        self.sound = 1
        self.brightness = 3  # number in BRIGHTNESS
        self.four_colours = 0
        self.lights = 1
        self.training = 0  # whether one counts one's hands oneself, and then sees the truth
        self.seats = 2  # of the last set-up, and who sat there: 0 person, 1-3 levels
        self.players = bytes((0, 2, 2, 2, 2, 2))
        self.game = ""  # the one played last
        self.names = [""] * SEATS  # "" = the name that the language gives
        self.options = {}  # of the last set-up of a game, by its name: bytes, a value for each
        self.unread = False

    def pack(self) -> bytes:
        """Return everything as one record."""
        return load_module(_RECORD).pack(self)

    def unpack(self, record: bytes) -> None:
        """Take everything from a record; ValueError if it is not one, nothing changes then."""
        load_module(_RECORD).unpack(self, record)


def load(hal) -> Settings:
    """Return the settings kept by the hal, or the usual ones."""
    settings = Settings()
    record = hal.load("settings")
    if record:
        try:
            settings.unpack(record)
        except ValueError:
            settings.unread = True
        unload(_RECORD)
        unload("firmware.sealed")
    return settings
