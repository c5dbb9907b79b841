# SPDX-License-Identifier: MIT
"""What every scene works with: the hal, the words, the settings, the match, and the way on."""

from engine import catalog
from firmware import settings as settings_
from firmware.loading import load, unload
from firmware.ui import theme
from firmware.ui.sound import Sound

_TEXTS = "firmware.texts."
_QUIET = 1500  # ms without a press after which changed settings are kept


class App:
    """One for the whole run; a scene gets it as its first argument.

    hal, stage      the board's
    words           the loaded language module (texts/it.py or en.py)
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
        self.words = None
        self.match = None
        self.scene = None
        self.next = None  # (name, arguments) of the scene that comes next
        self.notices = []  # sentences that the player has not seen yet
        self._game_words = None
        self._unsaved = False
        self._pressed = 0
        self._unreadable = ""  # a game whose kept match could not be read
        self.speak()
        self.colour()
        hal.brightness(settings_.BRIGHTNESS[self.settings.brightness])

    def go(self, name: str, *args) -> None:
        """Show the scene firmware/scenes/<name>.py next, made as Scene(app, *args)."""
        self.next = (name, args)

    def notice(self, text: str) -> None:
        """Lay one sentence over the scene (or the next one); a press or tap takes it away."""
        self.notices.append(text)

    # --- words, colours, lights

    def speak(self) -> None:
        """Load the words of the language that is set; only one language is in memory."""
        self.words = None
        self._forget_game_words()
        for number, language in enumerate(settings_.LANGUAGES):
            if number != self.settings.language:
                unload(_TEXTS + language)
        self.words = load(_TEXTS + settings_.LANGUAGES[self.settings.language])

    def game_words(self):
        """The words of the match's game (texts/<game>_<language>.py), loaded at the first call."""
        if self._game_words is None:
            language = settings_.LANGUAGES[self.settings.language]
            self._game_words = load(_TEXTS + self.match.game + "_" + language)
        return self._game_words

    def words_loaded(self) -> list:
        """The full names of the word modules in use."""
        return [words.__name__ for words in (self.words, self._game_words) if words is not None]

    def _forget_game_words(self) -> None:
        if self._game_words is not None:
            name = self._game_words.__name__
            self._game_words = None
            unload(name)

    def name(self, seat: int) -> str:
        """The name of a seat of the match (at most 8 letters), in the player's language."""
        return seat_name(self.words, self.settings, self.match.players, seat)

    def colour(self) -> None:
        """Give the stage the colours of the deck that is set."""
        self.stage.theme(theme.COLOURS, theme.inks(bool(self.settings.four_colours)))

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
        from engine.match import Match
        self.leave_match()
        self.match = Match(game, players, self.hal.seed(), options)
        self.settings.game = game
        self.settings_changed()
        self.save_match()

    def has_match(self, game: str) -> bool:
        """Whether a match of this game is kept."""
        return game not in ("", self._unreadable) and bool(self.hal.load(game))

    def load_match(self, game: str) -> bool:
        """Take up the kept match of this game; False (and a notice) if it cannot be read."""
        from engine import record
        self.leave_match()
        try:
            self.match = record.load(self.hal.load(game) or b"")
        except ValueError:
            self._unreadable = game
            self.notice(self.words.MATCH_UNREADABLE)
            return False
        return True

    def save_match(self) -> bool:
        """Keep the match as it is now; False if it could not be kept (the player is told)."""
        from engine import record
        self._unreadable = ""
        return self.hal.save(self.match.game, record.save(self.match))

    def leave_match(self) -> None:
        """Forget the match and its game's engine modules; what was kept stays kept."""
        self._forget_game_words()
        if self.match is not None:
            game = self.match.game
            self.match = None
            catalog.unload(game)

    def record_result(self, match) -> None:
        """Count a match that is over in the statistics and keep it no longer.

        Call it once, when the players leave the end page: until then they may undo.
        """
        from firmware import statistics
        counted = statistics.load(self.hal)
        if counted.unread:
            self.notice(self.words.STATISTICS_UNREADABLE)
        if counted.count(match):
            self.hal.save("statistics", counted.pack())
        self.hal.save(match.game, b"")


def seat_name(words, settings, players: bytes, seat: int) -> str:
    """The name of a seat: the computer's, the one given in the set-up, or the usual one."""
    people = players.count(b"\x00")
    if players[seat]:
        return words.COMPUTER if len(players) - people == 1 else words.COMPUTER_NUMBER % (seat + 1)
    return settings.names[seat] or (words.YOU if people == 1 else words.PERSON_NUMBER % (seat + 1))
