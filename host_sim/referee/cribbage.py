# SPDX-License-Identifier: MIT
"""Positions, views and events of cribbage as JSON (REFEREE.md)."""

from engine import cards, catalog
from engine.cribbage import checks
from engine.cribbage.codes import (
    AT_CRIB,
    AT_HAND,
    CUTTING,
    DISCARDING,
    FIRST,
    GOAL,
    PLAYING,
    SHOW,
)
from engine.decks import Decks
from host_sim.referee import fields

# "cut" is the cut for the starter, or for the first deal where there is no dealer yet.
PHASES = {FIRST: "cut", DISCARDING: "discard", CUTTING: "cut", PLAYING: "play", SHOW: "show"}
FIELDS = (
    "hands", "dealer", "starter", "crib", "pile", "played", "scores", "phase", "seat", "cuts",
    "pack", "over", "winners",
)


def shown(rules) -> dict:
    """A position, of Rules with its pack or of a View."""
    position = {
        "hands": [cards.texts(hand) for hand in rules.hands],
        "dealer": None if rules.dealer < 0 else rules.dealer,
        "starter": None if rules.starter == cards.NONE else cards.text(rules.starter),
        "crib": cards.texts(rules.crib),
        "pile": _laid(rules.pile),
        "played": _laid(rules.played),
        "scores": list(rules.points),
        "phase": PHASES[rules.phase],
        "seat": None if rules.turn < 0 else rules.turn,
    }
    if rules.phase == FIRST or rules.cuts:
        position["cuts"] = cards.texts(rules.cuts)
    if hasattr(rules, "stock"):
        position["pack"] = cards.texts(rules.stock)
    return position


def viewed(view) -> dict:
    """What a seat may know."""
    over = view.turn < 0
    return {
        **shown(view), "events": events(view.events), "over": over, "winners": list(view.winners)
    }


def _laid(pile: bytes) -> list:
    return [[card >> 6, cards.text(card & 63)] for card in pile]


def events(happened: list) -> list:
    """Events as objects."""
    rules = catalog.load("cribbage").Rules
    return [
        {
            "seat": event[0],
            "reason": rules.REASONS[event[1]],
            "points": event[2],
            "cards": cards.texts(event[4:]),
            "phase": rules.PHASES[event[3]],
        }
        for event in happened
    ]


def scored(command: dict) -> dict:
    """The answer to `score`: what four cards count with a starter."""
    from engine.cribbage.counting import shown as counted

    hand = fields.hand(fields.needed(command, "hand", '["5C", "5S", "5D", "JH"]'), "hand", size=4)
    starter = fields.card(fields.needed(command, "starter", '"5H"'), "starter")
    crib = fields.truth(command.get("crib", False), "crib")
    if len({*hand, starter}) != 5:
        raise ValueError("The hand and the starter are five different cards.")
    scores = list(counted(bytes(hand), starter, crib))
    phase = AT_CRIB if crib else AT_HAND
    items = [bytes((0, reason, points, phase)) + made for reason, points, made in scores]
    return {"events": events(items), "points": sum(score[1] for score in scores)}


def seated(asked: dict) -> int:
    """How many play in a position."""
    return 2


def position(asked: dict, seed: str, seats: int, options: bytes) -> bytes:
    """The packed position of an object; what it leaves out is dealt from the seed.

    A show whose hands still hold cards is counted at once.
    """
    fields.known(asked, FIELDS, "A position of cribbage")
    rules = catalog.load("cribbage").Rules(seats, options, Decks(seed), 0)
    rules.phase, rules.dealer = _phase(asked)
    hands = fields.listed(asked.get("hands", [[], []]), "hands", 2)
    rules.hands = [fields.hand(hand, "hands", hidden=True) for hand in hands]
    rules.crib = fields.hand(asked.get("crib", []), "crib", hidden=True)
    starter = asked.get("starter")
    rules.starter = cards.NONE if starter is None else fields.card(starter, "starter", hidden=True)
    rules.pile = _piled(asked, "pile")
    rules.played = _piled(asked, "played")
    rules.cuts = bytearray(fields.hand(asked.get("cuts", []), "cuts"))
    scores = fields.listed(asked.get("scores", [0, 0]), "scores", 2)
    rules.points = [fields.whole(score, "scores", 0, GOAL + 28) for score in scores]
    rules.count = sum(cards.VALUE[card >> 2 & 15] for card in rules.pile)
    _fill(rules, asked, seed)
    _turn(rules, asked.get("seat"))
    return rules.pack()


def _phase(asked: dict) -> tuple:
    """The phase and the dealer, -1 in the cut for the first deal."""
    named = asked.get("phase", "play")
    codes = [code for code in (DISCARDING, CUTTING, PLAYING, SHOW) if PHASES[code] == named]
    if not codes:
        raise ValueError(f'"phase" is discard, cut, play or show, not {fields.quoted(named)}.')
    dealer = asked.get("dealer", 1)
    if dealer is None and codes[0] == CUTTING:
        return FIRST, -1
    return codes[0], fields.whole(dealer, "dealer", 0, 1)


def _piled(asked: dict, name: str) -> bytearray:
    """A pile of [seat, card] pairs as the engine keeps it."""
    pile = bytearray()
    for pair in fields.listed(asked.get(name, []), name):
        seat, card = fields.listed(pair, name, 2)
        pile.append(fields.whole(seat, name, 0, 1) << 6 | fields.card(card, name))
    return pile


def _fill(rules, asked: dict, seed: str) -> None:
    """Put unseen cards where `?` stands, and the rest in the pack."""
    places = [*rules.hands[0], *rules.hands[1], *rules.crib, rules.starter]
    named = [card for card in places if card < 52]
    named += [card & 63 for card in rules.pile + rules.played]
    if rules.phase == FIRST and len(rules.cuts) % 2:
        named.append(rules.cuts[-1])
    stock = fields.hand(asked.get("pack", []), "pack")
    named += stock
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"The card {cards.text(card)} is there twice.")
    unseen = [card for card in Decks(seed).shuffled(0, cards.pack()) if card not in named]
    if places.count(cards.HIDDEN) > len(unseen):
        raise ValueError('There are more "?" than unseen cards.')

    def filled(card: int) -> int:
        return unseen.pop(0) if card == cards.HIDDEN else card

    rules.hands = [bytearray(sorted(map(filled, hand))) for hand in rules.hands]
    rules.crib = bytearray(map(filled, rules.crib))
    rules.starter = filled(rules.starter)
    if stock and unseen:
        raise ValueError(f'The "pack" leaves out cards such as {cards.text(unseen[0])}.')
    rules.stock = bytearray(stock or unseen)


def _turn(rules, seat) -> None:
    """Settle who decides, check the whole, and count a show that still has its cards."""
    over = max(rules.points) >= GOAL
    if rules.phase == FIRST:
        turn = len(rules.cuts) % 2
    elif rules.phase == PLAYING:
        turn = checks.turn_to_play(rules)
    else:
        turn = rules.dealer if rules.phase == DISCARDING and rules.crib else 1 - rules.dealer
    if seat is not None:
        turn = fields.whole(seat, "seat", 0, 1)
    elif turn < 0 and not over:
        raise ValueError("Nobody can lay a card here; a deal that is played out is a show.")
    rules.turn = -1 if over else turn
    rules.passed = checks.passed_by(rules) if rules.phase == PLAYING and not over else 0
    checks.position(rules)
    if rules.phase == SHOW and not over and (rules.hands[0] or rules.hands[1]):
        rules.show()
