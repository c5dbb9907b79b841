# SPDX-License-Identifier: MIT
"""Setting up positions of casino and reading what may happen; runs on every interpreter."""

from engine import catalog
from engine.cards import hand, texts
from engine.casino import legality
from engine.casino.rules import Rules
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng

VIEW = (
    "seat", "turn", "dealer", "options", "table", "units", "hands", "stock", "taken", "last",
    "points", "events", "latest", "fresh", "winners",
)
NO_MOVES = (
    "", "trail", "trail ?", "trail 2c", "trail 2C:", "trail 2C: 3D", "trail 2C 3D", "TRAIL 2C",
    "capture", "capture 9C", "capture 9C:", "capture 9C: 8D", "capture 9C: 4H+4S",
    "capture 9C: 9C", "capture 9C: 9D, 9D", "capture 9C: 4H+5S, 4H+5D", "capture 9C: ?",
    "capture 9C: 9D+", "capture KC: QD", "build 8 2S", "build 8 2S:", "build 8 2S: 5H",
    "build 11 2S: 9H", "build 0 2S: 6H", "build x 2S: 6H", "build 8 KS: 8H",
    "build 8 2S: 6H, 8D", "build 8 2S: 6H, unit", "call 8 2S: 6H", "call 8 8S:",
    "call 8 2S: 6H, 6D", "raise 9 AC", "raise 9 AC:", "raise 9 AC: 9", "raise 9 AC: 8, 8H",
    "raise 9 AC: 9H", "raise 12 2C: 10", "raise 9 KC: 9", "pass", "play 5H", "\x00",
    "build 8 2S: K\u0660", "build \u0668 2S: 6H",
)
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


def copied(rules: Rules) -> Rules:
    """The same position in another Rules."""
    other = Rules(len(rules.hands), rules.options, Decks("other"))
    other.unpack(rules.pack())
    return other


def all_cards(rules) -> list:
    """Those that every position has, sorted."""
    return list(range(52))


def credited(rules, event) -> list:
    """Whose points an event changes, and by how much: partners' count for both (CA-27)."""
    together = 2 if rules.options[5] else len(rules.hands)
    return [(seat, event[2]) for seat in range(len(rules.hands))
            if seat % together == event[0] % together]


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
