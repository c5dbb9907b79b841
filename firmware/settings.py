# SPDX-License-Identifier: MIT
"""What the player has set, kept under the name "settings"."""

from micropython import const

from firmware.sealed import seal, unseal

LANGUAGES = ("it", "en")
SLOW, NORMAL, FAST, STEPS = 0, 1, 2, 3
SPEEDS = const(4)
BRIGHTNESS = bytes((20, 40, 60, 80, 100))  # percent, by setting
SEATS = const(6)
NAME_LETTERS = const(8)
_VERSION = const(1)
# What the first figures of pack() have to be below.
_LIMITS = bytes((2, 2, SPEEDS, 2, len(BRIGHTNESS), 2, 2, SEATS + 1))


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
        self.seats = 2  # of the last set-up, and who sat there: 0 person, 1-3 levels
        self.players = bytes((0, 2, 2, 2, 2, 2))
        self.game = ""  # the one played last
        self.names = [""] * SEATS  # "" = the name that the language gives
        self.unread = False

    def pack(self) -> bytes:
        """Return everything as one record."""
        body = bytearray((self.welcomed, self.language, self.speed, self.sound))
        body.extend(bytes((self.brightness, self.four_colours, self.lights, self.seats)))
        body.extend(self.players)
        for text in [self.game] + self.names:
            letters = text.encode()
            body.append(len(letters))
            body.extend(letters)
        return seal(_VERSION, body)

    def unpack(self, record: bytes) -> None:
        """Take everything from a record; ValueError if it is not one, nothing changes then."""
        body = unseal(_VERSION, record)
        count = len(_LIMITS)
        figures, players = body[:count], body[count:count + SEATS]
        texts = _texts(body, count + SEATS)
        if len(players) != SEATS or max(players) > 3 or len(texts) != 1 + SEATS:
            raise ValueError("these settings do not hold what they should")
        for number in range(count):
            if figures[number] >= _LIMITS[number]:
                raise ValueError("setting %d is not below %d" % (number, _LIMITS[number]))
        self.welcomed, self.language, self.speed, self.sound = figures[:4]
        self.brightness, self.four_colours, self.lights, self.seats = figures[4:]
        self.players = players
        self.game = texts[0]
        self.names = texts[1:]


def _texts(body: bytes, start: int) -> list:
    texts = []
    while start < len(body):
        end = start + 1 + body[start]
        texts.append(body[start + 1:end].decode())
        start = end
    return texts


def load(hal) -> Settings:
    """Return the settings kept by the hal, or the usual ones."""
    settings = Settings()
    record = hal.load("settings")
    if record:
        try:
            settings.unpack(record)
        except ValueError:
            settings.unread = True
    return settings
