# SPDX-License-Identifier: MIT
"""Positions, views and events of Biscuit as JSON (REFEREE.md).

Beside the fields named there a position may have `dealer`, `drawn` (the card just drawn that may
be placed), `buried` (what lies face down) and `crosses` (columns in the order they were opened).
"""

import re

from engine import catalog, decktet_names
from engine.biscuit import checks
from engine.biscuit.board import Board
from engine.biscuit.codes import ELEVEN, PARTNERS
from engine.biscuit.scoring import signed
from engine.cards import HIDDEN, NONE
from engine.decks import Decks
from host_sim.referee import fields

CARDS = decktet_names
FIELDS = (
    "board", "hands", "pile", "scores", "seat", "dealer", "drawn", "buried", "crosses", "over",
    "winners",
)
_SEATS = (2, 3, 4)
_MOST_POINTS = 999
_NUMBER = "(0|-?[1-9][0-9]?)"  # written in one way only, so that no place is named twice
_PLACE = re.compile(f"{_NUMBER},{_NUMBER}")


def shown(rules) -> dict:
    """A position, of Rules or of a View, where hidden cards are `?`."""
    board = rules.board
    position = {
        "board": {f"{x},{y}": decktet_names.text(card) for card, x, y in board.cards()},
        "hands": [decktet_names.texts(hand) for hand in rules.hands],
        "pile": decktet_names.texts(rules.stock),
        "scores": list(rules.scores() if hasattr(rules, "scores") else rules.points),
        "seat": None if rules.turn < 0 else rules.turn,
        "dealer": rules.dealer,
    }
    if rules.drawn != NONE:
        position["drawn"] = decktet_names.text(rules.drawn)
    if len(board.crosses) > 1:
        position["crosses"] = [cross[0] for cross in board.crosses]
    if hasattr(rules, "buried"):
        position["buried"] = decktet_names.texts(rules.buried)
    return position


def viewed(view) -> dict:
    """What a seat may know."""
    over = view.turn < 0
    return {
        **shown(view), "events": events(view.events), "over": over, "winners": list(view.winners)
    }


def events(happened: list) -> list:
    """Events as objects; those of `eleven` say who drew how many cards."""
    reasons = catalog.load("biscuit").Rules.REASONS
    objects = []
    for event in happened:
        objects.append(
            {
                "seat": event[0],
                "reason": reasons[event[1]],
                "points": signed(event[2]),
                "cards": decktet_names.texts(event[4:]),
            }
        )
        if event[1] == ELEVEN:
            clockwise = [(event[0] + i) % 4 for i in range(1, 4)]
            objects[-1]["drawn"] = [[seat, 1] for seat in clockwise if event[3] >> seat & 1]
    return objects


def seated(asked: dict) -> int:
    """How many play in a position."""
    hands = fields.listed(fields.needed(asked, "hands", '[["6MW"], ["AM", "CK"]]'), "hands")
    if len(hands) not in _SEATS:
        raise ValueError(f'"hands" has a list for each of 2 to 4 seats, not {len(hands)}.')
    return len(hands)


def position(asked: dict, seed: str, seats: int, options: bytes) -> bytes:
    """The packed position of an object; what it leaves out is the pile, dealt from the seed.

    Where it names the pile, cards that are nowhere lie face down.
    """
    fields.known(asked, FIELDS, "A position of Biscuit")
    if seated(asked) != seats:
        raise ValueError(f'"hands" has {seated(asked)} hands, but "seats" says {seats}.')
    rules = catalog.load("biscuit").Rules(seats, options, Decks(seed))
    rules.board = _board(asked)
    rules.hands = [_cards(hand, "hands") for hand in asked["hands"]]
    rules.stock = _cards(asked.get("pile", []), "pile")
    rules.buried = _cards(asked.get("buried", []), "buried")
    _fill(rules, seed, asked)
    rules.points = _points(asked, seats, options)
    rules.turn = _seat(asked.get("seat", 0), "seat", seats)
    rules.dealer = fields.whole(asked.get("dealer", seats - 1), "dealer", 0, seats - 1)
    rules.drawn = NONE
    if asked.get("drawn") is not None:
        rules.drawn = fields.card(asked["drawn"], "drawn", cards=decktet_names)
    checks.position(rules)
    return rules.pack()


