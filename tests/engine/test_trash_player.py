# SPDX-License-Identifier: MIT
"""The computer player of Trash: legal, honest, the same every time, and right where it matters."""

from engine.cards import NONE, hand
from engine.match import Match
from engine.rng import Rng
from engine.trash import legal, player
from tests.engine import trash_kit as kit
from tests.engine.test_player import last

LEVELS = (player.EASY, player.MEDIUM, player.HARD)
STOCK = b"\0"
DISCARD = b"\1"


def choice(rules, level: int = player.HARD, rng=None) -> bytes:
    """The move of a level for the seat that decides."""
    return last(player.think(rules.view(rules.seat()), level, rng or Rng("choice")))


def played_by(levels: bytes, seed: str, chosen: bytes = b"", deals: int = 99):
    """The positions of a match between levels, those of its first deals, before each decision."""
    match = Match("trash", levels, seed, chosen)
    while not match.rules.over() and match.rules.deals < deals:
        yield match
        match.play(choice(match.rules, levels[match.rules.seat()], match.rng()))


def test_between_two_hard_takes_all_that_fits():
    """So it is never worse than who takes the discard whenever it may: it does the same."""
    for chosen in (b"\0\0", b"\0\1", b"\3\0"):
        taken = 0
        for n in range(4):
            for match in played_by(b"\3\3", "greedy %d" % n, chosen):
                rules = match.rules
                if rules.hand == NONE:
                    move = choice(rules, player.HARD, match.rng())
                    assert move == kit.greedy(rules)
                    taken += move == DISCARD
        assert taken > 40


def beside(own: str, after: str, top: str, last: str = "..........") -> bytes:
    """What hard does among three with these layouts and this top discard."""
    rules = kit.placed((own, after, last), {}, "", top, chosen=kit.LASTCHANCE)
    rules.first = -1 if "." in last else 2
    assert legal.takes(rules)
    return choice(rules)


def test_hard_leaves_what_would_feed_a_next_player_near_the_end():
    assert beside("..........", "A2345678.T", "9H") == STOCK
    assert beside("A.........", "A2345678.T", "9H") == STOCK
    assert beside("A2345.....", "A2345678.T", "9H") == DISCARD, "here, too, it is late"
    assert beside("A2345678.T", "A2345678.T", "9H") == DISCARD, "it wins"
    assert beside("..........", "A2345678JT", "9H") == STOCK, "a Jack there can be replaced"
    assert beside("..........", "A2345678.T", "8H") == DISCARD, "no harm: it has that already"
    assert beside("..........", "A2345678.T", "9H", "A23") == DISCARD, "its last chance"
    assert beside("A23456....", "..........", "9H") == DISCARD
    assert beside("A.........", "A234....9T", "8H") == STOCK
    assert beside("A.........", "A2345.....", "9H") == STOCK
    assert beside("A.........", "A234......", "9H") == DISCARD, "next is not so near the end"
    assert beside("A23.......", "A2345678..", "9H") == STOCK
    assert beside("A23.......", "A234567...", "9H") == DISCARD


def test_hard_keeps_a_match_from_being_lost():
    assert beside("...", ".", "AH") == STOCK
    assert beside("..", ".", "AH") == DISCARD, "two more may win the hand"
    assert beside("...", ".", "3H") == DISCARD


def taken(own: str, top: str, level: int) -> int:
    """How often of 200 times a level takes the discard with this layout."""
    rules = kit.placed((own, kit.DOWN), {}, "", top)
    assert legal.takes(rules)
    return sum([choice(rules, level, Rng("taken", n)) == DISCARD for n in range(200)])


def test_levels_differ_in_what_they_overlook():
    for own, top, easy, medium in (
        ("A2J.......", "9H", 50, 140),
        ("A23J56..9.", "7H", 80, 160),  # it lacks few, and looks out for them
        ("A23J56....", "4H", 10, 60),  # the place of a Jack looks taken
    ):
        assert abs(taken(own, top, player.EASY) - easy) < 20, own
        assert abs(taken(own, top, player.MEDIUM) - medium) < 20, own
        assert taken(own, top, player.HARD) == 200


def test_nobody_leaves_a_discard_that_wins():
    for own, top in (
        ("A2345678.T", "9H"), ("A2.", "3H"), (".", "AH"), ("J234567.", "AH"), ("J2J.", "3H"),
    ):
        for level in LEVELS:
            assert taken(own, top, level) == 200, own
    for n in range(6):
        for match in played_by((b"\1\2", b"\2\1")[n % 2], "wins %d" % n):
            rules = match.rules
            if rules.hand == NONE and legal.takes(rules):
                if player.open_positions(rules, rules.turn) == 1:
                    assert choice(rules, match.players[rules.turn], match.rng()) == DISCARD


def test_a_jack_stays_where_its_natural_card_is_rarest():
    rules = kit.placed(("A2J....8..", "...4.6...."), {}, "", "5H 7H 9H 9D", "JH")
    assert rules.text(choice(rules)) == "jack 9"
    assert rules.text(choice(rules, player.MEDIUM)) == "jack 4"
    easy = set([rules.text(choice(rules, player.EASY, Rng("e", n))) for n in range(60)])
    assert len(easy) == 6


def test_unseen_cards_are_counted_by_rank():
    rules = kit.placed(("A2J.......", "...4.6J..."), {}, "5H", "5H 7H 9H 9D KH", "JH")
    left = player.unseen(rules.view(1))
    assert list(left) == [3, 3, 4, 3, 3, 3, 3, 4, 2, 4, 1, 4, 3]
    rules = kit.placed((kit.DOWN,) * 5, {})
    assert list(player.unseen(rules.view(2))) == [12] * 13


def orders(cards: list):
    """Every order of some cards."""
    if not cards:
        yield []
    for i in range(len(cards)):
        for rest in orders(cards[:i] + cards[i + 1:]):
            yield [cards[i]] + rest


def how_it_ends(rules, cards: list, place: int) -> bytes:
    """Who has won how much once all cards not seen are used, where a Jack is put on `place`."""
    other = kit.copied(rules)
    spots = [(seat, i) for seat in (0, 1) for i in range(other.sizes[seat])
             if not other.up[seat] >> i & 1]
    for seat, i in spots:
        other.layouts[seat][i] = cards[len(other.stock) + spots.index((seat, i))]
    other.stock = bytes(cards[: len(other.stock)])
    other.play(bytes((2, place)))
    deals = other.deals
    while other.deals == deals and (other.stock or other.hand != NONE):
        other.play(kit.greedy(other))
    if other.deals > deals:
        return bytes((9, other.seat()))
    return bytes([up for up in (player.open_positions(other, 0), player.open_positions(other, 1))])


def test_tr_05_where_a_jack_lies_changes_no_chance():
    """Over all orders of the cards not seen, each place of a Jack ends as often in each way."""
    rules = kit.placed(("...", ".2J"), {}, "", "KH 9H", "JH")
    rules.stock = rules.stock[:2]
    cards = list(hand("AH 3H JS KS QS AD"))
    found = []
    for place in (1, 2, 3):
        ends = {}
        for order in orders(cards):
            end = how_it_ends(rules, order, place)
            ends[end] = ends.get(end, 0) + 1
        found.append(sorted([(end, ends[end]) for end in ends]))
    assert found[0] == found[1] == found[2] and len(found[0]) > 2, found
