# SPDX-License-Identifier: MIT
"""The commands of the protocol on one match; a command that fails changes nothing."""

import collections
import importlib
import itertools

from engine import cards, catalog, games, record
from engine.match import Match
from host_sim.referee import fields

LEVELS = ("easy", "medium", "hard")
LANGUAGES = ("it", "en")
_NO_MATCH = "There is no match yet: begin with new, position or load."

# The fields that each command knows, the needed ones and the others.
COMMANDS = {
    "games": (),
    "new": ("game", "seats", "seed", "options", "dealer", "decks"),
    "position": ("game", "position", "options", "seats", "seed"),
    "state": (),
    "view": ("seat",),
    "legal": ("limit",),
    "play": ("move",),
    "undo": (),
    "redo": (),
    "choose": ("level",),
    "hint": (),
    "score": ("hand", "starter", "crib"),
    "save": (),
    "load": ("record",),
    "quit": (),
}


class Referee:
    """One match, and what may be asked of it."""

    def __init__(self):
        self._match = None
        self.done = False

    def obey(self, command: dict) -> dict:
        """Do what a command says and return the answer's fields; ValueError says what is wrong."""
        name = fields.text(command, "cmd", "games")
        if name not in COMMANDS:
            raise ValueError(
                f"{fields.quoted(name)} is no command; there are {', '.join(COMMANDS)}."
            )
        fields.known(command, ("cmd", *COMMANDS[name]), name)
        return getattr(self, "_" + name)(command)

    @property
    def match(self) -> Match:
        """The match; ValueError where there is none yet."""
        if self._match is None:
            raise ValueError(_NO_MATCH)
        return self._match

    @property
    def game(self):
        """The module that writes positions of the match's game."""
        return written(self.match.game)

    def _games(self, command: dict) -> dict:
        games = []
        for name, seats, options in [catalog.entry(game[0]) for game in catalog.games()]:
            choices = {option: list(values) for option, values in options}
            if _editions(name):
                choices["edition"] = list(_editions(name))
            games.append({"name": name, "seats": list(seats), "options": choices})
        return {"games": games}

    def _new(self, command: dict) -> dict:
        name, seats, options = chosen(command)
        dealer = command.get("dealer")
        if dealer is not None:
            dealer = fields.whole(dealer, "dealer", 0, seats - 1)
        decks = []
        given = fields.listed(command.get("decks", []), "decks")
        if len(given) > 255:
            raise ValueError('"decks" has at most 255 decks; the seed shuffles the later ones.')
        for deck in given:
            named = fields.hand(deck, "decks", cards=getattr(written(name), "CARDS", cards))
            decks.append(bytes(named))
            catalog.checks(name).deck(decks[-1])
        seed = _seed(command)
        first = -1 if dealer is None else dealer
        self._match = Match(name, bytes(seats), seed, options, first, tuple(decks))
        return self._state(command)

    def _position(self, command: dict) -> dict:
        asked = fields.mapping(fields.needed(command, "position", "{...}"), "position")
        name = catalog.entry(fields.text(command, "game", "cribbage"))[0]
        name, seats, options = chosen({"seats": written(name).seated(asked), **command})
        seed = _seed(command)
        packed = written(name).position(asked, seed, seats, options)
        self._match = Match(name, bytes(seats), seed, options, -1, (), packed)
        return self._state(command)

    def _state(self, command: dict) -> dict:
        rules = self.match.rules
        state = self.game.shown(rules)
        state.update(self._standing())
        return {"state": state}

    def _standing(self) -> dict:
        """Who decides, the scores, and whether it is over."""
        rules = self.match.rules
        return {
            "seat": None if rules.over() else rules.seat(),
            "scores": rules.scores(),
            "over": rules.over(),
            "winners": list(rules.winners()),
        }

    def _view(self, command: dict) -> dict:
        seats = len(self.match.players)
        seat = fields.whole(fields.needed(command, "seat", "0"), "seat", 0, seats - 1)
        view = self.match.rules.view(seat)
        return {"view": self.game.viewed(view)}

    def _legal(self, command: dict) -> dict:
        rules = self.match.rules
        limit = fields.whole(command.get("limit", 2000), "limit", 0, 1000000)
        moves = list(itertools.islice(rules.moves(), limit + 1))
        return {
            "seat": None if rules.over() else rules.seat(),
            "moves": [rules.text(move) for move in moves[:limit]],
            "complete": len(moves) <= limit,
        }

    def _play(self, command: dict) -> dict:
        rules = self.match.rules
        self.match.play(rules.parse(fields.text(command, "move", "play 5H")))
        return {"events": self.game.events(rules.events[rules.fresh:]), **self._standing()}

    def _undo(self, command: dict) -> dict:
        if not self.match.back():
            raise ValueError("There is no move to take back.")
        return self._state(command)

    def _redo(self, command: dict) -> dict:
        if not self.match.forward():
            raise ValueError("There is no move that was taken back.")
        return self._state(command)

    def _thinker(self):
        """The player's module and the view of the seat that decides."""
        rules = self.match.rules
        if rules.over():
            raise ValueError("The match is over: no seat has a move to choose.")
        return catalog.player(self.match.game), rules.view(rules.seat())

    def _choose(self, command: dict) -> dict:
        player, view = self._thinker()
        level = fields.text(command, "level", "hard")
        if level not in LEVELS:
            raise ValueError(
                f"{fields.quoted(level)} is no level; there are {', '.join(LEVELS)}."
            )
        move = _last(player.think(view, LEVELS.index(level) + 1, self.match.rng()))
        return {"move": self.match.rules.text(move)}

    def _hint(self, command: dict) -> dict:
        player, view = self._thinker()
        move, why = _last(player.hint(view, self.match.rng()))
        return {"move": self.match.rules.text(move), "why": _sentences(self.match.game, why)}

    def _score(self, command: dict) -> dict:
        return written("cribbage").scored(command)

    def _save(self, command: dict) -> dict:
        return {"record": record.save(self.match).hex()}

    def _load(self, command: dict) -> dict:
        written_record = fields.text(command, "record", "4d7a01...")
        try:
            data = bytes.fromhex(written_record)
        except ValueError:
            raise ValueError('"record" is bytes in hex, two digits each.') from None
        self._match = record.load(data)
        return self._state(command)

    def _quit(self, command: dict) -> dict:
        self.done = True
        return {}


