# SPDX-License-Identifier: MIT
"""The end of a round played out: its own numbers say what the rules say, at every step."""

from engine.casino.endgame import mark
from engine.casino.ending import Ending
from engine.rng import Rng
from tests.engine import casino_kit as kit
from tests.engine.test_casino_player import decision, played_by

RECORD = 9
HEADS = (3, 4, 4, 5, 2)


def last_deals(matches):
    """Positions of two with eight cards in hand and no pack."""
    for n in range(matches):
        chosen = bytes([n & 1, n >> 1 & 1, n >> 2 & 1, n & 1, n >> 3 & 1, 0])
        for match in played_by(b"\2\2", "ending %d" % n, chosen):
            rules = match.rules
            if not rules.over() and not rules.stock and len(b"".join(rules.hands)) == 8:
                yield kit.copied(rules)


def ended(rules):
    """The same position as the player sees it."""
    view = rules.view(rules.seat())
    ending = Ending(view, bytes(rules.hands[1 - view.seat]))
    assert ending.able
    list(ending._find_groups())
    return ending


def likeness(move):
    """What a move does, cards that are as good as each other told apart no more."""
    size = HEADS[move[0]]
    kinds = [(card >> 2, mark(bytes((card,)))) for card in move[size:]]
    return move[0], move[1] >> 2, mark(move[1:2]), tuple(move[2:size]), tuple(sorted(kinds))


def test_its_moves_and_what_they_do_are_those_of_the_rules():
    rng = Rng("lines")
    seen = 0
    for rules in last_deals(4):
        ending = ended(rules)
        deals = rules.deals
        while rules.deals == deals and not rules.over():
            seat = rules.seat()
            found = ending.tries(seat)
            records = [bytes(found[at:at + RECORD]) for at in range(0, len(found), RECORD)]
            moves = [ending.move(record) for record in records]
            legal = {likeness(move) for move in rules.moves()}
            if len(b"".join(rules.hands)) > 2:
                assert {likeness(move) for move in moves} == legal
            for record, move in zip(records, moves):
                assert rules.allows(move) and ending.record(move)[1:] == record[1:]
            at = rng.below(len(records))
            ending.make(seat, bytearray(records[at]), 0)
            rules.play(moves[at])
            seen += 1
            if rules.deals == deals and not rules.over():
                assert ending.hands == rules.hands and ending.last == rules.last
                assert ending.taken == [mark(pile) for pile in rules.taken]
                assert [unit[:3] for unit in ending.units] == [unit[:3] for unit in rules.units]
                for unit, real in zip(ending.units, rules.units):
                    assert sum(unit[3]) == mark(b"".join(real[3]))
                    assert (len(unit[3]) > 1) == (len(real[3]) > 1)
    assert seen > 80


def test_nearly_every_last_deal_is_played_out_from_its_first_card():
    known = tried = 0
    for rules in last_deals(8):
        ending = ended(rules)
        ending.groups = [type(group)("I") for group in ending.groups]
        first = decision(rules, 2)
        for _ in ending.best(rules.seat(), first):
            pass
        known += ending.result is not None
        tried += 1
    assert tried > 20 and known >= 0.9 * tried


def test_positions_that_were_seen_change_no_result():
    """Without those kept the search is slower, and as right."""
    for rules in last_deals(2):
        results = []
        for keeps in (True, False):
            ending = ended(rules)
            ending.groups = [type(group)("I") for group in ending.groups]
            ending.left = 1 << 24
            ending._rest = 0
            if not keeps:
                ending.get = lambda seat, low, high: None
            for _ in ending.best(rules.seat(), next(rules.moves())):
                pass
            results.append(ending.result)
        assert results[0] == results[1]
