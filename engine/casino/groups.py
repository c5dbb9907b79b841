# SPDX-License-Identifier: MIT
"""What the cards of casino count."""

# What each card counts, by its code: 1 to 10, 0 for a court card (CA-01, CA-06).
VALUES = (
    b"\1\1\1\1\2\2\2\2\3\3\3\3\4\4\4\4\5\5\5\5\6\6\6\6\7\7\7\7\10\10\10\10\11\11\11\11"
    b"\12\12\12\12\0\0\0\0\0\0\0\0\0\0\0\0"
)


def worth(cards: bytes) -> int:
    """What cards count together."""
    counted = 0
    for card in cards:
        counted += VALUES[card]
    return counted
