# SPDX-License-Identifier: MIT
"""Settings as bytes and back: some figures, who sits where, then texts, each after its length."""

from micropython import const

from firmware.sealed import seal, unseal
from firmware.settings import BRIGHTNESS, SEATS, SPEEDS

_VERSION = const(1)
# What the first figures have to be below. With the lights goes the training, as 2: records from
# before there was one have none.
_LIMITS = bytes((2, 2, SPEEDS, 2, len(BRIGHTNESS), 2, 4, SEATS + 1))


def pack(settings) -> bytes:
    """Return everything as one record."""
    body = bytearray((settings.welcomed, settings.language, settings.speed, settings.sound))
    body.extend(bytes((settings.brightness, settings.four_colours)))
    body.extend(bytes((settings.lights | settings.training << 1, settings.seats)))
    body.extend(settings.players)
    texts = [settings.game] + settings.names
    for game in sorted(settings.options):
        texts += [game, settings.options[game].decode()]
    for text in texts:
        letters = text.encode()
        body.append(len(letters))
        body.extend(letters)
    return seal(_VERSION, body)


def unpack(settings, record: bytes) -> None:
    """Take everything from a record; ValueError if it is not one, nothing changes then."""
    body = unseal(_VERSION, record)
    count = len(_LIMITS)
    figures, players = body[:count], body[count:count + SEATS]
    texts = _texts(body, count + SEATS)
    kept = 1 + SEATS
    if len(players) != SEATS or max(players) > 3 or len(texts) < kept or len(texts) % 2 == 0:
        raise ValueError("these settings do not hold what they should")
    for number in range(count):
        if figures[number] >= _LIMITS[number]:
            raise ValueError("setting %d is not below %d" % (number, _LIMITS[number]))
    settings.welcomed, settings.language, settings.speed, settings.sound = figures[:4]
    settings.brightness, settings.four_colours, lights, settings.seats = figures[4:]
    settings.lights, settings.training = lights & 1, lights >> 1
    settings.players = players
    settings.game = texts[0]
    settings.names = texts[1:kept]
    settings.options = {}
    for number in range(kept, len(texts), 2):
        settings.options[texts[number]] = texts[number + 1].encode()


def _texts(body: bytes, start: int) -> list:
    texts = []
    while start < len(body):
        end = start + 1 + body[start]
        texts.append(body[start + 1:end].decode())
        start = end
    return texts
