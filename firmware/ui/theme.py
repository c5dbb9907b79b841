# SPDX-License-Identifier: MIT
"""The sixteen screen colours and the inks, which colour the tiles of the atlas (made by inks.py).

An ink is 16 bytes: atlas colour -> screen colour. Colour 0 is the background of the screen.
"""

from micropython import const

FELT = const(0)
NIGHT = const(1)
PAPER = const(2)
RED = const(3)
GOLD = const(4)
AMBER = const(5)
BROWN = const(6)
GREY = const(7)
SLATE = const(8)
SHADE = const(9)
GLOW = const(10)
BLUE = const(11)
SKY = const(12)
GREEN = const(13)
DIM = const(14)
PEACH = const(15)

COLOURS = (
    b"\x10\x60\x40"  # FELT: the table, behind everything
    b"\x10\x10\x20"  # NIGHT: outlines, black suits, text on paper
    b"\xff\xf8\xe0"  # PAPER: card faces, text on felt and slate
    b"\xd8\x10\x30"  # RED: red suits, warnings
    b"\xff\xc8\x30"  # GOLD: cursor, titles, first player's pegs
    b"\xd0\x80\x30"  # AMBER: light wood
    b"\x78\x40\x20"  # BROWN: dark wood, hair
    b"\x88\x88\x90"  # GREY
    b"\x28\x30\x50"  # SLATE: panels
    b"\x08\x48\x30"  # SHADE: darker felt, empty places
    b"\xff\xe8\x70"  # GLOW: lit card faces
    b"\x20\x58\xc8"  # BLUE: card backs, four-colour diamonds
    b"\x60\xc8\xf8"  # SKY: second player's pegs
    b"\x10\x88\x38"  # GREEN: four-colour clubs
    b"\xb8\xb8\xa8"  # DIM: faces that cannot be chosen
    b"\xf8\xb8\x88"  # PEACH: skin
)

# Inks of things that are not card faces, then the card faces: FACE + 4 * state + suit, then those
# of the Decktet, whose suits keep their colours.
PLAIN = const(0)
TABLE = const(1)
BACK_DIM = const(2)
PANEL = const(3)
CHOSEN = const(4)
FACE = const(5)
LIT = const(1)
DIMMED = const(2)
DECKTET_LIT = const(17)
DECKTET_DIM = const(18)

# Letters of the font that join into a pill: the words on the PyBadge's two small buttons.
START_SIGN = "\ue000\ue001\ue002\ue003\ue004\ue008"
SELECT_SIGN = "\ue000\ue001\ue005\ue006\ue005\ue007\ue008"
HELD = " \ue010\ue011\ue012\ue013"  # small cards: none to four that somebody holds
