# SPDX-License-Identifier: MIT
"""Positions, views and events of casino as JSON (REFEREE.md)."""

from engine import cards, catalog
from engine.casino import checks
from engine.casino.codes import GROUPS, HIGHEST, NEW, OWNER, TRAILING, VALUE
from engine.decks import Decks
from host_sim.referee import fields

FIELDS = (
    "table", "units", "hands", "pack", "taken", "last", "scores", "dealer", "seat", "over",
    "winners",
)
UNIT = ("value", "groups", "owner", "new")
_SEATS = (2, 3, 4)
_MOST_POINTS = 999


def shown(rules) -> dict:
    """A position, of Rules or of a View, where hidden cards are `?`."""
    return {
        "table": cards.texts(rules.table),
        "units": [_unit_shown(unit, rules.options[TRAILING]) for unit in rules.units],
        "hands": [cards.texts(hand) for hand in rules.hands],
        "pack": cards.texts(rules.stock),
        "taken": [cards.texts(pile) for pile in rules.taken],
        "last": None if rules.last < 0 else rules.last,
        "scores": list(rules.points),
        "dealer": rules.dealer,
        "seat": None if rules.turn < 0 else rules.turn,
    }


def _unit_shown(unit: list, trailing: int) -> dict:
    """A build or call; whether its owner has moved since matters with one option only (CA-17)."""
    shown = {
        "value": unit[VALUE],
        "groups": [cards.texts(group) for group in unit[GROUPS]],
        "owner": unit[OWNER],
    }
    if trailing:
        shown["new"] = bool(unit[NEW])
    return shown


def viewed(view) -> dict:
    """What a seat may know."""
    over = view.turn < 0
    return {
        **shown(view), "events": events(view.events), "over": over, "winners": list(view.winners)
    }


def events(happened: list) -> list:
    """Events as objects; those of builds, raises and calls have the value of the unit too."""
    reasons = catalog.load("casino").Rules.REASONS
    objects = []
    for event in happened:
        objects.append(
            {
                "seat": event[0],
                "reason": reasons[event[1]],
                "points": event[2],
                "cards": cards.texts(event[4:]),
            }
        )
        if event[3]:
            objects[-1]["value"] = event[3]
    return objects


def seated(asked: dict) -> int:
    """How many play in a position."""
    hands = fields.listed(fields.needed(asked, "hands", '[["8D"], ["KC", "3D"]]'), "hands")
    if len(hands) not in _SEATS:
        raise ValueError(f'"hands" has a list for each of 2 to 4 seats, not {len(hands)}.')
    return len(hands)


def position(asked: dict, seed: str, seats: int, options: bytes) -> bytes:
    """The packed position of an object; what it leaves out is the pack, dealt from the seed.

    Where it names the pack, cards that are nowhere are not in play.
    """
    fields.known(asked, FIELDS, "A position of casino")
    if seated(asked) != seats:
        raise ValueError(f'"hands" has {seated(asked)} hands, but "seats" says {seats}.')
    rules = catalog.load("casino").Rules(seats, options, Decks(seed))
    rules.dealer = fields.whole(asked.get("dealer", seats - 1), "dealer", 0, seats - 1)
    rules.last = _seat(asked.get("last"), "last", seats)
    rules.table = bytes(fields.hand(asked.get("table", []), "table"))
    rules.units = [_unit(unit, seats) for unit in fields.listed(asked.get("units", []), "units")]
    rules.hands = [fields.hand(hand, "hands", hidden=True) for hand in asked["hands"]]
    taken = fields.listed(asked.get("taken", [[]] * seats), "taken", seats)
    rules.taken = [bytes(fields.hand(pile, "taken")) for pile in taken]
    scores = fields.listed(asked.get("scores", [0] * seats), "scores", seats)
    rules.points = [fields.whole(score, "scores", 0, _MOST_POINTS) for score in scores]
    rules.stock = fields.hand(asked.get("pack", []), "pack", hidden=True)
    _fill(rules, seed, "pack" in asked)
    rules.turn = rules.dealer
    rules.pass_turn()
    if "seat" in asked:
        rules.turn = _seat(asked["seat"], "seat", seats)
    checks.position(rules)
    return rules.pack()


def _seat(value, name: str, seats: int) -> int:
    """A seat, -1 for none."""
    return -1 if value is None else fields.whole(value, name, 0, seats - 1)


def _unit(asked, seats: int) -> list:
    """A build or call as the engine keeps it."""
    asked = fields.mapping(asked, "units")
    fields.known(asked, UNIT, "A build or call")
    value = fields.whole(fields.needed(asked, "value", "8"), "value", 1, HIGHEST)
    groups = fields.listed(fields.needed(asked, "groups", '[["2H", "6C"]]'), "groups")
    owner = fields.whole(fields.needed(asked, "owner", "1"), "owner", 0, seats - 1)
    new = fields.truth(asked.get("new", True), "new")
    return [value, owner, int(new), [bytes(fields.hand(group, "groups")) for group in groups]]


def _fill(rules, seed: str, packed: bool) -> None:
    """Put unseen cards where `?` stands, and the rest in the pack where none is given."""
    named = set(rules.table).union(*rules.hands, *rules.taken, rules.stock)
    for unit in rules.units:
        named.update(*unit[GROUPS])
    unseen = [card for card in Decks(seed).shuffled(0, cards.pack()) if card not in named]
    places = [card for pile in (*rules.hands, rules.stock) for card in pile]
    if places.count(cards.HIDDEN) > len(unseen):
        raise ValueError('There are more "?" than unseen cards.')

    def filled(card: int) -> int:
        return unseen.pop(0) if card == cards.HIDDEN else card

    rules.hands = [bytes(sorted(map(filled, hand))) for hand in rules.hands]
    rules.stock = bytes(map(filled, rules.stock)) if packed else bytes(unseen)
