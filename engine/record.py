# SPDX-License-Identifier: MIT
"""A match as bytes and back: what a handheld stores and any other machine resumes.

The bytes are described in saving.py, which a handheld has in memory without this.
"""

from engine import catalog, saving
from engine.match import Match
from engine.saving import MAGIC, VERSION, crc16

save = saving.save


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
    for entry in catalog.games():
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
