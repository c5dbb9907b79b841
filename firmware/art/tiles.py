# SPDX-License-Identifier: MIT
"""Tile numbers by name, made by bake.py: edit the .txt files instead.

A number is the first tile of a picture, the others follow; bytes are all its tiles.
"""

CARD_TOP = 1
CARD_TOP_RIGHT = 2
CARD_MIDDLE = 3
CARD_RIGHT = 4
CARD_FOOT = 5
RANK = 6
TEN_RIGHT = 32
SUIT = 34
PIP = 38
FOOT = 54
COURT = 56
BESIDE = b"\x50\x51\x52\x50\x53\x54\x55\x53\x56\x57\x58\x56"
BACK = 89
SLOT = b"\x65\x66\x67\x66\x66\x66\x66\x66\x66\x68\x66\x69"
FRAME = 106
CURSOR = 115
TRACK = 119
PEG = 122
TRAIL = 124
FELT = 126
CRIB = 127
ARROW = 128
MENU = 132
HINT = 136
LOGO = 140
EMBLEM = 162
DECKTET_RANK = 178
DECKTET_LEFT = 191
DECKTET_RIGHT = 198
DECKTET_THIRD = 205
EXCUSE = 212
FOLD_ACROSS = 215
FOLD_DOWN = 217
PLACE = 219
SMALL_BACK = 223
UNDER = 227
TINY_BACK = 231
TINY_TEN = 232
TINY_JACK = 233
