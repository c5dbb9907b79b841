# SPDX-License-Identifier: MIT
"""Write the key scripts of whole matches anew: python -m tests.scripts.record

A script holds the keys of one match, so it goes stale when the computer player or the pages
change; then record it again and look at its frames. The computer plays easy there: the level that
changes least.
"""

from pathlib import Path

from tests.firmware.someone import Someone

FOLDER = Path(__file__).parent
MATCHES = [(language, persons) for language in ("it", "en") for persons in (1, 2)]
_KEYS = {2: "A", 1: "B", 4: "START", 8: "SELECT", 16: "RIGHT", 32: "DOWN", 64: "UP", 128: "LEFT"}


def path(language: str, persons: int) -> Path:
    """Where the script of a match is kept."""
    return FOLDER / f"{'match' if persons == 1 else 'two'}_{language}.keys"


def seed(language: str, persons: int) -> str:
    """The seed that the script was recorded with."""
    return f"{language}{persons}"


class Scribe(Someone):
    """Plays a match without hurry and writes down how.

    Each press is followed by a text to wait for that was not there before it.
    """

    def __init__(self, language, persons):
        super().__init__(language, seed(language, persons), whims=persons)
        self.lines = [f"# A whole match of cribbage: --seed {seed(language, persons)}"]
        self._before = []
        self._shots = 0

    def press(self, *keys):
        """Press keys, each with what it leads to."""
        for key in keys:
            self.lines.append(_KEYS[key])
            self._before = self.machine.texts()
            yield from super().press(key)
            yield from self.rest()

    def rest(self):
        """Wait until the handheld waits for a key, and write what to wait for."""
        yield from super().rest()
        while not any("Ⓐ" in text for text in self.machine.texts()):
            yield from super().rest()
        texts = self.machine.texts()
        if texts == self._before:
            return
        new = [text for text in texts if text not in self._before]
        new.sort(key=lambda text: "Ⓐ" not in text)
        self.lines.append(f"until {new[0]}" if new else "wait 300")
        self._before = texts
        if self._shots < 60 or self.sees(self.own.OVER):
            self._shots += 1
            self.lines.append(f"shot {self._shots:02}")


def main() -> None:
    """Record all matches."""
    for language, persons in MATCHES:
        scribe = Scribe(language, persons)

        def course(player, persons=persons):
            yield from player.start(persons, easy=True)
            yield from player.match()

        scribe.run(course)
        path(language, persons).write_text("\n".join(scribe.lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