def written(name: str):
    """The module that turns positions of a game into JSON and back."""
    return importlib.import_module("host_sim.referee." + name)


def chosen(command: dict) -> tuple:
    """Name, number of seats and options of a command."""
    name = fields.text(command, "game", "cribbage")
    _, allowed, known = catalog.entry(name)
    seats = command.get("seats", allowed[0])
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in allowed:
        few = " or ".join(map(str, allowed))
        raise ValueError(f"{name} is for {few} seats, not {fields.quoted(seats)}.")
    asked = fields.mapping(command.get("options", {}), "options")
    asked = _with_edition(name, asked, known)
    names = [option for option, _ in known]
    for option in asked:
        if option not in names:
            there = f"it has {', '.join(names)}" if names else "it has none"
            raise ValueError(f"{name} has no option {fields.quoted(option)}; {there}.")
    return name, seats, bytes(_choice(asked, *option) for option in known)


def _editions(name: str) -> dict:
    """The editions of a game: for each the values of its first options, by number."""
    return {edition: values for game, edition, values in games.EDITIONS if game == name}


def _with_edition(name: str, asked: dict, known: tuple) -> dict:
    """The options with those of the edition that is asked for; what is said outright prevails."""
    editions = _editions(name)
    if not editions or "edition" not in asked:
        return asked
    named = asked["edition"]
    if not isinstance(named, str) or named not in editions:
        raise ValueError(
            f'"edition" is one of {", ".join(editions)}, not {fields.quoted(named)}.'
        )
    preset = zip(known, editions[named])
    settled = {option: values[number] for (option, values), number in preset}
    return {**settled, **{option: asked[option] for option in asked if option != "edition"}}


def _choice(asked: dict, option: str, values: tuple) -> int:
    """The number of an option's value."""
    if option not in asked:
        return 0
    for number, value in enumerate(values):
        if value == asked[option] and isinstance(value, bool) == isinstance(asked[option], bool):
            return number
    listed = ", ".join(map(str, values))
    raise ValueError(f'"{option}" is one of {listed}, not {fields.quoted(asked[option])}.')


def _seed(command: dict) -> str:
    """The seed, a text or a whole number; "0" where none is given."""
    seed = command.get("seed", "0")
    if isinstance(seed, int) and not isinstance(seed, bool):
        return str(seed)
    if not isinstance(seed, str) or any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise ValueError(f'"seed" is a text or a whole number, not {fields.quoted(seed)}.')
    return seed


def _last(thinking):
    """What a generator yields last."""
    return collections.deque(thinking, 1).pop()


def _sentences(game: str, why: tuple) -> dict:
    """A reason in each language, from the texts that the handheld shows."""
    sentence = importlib.import_module("firmware.texts.sentence").sentence
    texts = {
        language: importlib.import_module(f"firmware.texts.{game}_hints_{language}").HINTS
        for language in LANGUAGES
    }
    return {language: sentence(templates, why) for language, templates in texts.items()}
