# SPDX-License-Identifier: MIT
"""A match as bytes: a record, which record.py reads.

Magic and version; then, each after its length in two bytes: game, players, options, seed, dealer,
moves made, moves (the redo tail too, each after its length in one byte), position, and the decks
given; a CRC-16 at the end.
"""

MAGIC = b"Mz"
VERSION = 1
# CRC-16/XMODEM by half bytes: 16 words, a quarter of the time of single bits.
_CRC = (
    0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
    0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF,
)


def save(match) -> bytearray:
    """The record of a match; its room is taken once, as a heap full of crumbs has no gap to grow.
    """
    before = (
        match.game.encode(), match.players, match.options, match.seed.encode(),
        bytes((match.dealer + 1,)), match.made.to_bytes(2, "big"),
    )
    after = (match.position,) + tuple(match.decks)
    moves = 0
    for _, move in match.moves():
        moves += 1 + len(move)
    size = 7 + moves
    for field in before + after:
        size += 2 + len(field)
    data = bytearray(size)
    at = _put(data, 0, MAGIC + bytes((VERSION,)))
    for field in before:
        at = _field(data, at, field)
    at = _put(data, at, moves.to_bytes(2, "big"))
    for _, move in match.moves():
        data[at] = len(move)
        at = _put(data, at + 1, move)
    for field in after:
        at = _field(data, at, field)
    _put(data, at, crc16(data, at).to_bytes(2, "big"))
    return data


def _field(data: bytearray, at: int, field: bytes) -> int:
    """Write a field after its length; the place after it."""
    return _put(data, _put(data, at, len(field).to_bytes(2, "big")), field)


def _put(data: bytearray, at: int, piece: bytes) -> int:
    """Write a piece; the place after it."""
    end = at + len(piece)
    data[at:end] = piece
    return end


def crc16(data: bytes | bytearray, end: int = -1) -> int:
    """CRC-16/XMODEM of data up to `end`: polynomial 0x1021, start 0; `123456789` gives 0x31C3."""
    crc = 0
    for at in range(len(data) if end < 0 else end):
        byte = data[at]
        crc = (crc << 4 & 0xFFF0) ^ _CRC[crc >> 12 ^ byte >> 4]
        crc = (crc << 4 & 0xFFF0) ^ _CRC[crc >> 12 ^ byte & 15]
    return crc
