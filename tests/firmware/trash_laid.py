# SPDX-License-Identifier: MIT
"""A Trash table on a stage that remembers, with cards that are known."""

from engine.match import Match
from firmware.app import App
from firmware.ui.buttons import A
from tests.engine.trash_kit import placed
from tests.firmware.fake import FakeHal, Play
from tests.firmware.laid import Stage


def begin(layouts, players=b"\0\1", speed=0, size=(160, 128), language=1, names=(),
          lastchance=False, **given):
    """A table where these layouts lie (tests/engine/trash_kit.py); nothing moves by itself."""
    position = placed(layouts, **given)
    hal = FakeHal(*size)
    hal.stage = Stage(*size)
    app = App(hal)
    app.settings.language, app.settings.speed = language, speed
    app.settings.names = list(names) + [""] * (6 - len(names))
    app.speak()
    options = bytes((0, lastchance))
    app.match = Match("trash", players, "7", options, position=position.pack())
    return Play(app, "table")


def rules(play):
    return play.app.match.rules


def reads(play, text):
    """Whether a text is among those that can be read, whatever the spaces in it."""
    return " ".join(text.split()) in play.texts


def choosing(play):
    """Whether a person chooses now."""
    return play.scene_name == "table" and not play.scene._stays and play.scene._advice is None


def settle(play, most=200):
    """Go on until a person chooses; the texts that were seen on the way."""
    seen = []
    for _ in range(most):
        if choosing(play) or play.scene_name == "end":
            return seen
        seen += [text for text in play.texts if text not in seen]
        if play.scene_name == "table":
            play.press(A)
        else:
            play.frames(1)
    raise AssertionError(play.texts)
