# SPDX-License-Identifier: MIT
"""Takes up the match that was left."""


class Scene:
    """Goes on at once: to the table, or to the menu if the match cannot be read."""

    def __init__(self, app, game: str):
        app.go("table" if app.load_match(game) else "menu")
