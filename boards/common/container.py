# SPDX-License-Identifier: MIT
"""All saves in one row of bytes, as every place of boards/common keeps them.

    "MZ"  version (1)  sequence (2)  length (2)  entries  CRC-16 of all that (2)
    an entry:  length of the name (1)  name  length of the data (2)  data

Numbers are big-endian. Of several containers the one with the newest sequence counts.
"""

from micropython import const

_MAGIC = b"MZ"
_VERSION = const(1)
_HEAD = const(7)
_FRAME = const(9)
_HALF = const(0x8000)

# CRC-16 (polynomial 0x1021, start 0xFFFF) by half bytes.
_TABLE = (
    0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
    0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF,
)  # fmt: skip


def checksum(data: bytes) -> int:
    """CRC-16/CCITT of `data`."""
    table = _TABLE
    crc = 0xFFFF
    for byte in data:
        crc = (crc << 4 & 0xFFFF) ^ table[crc >> 12 ^ byte >> 4]
        crc = (crc << 4 & 0xFFFF) ^ table[crc >> 12 ^ byte & 15]
    return crc


def size(head: bytes) -> int:
    """How many bytes the container takes that begins with `head` (7 bytes); 0 if none does."""
    if len(head) < _HEAD or head[:2] != _MAGIC:
        return 0
    return _FRAME + (head[5] << 8 | head[6])


def sequence(data: bytes) -> int:
    """The sequence number 0..65535 of a container, or -1 where `data` is none that can be read:
    torn, foreign, or of a later version."""
    if len(data) < _FRAME or size(data) != len(data) or data[2] != _VERSION:
        return -1
    if checksum(data[:-2]) != data[-2] << 8 | data[-1]:
        return -1
    return data[3] << 8 | data[4]


def newer(one: int, other: int) -> bool:
    """Whether sequence `one` came after `other`; they wrap, and -1 is older than all."""
    if one < 0 or other < 0:
        return one > other
    return 0 < (one - other) & 0xFFFF < _HALF


def pack(number: int, entries: "list[tuple[str, bytes]]") -> bytes:
    """The container with this sequence number."""
    parts = []
    length = 0
    for name, data in entries:
        label = name.encode()
        part = bytes((len(label),)) + label + len(data).to_bytes(2, "big")
        parts.append(part)
        parts.append(data)
        length += len(part) + len(data)
    head = _MAGIC + bytes((_VERSION, number >> 8, number & 255)) + length.to_bytes(2, "big")
    body = head + b"".join(parts)
    return body + checksum(body).to_bytes(2, "big")


def unpack(data: bytes) -> "list[tuple[str, bytes]]":
    """The entries of a container whose sequence() is not -1."""
    entries = []
    at = _HEAD
    end = len(data) - 2
    while at < end:
        start = at + 1 + data[at]
        name = str(data[at + 1 : start], "utf-8")
        at = start + 2 + (data[start] << 8 | data[start + 1])
        entries.append((name, data[start + 2 : at]))
    return entries
