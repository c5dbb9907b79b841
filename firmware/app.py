# SPDX-License-Identifier: MIT
"""What every scene works with: the hal, the words, the settings, the match, and the way on."""

from engine import catalog
from firmware import settings as settings_
from firmware.loading import load, unload
from firmware.ui import theme
from firmware.ui.layout import roomy
from firmware.ui.sound import Sound

_TEXTS = "firmware.texts."
_SAVING = "engine.saving"  # these are in memory only while they are at work
_INKS = "firmware.ui.inks"
_NARROW = "firmware.texts.narrow"
_QUIET = 1500  # ms without a press after which changed settings are kept


class App:
    """One for the whole run; a scene gets it as its first argument.

    hal, stage      the board's
    words           the language module (texts/it.py or en.py), loaded when it is asked for
    settings        Settings; after a change call settings_changed()
    match           the Match being played, or None
    sound           .play(cue) with the cues of firmware/ui/sound.py
    scene           the scene shown now
    """

    def __init__(self, hal):
        self.hal = hal
        self.stage = hal.stage
        self.settings = settings_.load(hal)
        self.sound = Sound(hal, self.settings)
        self.match = None
        self.counted = -1  # moves made when the counting pages were left last
        self.page = (-1, 0, True)  # moves made where the menu was opened while what the last one
        # ended was still shown, the counting page, and whether it is to be counted first
        self.picked = (0, b"")  # moves made, and what was being chosen when the table was left
        self.scene = None
        self.next = None  # the scene that comes next: name, arguments, whether all is cleared
        self.notices = []  # sentences that the player has not seen yet
        self._words = self._game_words = None  # modules
        self._names = None  # see _seat_names()
        self._unsaved = False
        self._pressed = 0
        self.unreadable = ""  # a game whose kept match could not be read
        self.colour()
        hal.brightness(settings_.BRIGHTNESS[self.settings.brightness])

    def go(self, name: str, *args) -> None:
        """Show the scene firmware/scenes/<name>.py next, made as Scene(app, *args)."""
        self.next = (name, args, True)

    def stay(self, name: str, *args) -> None:
        """The same, but what is on the stage stays there."""
        self.next = (name, args, False)

    def notice(self, text: str) -> None:
        """Lay one sentence over the scene (or the next one); a press or tap takes it away."""
        self.notices.append(text)

    # --- words, colours, lights

    @property
    def words(self):
        """The words that belong to no game; like all words they go with the scene."""
        if self._words is None:
            self._words = load(_TEXTS + settings_.LANGUAGES[self.settings.language])
        return self._words

    def game_words(self):
        """The words of the match's game (texts/<game>_<language>.py).

        On a narrow screen texts/<game>_<language>_narrow.py has some of them anew, shorter.
        """
        if self._game_words is None:
            language = settings_.LANGUAGES[self.settings.language]
            self._game_words = load(_TEXTS + self.match.game + "_" + language)
            if not roomy(self.stage):
                self._game_words = load(_NARROW).shortened(self._game_words)
                unload(_NARROW)
        return self._game_words

    def speak(self) -> None:
        """Load the words anew, in the language that is set: the scene changes, or the language."""
        if self._words is not None:
            unload(self._words.__name__)
        self._words = self._game_words = self._names = None

    def said(self, name: str):
        """One of the words; at a table, which needs the room, they are forgotten again."""
        alone = self._words is None
        found = getattr(self.words, name)
        if alone:
            self._forget_words()
        return found

    def _forget_words(self) -> None:
        unload(self._words.__name__)
        self._words = None

    def name(self, seat: int) -> str:
        """The name of a seat of the match (at most 8 letters), in the player's language."""
        return self._seat_names()[seat]

    def own(self, seat: int) -> bool:
        """Whether that name is "you"."""
        names = self._seat_names()
        return names[seat] == names[-1]

    def _seat_names(self) -> list:
        """The names of all seats, and last the word for "you"."""
        if self._names is None:
            players, alone = self.match.players, self._words is None
            words = self.words
            names = [seat_name(words, self.settings, players, n) for n in range(len(players))]
            self._names = names + [words.YOU]
            if alone:
                self._forget_words()
        return self._names

    def colour(self) -> None:
        """Give the stage the colours of the deck that is set."""
        inks = load(_INKS).inks(bool(self.settings.four_colours))
        unload(_INKS)
        self.stage.theme(theme.COLOURS, inks)

    def glow(self, colours: bytes) -> None:
        """Light the lights (red, green, blue for each), unless they are switched off."""
        self.hal.lights(colours if self.settings.lights else bytes(len(colours)))

    # --- settings

    def settings_changed(self) -> None:
        """Keep the settings soon: when no key is pressed for a while, or with the next scene."""
        self._unsaved = True

    def pressed(self) -> None:
        """Note that the player is busy."""
        self._pressed = self.hal.ticks()

    def keep_settings(self, now: bool) -> None:
        """Keep changed settings, now or if the player has been quiet."""
        if self._unsaved and (now or self.hal.elapsed(self._pressed) > _QUIET):
            self._unsaved = False
            self.hal.save("settings", self.settings.pack())

    # --- the match

    def new_match(self, game: str, players: bytes, options: bytes = b"") -> None:
        """Begin a match; the seed is the hal's."""
        self._matches().begin(self, game, players, options)

    def _matches(self):
        """A module that goes with the scene."""
        return load("firmware.matches")

    def has_match(self, game: str) -> bool:
        """Whether a match of this game is kept."""
        return game not in ("", self.unreadable) and bool(self.hal.load(game))

    def load_match(self, game: str) -> bool:
        """Take up the kept match of this game; False (and a notice) if it cannot be read."""
        return self._matches().take_up(self, game)

    def save_match(self) -> bool:
        """Keep the match as it is now; False if it could not be kept (the player is told)."""
        self.unreadable = ""
        data = load(_SAVING).save(self.match)
        unload(_SAVING)
        return self.hal.save(self.match.game, data)

    def leave_match(self) -> None:
        """Forget the match and its game's engine modules; what was kept stays kept."""
        self.counted = -1
        self.page = (-1, 0, True)
        self.picked = (0, b"")
        self._game_words = self._names = None
        if self.match is not None:
            game = self.match.game
            self.match = None
            catalog.unload(game)

    def record_result(self, match) -> None:
        """Count a match that is over in the statistics and keep it no longer.

        Call it once, when the players leave the end page: until then they may undo.
        """
        self._matches().count(self, match)


def seat_name(words, settings, players: bytes, seat: int) -> str:
    """The name of a seat: the computer's, the one given in the set-up, or the usual one."""
    people = players.count(b"\x00")
    if players[seat]:
        return words.COMPUTER if len(players) - people == 1 else words.COMPUTER_NUMBER % (seat + 1)
    return settings.names[seat] or (words.YOU if people == 1 else words.PERSON_NUMBER % (seat + 1))
