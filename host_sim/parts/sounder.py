# SPDX-License-Identifier: MIT
"""What a player hears and sees besides the screen: the speaker and the coloured lights."""


class Speaker:
    """A DAC into an amplifier: sounds only while a wave plays and the amplifier is on."""

    def __init__(self) -> None:
        self.wave_hz = 0
        self.amplifier = False

    def enable(self, level: bool) -> None:
        """Drive SPEAKER_ENABLE."""
        self.amplifier = level

    @property
    def tone(self) -> int:
        """The pitch heard now in hertz, 0 for silence."""
        return self.wave_hz if self.amplifier else 0


class Lights:
    """A chain of NeoPixels: bytes arrive as green, red, blue of each."""

    def __init__(self, count: int) -> None:
        self.rgb = bytes(3 * count)

    def shift_in(self, grb: bytes) -> None:
        """Take what was clocked out; lights without new bytes keep their colour."""
        rgb = bytearray(self.rgb)
        for light in range(min(len(grb), len(rgb)) // 3):
            green, red, blue = grb[3 * light : 3 * light + 3]
            rgb[3 * light : 3 * light + 3] = bytes((red, green, blue))
        self.rgb = bytes(rgb)
