# SPDX-License-Identifier: MIT
"""The first page of all: the language."""

from firmware.ui.buttons import A
from firmware.ui.list_page import ListPage
from firmware.ui.logo import logo


class Scene(ListPage):
    """Asks once; the settings can change it later."""

    def __init__(self, app):
        super().__init__(app, app.words.WELCOME, ((A, app.words.OK),))
        items = [[words, (), 0] for words in app.words.LANGUAGES]
        self.lay(items, app.settings.language, logo(app.stage, self.frame.top))

    def chosen(self, at: int) -> None:
        """Speak this language from now on."""
        settings = self.app.settings
        settings.language = at
        settings.welcomed = 1
        self.app.settings_changed()
        self.app.speak()
        self.app.go("menu")
