# SPDX-License-Identifier: MIT
"""Write the key scripts of whole matches anew: python -m tests.scripts.record [GAME]

A script holds the keys of one match, so it goes stale when the computer player or the pages
change; then record it again and look at its frames. The computer plays easy there: the level that
changes least.
"""

import gc
import sys
from pathlib import Path

from engine import catalog
from tests.someone.base import LONGEST_MS
from tests.someone.games import PLAYERS
from tests.someone.inspector import Inspector

FOLDER = Path(__file__).parent
SHOTS = 40  # frames that a script keeps, beside the last one
_KEYS = {2: "A", 1: "B", 4: "START", 8: "SELECT", 16: "RIGHT", 32: "DOWN", 64: "UP", 128: "LEFT"}
_MOVES = (16, 32, 64, 128)
_SHORT = {"biscuit": {"target": 1}}  # one hand: a match to 60 would say nothing new

# Game, language, seats, seats of persons: each number of seats in both languages.
MATCHES = [
    (game[0], language, seats, (0,))
    for game in catalog.games() for language in ("it", "en") for seats in game[1]
]
MATCHES += [("cribbage", language, 2, (0, 1)) for language in ("it", "en")]


def path(game: str, language: str, seats: int, persons: tuple) -> Path:
    """Where the script of a match is kept."""
    passed = "_passed" if len(persons) > 1 else ""
    return FOLDER / f"{game}_{language}_{seats}{passed}.keys"


def seed(game: str, language: str, seats: int, persons: tuple) -> str:
    """The seed that the script was recorded with."""
    return f"{game} {language}{seats}{len(persons)}"


class Scribe:
    """Plays a match without hurry and writes down how, in `lines`.

    Each key comes as long after the one before as it was pressed; what may lead on is followed by
    a text that was not there before it, so that a script which has gone stale says where.
    """

    lines: list
    _keys: list
    _before: list
    _shots = 0
    _since = 0  # ms: when the last key was let go

    def press(self, *keys):
        """Press keys, each with what it leads to."""
        for key in keys:
            if not self._keys:
                self._before = self.machine.texts()
            waited = self.machine.clock.ms - self._since
            self._keys.append(f"wait {waited} {_KEYS[key]}" if waited else _KEYS[key])
            yield from super().press(key)
            self._since = self.machine.clock.ms
            yield from self.rest()
            if key not in _MOVES:
                self._write()

    def rest(self):
        """Wait until the handheld waits for a key."""
        yield from super().rest()
        end = self.machine.clock.ms + LONGEST_MS
        while not any("Ⓐ" in text or "▼" in text for text in self.machine.texts()):
            assert self.machine.clock.ms < end, self.machine.texts()
            yield from super().rest()

    def _write(self):
        """The keys since the last line, and what they led to."""
        texts = self.machine.texts()
        new = [text for text in texts if text not in self._before]
        new.sort(key=lambda text: "Ⓐ" not in text)
        waited = self.machine.clock.ms - self._since
        self._since = self.machine.clock.ms
        line = [*self._keys, f"wait {waited}"] + [f"until {text}" for text in new[:1]]
        self.lines.append(" ".join(line))
        self._keys.clear()
        if self._shots < SHOTS and texts != self._before or self.sees(self.own.OVER):
            self._shots += 1
            self.lines.append(f"shot {self._shots:02}")


def record(game: str, language: str, seats: int, persons: tuple) -> str:
    """The script of one match; an AssertionError if a text of it is cut or covered."""
    scribe = type("Scribe", (Scribe, PLAYERS[game]), {})(
        language, seed(game, language, seats, persons), None, seats, seats, persons, easy=True,
        **_SHORT.get(game, {}),
    )
    scribe._keys = []
    scribe.lines = [f"# A whole match of {game}: --seed '{scribe.machine.seed}'"]
    Inspector(scribe)

    def course(player):
        yield from player.start()
        yield from player.match()

    scribe.run(course)
    assert not scribe.faults, scribe.faults
    return "\n".join(scribe.lines) + "\n"


def main() -> None:
    """Record all matches, or those of one game."""
    gc.collect = int  # type: ignore[assignment]  # among a desktop's objects it takes long
    for match in MATCHES:
        if sys.argv[1:] in ([], [match[0]]):
            path(*match).write_text(record(*match), encoding="utf-8")
            print(path(*match).name)


if __name__ == "__main__":
    main()
