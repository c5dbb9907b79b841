# SPDX-License-Identifier: MIT
"""Laws of Trash, by random play over seats and options."""

from engine.cards import NONE
from engine.decks import Decks
from engine.trash import checks
from engine.trash.events import Events
from engine.trash.rules import Rules
from tests.engine import kit as common
from tests.engine import trash_kit as kit
from tests.engine.every_game import each_position

MATCHES = 8


def test_no_jack_is_discarded():
    """TR-07."""
    for match in each_position("trash", MATCHES):
        assert not [card for card in match.rules.discard if kit.is_jack(card)]


def test_a_match_is_ten_hands_won_and_has_9n_plus_1_at_most():
    """TR-17: the events are the hands won, two in one hand only with a last chance (TR-10)."""
    for match in each_position("trash", MATCHES, 9999):
        rules = match.rules
        if not rules.over():
            continue
        won = rules.scores()
        seats = range(len(won))
        assert max(won) == 10
        assert list(rules.winners()) == [seat for seat in seats if won[seat] == 10]
        assert len(rules.winners()) == 1 or rules.lastchance
        assert sum(won) == rules.deals or rules.lastchance and rules.deals < sum(won)
        assert rules.deals <= 9 * len(won) + 1


def test_a_move_is_read_with_any_spaces():
    rules = Rules(2, b"", Decks("7"))
    assert rules.parse("  jack   3 ") == b"\2\3" and rules.parse(" stock\n") == b"\0"


def test_changing_a_view_changes_nothing():
    rules = Rules(2, b"", Decks("7"))
    view = rules.view(0)
    packed = rules.pack()
    view.layouts[0][0] = 5
    view.up[0] = 7
    assert rules.pack() == packed


def refused(rules, **changed) -> str:
    """The sentence against a position with some fields changed."""
    copy = kit.copied(rules)
    for name in changed:
        setattr(copy, name, changed[name])
    return common.raises(checks.position, copy)


def test_positions_that_cannot_be_are_refused():
    match = kit.random_match("wrong", 3, b"\0\0", 12)
    rules = match.rules
    if rules.hand != NONE:
        rules.stock += bytes((rules.hand,))
        rules.hand = NONE
    checks.position(rules)
    jack = [card for card in rules.stock if kit.is_jack(card)][0]
    low = [card for card in rules.stock if not kit.is_jack(card)][0]
    without = bytearray(rules.stock)
    without[rules.stock.index(bytes((jack,)))] = low
    assert "104" not in refused(rules, stock=bytes(without)), "a card more of one, less of another"
    assert "times 52" in refused(rules, stock=rules.stock[1:])
    assert "Jack can always" in refused(rules, discard=rules.discard + bytes((jack,)))
    assert "Only a Jack waits" in refused(rules, hand=low, stock=rules.stock[1:])
    assert "Seats are" in refused(rules, turn=3)
    assert "over only where" in refused(rules, turn=-1)
    assert "agree" in refused(rules, first=1)
    assert "positions with a card" in refused(rules, sizes=bytearray((10, 10, 11)))
    assert "positions with a card" in refused(rules, sizes=bytearray((10, 10, 9)))
    assert "positions with a card" in refused(rules, up=[0, 0, 1024])
    assert "face up, nothing else" in refused(rules, up=[1023, 0, 0])
    assert "more events" in refused(rules, told=bytearray(b"\0\0\0\1\0" * 501))
    assert "more events" in refused(rules, told=bytearray(b"\0\0\0\1\0\1"), fresh=0)
    assert "more events" in refused(rules, fresh=200)
    for event in (
        b"\3\0\0\1\0", b"\0\5\0\1\0", b"\0\0\2\1\0", b"\0\0\0\13\0", b"\0\0\0\1\64",
    ):
        assert "An event is" in refused(rules, told=bytearray(event), fresh=0)
    assert "more often than can be" in refused(rules, reshuffles=60000)
    assert "more often than can be" in refused(rules, deals=29)
    loose = rules.stock + bytes(rules.discard)
    assert "go on" in refused(rules, stock=b"", discard=bytearray(), aside=loose)
    assert "go on" in refused(rules, stock=bytes((jack,)), discard=bytearray(),
                              aside=loose.replace(bytes((jack,)), b"", 1))


def test_finished_positions_that_cannot_be_are_refused():
    match = kit.random_match("done", 2, b"\0\0")
    rules = match.rules
    checks.position(rules)
    assert "is complete" in refused(rules, turn=rules.first)
    assert "at once" in refused(rules, turn=1 - rules.first, hand=NONE,
                                aside=rules.aside + bytes((rules.hand,)))
    assert "over only where" in refused(rules, first=1 - rules.first)
    damaged = rules.pack()
    for cut in (0, 5, 13, len(damaged) - 1):
        common.raises(Rules(2, b"", Decks("done")).unpack, damaged[:cut])
    common.raises(Rules(2, b"", Decks("done")).unpack, damaged[:14])


def test_events_read_like_a_list():
    told = [b"\0\0\0\5\20", b"\1\2\0\0", b"\2\1\0\0\63", b"\3\3\1\0"]
    packed = bytearray(b"\0\0\0\5\20\1\2\0\0\377\2\1\0\0\63\3\3\1\0\377")
    events = Events(packed)
    packed += b"\1\1\1\1\1"
    assert len(events) == 4 and len(Events(packed)) == 5 and len(Events(bytearray())) == 0
    assert [event for event in events] == told == events[:] == list(events)
    assert [event for event in reversed(events)] == [told[3], told[2], told[1], told[0]]
    assert events[0] == told[0] and events[-1] == told[3] and events[3] == told[3]
    assert events[1:] == told[1:] and events[1:3] == told[1:3] and events[-2:] == told[2:]
    assert events[4:] == []
    for number in (4, -5, 99):
        try:
            events[number]
        except IndexError:
            continue
        raise AssertionError(number)
