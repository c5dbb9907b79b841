# SPDX-License-Identifier: MIT
"""Sound cues: short rows of tones, played without waiting."""

from micropython import const

# Each cue: pairs of tone (in units of 20 Hz, 0 = silence) and length (in units of 10 ms).
MOVE = bytes((44, 1))
PICK = bytes((52, 2))
BACK = bytes((33, 2))
REFUSED = bytes((9, 8))
CARD = bytes((22, 2, 33, 1))
PASS = bytes((26, 5, 20, 7))
POINT = bytes((39, 4, 52, 6))
POINTS = bytes((39, 4, 49, 4, 59, 8))
WON = bytes((26, 8, 33, 8, 39, 8, 52, 20))
LOST = bytes((39, 8, 33, 8, 28, 8, 20, 20))
_HZ = const(20)
_MS = const(10)


class Sound:
    """Plays one cue at a time; a new cue replaces the old one."""

    def __init__(self, hal, settings):
        self._hal = hal
        self._settings = settings
        self._cue = b""
        self._at = 0
        self._since = 0

    def play(self, cue: bytes) -> None:
        """Start a cue, unless sound is switched off."""
        if self._settings.sound:
            self._cue = cue
            self._at = -2
            self.tick()

    def silence(self) -> None:
        """End what is playing."""
        if self._cue:
            self._cue = b""
            self._hal.tone(0)

    def tick(self) -> None:
        """Go on to the next tone when its time has come; called every frame."""
        cue = self._cue
        if not cue:
            return
        at = self._at
        if at >= 0 and self._hal.elapsed(self._since) < cue[at + 1] * _MS:
            return
        at += 2
        if at >= len(cue):
            self.silence()
            return
        self._at = at
        self._since = self._hal.ticks()
        self._hal.tone(cue[at] * _HZ)