def _cards(value, name: str) -> list:
    """A list of cards, hidden ones too."""
    return fields.hand(value, name, hidden=True, cards=decktet_names)


def _seat(value, name: str, seats: int) -> int:
    """A seat, -1 for none."""
    return -1 if value is None else fields.whole(value, name, 0, seats - 1)


def _points(asked: dict, seats: int, options: bytes) -> list:
    """The points of each side, from those of each seat or side."""
    sides = 2 if options[PARTNERS] else seats
    given = fields.listed(asked.get("scores", [0] * sides), "scores")
    if len(given) not in (sides, seats) or given[:sides] != given[-sides:]:
        raise ValueError(f'"scores" has the points of {seats} seats, and partners have the same.')
    return [fields.whole(score, "scores", -_MOST_POINTS, _MOST_POINTS) for score in given[:sides]]


def _board(asked: dict) -> Board:
    """The lines of a board, that grow from 0,0 without a gap."""
    example = '{"0,0": "5ML", "1,0": "6MW"}'
    named = fields.mapping(fields.needed(asked, "board", example), "board")
    cells = {}
    for where, card in named.items():
        match = _PLACE.fullmatch(where)
        if not match:
            raise ValueError(
                f'"board" has coordinates such as "1,0", not {fields.quoted(where)}.'
            )
        cells[int(match[1]), int(match[2])] = fields.card(card, "board", cards=decktet_names)
    if (0, 0) not in cells:
        raise ValueError('"board" has no initial card: it lies at "0,0".')
    board = Board(cells.pop((0, 0)))
    for step in (-1, 1):
        for x, card in _arm(cells, 0, 0, step, 0):
            board.place(card, x[0], 0)
    _crosses(board, cells, asked)
    if cells:
        x, y = next(iter(cells))
        raise ValueError(
            f'The card at "{x},{y}" hangs in no line: lines grow from "0,0" without a gap, up and '
            "down only from main-line cards that have the initial card's rank."
        )
    return board


def _arm(cells: dict, x: int, y: int, step_x: int, step_y: int):
    """Take the cards off that go on from a place, as ((x, y), card)."""
    while (x + step_x, y + step_y) in cells:
        x, y = x + step_x, y + step_y
        yield (x, y), cells.pop((x, y))


def _crosses(board: Board, cells: dict, asked: dict) -> None:
    """Fill the cross lines, which the main line has opened, in the order that they were opened."""
    opened = [cross[0] for cross in board.crosses]
    order = fields.listed(asked.get("crosses", sorted(opened)), "crosses")
    if [x for x in order if not isinstance(x, int)] or sorted(order) != sorted(opened):
        raise ValueError(f'"crosses" has the columns of the cross cards: {sorted(opened)}.')
    board.crosses = [
        [x, *(bytearray(card for _, card in _arm(cells, x, 0, 0, step)) for step in (1, -1))]
        for x in order
    ]


def _fill(rules, seed: str, asked: dict) -> None:
    """Put unseen cards where `?` stands, and the rest in the pile or face down."""
    hidden = [*rules.hands, rules.stock, rules.buried]
    named = {card for card, _, _ in rules.board.cards()}.union(*hidden)
    unseen = [card for card in Decks(seed).shuffled(0, rules.deck()) if card not in named]
    places = [card for pile in hidden for card in pile]
    if places.count(HIDDEN) > len(unseen):
        raise ValueError('There are more "?" than unseen cards.')

    def filled(card: int) -> int:
        return unseen.pop(0) if card == HIDDEN else card

    rules.hands = [bytes(sorted(map(filled, hand))) for hand in rules.hands]
    rules.stock = bytes(map(filled, rules.stock))
    rules.buried = bytes(map(filled, rules.buried))
    if "pile" in asked:
        rules.buried += bytes(unseen)
    else:
        if "buried" not in asked:
            rules.buried += bytes(unseen[:1])
            unseen = unseen[1:]
        rules.stock = bytes(unseen)
