# SPDX-License-Identifier: MIT
"""The container of all saves."""

from boards.common import container

ENTRIES = [("settings", b"\x01\x02"), ("cribbage", bytes(range(256)) * 2), ("è", b"")]


def test_what_goes_in_comes_out():
    packed = container.pack(300, ENTRIES)
    assert container.sequence(packed) == 300
    assert container.unpack(packed) == ENTRIES
    assert container.size(packed[:7]) == len(packed)
    assert container.unpack(container.pack(0, [])) == []


def test_any_cut_or_changed_byte_is_seen():
    packed = container.pack(7, [("a", b"xyz")])
    for length in range(len(packed)):
        assert container.sequence(packed[:length]) == -1, length
        for change in (1, 0x80, 0xFF):
            changed = bytearray(packed)
            changed[length] ^= change
            assert container.sequence(bytes(changed)) == -1, (length, change)
    assert container.sequence(packed + b"\0") == -1


def test_a_later_version_is_not_read():
    packed = bytearray(container.pack(7, ENTRIES))
    packed[2] += 1
    packed[-2:] = container.checksum(packed[:-2]).to_bytes(2, "big")
    assert container.sequence(bytes(packed)) == -1


def test_the_checksum_is_crc16_ccitt():
    assert container.checksum(b"123456789") == 0x29B1


def test_sequences_wrap():
    assert container.newer(1, 0)
    assert container.newer(0, 65535)
    assert container.newer(10, 65530)
    assert not container.newer(65535, 0)
    assert not container.newer(5, 5)
    assert container.newer(0, -1)
    assert not container.newer(-1, 0)
