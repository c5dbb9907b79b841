# SPDX-License-Identifier: MIT
"""Setting up positions of Biscuit and reading what happens; runs on every interpreter."""

from engine import decktet_names
from engine.biscuit.board import Board
from engine.biscuit.rules import Rules
from engine.biscuit.scoring import eleven, placed, signed
from engine.cards import NONE
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng

# name -> values as REFEREE.md writes them, default first; in the order of the options' bytes
OPTIONS = (
    ("deck", ("basic", "excuse", "pawns", "pawns+excuse", "courts", "courts+excuse")),
    ("elevensies", ("fewest", "left")),
    ("drawn", ("optional", "forced")),
    ("partners", (False, True)),
    ("target", (60, 0, 40, 80, 120)),
    ("tie", ("draw", "again")),
)
VIEW = (
    "seat", "turn", "dealer", "options", "board", "hands", "stock", "drawn", "points", "events",
    "fresh", "winners", "told", "last",
)
NO_MOVES = (
    "", "place", "place 5ML", "place 5ML 1", "place 5ML 1,", "place 5ML ,1", "place 5ML 1,0,0",
    "place 5ML 1 0", "place 5ML 1.0,0", "place 5ML +1,0", "place 5ML -0,0", "place 5ML 01,0",
    "place 5ML 64,0", "place 5ML -65,0", "place 5ML \u0661,0", "place 5H 1,0", "place ? 1,0",
    "place 5ml 1,0", "draw 1", "DRAW", "pass pass", "play 5ML 1,0", "\x00", "discard 5H JC",
    "place 5ML 123456789123456789,0",
)
LETTERS = ("s", "h", "x", "b")


def options(**chosen) -> bytes:
    """The options with these values, the rest as they are by default."""
    assert not set(chosen) - set([name for name, _ in OPTIONS])
    return bytes([values.index(chosen.get(name, values[0])) for name, values in OPTIONS])


def card(written: str) -> int:
    """The card of a text."""
    return decktet_names.parse(written)


def laid(initial: str, line: str = "") -> Board:
    """A board: the initial card, then cards as `6MW@1,0`, each next to a neighbour it fits."""
    board = Board(card(initial))
    for word in line.split():
        name, _, where = word.partition("@")
        x, y = [int(number) for number in where.split(",")]
        assert board.takes(card(name), x, y), word
        board.place(card(name), x, y)
    return board


def story(initial: str, line: str, deck: str = "basic") -> str:
    """What each placement scores, as RULES.md 3.4 writes it: `s2E` or `x4b1` or `0`, in a row."""
    board = laid(initial)
    number = options(deck=deck)[0]
    told = []
    for word in line.split():
        name, _, where = word.partition("@")
        x, y = [int(part) for part in where.split(",")]
        assert board.takes(card(name), x, y), word
        sums = [0, 0, 0, 0]
        for reason, points, cards in placed(board, card(name), x, y, number):
            sums[reason] += points
            assert cards[0] == card(name)
        told.append("".join([
            letter + str(points) for letter, points in zip(LETTERS, sums) if points
        ]))
        told[-1] += "E" if eleven(board, card(name), x, y, number) else ""
        told[-1] += "O" if board.opens(card(name), y) else ""
        told[-1] = told[-1] or "0"
        board.place(card(name), x, y)
    return " ".join(told)


def position(board: Board, hands, pile: str = "", turn: int = 0, points=(), chosen: bytes = b"",
             seed: str = "kit") -> Rules:
    """A position with these cards; all others lie face down."""
    rules = Rules(len(hands), chosen, Decks(seed))
    rules.board = board
    rules.hands = [bytes(sorted(decktet_names.hand(held))) for held in hands]
    rules.stock = bytes(decktet_names.hand(pile))
    rules.turn = turn
    rules.dealer = (turn - 1) % len(hands)
    rules.points = list(points) or [0] * rules.sides
    rules.buried = b""
    placed_cards = every_card(rules)
    rules.buried = bytes([one for one in rules.deck() if one not in placed_cards])
    return rules


def every_card(rules) -> list:
    """All cards of a position, wherever they lie."""
    found = [one for one, _, _ in rules.board.cards()] + list(rules.stock) + list(rules.buried)
    for hand in rules.hands:
        found += list(hand)
    return found


