# SPDX-License-Identifier: MIT
"""Setting up deals of cribbage and reading what happened; runs on every interpreter.

In all of it seat 0 is the pone P and seat 1 the dealer D of the first deal.
"""

from engine import cards
from engine.cards import NONE
from engine.cribbage.codes import AT_PLAY, CUT, DISCARD, FIRST, PLAY, RESET, SHOW
from engine.cribbage.rules import Rules
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng

DEPTH = 20
VIEW = (
    "seat", "turn", "phase", "dealer", "starter", "count", "passed", "points", "cuts", "pile",
    "played", "events", "fresh", "winners", "hands", "crib",
)
NO_MOVES = (
    "", "cut", "cut 0", "cut 52", "cut x", "cut 4 5", "cut -1", "cut 1_0", "cut \u0663",
    "cut 123456789", "play", "play ?", "play 5h", "play 5H 6H", "discard 5H", "discard",
    "discard 5H ?", "deal 1", "DEAL", "pass", "\x00", "go 5H",
)


def raises(call, *args) -> str:
    """The sentence of the ValueError that a call has to raise."""
    try:
        call(*args)
    except ValueError as error:
        sentence = str(error)
        assert len(sentence) > 10 and sentence.endswith("."), sentence
        return sentence
    raise AssertionError("no ValueError")


def pair(first: int, second: int) -> bytes:
    """The move that lays these two away."""
    return bytes([DISCARD] + sorted((first, second)))


def deck(pone: str, dealer: str, starter: str, crib: str = "") -> tuple:
    """A deck that deals these kept cards, these four for the crib (pone's first), this starter."""
    kept = cards.hand(pone), cards.hand(dealer)
    used = kept[0] + kept[1] + cards.hand(starter) + cards.hand(crib)
    rest = [card for card in range(52) if card not in used]
    thrown = list(cards.hand(crib))
    while len(thrown) < 4:
        thrown.append(rest.pop(0))
    hands = list(kept[0]) + thrown[:2], list(kept[1]) + thrown[2:]
    order = bytearray()
    for i in range(6):
        order.append(hands[0][i])
        order.append(hands[1][i])
    stock = rest[: DEPTH - 1] + [cards.parse(starter)] + rest[DEPTH - 1:]
    return bytes(order) + bytes(stock), thrown


def dealt(pone: str, dealer: str, starter: str = "KC", crib: str = "", points=(0, 0)) -> Rules:
    """The position before the lead: four cards each, dealt, discarded and cut by real moves."""
    order, thrown = deck(pone, dealer, starter, crib)
    rules = Rules(2, b"", Decks("kit", (order,)), 1)
    rules.points = list(points)
    rules.play(pair(thrown[0], thrown[1]))
    rules.play(pair(thrown[2], thrown[3]))
    rules.play(bytes((CUT, DEPTH)))
    return rules


def lay(rules: Rules, line: str) -> None:
    """Lay cards in this order; the rules say who lays each."""
    for card in cards.hand(line):
        move = bytes((PLAY, card))
        assert rules.allows(move), (cards.text(card), rules.seat())
        rules.play(move)


def story(rules: Rules, line: str) -> str:
    """What happens as cards are laid: `P6C=15[fifteen2 run3]`, and others' Passo and points."""
    told = []
    for card in cards.hand(line):
        seat = rules.seat()
        count = rules.count + cards.VALUE[cards.rank(card)]
        lay(rules, cards.text(card))
        notes = []
        for event in rules.events[rules.fresh:]:
            if event[3] == AT_PLAY and event[1] != RESET:
                note = rules.REASONS[event[1]] + (str(event[2]) if event[2] else "")
                notes.append(note if event[0] == seat else "PD"[event[0]] + " " + note)
        told.append("%s%s=%d" % ("PD"[seat], cards.text(card), count))
        if notes:
            told[-1] += "[%s]" % " ".join(notes)
    return " ".join(told)


def pegged(rules: Rules) -> list:
    """Points of the play of this deal, by seat."""
    points = [0, 0]
    for event in rules.events:
        if event[3] == AT_PLAY:
            points[event[0]] += event[2]
    return points


def reasons(rules: Rules, fresh: bool = False) -> list:
    """The events of the deal, or of the last move, as (seat, reason, points, phase, cards)."""
    chosen = rules.events[rules.fresh:] if fresh else rules.events
    return [
        (event[0], rules.REASONS[event[1]], event[2], rules.PHASES[event[3]],
         " ".join(cards.texts(event[4:])))
        for event in chosen
    ]


def some_move(rules: Rules, rng: Rng) -> bytes:
    """One of the legal moves."""
    moves = list(rules.moves())
    return moves[rng.below(len(moves))]


def random_match(seed: str, moves: int = -1, players: bytes = b"\0\3", rng=None) -> Match:
    """A match played at random, to the end or for so many moves."""
    match = Match("cribbage", players, seed)
    rng = rng or Rng(seed, 77)
    while not match.rules.over() and match.made != moves:
        match.play(some_move(match.rules, rng))
    return match


def every_card(rules: Rules) -> list:
    """All cards of a position, wherever they lie."""
    found = list(rules.hands[0]) + list(rules.hands[1]) + list(rules.crib) + list(rules.stock)
    found += [card & 63 for card in rules.pile] + [card & 63 for card in rules.played]
    if rules.starter != NONE:
        found.append(rules.starter)
    if rules.phase == FIRST and len(rules.cuts) % 2:
        found.append(rules.cuts[-1])
    return found


def all_cards(rules: Rules) -> list:
    """Those that every position has, sorted."""
    return list(range(52))


def credited(rules: Rules, event) -> list:
    """Whose points an event changes, and by how much."""
    return [(event[0], event[2])]


def permuted(rules: Rules, seat: int, rng: Rng) -> Rules:
    """The same position with everything that the seat may not know dealt anew."""
    other = Rules(2, b"", rules.decks, 0)
    other.unpack(rules.pack())
    if rules.phase == SHOW:
        return other  # all lies open
    own = 2 if seat == rules.dealer else 0
    hand = other.hands[1 - seat]
    unknown = [i for i in range(len(other.crib)) if not own <= i < own + 2]
    hidden = bytearray(hand + other.stock)
    hidden += bytearray([other.crib[i] for i in unknown])
    rng.shuffle(hidden)
    other.hands[1 - seat] = bytearray(sorted(hidden[: len(hand)]))
    at = len(hand)
    for i in unknown:
        other.crib[i] = hidden[at]
        at += 1
    other.stock = hidden[at:]
    return other


def wrong_moves(rules: Rules, legal: list, rng: Rng) -> list:
    """Moves of every kind, most of them not legal now."""
    found = [bytes((3,)), b"", bytes((4, 0))]
    for card in range(64):
        found += [bytes((0, card)), bytes((2, card)), bytes((2, card, 0))]
    for seat in (0, 1):
        hand = rules.hands[seat]
        found += [bytes((1, first, second)) for first in hand for second in hand]
    return found
