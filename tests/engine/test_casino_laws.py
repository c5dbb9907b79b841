# SPDX-License-Identifier: MIT
"""Laws of casino, by random play over seats and options."""

from engine import record
from engine.cards import texts
from engine.casino.groups import VALUES, parted, sets, sets_with
from engine.casino.rules import Rules
from engine.match import Match
from engine.rng import Decks, Rng
from tests.engine import casino_kit as kit

MATCHES = 24
NAMES = (
    "seat", "turn", "dealer", "options", "table", "units", "hands", "stock", "taken", "last",
    "points", "events", "fresh", "winners",
)


def each_position(matches: int = MATCHES):
    """The positions of random matches with all kinds of seats and options, the last ones too."""
    rng = Rng("settings")
    for n in range(matches):
        seats, chosen = kit.settings(rng)
        match = Match("casino", bytes(seats), "law %d" % n, chosen, rng.below(seats))
        yield match
        while not match.rules.over():
            match.play(kit.some_move(match.rules, rng))
            yield match


def copied(rules: Rules) -> Rules:
    """The same position in another Rules."""
    other = Rules(len(rules.hands), rules.options, Decks("other"))
    other.unpack(rules.pack())
    return other


def test_cards_are_conserved_and_events_add_up():
    for match in each_position():
        rules = match.rules
        if not match.made:
            before = rules.scores()
            moves = 0
        assert sorted(kit.every_card(rules)) == list(range(52))
        sums = before[:]
        partners = rules.options[5]
        for event in rules.events[rules.fresh:]:
            for seat in range(len(sums)):
                if seat == event[0] or partners and seat % 2 == event[0] % 2:
                    sums[seat] += event[2]
        # The play that ends a round leaves its events at the start of the next.
        assert rules.scores() == sums
        before = sums
        moves += 1
        assert moves < 1500


def test_a_round_has_48_turns_and_no_unit_survives_it():
    """RULES.md 7.5, CA-18: and whoever owns a unit holds its card, so that a move is legal."""
    deals = 0
    for match in each_position():
        rules = match.rules
        if not match.made:
            began = 0
        elif rules.deals != deals or rules.over():
            counted_out = rules.options[4] and rules.over()
            assert match.made - began == 48 or counted_out, match.made - began
            began = match.made
            assert not rules.units or counted_out
        deals = rules.deals
        for unit in rules.units:
            held = [VALUES[card] for card in rules.hands[unit[1]]]
            assert unit[0] in held
        if not rules.over():
            assert next(rules.moves(), None) is not None
            assert len(rules.hands[rules.seat()]) <= 4


def test_the_match_ends_with_its_winners():
    ended = 0
    for match in each_position():
        rules = match.rules
        if rules.over():
            ended += 1
            best = max(rules.scores())
            assert best >= 21 and rules.seat() == -1 and list(rules.moves()) == []
            winners = [seat for seat in range(len(rules.hands)) if rules.points[seat] == best]
            assert rules.winners() == bytes(winners)
            assert len(winners) == (2 if rules.options[5] else 1)
    assert ended == MATCHES


def wrong_moves(rules: Rules, legal: list, rng: Rng) -> list:
    """Moves like legal ones, most of them not legal."""
    found = [b"", b"\0", bytes((5, 0)), bytes(40), b"\xff\xff\xff\xff"]
    for _ in range(60):
        move = bytearray(legal[rng.below(len(legal))])
        for _ in range(1 + rng.below(2)):
            at = rng.below(len(move) + 1)
            kind = rng.below(4)
            if kind == 0 and rules.table:
                card = rules.table[rng.below(len(rules.table))]
                move = move[:at] + bytes((card,)) + move[at:]
            elif kind == 1:
                move = move[:at] + move[at + 1:]
            elif at < len(move):
                move[at] = rng.below(52) if at else rng.below(6)
                if kind == 3 and at > 1:
                    move[at] = rng.below(11)
        found.append(bytes(move))
    return found


def test_allows_says_the_same_as_moves():
    rng = Rng("wrong")
    refused = 0
    for match in each_position(8):
        rules = match.rules
        if rules.over():
            assert not rules.allows(b"\4\0")
            continue
        legal = list(rules.moves())
        if len(legal) > 300:
            continue
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert rules.allows(move), rules.text(move)
        for move in wrong_moves(rules, legal, rng):
            assert rules.allows(move) == (move in legal), (move, rules.text(legal[0]))
            refused += move not in legal
    assert refused > 10000


def test_texts_of_moves_are_unique_and_come_back():
    for match in each_position(8):
        rules = match.rules
        legal = list(rules.moves())[:100]
        lines = [rules.text(move) for move in legal]
        assert len(set(lines)) == len(lines)
        assert [rules.parse(line) for line in lines] == legal


def test_playing_does_what_the_text_says():
    for match in each_position(6):
        rules = match.rules
        if rules.over():
            continue
        move = kit.some_move(rules, Rng("say", match.made))
        loose = move[(3, 4, 4, 5, 2)[move[0]]:]
        after = copied(rules)
        after.play(move)
        named = kit.told(after)[0]
        for card in texts(move[1:2] + loose):
            assert card in named
        if after.deals == rules.deals and not after.over() and move[0] != 4:
            lying = [card for card in rules.table if card not in loose]
            assert list(after.table) == lying


