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
    if crc16(data, end) != data[end] << 8 | data[end + 1]:
        raise ValueError("The record is damaged: its checksum does not agree.")
    spans = list(_spans(data, 3, end, 2))
    fields = [bytes(data[start:stop]) for start, stop in spans[:6] + spans[7:]]
    if len(fields) < 7 or len(fields[4]) != 1 or len(fields[5]) != 2:
        raise ValueError("The record is damaged: it does not have the fields of a match.")
    match = _begun(fields)
    for start, stop in _spans(data, spans[6][0], spans[6][1], 1):
        match.play(bytes(data[start:stop]))
    made = fields[5][0] << 8 | fields[5][1]
    if made > match.made:
        raise ValueError("The record is damaged: it counts moves that it does not hold.")
    match.seek(made)
    return match


def _begun(fields: list) -> Match:
    """The match of a record before its first move; `fields` are without the moves."""
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
    decks = fields[7:]
    for deck in decks:
        catalog.checks(name).deck(deck)
    match = Match(name, fields[1], seed, fields[2], fields[4][0] - 1, decks, fields[6])
    if match.position:
        catalog.checks(name).position(match.rules)
    return match


def _spans(data: bytes, at: int, end: int, size: int):
    """Yield where the pieces of data begin and end, each after its length of `size` bytes."""
    while at < end:
        length = data[at]
        if size == 2 and at + 1 < end:
            length = length << 8 | data[at + 1]
        start = at + size
        at = start + length
        if at > end:
            raise ValueError("The record is damaged: a field is longer than the rest.")
        yield start, at
