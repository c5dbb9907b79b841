# SPDX-License-Identifier: MIT
"""Laws of Biscuit, by random play over decks, seats and options."""

from engine import decktet, record
from engine.biscuit import checks
from engine.biscuit.rules import Rules
from engine.biscuit.scoring import signed
from engine.cards import HIDDEN, NONE
from engine.decks import Decks
from engine.match import Match
from tests.engine import biscuit_kit as kit
from tests.engine.every_game import each_position
from tests.engine.kit import raises

MATCHES = 30


def test_points_fall_only_where_partners_play():
    """BI-36, and the invariants of RULES.md 10."""
    fell = 0
    for match in each_position("biscuit", MATCHES, 9999):
        rules = match.rules
        for event in rules.events[rules.fresh:]:
            assert signed(event[2]) >= 0 or rules.options[3]
            fell += signed(event[2]) < 0
    assert fell


def test_a_hand_ends_and_somebody_can_always_do_something():
    ended = 0
    began = 0
    deals = 0
    for match in each_position("biscuit", MATCHES, 9999):
        rules = match.rules
        if not match.made or rules.deals != deals:
            deals = rules.deals
            began = match.made
        assert match.made - began < 180
        if rules.over():
            ended += 1
            assert not rules.allows(bytes((2,)))
            assert not rules.options[5] or len(rules.winners()) == len(rules.hands) // rules.sides
        else:
            assert rules.hands[rules.seat()]
            if rules.drawn != NONE:
                assert rules.drawn in rules.hands[rules.seat()]
    assert ended == MATCHES


def test_a_move_is_read_and_written_in_one_form():
    rules = Rules(2, b"", Decks("7"))
    assert rules.parse("  place  5LM   -1,0 ") == rules.parse("place 5ML -1,0")
    assert rules.text(rules.parse("place E 2,-3")) == "place E 2,-3"


def test_bytes_that_are_no_position_are_refused():
    match = kit.random_match("damage", 3, kit.options(deck="courts+excuse"), 40)
    packed = match.rules.pack()
    other = Rules(3, match.options, Decks("other"))
    refused = 0
    for size in range(len(packed)):
        try:
            other.unpack(packed[:size])
            checks.position(other)
            # Only the last events can be missing, which changes nothing that follows.
            assert kit.every_card(other) == kit.every_card(match.rules)
            assert len(other.events) < len(match.rules.events)
        except ValueError:
            refused += 1
    assert refused > 80
    raises(Rules(2, match.options, Decks("other")).unpack, packed)


def test_a_record_with_decks_given():
    order = bytes(decktet.pack(True, False, True))
    match = Match("biscuit", b"\0\0", "7", kit.options(deck="pawns+excuse"), 1, (order,))
    match.play(next(match.rules.moves()))
    assert record.load(record.save(match)).rules.pack() == match.rules.pack()
    for wrong in (order[1:], order + order[:1], bytes(range(36)), bytes(45)):
        raises(checks.deck, wrong[:35])
        raises(Match, "biscuit", b"\0\0", "7", kit.options(deck="pawns+excuse"), 1, (wrong,))


def test_changing_a_view_changes_nothing():
    rules = kit.position(kit.laid("5ML", "6MW@1,0"), ["AM CK", "2WL"], "9MS")
    packed = rules.pack()
    view = rules.view(0)
    assert HIDDEN not in view.hands[0]
    view.board.place(kit.card("7ML"), 2, 0)
    view.points[0] = 9
    view.hands[1] = b""
    view.events.append(b"")
    assert rules.pack() == packed