def copied(rules) -> Rules:
    """The same position in another Rules."""
    other = Rules(len(rules.hands), rules.options, Decks("other"))
    other.unpack(rules.pack())
    return other


def permuted(rules, seat: int, rng: Rng) -> Rules:
    """The same position with everything that the seat may not know dealt anew."""
    other = copied(rules)
    # A card that another has just drawn stays with it: that it may be placed is known.
    keep = other.drawn if seat != other.turn else NONE
    piles = [other.hands[i] for i in range(len(other.hands)) if i != seat]
    piles += [other.stock, other.buried]
    hidden = bytearray([card for pile in piles for card in pile if card != keep])
    rng.shuffle(hidden)
    dealt = []
    for pile in piles:
        mine = bytes([keep]) if keep in pile else b""
        size = len(pile) - len(mine)
        dealt.append(mine + bytes(hidden[:size]))
        hidden = hidden[size:]
    for i in range(len(other.hands)):
        if i != seat:
            other.hands[i] = bytes(sorted(dealt[0]))
            dealt = dealt[1:]
    other.stock, other.buried = dealt
    return other


def legal(rules) -> list:
    """All legal moves as text; each is allowed, and its text means it."""
    moves = list(rules.moves())
    for move in moves:
        assert rules.allows(move) and rules.parse(rules.text(move)) == move, rules.text(move)
    return [rules.text(move) for move in moves]


def play(rules, *lines) -> list:
    """Play moves given as text; the events of the last one."""
    for line in lines:
        move = rules.parse(line)
        assert rules.allows(move), (line, legal(rules))
        rules.play(move)
    return told(rules)


def told(rules) -> list:
    """The events of the last move as `seat reason points: cards`."""
    return [
        "%d %s %d: %s" % (
            event[0], rules.REASONS[event[1]], signed(event[2]),
            " ".join(decktet_names.texts(event[4:])),
        )
        for event in rules.events[rules.fresh:]
    ]


def reasons(rules) -> list:
    """The reasons of the events of the last move."""
    return [rules.REASONS[event[1]] for event in rules.events[rules.fresh:]]


def nines() -> Board:
    """A main line from 9LK on the left to 9MS on the right, without a cross line."""
    return laid("7SK", "9LK@-1,0 9MS@1,0")


def drawing(**chosen) -> list:
    """Which of four seats drew when seat 1 made Elevensies; the others held 2, 3 and 2 cards."""
    hands = ["AS AW", "6MW AM CK CW 2MK", "AL AY 3SK", "CS CL"]
    rules = position(laid("5ML"), hands, "2SY 2WL 4YK", 1, (), options(**chosen))
    before = [len(hand) for hand in rules.hands]
    play(rules, "place 6MW 1,0")
    after = [len(hand) for hand in rules.hands]
    assert after[1] == before[1] - 1
    return [seat for seat in range(4) if seat != 1 and after[seat] > before[seat]]


def some_move(rules, rng: Rng) -> bytes:
    """A legal move by chance; a drawn card is mostly placed."""
    moves = list(rules.moves())
    return moves[rng.below(len(moves))]


def settings(rng: Rng) -> tuple:
    """A number of seats and options by chance, single hands more often than matches."""
    seats = 2 + rng.below(3)
    chosen = bytes((
        rng.below(6), rng.below(2), rng.below(2), rng.below(2) if seats == 4 else 0,
        (1, 1, 1, 2, 0)[rng.below(5)], rng.below(2),
    ))
    return seats, chosen


def random_match(seed: str, seats: int = 2, chosen: bytes = b"", moves: int = -1) -> Match:
    """A match played at random, to the end or for so many moves."""
    match = Match("biscuit", bytes(seats), seed, chosen)
    rng = Rng(seed, 77)
    while not match.rules.over() and match.made != moves:
        match.play(some_move(match.rules, rng))
    return match


def all_cards(rules) -> list:
    """Those that every position has, sorted."""
    return list(rules.deck())


def credited(rules, event) -> list:
    """Whose points an event changes, and by how much: partners' count for both."""
    return [(seat, signed(event[2])) for seat in range(len(rules.hands))
            if seat % rules.sides == event[0] % rules.sides]


def wrong_moves(rules, legal: list, rng: Rng) -> list:
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
