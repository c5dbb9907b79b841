# SPDX-License-Identifier: MIT
"""Sound cues: short rows of tones, played without waiting."""

from micropython import const

# All cues in one row: pairs of tone (in units of 20 Hz, 0 = silence) and length (in units of
# 10 ms). A cue is the place of its first pair, times 8, and how many there are.
_TONES = (
    b"\x2c\x01"  # MOVE
    b"\x34\x02"  # PICK
    b"\x21\x02"  # BACK
    b"\x09\x08"  # REFUSED
    b"\x16\x02\x21\x01"  # CARD
    b"\x1a\x05\x14\x07"  # PASS
    b"\x27\x04\x34\x06"  # POINT
    b"\x27\x04\x31\x04\x3b\x08"  # POINTS
    b"\x1a\x08\x21\x08\x27\x08\x34\x14"  # WON
    b"\x27\x08\x21\x08\x1c\x08\x14\x14"  # LOST
)
MOVE = const(1)
PICK = const(9)
BACK = const(17)
REFUSED = const(25)
CARD = const(34)
PASS = const(50)
POINT = const(66)
POINTS = const(83)
WON = const(108)
LOST = const(140)
_HZ = const(20)
_MS = const(10)


class Sound:
    """Plays one cue at a time; a new cue replaces the old one."""

    def __init__(self, hal, settings):
        self._hal = hal
        self._settings = settings
        self._at = 0  # the pair that sounds, as a place in _TONES
        self._end = 0  # the place after the last pair of the cue, 0 while nothing plays
        self._since = 0

    def play(self, cue: int) -> None:
        """Start a cue, unless sound is switched off."""
        if self._settings.sound:
            place = cue >> 3
            self._end = 2 * (place + (cue & 7))
            self._sound(2 * place)

    def _sound(self, at: int) -> None:
        self._at = at
        self._since = self._hal.ticks()
        self._hal.tone(_TONES[at] * _HZ)

    def silence(self) -> None:
        """End what is playing."""
        if self._end:
            self._end = 0
            self._hal.tone(0)

    def tick(self) -> None:
        """Go on to the next tone when its time has come; called every frame."""
        at = self._at
        if not self._end or self._hal.elapsed(self._since) < _TONES[at + 1] * _MS:
            return
        at += 2
        if at >= self._end:
            self.silence()
        else:
            self._sound(at)
