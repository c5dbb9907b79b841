# SPDX-License-Identifier: MIT
"""Laws of Biscuit, by random play over decks, seats and options."""

from engine import decktet, record
from engine.biscuit import checks
from engine.biscuit.rules import Rules
from engine.biscuit.scoring import signed
from engine.cards import HIDDEN, NONE
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from tests.engine import biscuit_kit as kit
from tests.engine.kit import raises

MATCHES = 30
NAMES = (
    "seat", "turn", "dealer", "options", "board", "hands", "stock", "drawn", "points", "events",
    "fresh", "winners", "told", "last",
)


OBJECTS = ("board", "hands", "last")  # of which a view has its own


def each_position(matches: int = MATCHES):
    """The positions of random matches with all kinds of seats and options, the last ones too."""
    rng = Rng("settings")
    for n in range(matches):
        seats, chosen = kit.settings(rng)
        chosen = bytes((n % 6,)) + chosen[1:]
        match = Match("biscuit", bytes(seats), "law %d" % n, chosen, rng.below(seats))
        yield match
        while not match.rules.over():
            match.play(kit.some_move(match.rules, rng))
            yield match


def test_cards_are_conserved_and_events_add_up():
    """GE-05 and the invariants of RULES.md 10: points fall only where partners play (BI-36)."""
    fell = 0
    for match in each_position():
        rules = match.rules
        partners = rules.options[3]
        if not match.made:
            before = rules.scores()
        assert sorted(kit.every_card(rules)) == list(rules.deck())
        sums = before[:]
        for event in rules.events[rules.fresh:]:
            for seat in range(len(sums)):
                if seat == event[0] or partners and seat % 2 == event[0] % 2:
                    sums[seat] += signed(event[2])
            assert signed(event[2]) >= 0 or partners
            fell += signed(event[2]) < 0
        if not match.made:
            sums = before
        assert rules.scores() == sums
        before = sums
    assert fell


def test_every_position_of_play_passes_the_checks_for_positions_from_outside():
    for match in each_position():
        checks.position(match.rules)


def test_a_hand_ends_and_somebody_can_always_do_something():
    ended = 0
    began = 0
    deals = 0
    for match in each_position():
        rules = match.rules
        if not match.made or rules.deals != deals:
            deals = rules.deals
            began = match.made
        assert match.made - began < 180
        if rules.over():
            ended += 1
            assert rules.seat() == -1 and list(rules.moves()) == [] and rules.winners()
            assert not rules.allows(bytes((2,))) and not rules.allows(b"")
        else:
            assert next(rules.moves(), None) is not None and not rules.winners()
            assert rules.hands[rules.seat()]
            if rules.drawn != NONE:
                assert rules.drawn in rules.hands[rules.seat()]
    assert ended == MATCHES


def wrong_moves(rules: Rules, legal: list, rng: Rng) -> list:
    """Moves like legal ones, most of them not legal."""
    found = [b"", b"\0", b"\1", b"\2", b"\3", b"\1\0", b"\2\0", bytes(5), b"\0\xff\xff\xff"]
    hand = rules.hands[rules.seat()]
    for x, y, _ in rules.board.ends():
        for card in hand:
            found.append(bytes((0, card, x + 64, y + 64)))
    for _ in range(40):
        move = bytearray(legal[rng.below(len(legal))])
        at = rng.below(len(move))
        kind = rng.below(4)
        if kind == 0:
            move = move + bytes((rng.below(45),))
        elif kind == 1:
            move = move[:at]
        elif kind == 2:
            move[at] = rng.below(256)
        else:
            move[at] = move[at] + rng.below(3) - 1 & 255
        found.append(bytes(move))
    return found


def test_allows_says_the_same_as_moves():
    rng = Rng("wrong")
    refused = 0
    for match in each_position(12):
        rules = match.rules
        if rules.over():
            continue
        legal = list(rules.moves())
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert rules.allows(move), rules.text(move)
        for move in wrong_moves(rules, legal, rng):
            assert rules.allows(move) == (move in legal), (move, rules.text(legal[0]))
            refused += move not in legal
    assert refused > 5000


def test_texts_of_moves_are_unique_and_come_back():
    for match in each_position(12):
        rules = match.rules
        legal = list(rules.moves())
        lines = [rules.text(move) for move in legal]
        assert len(set(lines)) == len(lines)
        assert [rules.parse(line) for line in lines] == legal


