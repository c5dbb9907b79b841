# SPDX-License-Identifier: MIT
"""A match as bytes and back: what a handheld stores and any other machine resumes.

Magic and version; then, each after its length in two bytes: game, players, options, seed, dealer,
moves made, moves (the redo tail too, each after its length in one byte), position, and the decks
given; a CRC-16 at the end.
"""

from engine import catalog
from engine.match import Match

MAGIC = b"Mz"
VERSION = 1
# CRC-16/XMODEM by half bytes: 16 words, a quarter of the time of single bits.
_CRC = (
    0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
    0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF,
)


def save(match: Match) -> bytes:
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


def load(data: bytes) -> Match:
    """The match of a record. ValueError with one sentence where it cannot be one."""
    if len(data) < 5:
        raise ValueError("The record is too short to hold a match.")
    if data[:2] != MAGIC:
        raise ValueError("This is no record of Mazzetto: it does not begin with its mark.")
    if data[2] > VERSION:
        raise ValueError("The record is of a newer version (%d); update Mazzetto." % data[2])
    if data[2] < VERSION:
        raise ValueError("The record is of version %d, which never was." % data[2])
    end = len(data) - 2
    if crc16(data[:end]) != data[end] << 8 | data[end + 1]:
        raise ValueError("The record is damaged: its checksum does not agree.")
    fields = list(_pieces(data[3:end], 2))
    if len(fields) < 8 or len(fields[4]) != 1 or len(fields[5]) != 2:
        raise ValueError("The record is damaged: it does not have the fields of a match.")
    match = _begun(fields)
    for move in _pieces(fields[6], 1):
        match.play(move)
    made = fields[5][0] << 8 | fields[5][1]
    if made > match.made:
        raise ValueError("The record is damaged: it counts moves that it does not hold.")
    match.seek(made)
    return match


def _begun(fields: list) -> Match:
    """The match of a record before its first move."""
    for entry in catalog.GAMES:
        if entry[0].encode() == fields[0]:
            break
    else:
        raise ValueError("The record is of a game that this version does not have.")
    try:
        seed = fields[3].decode()
    except UnicodeError:
        raise ValueError("The record is damaged: its seed is no text.") from None
    name = entry[0]
    decks = fields[8:]
    for deck in decks:
        catalog.checks(name).deck(deck)
    match = Match(name, fields[1], seed, fields[2], fields[4][0] - 1, decks, fields[7])
    if match.position:
        catalog.checks(name).position(match.rules)
    return match


def _pieces(data: bytes, size: int):
    """Yield the pieces of data, each after its length of `size` bytes."""
    at = 0
    while at < len(data):
        length = data[at]
        if size == 2 and at + 1 < len(data):
            length = length << 8 | data[at + 1]
        at += size + length
        if at > len(data):
            raise ValueError("The record is damaged: a field is longer than the rest.")
        yield bytes(data[at - length: at])


def crc16(data: bytes | bytearray) -> int:
    """CRC-16/XMODEM: polynomial 0x1021, start 0; `123456789` gives 0x31C3."""
    crc = 0
    for byte in data:
        crc = (crc << 4 & 0xFFF0) ^ _CRC[crc >> 12 ^ byte >> 4]
        crc = (crc << 4 & 0xFFF0) ^ _CRC[crc >> 12 ^ byte & 15]
    return crc
