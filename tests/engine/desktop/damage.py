# SPDX-License-Identifier: MIT
"""Records and positions spoilt in places, as hypothesis draws them."""

from hypothesis import strategies as st

from engine import record


def spoilt_record(data, good: list) -> bytes:
    """One of the good records with bytes changed, cut off or added, under a right checksum."""
    body = bytearray(data.draw(st.sampled_from(good))[:-2])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(3, len(body) - 1))
        body[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, 3))
    if cut == 1:
        body = body[: data.draw(st.integers(3, len(body)))]
    elif cut == 2:
        body += data.draw(st.binary(max_size=8))
    return bytes(body) + record.crc16(body).to_bytes(2, "big")


def spoilt_position(data, packed: bytes) -> bytes:
    """The position with up to three bytes changed."""
    spoilt = bytearray(packed)
    for _ in range(data.draw(st.integers(0, 3))):
        spoilt[data.draw(st.integers(0, len(spoilt) - 1))] = data.draw(st.integers(0, 255))
    return bytes(spoilt)
