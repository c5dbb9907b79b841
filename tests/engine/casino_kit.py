# SPDX-License-Identifier: MIT
"""Setting up positions of casino and reading what may happen; runs on every interpreter."""

from engine import catalog
from engine.cards import hand, texts
from engine.casino import legality
from engine.casino.rules import Rules
from engine.match import Match
from engine.rng import Decks, Rng

HALF = "2H 6C"  # what lies in a build of 8


def options(**chosen) -> bytes:
    """The options with these values, the rest as they are by default."""
    known = catalog.entry("casino")[2]
    assert not set(chosen) - set([name for name, _ in known])
    return bytes([values.index(chosen.get(name, values[0])) for name, values in known])


def placed(table: str = "", hands=("", ""), units=(), turn: int = 0, chosen: bytes = b"",
           pack: str = "", taken=(), last: int = -1, points=()) -> Rules:
    """A position with few cards; a unit is (value, owner, group, group...)."""
    rules = Rules(len(hands), chosen, Decks("kit"))
    rules.table = hand(table)
    rules.hands = [bytes(sorted(hand(held))) for held in hands]
    rules.units = [[unit[0], unit[1], 1, [hand(group) for group in unit[2:]]] for unit in units]
    rules.stock = hand(pack)
    rules.taken = [hand(pile) for pile in taken] or [b""] * len(hands)
    rules.last = last
    rules.points = list(points) or [0] * len(hands)
    rules.turn = turn
    return rules


def legal(rules) -> list:
    """All legal moves as text; each is allowed, and its text means it."""
    moves = list(rules.moves())
    for move in moves:
        assert rules.allows(move) and rules.parse(rules.text(move)) == move, rules.text(move)
    return [rules.text(move) for move in moves]


def only(rules, verb: str) -> list:
    """The legal moves that begin with a verb."""
    return [text for text in legal(rules) if text.split()[0] == verb]


def sets(rules, verb: str = "capture") -> list:
    """What the legal moves of a verb take, each as its cards in order, sorted."""
    taken = []
    for text in only(rules, verb):
        words = text.partition(":")[2].replace(",", " ").replace("+", " ").split()
        taken.append(" ".join(sorted(words)))
    return sorted(taken)


def play(rules, *lines) -> list:
    """Play moves given as text; the events of the last one."""
    for line in lines:
        move = rules.parse(line)
        assert rules.allows(move), line
        rules.play(move)
    return told(rules)


def refused(rules, line: str) -> bool:
    """Whether a text is refused: as no move at all, or as one that is not allowed."""
    try:
        return not rules.allows(rules.parse(line))
    except ValueError:
        return True


def told(rules) -> list:
    """The events of the last move: `seat reason points: cards`, the cards in order."""
    return [
        "%d %s %d: %s"
        % (event[0], rules.REASONS[event[1]], event[2], " ".join(sorted(texts(event[4:]))))
        for event in rules.events[rules.fresh:]
    ]


def units(rules) -> list:
    """The units as (value, owner, groups as text)."""
    return [(unit[0], unit[1], [" ".join(texts(group)) for group in unit[3]])
            for unit in rules.units]


def every_card(rules) -> list:
    """All cards of a position, wherever they lie."""
    found = list(rules.table) + list(rules.stock)
    for pile in rules.hands + rules.taken:
        found += list(pile)
    for unit in rules.units:
        for group in unit[3]:
            found += list(group)
    return found


def some_move(rules, rng: Rng) -> bytes:
    """One of the legal moves by chance; of thousands one of the first of each kind."""
    moves = list(legality.moves(rules, rules.seat(), 1 + rng.below(4)))
    return moves[rng.below(len(moves))]


def random_match(seed: str, seats: int = 2, chosen: bytes = b"", moves: int = -1) -> Match:
    """A match played at random, to the end or for so many moves."""
    match = Match("casino", bytes(seats), seed, chosen)
    rng = Rng(seed, 77)
    while not match.rules.over() and match.made != moves:
        match.play(some_move(match.rules, rng))
    return match


def settings(rng: Rng) -> tuple:
    """A number of seats and options by chance."""
    seats = 2 + rng.below(3)
    chosen = bytes([rng.below(2) for _ in range(5)] + [rng.below(2) if seats == 4 else 0])
    return seats, chosen
