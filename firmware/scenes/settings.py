# SPDX-License-Identifier: MIT
"""The settings; each change holds at once."""

from micropython import const

from firmware.settings import BRIGHTNESS
from firmware.ui.buttons import A, B
from firmware.ui.list_page import ListPage

_LANGUAGE = const(0)
_BRIGHTNESS = const(3)
_FOUR_COLOURS = const(4)
_LIGHTS = const(5)
_LAMPS = bytes((0, 12, 4)) * 5  # what the lights show when they are switched on


class Scene(ListPage):
    """back: the scene to return to, and its arguments."""

    def __init__(self, app, back: tuple = ("menu",), at: int = 0):
        words, settings = app.words, app.settings
        super().__init__(app, words.SETTINGS, ((A, words.CHANGE), (B, words.BACK)))
        self._back = back
        answers = (words.NO, words.YES)
        percents = ["%d %%" % percent for percent in BRIGHTNESS]
        self.lay([
            [words.LANGUAGE, words.LANGUAGES, settings.language],
            [words.SPEED, words.SPEEDS, settings.speed],
            [words.SOUND, answers, settings.sound],
            [words.BRIGHTNESS, percents, settings.brightness],
            [words.FOUR_COLOURS, answers, settings.four_colours],
            [words.LIGHTS, answers, settings.lights],
            [words.TRAINING, answers, settings.training],
        ], at)

    def changed(self, at: int) -> None:
        """Let the new value hold."""
        app, settings = self.app, self.app.settings
        values = [item[2] for item in self.list.items]
        settings.language, settings.speed, settings.sound = values[:3]
        settings.brightness, settings.four_colours, settings.lights, settings.training = values[3:]
        app.settings_changed()
        if at == _LANGUAGE:
            app.speak()
            app.go("settings", self._back, at)
        elif at == _BRIGHTNESS:
            app.hal.brightness(BRIGHTNESS[settings.brightness])
        elif at == _FOUR_COLOURS:
            app.colour()
        elif at == _LIGHTS:
            app.glow(_LAMPS)

    def back(self) -> None:
        """Return."""
        self.app.glow(bytes(len(_LAMPS)))
        self.app.go(*self._back)
