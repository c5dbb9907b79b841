# SPDX-License-Identifier: MIT
"""Laws of casino, by random play over seats and options."""

from engine.cards import texts
from engine.casino.groups import VALUES
from engine.casino.listing import sets, sets_with
from engine.casino.parting import parted
from engine.rng import Rng
from tests.engine import casino_kit as kit
from tests.engine.every_game import each_position

MATCHES = 24


def test_a_round_has_48_turns_and_no_unit_survives_it():
    """RULES.md 7.5, CA-18: and whoever owns a unit holds its card, so that a move is legal."""
    deals = 0
    for match in each_position("casino", MATCHES, 9999):
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
            assert len(rules.hands[rules.seat()]) <= 4


def test_the_match_ends_with_its_winners():
    ended = 0
    for match in each_position("casino", MATCHES, 9999):
        rules = match.rules
        if rules.over():
            ended += 1
            best = max(rules.scores())
            assert best >= 21
            winners = [seat for seat in range(len(rules.hands)) if rules.points[seat] == best]
            assert rules.winners() == bytes(winners)
            assert len(winners) == (2 if rules.options[5] else 1)
    assert ended == MATCHES


def test_playing_does_what_the_text_says():
    for match in each_position("casino", 6):
        rules = match.rules
        if rules.over():
            continue
        move = kit.some_move(rules, Rng("say", match.made))
        loose = move[(3, 4, 4, 5, 2)[move[0]]:]
        after = kit.copied(rules)
        after.play(move)
        named = kit.told(after)[0]
        for card in texts(move[1:2] + loose):
            assert card in named
        if after.deals == rules.deals and not after.over() and move[0] != 4:
            lying = [card for card in rules.table if card not in loose]
            assert list(after.table) == lying


def test_changing_a_view_changes_nothing():
    rules = kit.placed("6H", ("2S 8D", "KC"), ((7, 1, "2C 5H"),))
    packed = rules.pack()
    view = rules.view(0)
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
