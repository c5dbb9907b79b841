# SPDX-License-Identifier: MIT
"""Positions, views and events of Trash as JSON (REFEREE.md)."""

from engine import cards, catalog
from engine.cards import HIDDEN, JACK, NONE, RANKS
from engine.decks import Decks
from engine.trash import checks
from engine.trash.codes import FULL
from host_sim.referee import fields

FIELDS = (
    "layouts", "hidden", "stock", "discard", "aside", "hand", "seat", "scores", "over", "winners",
)
_DOWN = "."
_SEATS = (2, 3, 4, 5, 6)
_NUMBERS = {"places": "position", "shrinks": "size"}  # what the number of an event is


def shown(rules) -> dict:
    """A position, of Rules or of a View, where hidden cards are `?`."""
    position = {"layouts": [], "hidden": []}
    for layout, up in zip(rules.layouts, rules.up, strict=True):
        faces = [RANKS[card >> 2] if up >> i & 1 else _DOWN for i, card in enumerate(layout)]
        position["layouts"].append("".join(faces))
        position["hidden"].append(
            [cards.text(card) for i, card in enumerate(layout) if not up >> i & 1]
        )
    position["stock"] = cards.texts(rules.stock)
    position["discard"] = cards.texts(rules.discard)
    if rules.aside:
        position["aside"] = cards.texts(rules.aside)
    position["hand"] = None if rules.hand == NONE else cards.text(rules.hand)
    position["seat"] = None if rules.turn < 0 else rules.turn
    return position


def viewed(view) -> dict:
    """What a seat may know."""
    over = view.turn < 0
    return {
        **shown(view), "events": events(view.events), "over": over, "winners": list(view.winners)
    }


def events(happened: list) -> list:
    """Events as objects; `places` have the position too, `shrinks` the new size."""
    reasons = catalog.load("trash").Rules.REASONS
    objects = []
    for event in happened:
        reason = reasons[event[1]]
        objects.append(
            {
                "seat": event[0], "reason": reason, "points": event[2],
                "cards": cards.texts(event[4:]),
            }
        )
        if reason in _NUMBERS:
            objects[-1][_NUMBERS[reason]] = event[3]
    return objects


def seated(asked: dict) -> int:
    """How many play in a position."""
    example = '["..3.......", ".........."]'
    layouts = fields.listed(fields.needed(asked, "layouts", example), "layouts")
    if len(layouts) not in _SEATS:
        raise ValueError(f'"layouts" has a text for each of 2 to 6 seats, not {len(layouts)}.')
    return len(layouts)


def position(asked: dict, seed: str, seats: int, options: bytes) -> bytes:
    """The packed position of an object; what it leaves out is dealt from the seed.

    Cards that it does not name lie face down and in the stock, under the cards named there; where
    it says that the stock is empty, they are aside, out of play until the next deal.
    """
    fields.known(asked, FIELDS, "A position of Trash")
    if seated(asked) != seats:
        raise ValueError(f'"layouts" has {seated(asked)} layouts, but "seats" says {seats}.')
    rules = catalog.load("trash").Rules(seats, options, Decks(seed))
    faces = [_faces(layout) for layout in asked["layouts"]]
    rules.sizes = bytearray(map(len, faces))
    rules.up = [sum((face != HIDDEN) << i for i, face in enumerate(layout)) for layout in faces]
    rules.layouts = _covered(faces, asked.get("hidden", []))
    rules.stock = fields.hand(asked.get("stock", []), "stock", hidden=True)
    rules.aside = fields.hand(asked.get("aside", []), "aside", hidden=True)
    rules.discard = bytearray(fields.hand(asked.get("discard", []), "discard"))
    hand = asked.get("hand")
    rules.hand = NONE if hand is None else fields.card(hand, "hand")
    _fill(rules, seed, asked.get("stock") != [])
    seat = asked.get("seat", 0)
    rules.turn = -1 if seat is None else fields.whole(seat, "seat", 0, seats - 1)
    rules.first = checks.winner(rules) if rules.turn >= 0 else max(rules.winners(), default=-1)
    checks.position(rules)
    return rules.pack()


def _faces(layout) -> list:
    """A layout's ranks, HIDDEN where a card lies face down."""
    if not isinstance(layout, str) or not 1 <= len(layout) <= FULL:
        raise ValueError(
            f'A layout is a text of 1 to {FULL} letters such as "..3...J...", '
            f"not {fields.quoted(layout)}."
        )
    faces = []
    for place, letter in enumerate(layout):
        if letter not in (_DOWN, RANKS[JACK], RANKS[place]):
            raise ValueError(
                f'Position {place + 1} of a layout is ".", "J" or "{RANKS[place]}", '
                f"not {fields.quoted(letter)}."
            )
        faces.append(HIDDEN if letter == _DOWN else RANKS.index(letter))
    return faces


def _covered(faces: list, hidden) -> list:
    """Layouts of cards; those face up are rank + 52 until they have a suit."""
    named = [fields.hand(row, "hidden", hidden=True) for row in fields.listed(hidden, "hidden")]
    if len(named) > len(faces):
        raise ValueError(f'"hidden" has a list for each of {len(faces)} layouts at most.')
    layouts = []
    for seat, layout in enumerate(faces):
        under = named[seat] if seat < len(named) else []
        if len(under) > layout.count(HIDDEN):
            raise ValueError('"hidden" has no more cards than there are dots in the layout.')
        under += [HIDDEN] * (layout.count(HIDDEN) - len(under))
        layouts.append([under.pop(0) if face == HIDDEN else 52 + face for face in layout])
    return layouts


def _fill(rules, seed: str, rest_in_play: bool) -> None:
    """Give face-up cards a suit that is free, and put unseen cards where `?` stands."""
    left = [rules.packs] * 52
    piles = [*rules.layouts, rules.stock, rules.aside, rules.discard, [rules.hand]]
    for card in (card for pile in piles for card in pile if card < 52):
        if not left[card]:
            raise ValueError(
                f"The card {cards.text(card)} is there more often than packs ({rules.packs})."
            )
        left[card] -= 1
    rules.layouts = [[_suited(card, left) for card in layout] for layout in rules.layouts]
    rest = bytearray(card for card in range(52) for _ in range(left[card]))
    unseen = list(Decks(seed).shuffled(0, rest))
    places = [*rules.layouts, rules.stock, rules.aside]
    if sum(pile.count(HIDDEN) for pile in places) > len(unseen):
        raise ValueError('There are more "?" than unseen cards.')

    def filled(card: int) -> int:
        return unseen.pop(0) if card == HIDDEN else card

    rules.layouts = [bytearray(map(filled, layout)) for layout in rules.layouts]
    rules.stock = bytes(map(filled, rules.stock))
    rules.aside = bytes(map(filled, rules.aside))
    if rest_in_play:
        rules.stock += bytes(unseen)
    else:
        rules.aside += bytes(unseen)


def _suited(card: int, left: list) -> int:
    """A card of a face-up rank that is still free, taken from those left."""
    if card < 52 or card == HIDDEN:
        return card
    rank = card - 52
    for suited in range(rank << 2, (rank << 2) + 4):
        if left[suited]:
            left[suited] -= 1
            return suited
    raise ValueError(f"There are more cards of rank {RANKS[rank]} than the packs have.")