def test_what_is_no_move_is_refused_with_a_sentence():
    rules = Rules(2, b"", Decks("7"))
    for wrong in (
        "", "place", "place 5ML", "place 5ML 1", "place 5ML 1,", "place 5ML ,1", "place 5ML 1,0,0",
        "place 5ML 1 0", "place 5ML 1.0,0", "place 5ML +1,0", "place 5ML -0,0", "place 5ML 01,0",
        "place 5ML 64,0", "place 5ML -65,0", "place 5ML \u0661,0", "place 5H 1,0", "place ? 1,0",
        "place 5ml 1,0", "draw 1", "DRAW", "pass pass", "play 5ML 1,0", "\x00", "discard 5H JC",
        "place 5ML 123456789123456789,0",
    ):
        raises(rules.parse, wrong)
    assert rules.parse("  place  5LM   -1,0 ") == rules.parse("place 5ML -1,0")
    assert rules.text(rules.parse("place E 2,-3")) == "place E 2,-3"


def test_pack_holds_the_whole_position():
    for match in each_position(12):
        rules = match.rules
        packed = rules.pack()
        other = kit.copied(rules)
        assert other.pack() == packed and seen(other.view(0)) == seen(rules.view(0))
        other.decks = rules.decks
        if not rules.over():
            move = kit.some_move(rules, Rng("next", match.made))
            other.play(move)
            rules.play(move)
            assert other.pack() == rules.pack()
            rules.unpack(packed)


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


def test_undo_restores_every_byte_and_redo_too():
    for seats, chosen in (
        (2, b""), (3, kit.options(deck="pawns+excuse", target=40)),
        (4, kit.options(partners=True, deck="courts", target=40)),
    ):
        match = kit.random_match("bytes", seats, chosen, 0)
        packed = [match.rules.pack()]
        rng = Rng("bytes", 77)
        while not match.rules.over():
            match.play(kit.some_move(match.rules, rng))
            packed.append(match.rules.pack())
        for made in range(len(packed) - 2, -1, -1):
            assert match.back() and match.rules.pack() == packed[made]
        for made in range(1, len(packed)):
            assert match.forward() and match.rules.pack() == packed[made]


def test_a_record_is_the_same_match():
    for made in (0, 1, 2, 4, 8, 16, 32, 64, -1):
        seats = 2 + made % 3
        chosen = kit.options(deck=("courts+excuse", "basic")[made % 2], drawn="forced")
        match = kit.random_match("record", seats, chosen, made)
        loaded = record.load(record.save(match))
        assert loaded.rules.pack() == match.rules.pack() and loaded.options == match.options
        assert list(loaded.moves()) == list(match.moves())
        begun = Match("biscuit", match.players, "7", match.options, -1, (), match.rules.pack())
        if not match.rules.over():
            begun.play(kit.some_move(begun.rules, Rng("on")))
        again = record.load(record.save(begun))
        assert again.rules.pack() == begun.rules.pack()


def test_a_record_with_decks_given():
    order = bytes(decktet.pack(True, False, True))
    match = Match("biscuit", b"\0\0", "7", kit.options(deck="pawns+excuse"), 1, (order,))
    match.play(next(match.rules.moves()))
    assert record.load(record.save(match)).rules.pack() == match.rules.pack()
    for wrong in (order[1:], order + order[:1], bytes(range(36)), bytes(45)):
        raises(checks.deck, wrong[:35])
        raises(Match, "biscuit", b"\0\0", "7", kit.options(deck="pawns+excuse"), 1, (wrong,))


def seen(view) -> list:
    """All that a view shows."""
    shown = [getattr(view, name) for name in NAMES if name not in OBJECTS]
    return shown + [list(view.board.cards()), [bytes(hand) for hand in view.hands]]


def test_ge_02_views_do_not_change_when_hidden_cards_are_permuted():
    rng = Rng("permute")
    compared = 0
    for match in each_position(15):
        rules = match.rules
        for seat in range(len(rules.hands)):
            other = kit.permuted(rules, seat, rng)
            assert seen(other.view(seat)) == seen(rules.view(seat))
            compared += other.pack() != rules.pack()
    assert compared > 1000


def test_a_view_knows_no_more_than_its_names_and_changes_nothing():
    rules = kit.position(kit.laid("5ML", "6MW@1,0"), ["AM CK", "2WL"], "9MS")
    packed = rules.pack()
    view = rules.view(0)
    assert sorted([name for name in dir(view) if name[0] != "_"]) == sorted(NAMES)
    assert HIDDEN not in view.hands[0]
    view.board.place(kit.card("7ML"), 2, 0)
    view.points[0] = 9
    view.hands[1] = b""
    view.events.append(b"")
    assert rules.pack() == packed
