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


def save(match) -> bytes:
    """The record of a match."""
    moves = bytearray()
    for _, move in match.moves():
        moves.append(len(move))
        moves += move
    data = bytearray(MAGIC)
    data.append(VERSION)
    fields = (
        match.game.encode(), match.players, match.options, match.seed.encode(),
        bytes((match.dealer + 1,)), match.made.to_bytes(2, "big"), moves, match.position,
    )
    for group in (fields, match.decks):
        for field in group:
            data += len(field).to_bytes(2, "big")
            data += field
    data += crc16(data).to_bytes(2, "big")
    return bytes(data)


def crc16(data: bytes | bytearray) -> int:
    """CRC-16/XMODEM: polynomial 0x1021, start 0; `123456789` gives 0x31C3."""
    crc = 0
    for byte in data:
        crc = (crc << 4 & 0xFFF0) ^ _CRC[crc >> 12 ^ byte >> 4]
        crc = (crc << 4 & 0xFFF0) ^ _CRC[crc >> 12 ^ byte & 15]
    return crc
