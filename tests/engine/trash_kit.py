# SPDX-License-Identifier: MIT
"""Setting up positions of Trash and reading what happened; runs on every interpreter."""

from engine import cards
from engine.cards import JACK, NONE, RANKS
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from engine.trash.rules import Rules

DOWN = "." * 10
LASTCHANCE = b"\0\1"
VIEW = (
    "seat", "turn", "packs", "lastchance", "sizes", "up", "layouts", "stock", "aside", "discard",
    "hand", "first", "events", "fresh", "winners",
)
NO_MOVES = (
    "", "jack", "jack 0", "jack 11", "jack 03", "jack x", "jack -1", "jack 3 4", "jack 3.0",
    "jack \u0663", "JACK 3", "stock 1", "discard 5H", "Stock", "pass", "\x00", "jack 1_0",
)


def placed(layouts, hidden=None, stock: str = "", discard: str = "", hand: str = "",
           turn: int = 0, chosen: bytes = b"") -> Rules:
    """A position as REFEREE.md writes it, of few cards: kings of clubs lie where none is named.

    `hidden` has the face-down cards of seat 0 by position, from 1.
    """
    rules = Rules(len(layouts), chosen, Decks("kit"))
    rules.sizes = bytearray([len(layout) for layout in layouts])
    rules.layouts = []
    rules.up = []
    for seat in range(len(layouts)):
        layout = bytearray()
        up = 0
        for place, letter in enumerate(layouts[seat]):
            name = "KC" if letter == "." else letter + "C"
            if letter != ".":
                up |= 1 << place
            elif not seat and hidden:
                name = hidden.get(place + 1, name)
            layout.append(cards.parse(name))
        rules.layouts.append(layout)
        rules.up.append(up)
    rules.stock = cards.hand(stock) + cards.hand("KC KC KC KC")
    rules.discard = bytearray(cards.hand(discard))
    rules.hand = cards.parse(hand) if hand else NONE
    rules.turn = turn
    return rules


def shown(rules, seat: int = 0) -> str:
    """A layout as REFEREE.md writes it."""
    up = rules.up[seat]
    return "".join([
        RANKS[card >> 2] if up >> place & 1 else "."
        for place, card in enumerate(rules.layouts[seat])
    ])


def legal(rules) -> list:
    """All legal moves as text; each is allowed, and its text means it."""
    moves = list(rules.moves())
    for move in moves:
        assert rules.allows(move) and rules.parse(rules.text(move)) == move, rules.text(move)
    return [rules.text(move) for move in moves]


def play(rules, *lines) -> str:
    """Play moves given as text; what happened in all of them."""
    told = []
    for line in lines:
        move = rules.parse(line)
        assert rules.allows(move), line
        rules.play(move)
        told.append(story(rules))
    return " ".join([piece for piece in told if piece])


def story(rules) -> str:
    """The events of the last move: `5>5 9>9 -K`, `wins0`, `shrinks0=9`, `reshuffles`."""
    told = []
    for event in rules.events[rules.fresh:]:
        reason = rules.REASONS[event[1]]
        if reason == "places":
            told.append("%s>%d" % (RANKS[event[4] >> 2], event[3]))
        elif reason == "discards":
            told.append("-" + RANKS[event[4] >> 2])
        elif reason == "reshuffles":
            told.append(reason)
        else:
            told.append("%s%d" % (reason, event[0]) + ("=%d" % event[3] if event[3] else ""))
        assert event[2] == (reason == "wins")
    return " ".join([piece for piece in told if piece])


def every_card(rules) -> list:
    """All cards of a position, wherever they lie."""
    found = list(rules.stock) + list(rules.discard) + list(rules.aside)
    for layout in rules.layouts:
        found += list(layout)
    if rules.hand != NONE:
        found.append(rules.hand)
    return found


def copied(rules) -> Rules:
    """The same position, to be played on without touching the match."""
    copy = Rules(len(rules.sizes), bytes((rules.packs, rules.lastchance)), rules.decks)
    copy.unpack(rules.pack())
    return copy


def permuted(rules, seat: int, rng: Rng) -> Rules:
    """The same position with all that nobody sees dealt anew: face down, in the stock, aside.

    Every seat sees the same (TR-18).
    """
    copy = copied(rules)
    places = [
        (layout, i) for up, layout in zip(copy.up, copy.layouts)
        for i in range(len(layout)) if not up >> i & 1
    ]
    mixed = bytearray([layout[i] for layout, i in places]) + copy.stock + copy.aside
    rng.shuffle(mixed)
    for n, (layout, i) in enumerate(places):
        layout[i] = mixed[n]
    end = len(places) + len(copy.stock)
    copy.stock = bytes(mixed[len(places):end])
    copy.aside = bytes(mixed[end:])
    return copy


def some_move(rules, rng: Rng) -> bytes:
    """One of the legal moves."""
    moves = list(rules.moves())
    return moves[rng.below(len(moves))]


def random_match(seed: str, seats: int = 2, chosen: bytes = b"", moves: int = -1) -> Match:
    """A match played at random, to the end or for so many moves."""
    match = Match("trash", bytes(seats), seed, chosen)
    rng = Rng(seed, 77)
    while not match.rules.over() and match.made != moves:
        match.play(some_move(match.rules, rng))
    return match


def settings(rng: Rng) -> tuple:
    """A number of seats and options by chance."""
    seats = 2 + rng.below(5)
    few = (seats + 1) // 2
    packs = rng.below(5 - few)  # 0 or few..3
    return seats, bytes((packs and packs + few - 1, rng.below(2)))


def greedy(rules) -> bytes:
    """Take the discard whenever it may be taken, a Jack to the lowest open position."""
    moves = list(rules.moves())
    return moves[len(moves) - 1] if rules.hand == NONE else moves[0]


def is_jack(card: int) -> bool:
    """Whether a card is a Jack."""
    return card >> 2 == JACK


def all_cards(rules) -> list:
    """Those that every position has, sorted."""
    return sorted(list(range(52)) * rules.packs)


def credited(rules, event) -> list:
    """Whose points an event changes, and by how much."""
    return [(event[0], event[2])]


def wrong_moves(rules, legal: list, rng: Rng) -> list:
    """Moves of every kind, most of them not legal now."""
    found = [b"", b"\3", b"\0\0", b"\1\1", b"\2", b"\2\1\1", b"\0", b"\1"]
    return found + [bytes((2, place)) for place in range(13)]
