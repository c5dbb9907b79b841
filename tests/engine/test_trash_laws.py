# SPDX-License-Identifier: MIT
"""Laws of Trash, by random play over seats and options."""

from engine import record
from engine.cards import NONE
from engine.match import Match
from engine.rng import Decks, Rng
from engine.trash import checks
from engine.trash.events import Events
from engine.trash.rules import Rules
from tests.engine import kit as common
from tests.engine import trash_kit as kit

# One match for each number of seats, and each option at least twice.
TABLES = (
    (2, b"\0\0"), (2, b"\3\1"), (3, b"\0\1"), (4, b"\3\0"), (5, b"\0\0"), (6, b"\3\1"),
)
NAMES = (
    "seat", "turn", "packs", "lastchance", "sizes", "up", "layouts", "stock", "aside", "discard",
    "hand", "first", "events", "fresh", "winners",
)


def each_position(seed: str, seats: int, chosen: bytes, deals: int = 99):
    """The positions of a random match, the last one too, or those of its first deals."""
    match = Match("trash", bytes(seats), seed, chosen)
    rng = Rng(seed, 5)
    yield match
    while not match.rules.over() and match.rules.deals < deals:
        match.play(kit.some_move(match.rules, rng))
        yield match


def test_cards_are_conserved_and_no_jack_is_discarded():
    for seats, chosen in TABLES:
        for match in each_position("cards", seats, chosen, 6):
            rules = match.rules
            assert sorted(kit.every_card(rules)) == sorted(list(range(52)) * rules.packs)
            assert not [card for card in rules.discard if kit.is_jack(card)]


def test_every_position_of_play_passes_the_checks_for_positions_from_outside():
    for seats, chosen in TABLES:
        for match in each_position("checks", seats, chosen):
            checks.position(match.rules)


def test_matches_end_and_the_events_add_up():
    for seats, chosen in TABLES:
        sums = [0] * seats
        for match in each_position("sums", seats, chosen):
            rules = match.rules
            for event in rules.events[rules.fresh:]:
                sums[event[0]] += event[2]
            assert rules.scores() == sums
        assert max(sums) == 10 and rules.seat() == -1 and not list(rules.moves())
        assert list(rules.winners()) == [seat for seat in range(seats) if sums[seat] == 10]
        assert len(rules.winners()) == 1 or chosen[1]
        assert sum(sums) == rules.deals or chosen[1] and rules.deals < sum(sums)
        assert rules.deals <= 9 * seats + 1


def test_allows_says_the_same_as_moves():
    candidates = [b"", b"\3", b"\0\0", b"\1\1", b"\2", b"\2\1\1", b"\0", b"\1"]
    candidates += [bytes((2, place)) for place in range(13)]
    for seats, chosen in TABLES:
        for match in each_position("allows", seats, chosen, 3):
            legal = list(match.rules.moves())
            assert len(set(legal)) == len(legal)
            allowed = [move for move in candidates if match.rules.allows(move)]
            assert allowed == legal


def test_texts_of_moves_are_unique_and_come_back():
    for match in each_position("texts", 2, b"\0\0"):
        texts = kit.legal(match.rules)
        assert len(set(texts)) == len(texts)


def test_what_is_no_move_is_refused_with_a_sentence():
    rules = Rules(2, b"", Decks("7"))
    for wrong in (
        "", "jack", "jack 0", "jack 11", "jack 03", "jack x", "jack -1", "jack 3 4", "jack 3.0",
        "jack \u0663", "JACK 3", "stock 1", "discard 5H", "Stock", "pass", "\x00", "jack 1_0",
    ):
        common.raises(rules.parse, wrong)
    assert rules.parse("  jack   3 ") == b"\2\3" and rules.parse(" stock\n") == b"\0"


def test_pack_holds_the_whole_position():
    for seats, chosen in TABLES:
        other = Rules(seats, chosen, Decks("pack"))
        for match in each_position("pack", seats, chosen, 4):
            packed = match.rules.pack()
            other.unpack(packed)
            assert other.pack() == packed
            for name in NAMES[1:]:
                if name not in ("winners", "events"):
                    assert getattr(other, name) == getattr(match.rules, name), name
            if not match.rules.over():
                move = kit.some_move(match.rules, Rng("next", match.made))
                other.play(move)
                match.rules.play(move)
                assert other.pack() == match.rules.pack()
                match.rules.unpack(packed)


def test_undo_restores_every_byte_and_redo_too():
    for seats, chosen in TABLES[:4]:
        packed = [match.rules.pack() for match in each_position("undo", seats, chosen, 5)]
        match = Match("trash", bytes(seats), "undo", chosen)
        rng = Rng("undo", 5)
        for _ in packed[1:]:
            match.play(kit.some_move(match.rules, rng))
        for made in range(len(packed) - 2, -1, -1):
            assert match.back() and match.rules.pack() == packed[made]
        for made in range(1, len(packed)):
            assert match.forward() and match.rules.pack() == packed[made]


def test_a_record_resumes_with_every_byte():
    for seats, chosen in TABLES:
        match = kit.random_match("record", seats, chosen, 150)
        match.undo()
        loaded = record.load(record.save(match))
        assert loaded.rules.pack() == match.rules.pack() and loaded.made == match.made
        assert loaded.redo() and match.redo()
        assert loaded.rules.pack() == match.rules.pack()


def test_restart_deals_the_same_again():
    match = kit.random_match("again", 3, moves=120)
    end = match.rules.pack()
    moves = [move for _, move in match.moves()]
    match.restart()
    assert match.rules.pack() == Match("trash", bytes(3), "again").rules.pack()
    for move in moves:
        match.play(move)
    assert match.rules.pack() == end


def seen(view) -> list:
    """All that a view shows."""
    return [getattr(view, name) for name in NAMES if name != "events"] + view.events[:]


def test_ge_02_views_do_not_change_when_hidden_cards_are_permuted():
    rng = Rng("permute")
    changed = 0
    for seats, chosen in TABLES:
        for match in each_position("views", seats, chosen, 4):
            rules = match.rules
            other = kit.permuted(rules, rng)
            changed += other.pack() != rules.pack()
            for seat in range(seats):
                assert seen(other.view(seat)) == seen(rules.view(seat))
    assert changed > 500


def test_a_view_knows_no_more_than_its_names_and_is_a_copy():
    rules = Rules(2, b"", Decks("7"))
    view = rules.view(0)
    assert sorted([name for name in dir(view) if name[0] != "_"]) == sorted(NAMES)
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
