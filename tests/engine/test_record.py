# SPDX-License-Identifier: MIT
"""Records: back to the same match, and one sentence for whatever is none."""

import binascii

from engine import catalog, record
from engine.match import Match
from tests.engine import kit

# A match of Biscuit after 6 moves, kept before it had the option tie, and its position.
OLD = binascii.unhexlify(
    "4d7a01000762697363756974000200000005000001000100086f6c64207361766500010000020006001e0400"
    "164140040007424004000c424104001a43400400003f4004001f424200008ab5"
)
OLD_POSITION = binascii.unhexlify(
    "020101ff01000100033f010002000203010f23031c1d20161417121802100e080d1503110b050904211b0a13"
    "221e011905000616071a0142020c1f000501070000070601010200070606000002000006"
)


def same(match: Match, other: Match) -> bool:
    """Whether two matches are equal to the last byte, the tail too."""
    return (
        match.rules.pack() == other.rules.pack() and list(match.moves()) == list(other.moves())
        and match.made == other.made and match.players == other.players
        and match.seed == other.seed and match.options == other.options
        and match.dealer == other.dealer and list(match.decks) == list(other.decks)
        and match.position == other.position
    )


def sealed(body) -> bytes:
    """A record with the right checksum."""
    return bytes(body) + record.crc16(body).to_bytes(2, "big")


def test_the_checksum_is_the_known_one():
    assert record.crc16(b"123456789") == 0x31C3 and record.crc16(b"") == 0


def test_a_record_after_1_2_4_8_moves_is_the_same_match():
    made = 0
    while True:
        match = kit.random_match("record", made)
        loaded = record.load(record.save(match))
        assert same(match, loaded)
        assert record.save(loaded) == record.save(match)
        if match.rules.over():
            break
        made = made * 2 or 1
    assert made > 64


def test_a_record_holds_what_can_be_redone():
    match = kit.random_match("tail", 50)
    for _ in range(3):
        match.undo()
    loaded = record.load(record.save(match))
    assert same(match, loaded) and loaded.can_redo()
    while match.redo():
        assert loaded.redo() and match.rules.pack() == loaded.rules.pack()
    assert not loaded.can_redo()


def test_a_record_holds_dealer_decks_players_and_position():
    order, _ = kit.deck("9H AH 2C 3C", "TC JC QD KH", "8D")
    match = Match("cribbage", b"\2\0", "S\u00ec", b"", 1, (order, bytes(range(52))))
    match.play(next(match.rules.moves()))
    assert same(match, record.load(record.save(match)))
    begun = Match("cribbage", b"\0\1", "7", b"", -1, (), match.rules.pack())
    begun.play(next(begun.rules.moves()))
    loaded = record.load(record.save(begun))
    assert same(begun, loaded) and loaded.back() and loaded.rules.pack() == match.rules.pack()


def test_each_broken_record_has_its_sentence():
    good = record.save(kit.random_match("broken", 30))
    for size in range(5):
        assert "short" in kit.raises(record.load, good[:size])
    assert "no record of Mazzetto" in kit.raises(record.load, b"PG" + good[2:])
    assert "newer version (2)" in kit.raises(record.load, good[:2] + b"\2" + good[3:])
    assert "version 0" in kit.raises(record.load, good[:2] + b"\0" + good[3:])
    for size in range(5, len(good)):
        assert "checksum" in kit.raises(record.load, good[:size])
    for at in range(3, len(good)):
        changed = bytearray(good)
        changed[at] ^= 1 << at % 8
        assert "checksum" in kit.raises(record.load, bytes(changed))


def test_a_right_checksum_over_nonsense_is_refused_too():
    body = record.save(kit.random_match("nonsense", 30))[:-2]
    assert "longer than the rest" in kit.raises(record.load, sealed(body[:-1]))
    assert "longer than the rest" in kit.raises(record.load, sealed(body + b"\0"))
    assert "52 cards once" in kit.raises(record.load, sealed(body + b"\0\0"))
    assert "fields of a match" in kit.raises(record.load, sealed(body[:3]))
    assert "game" in kit.raises(record.load, sealed(body[:5] + b"X" + body[6:]))
    illegal = bytearray(body)
    illegal[-3] ^= 63  # the last move; an empty position follows
    assert "not allowed" in kit.raises(record.load, sealed(illegal))
    seed = body.find(b"nonsense")
    assert "no text" in kit.raises(record.load, sealed(body[:seed] + b"\xff" + body[seed + 1:]))


def test_a_record_from_before_an_option_has_its_default():
    match = record.load(OLD)
    assert match.options == bytes((0, 0, 1, 0, 1, 0)) and match.made == 6
    assert match.rules.pack() == OLD_POSITION
    assert same(match, record.load(record.save(match)))
    for game, seats, _ in catalog.games():
        match = Match(game, bytes(seats[0]), "old")
        defaults = match.options
        for size in range(len(defaults)):
            match.options = bytes(size)
            loaded = record.load(record.save(match))
            assert loaded.options == defaults and loaded.rules.pack() == match.rules.pack()
        match.options = defaults + b"\0"
        assert "options, not" in kit.raises(record.load, record.save(match))


def test_a_record_that_counts_moves_it_does_not_hold_is_refused():
    match = kit.random_match("count", 5)
    match.made = 6
    kit.raises(record.load, record.save(match))


def test_a_deck_or_position_that_cannot_be_is_refused():
    wrong = Match("cribbage", b"\0\0", "7", b"", 1, (bytes([0] * 52),))
    assert "52 cards once" in kit.raises(record.load, record.save(wrong))
    packed = bytearray(Match("cribbage", b"\0\0", "7", b"", 1).rules.pack())
    packed[14] = packed[15]
    wrong = Match("cribbage", b"\0\0", "7", b"", -1, (), bytes(packed))
    assert "twice" in kit.raises(record.load, record.save(wrong))
    kit.raises(Match, "cribbage", b"\0\0", "7", b"", -1, (), b"short")
    kit.raises(Match, "cribbage", b"\0\0", "7", b"", -1, (), bytes(packed[:-1]))
