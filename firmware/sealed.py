# SPDX-License-Identifier: MIT
"""Small records with a version and a check sum, for settings and statistics."""


def _sums(data) -> bytes:
    """Fletcher's two sums over data, modulo 255."""
    low = high = 0
    for byte in data:
        low = (low + byte) % 255
        high = (high + low) % 255
    return bytes((low, high))


def seal(version: int, body) -> bytes:
    """Return version, body and check sum as one record."""
    record = bytes((version,)) + bytes(body)
    return record + _sums(record)


def unseal(version: int, record: bytes) -> bytes:
    """Return the body of a record made by seal; ValueError if it is another or a broken one."""
    if len(record) < 3 or _sums(record[:-2]) != record[-2:]:
        raise ValueError("this record is broken: its check sum should fit its bytes")
    if record[0] != version:
        raise ValueError("this record has version %d; it should be %d" % (record[0], version))
    return record[1:-2]
