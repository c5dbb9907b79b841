# SPDX-License-Identifier: MIT
"""Pictures in a terminal: pixels as block characters, and only what changed is written."""

# How many pixels a character holds, across and down, and the characters by pattern: bit n of the
# pattern is pixel n in reading order, set where it has the foreground colour.
HALF = (1, 2, " ▀▄█")
QUADRANT = (2, 2, " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
SEXTANT = (
    2,
    3,
    "".join(
        {0: " ", 21: "▌", 42: "▐", 63: "█"}.get(n)
        or chr(0x1FB00 + n - 1 - (n > 21) - (n > 42))
        for n in range(64)
    ),
)
MODES = (HALF, QUADRANT, SEXTANT)  # the truest first: two colours fill a character


def size(mode, width: int, height: int) -> tuple:
    """Columns and rows that a picture of width x height pixels takes."""
    return -(-width // mode[0]), -(-height // mode[1])


def fitting(width: int, height: int, columns: int, rows: int, modes: tuple = MODES):
    """The truest of `modes` that shows width x height pixels in columns x rows, or None."""
    for mode in modes:
        wide, high = size(mode, width, height)
        if wide <= columns and high <= rows:
            return mode
    return None


def thinned(frame: bytes, width: int, grain: int) -> bytes:
    """An RGB888 frame of squares of `grain` equal pixels, with one pixel for each square."""
    if grain == 1:
        return frame
    rows = []
    for start in range(0, len(frame), 3 * width * grain):
        row = frame[start : start + 3 * width]
        thin = bytearray(3 * (width // grain))
        for part in range(3):
            thin[part::3] = row[part :: 3 * grain]
        rows.append(thin)
    return b"".join(rows)


class Canvas:
    """A picture in `mode` with its top left character at (column, row), both from 0."""

    def __init__(self, mode, width: int, column: int, row: int, true_colour: bool):
        self._across, self._down, self._patterns = mode
        self._stride = 3 * width
        self._column = column
        self._row = row
        self._colour = _true_colour if true_colour else _nearest_of_256
        self._frame = b""
        self._drawn = {}  # pixels of a character -> (foreground, background, character)
        self._codes = {}  # colour -> its part of an escape sequence

    def draw(self, frame: bytes) -> str:
        """The escape sequences that turn the last frame drawn into `frame` (RGB888)."""
        step = self._stride * self._down
        out = []
        for start in range(0, len(frame), step):
            old = self._frame[start : start + step]
            new = frame[start : start + step]
            if old != new:
                self._draw_row(out, start // step, self._cells(old), self._cells(new))
        self._frame = frame
        return "".join(out) + "\x1b[0m" if out else ""

    def _cells(self, band: bytes) -> list:
        """The pixels of each character in a band of pixel rows."""
        wide = 3 * self._across
        rows = [band[i : i + self._stride] for i in range(0, len(band), self._stride)]
        rows += [bytes(self._stride)] * (self._down - len(rows)) if rows else []
        return [
            b"".join([row[x : x + wide] for row in rows])
            for x in range(0, self._stride if rows else 0, wide)
        ]

    def _draw_row(self, out: list, row: int, old: list, new: list) -> None:
        pen = foreground = background = None
        for column, pixels in enumerate(new):
            if old and old[column] == pixels:
                continue
            if pen != column:
                out.append(f"\x1b[{self._row + row + 1};{self._column + column + 1}H")
            pen = column + 1
            front, back, character = self._character(pixels)
            if character != " " and front != foreground:
                out.append(f"\x1b[38;{self._code(front)}m")
                foreground = front
            if character != "█" and back != background:
                out.append(f"\x1b[48;{self._code(back)}m")
                background = back
            out.append(character)

    def _character(self, pixels: bytes) -> tuple:
        found = self._drawn.get(pixels)
        if not found:
            colours = [pixels[i : i + 3] for i in range(0, len(pixels), 3)]
            front, back = _two_of(colours)
            pattern = 0
            for n, colour in enumerate(colours):
                pattern |= (_distance(colour, front) < _distance(colour, back)) << n
            found = self._drawn[pixels] = front, back, self._patterns[pattern]
        return found

    def _code(self, colour: bytes) -> str:
        if colour not in self._codes:
            self._codes[colour] = self._colour(colour)
        return self._codes[colour]


def _distance(one: bytes, other: bytes) -> int:
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 3 * red * red + 6 * green * green + blue * blue


def _two_of(colours: list) -> tuple:
    """The colour that most pixels have as background, and the one that stands out most from it."""
    back = max(colours, key=colours.count)
    front = max(colours, key=lambda colour: colours.count(colour) * _distance(colour, back))
    return front, back


def _true_colour(colour: bytes) -> str:
    return "2;{};{};{}".format(*colour)


def _nearest_of_256(colour: bytes) -> str:
    """The closest of the 6x6x6 colours and the 24 greys that nearly every terminal has."""
    steps = (0, 95, 135, 175, 215, 255)
    cube = [min(range(6), key=lambda n: abs(steps[n] - part)) for part in colour]
    grey = min(23, max(0, (sum(colour) // 3 - 3) // 10))
    choices = {
        16 + 36 * cube[0] + 6 * cube[1] + cube[2]: bytes(steps[n] for n in cube),
        232 + grey: bytes([8 + 10 * grey] * 3),
    }
    return f"5;{min(choices, key=lambda n: _distance(colour, choices[n]))}"
