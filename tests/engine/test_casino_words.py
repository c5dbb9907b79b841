# SPDX-License-Identifier: MIT
"""Moves of casino as text, and the decks and positions that are refused with a sentence."""

from engine import record
from engine.cards import hand
from engine.casino import checks
from engine.casino.rules import Rules
from engine.decks import Decks
from engine.match import Match
from tests.engine import kit
from tests.engine.casino_kit import HALF, options, placed


def test_the_engine_takes_groups_and_cards_in_any_order():
    rules = Rules(2, b"", Decks("7"))
    for line, same in (
        ("capture 9C: 9D, 4H+5S, 2C+7H", "capture 9C: 7H+2C,5S + 4H,  9D"),
        ("capture 8C: unit, 8D", "capture 8C: 8D, unit"),
        ("call 7 5D: 2H, 7C", " call  7 5D:7C,2H"),
        ("raise 9 AC: 8, 9H, 4S+5S", "raise 9 AC: 8, 5S+4H, 9H".replace("4H", "4S")),
        ("trail 2C", "  trail 2C "),
    ):
        assert rules.parse(line) == rules.parse(same)
        assert rules.parse(rules.text(rules.parse(line))) == rules.parse(line)
    assert rules.text(rules.parse("build 8 2S: 6H")) == "build 8 2S: 6H"
    assert rules.text(rules.parse("call 8 8S: 8H")) == "call 8 8S: 8H"
    assert rules.text(rules.parse("call 8 8S: unit")) == "call 8 8S: unit"
    assert rules.text(rules.parse("raise 9 AC: 8")) == "raise 9 AC: 8"


def test_a_deck_is_each_card_once():
    checks.deck(bytes(range(52)))
    for wrong in (b"", bytes(52), bytes(range(51)), bytes(range(53))):
        assert "52 cards once" in kit.raises(checks.deck, wrong)


def test_positions_that_can_be_are_accepted():
    for rules in (
        placed("6H", ("2S 8D", "KC")), placed("", ("8D", ""), ((8, 0, HALF),)),
        placed("", ("8D", "KC"), ((8, 1, HALF, "8S"),), points=(30, 30)),
    ):
        checks.position(rules)
        rules.unpack(rules.pack())
        checks.position(rules)


def changed(**attributes) -> Rules:
    """A sound position with something changed in it."""
    rules = placed("6H", ("2S 8D", "KC"), ((9, 1, "4C 5C"),), taken=("3C 3D", ""), last=0)
    for name in attributes:
        setattr(rules, name, attributes[name])
    return rules


def test_positions_that_cannot_be_are_refused_with_a_sentence():
    both = [hand("2S 8D"), hand("KC")]
    unit = [9, 1, 1, [hand("4C 5C")]]
    for rules, why in (
        (changed(turn=2), "Seats"), (changed(dealer=2), "Seats"), (changed(last=3), "Seats"),
        (changed(shuffles=60000), "shuffled"), (changed(table=hand("2S")), "twice"),
        (changed(stock=hand("4C")), "twice"), (changed(taken=[hand("KC"), b""]), "twice"),
        (changed(table=b"\x34"), "52"), (changed(hands=[hand("8D 2S"), b""]), "order"),
        (changed(hands=[b"", hand("KC")]), "holds no card"),
        (changed(units=[[8, 0, 1, [hand("2H 6C")]], [8, 1, 1, [hand("2D 6D")]]]), "not two"),
        (changed(units=[[11, 1, 1, [hand("TC AC")]]]), "worth 1 to 10"),
        (changed(units=[[0, 1, 1, []]]), "worth 1 to 10"),
        (changed(units=[[9, 2, 1, [hand("4C 5C")]]]), "no seat"),
        (changed(units=[[9, 1, 2, [hand("4C 5C")]]]), "no seat"),
        (changed(units=[[9, 1, 1, [hand("4C 6C")]]]), "add up"),
        (changed(units=[[9, 1, 1, [hand("4C 5C"), hand("9C KD")]]]), "add up"),
        (changed(units=[[9, 1, 1, [hand("9C")]]]), "two cards or more"),
        (changed(units=[[9, 1, 1, []]]), "two cards or more"),
        (changed(units=[unit], turn=1, hands=both), "owns the unit of 9"),
        (changed(points=[1000, 0]), "999"), (changed(turn=-1), "over only"),
        (changed(turn=-1, points=[22, 22]), "over only"),
        (changed(options=options(finish="count"), points=[21, 0]), "over at 21"),
        (changed(fresh=1), "events"), (changed(told=b"\4\0\6\0\0" * 101, happened=101), "events"),
        (changed(told=b"\4\2\6\0\0"), "event is"), (changed(told=b"\4\0\14\0\0"), "event is"),
        (changed(told=b"\4\0\6\4\0"), "event is"), (changed(told=b"\4\0\6\0\13"), "event is"),
        (changed(told=b"\5\0\6\0\0\x34"), "event is"), (changed(told=b"\1\0"), "event is"),
    ):
        assert why in kit.raises(checks.position, rules), why
    partners = placed("", ("2S", "3S", "4S", "5S"), chosen=options(partners=True))
    partners.points = [1, 0, 2, 0]
    assert "Partners" in kit.raises(checks.position, partners)


def test_packed_positions_that_do_not_add_up_are_refused():
    rules = placed("6H", ("2S 8D", "KC"), ((8, 1, HALF),))
    packed = rules.pack()
    for size in range(len(packed)):
        kit.raises(rules.unpack, packed[:size])
    kit.raises(rules.unpack, packed + b"\5")
    kit.raises(Rules(3, b"", Decks("7")).unpack, packed)
    wrong = bytearray(packed)
    wrong[8] = 9
    kit.raises(rules.unpack, bytes(wrong))
    assert rules.pack() == packed, "a refused position changes nothing"
    match = Match("casino", b"\0\0", "7", b"", -1, (), packed)
    assert record.load(record.save(match)).rules.pack() == packed
    twice = bytearray(packed)
    twice[packed.index(hand("KC"))] = hand("8D")[0]
    match = Match("casino", b"\0\0", "7", b"", -1, (), bytes(twice))
    assert "twice" in kit.raises(record.load, record.save(match))


def test_seats_and_options_that_cannot_be():
    kit.raises(Match, "casino", b"\0", "7")
    kit.raises(Match, "casino", bytes(5), "7")
    kit.raises(Match, "casino", bytes(3), "7", options(partners=True))
    kit.raises(Match, "casino", bytes(2), "7", bytes((2, 0, 0, 0, 0, 0)))