def test_pack_holds_the_whole_position():
    for match in each_position(8):
        rules = match.rules
        other = copied(rules)
        assert other.pack() == rules.pack() and kit.units(other) == kit.units(rules)
        other.decks = rules.decks
        if not rules.over():
            packed = rules.pack()
            move = kit.some_move(rules, Rng("next", match.made))
            other.play(move)
            rules.play(move)
            assert other.pack() == rules.pack()
            rules.unpack(packed)


def test_undo_restores_every_byte_and_redo_too():
    for seats, chosen in ((2, b""), (3, kit.options(trailing="next", sweeps=1))):
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
    for made in (0, 1, 2, 4, 8, 16, 47, 48, 49, 128, -1):
        match = kit.random_match("record", 2 + made % 3, kit.options(court="all"), made)
        loaded = record.load(record.save(match))
        assert loaded.rules.pack() == match.rules.pack() and loaded.options == match.options
        assert list(loaded.moves()) == list(match.moves())
        begun = Match("casino", match.players, "7", match.options, -1, (), match.rules.pack())
        if not match.rules.over():
            begun.play(kit.some_move(begun.rules, Rng("on")))
        again = record.load(record.save(begun))
        assert again.rules.pack() == begun.rules.pack()


def seen(view) -> list:
    """All that a view shows."""
    return [getattr(view, name) for name in NAMES]


def permuted(rules: Rules, seat: int, rng: Rng) -> Rules:
    """The same position with everything that the seat may not know dealt anew."""
    other = copied(rules)
    hidden = bytearray(other.stock)
    for i in range(len(other.hands)):
        if i != seat:
            hidden += other.hands[i]
    rng.shuffle(hidden)
    for i in range(len(other.hands)):
        if i != seat:
            size = len(other.hands[i])
            other.hands[i] = bytes(sorted(hidden[:size]))
            hidden = hidden[size:]
    other.stock = bytes(hidden)
    return other


def test_ge_02_views_do_not_change_when_hidden_cards_are_permuted():
    rng = Rng("permute")
    compared = 0
    for match in each_position(8):
        rules = match.rules
        for seat in range(len(rules.hands)):
            other = permuted(rules, seat, rng)
            assert seen(other.view(seat)) == seen(rules.view(seat))
            compared += other.pack() != rules.pack()
    assert compared > 1000


def test_a_view_knows_no_more_than_its_names_and_changes_nothing():
    rules = kit.placed("6H", ("2S 8D", "KC"), ((7, 1, "2C 5H"),))
    packed = rules.pack()
    view = rules.view(0)
    assert sorted([name for name in dir(view) if name[0] != "_"]) == sorted(NAMES)
    view.units[0][1] = 0
    view.units[0][3].append(b"")
    view.points[0] = 9
    view.hands[1] = b""
    view.events.append(b"")
    assert rules.pack() == packed


def grouped(cards: bytes, total: int) -> bool:
    """Whether cards fall into groups of a value, by trying every group of the first one."""
    if not cards:
        return True
    rest = cards[1:]
    for mask in range(1 << len(rest)):
        group = bytes([rest[i] for i in range(len(rest)) if mask >> i & 1])
        if sum([VALUES[card] for card in cards[:1] + group]) == total:
            if grouped(bytes([card for card in rest if card not in group]), total):
                return True
    return False


def test_the_sets_that_fall_into_groups_are_all_there_are():
    rng = Rng("groups")
    for n in range(60):
        deck = bytearray(range(52 if n % 2 else 24))
        rng.shuffle(deck)
        row = bytes(sorted(deck[: rng.below(8)], reverse=True))
        held = deck[10]
        total = 1 + rng.below(10)
        subsets = [
            bytes([row[i] for i in range(len(row)) if mask >> i & 1])
            for mask in range(1 << len(row))
        ]
        numerals = [one for one in subsets if not [card for card in one if not VALUES[card]]]
        found = list(sets(row, total))
        assert len(set(found)) == len(found)
        assert sorted(found) == sorted([one for one in numerals if one and grouped(one, total)])
        for one in subsets:
            assert (parted(one, total) is not None) == (one in found or not one)
        if VALUES[held]:
            found = list(sets_with(held, row, total))
            wanted = [one for one in numerals if grouped(bytes((held,)) + one, total)]
            assert sorted(found) == sorted(wanted) and len(set(found)) == len(found)


def test_a_table_of_thousands_of_plays_is_no_trouble():
    """Moves come one by one, and a move is judged without looking for the others."""
    rules = kit.placed("", ("TC TD 9C 9D", "KC"))
    rules.table = bytes([card for card in range(4, 36) if card not in kit.every_card(rules)])
    count = 0
    for move in rules.moves():
        assert rules.allows(move)
        count += 1
        if count == 1500:
            break
    assert count == 1500
    everything = bytes(sorted(rules.table, reverse=True))
    assert not rules.allows(bytes((0, 36, 0)) + everything)
    largest = bytes((0, 38, 0)) + bytes([card for card in everything if card > 5])
    assert rules.allows(largest) == (parted(largest[3:], 10) is not None)
