# SPDX-License-Identifier: MIT
"""The exact chances of RULES.md 7.4, against the engine by enumeration."""

from engine.cards import JACK, NONE
from engine.decks import Decks
from engine.trash.rules import Rules
from tests.engine import trash_kit as kit

# Chance to win on the very first turn, and positions filled in it, for 1, 2 and 3 packs.
TABLE = {
    10: (0.00239908, 2.729875, 0.00196865, 2.654115, 0.00186528, 2.630987),
    9: (0.00208358, 2.082491, 0.00182290, 2.041768, 0.00175879, 2.029143),
    8: (0.00202680, 1.603999, 0.00186743, 1.582383, 0.00182832, 1.575601),
    7: (0.00222878, 1.240502, 0.00213734, 1.229411, 0.00211628, 1.225901),
    6: (0.00280335, 0.957619, 0.00276706, 0.952329, 0.00276190, 0.950646),
    5: (0.00409548, 0.732713, 0.00411759, 0.730573, 0.00413044, 0.729893),
    4: (0.00709576, 0.550384, 0.00719728, 0.549876, 0.00723540, 0.549719),
    3: (0.01502262, 0.399638, 0.01524404, 0.399859, 0.01532016, 0.399936),
    2: (0.04072398, 0.271493, 0.04107543, 0.271845, 0.04119107, 0.271960),
    1: (2 / 13, 2 / 13, 2 / 13, 2 / 13, 2 / 13, 2 / 13),
}
EXACT = {  # for one pack
    10: (9488384, 3955006055), 9: (958208, 459884425), 8: (84736, 41807675), 7: (18636, 8361535),
    6: (7134, 2544815), 5: (887, 216580), 4: (113, 15925), 3: (83, 5525), 2: (9, 221), 1: (2, 13),
}
RACE = {
    2: (0.541268, 0.458732), 3: (0.389950, 0.330471, 0.279578),
    4: (0.315178, 0.267291, 0.226290, 0.191242),
    5: (0.271294, 0.230003, 0.194772, 0.164746, 0.139184),
    6: (0.242577, 0.205741, 0.174298, 0.147490, 0.124658, 0.105235),
}


def falling(number: int, times: int) -> int:
    """number * (number - 1) * ..., so many factors."""
    product = 1
    for i in range(times):
        product *= number - i
    return product


def placed_ranks(size: int, naturals: int, jacks: int) -> list:
    """The ranks that the engine places next, where the lowest ranks lie and Jacks on the highest.

    All cards of a rank are alike, and so are all ranks that are still open: one position for each
    number of naturals and Jacks tells of every other.
    """
    open_places = size - naturals - jacks
    layout = "A23456789T"[:naturals] + "." * open_places + "J" * jacks
    found = []
    for rank in range(13):
        rules = kit.placed((layout, "."), {})
        rules.stock = bytes((rank << 2 | 1,)) + rules.stock
        rules.play(b"\0")
        if rules.hand != NONE and not len(rules.events) or kit.story(rules)[0] != "-":
            found.append(rank)
    return found


def sequences(size: int, packs: int) -> list:
    """By n: in how many orders of n cards all n are placed, at a first turn."""
    ways = {(0, 0): 1}
    counts = [1]
    for n in range(size):
        after = {}
        for naturals in range(n + 1):
            jacks = n - naturals
            if (naturals, jacks) not in ways:
                continue
            before = ways[naturals, jacks]
            for rank in placed_ranks(size, naturals, jacks):
                if rank == JACK:
                    key, cards = (naturals, jacks + 1), 4 * packs - jacks
                else:
                    assert naturals <= rank < size, "each natural only once"
                    key, cards = (naturals + 1, jacks), 4 * packs
                if cards > 0:
                    after[key] = after.get(key, 0) + before * cards
        ways = after
        counts.append(sum([ways[key] for key in ways]))
    return counts


def formula(size: int, packs: int, n: int) -> int:
    """The same by RULES.md 7.4: how many orders of n cards are all placed."""
    total = 0
    for jacks in range(n + 1):
        choose = falling(n, jacks) // falling(jacks, jacks)
        total += (choose * falling(4 * packs, jacks) * falling(size, n - jacks)
                  * (4 * packs) ** (n - jacks))
    return total


def test_the_first_turn_exactly():
    for size in range(1, 11):
        for packs in (1, 2, 3):
            counts = sequences(size, packs)
            assert counts == [formula(size, packs, n) for n in range(size + 1)]
            whole = [falling(52 * packs, n) for n in range(size + 1)]
            wins, filled = TABLE[size][2 * packs - 2: 2 * packs]
            assert abs(counts[size] / whole[size] - wins) < 6e-9, (size, packs)
            expected = sum([counts[n] / whole[n] for n in range(1, size + 1)])
            assert abs(expected - filled) < 6e-7, (size, packs)
            assert counts[1] * 13 == whole[1] * (size + 1), "n + 1 of 13 ranks have a place"
            if packs == 1:
                over, under = EXACT[size]
                assert counts[size] * under == whole[size] * over


def dealt_first(seats: int, packs: int, blanks: int, wins: int) -> Rules:
    """All at size one; the stock has so many useless cards, then one that wins.

    What cannot win lies face down, as all else that is left in the packs.
    """
    rules = Rules(seats, bytes((packs, 0)), Decks("race"))
    rules.sizes = bytearray([1] * seats)
    rules.layouts = [bytearray((4,)) for _ in range(seats)]
    rules.up = [0] * seats
    rules.stock = bytes((8,)) * blanks + bytes((wins << 2,)) * 2
    return rules


def race(seats: int, packs: int) -> tuple:
    """Orders of cards by the seat that wins a race at size one; and all orders."""
    useless, useful = 44 * packs, 8 * packs
    length = useless + 1
    won = [0] * seats
    for blanks in range(useless + 1):
        for wins in (0, JACK):
            rules = dealt_first(seats, packs, blanks, wins)
            while not rules.over():
                moves = list(rules.moves())
                assert len(moves) == 1, "nothing useful is ever discarded"
                rules.play(moves[0])
            # Half of the useful cards are Aces, half Jacks; the rest of the order is free.
            ways = falling(useless, blanks) * (useful // 2)
            won[rules.winners()[0]] += ways * falling(52 * packs - blanks - 1, length - blanks - 1)
    return won, falling(52 * packs, length)


def test_the_race_at_size_one_exactly():
    for seats in range(2, 7):
        won, whole = race(seats, (seats + 1) // 2)
        assert sum(won) == whole
        for seat in range(seats):
            assert abs(won[seat] / whole - RACE[seats][seat]) < 6e-7, seats
        if seats == 2:
            assert won[0] * 251685 == whole * 136229
