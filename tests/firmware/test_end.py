# SPDX-License-Identifier: MIT
"""The end page says who has won, whoever looks at it, at every size of screen."""

import pytest

from engine.match import Match
from firmware.app import App
from firmware.texts import match_en, match_it
from firmware.ui import sound
from tests.firmware.fake import Play
from tests.firmware.pixels import PixelHal, at_every_size

PARTNERS = {"biscuit": bytes((0, 0, 0, 1, 1)), "casino": bytes((0, 0, 0, 0, 0, 1))}
LONG = ["M" * 8, "W" * 8, "Q" * 8, "G" * 8, "", ""]
GAMES = pytest.mark.parametrize("game", PARTNERS)
LANGUAGES = pytest.mark.parametrize("language, words", [(0, match_it), (1, match_en)],
                                    ids=["it", "en"])


class View:
    """What the page asks of a view."""

    def __init__(self, winners, options):
        self.winners, self.options = winners, options


def ended(game, players, winners, language=1, names=(), size=(160, 128), options=None):
    """The end page of a match that these seats have won, and the cue that was heard."""
    app = App(PixelHal(*size))
    app.settings.language = language
    app.settings.names = list(names) + [""] * (6 - len(names))
    app.speak()
    options = PARTNERS[game] if options is None else options
    app.match = Match(game, players, "7", options)
    app.match.rules.view = lambda seat: View(bytes(winners), options)
    heard = []
    app.sound.play = heard.append
    return Play(app, "end"), heard


@GAMES
@pytest.mark.parametrize("players, winners, text, cue", [
    (b"\0\1\1\1", (0, 2), "YOU_WIN_TOGETHER", sound.WON),
    (b"\0\1\1\1", (1, 3), "WIN_TOGETHER", sound.LOST),
    (b"\1\0\1\0", (1, 3), "YOU_WIN_TOGETHER", sound.WON),
    (b"\0\1\0\1", (1, 3), "WIN_TOGETHER", sound.LOST),
])
@LANGUAGES
def test_persons_of_one_pair_hear_of_theirs_and_the_other(
        language, words, players, winners, text, cue, game):
    for names in ((), ("Ada", "Bob", "Eva", "Leo")):
        play, heard = ended(game, players, winners, language, names)
        assert getattr(words, text) in play.text and heard == [cue]


@GAMES
@pytest.mark.parametrize("players", [b"\0\0\0\0", b"\0\0\1\1", b"\1\0\0\0", b"\0\1\1\0"])
@LANGUAGES
def test_with_persons_on_both_sides_the_pair_is_named(language, words, players, game):
    for winners in ((0, 2), (1, 3)):
        play, heard = ended(game, players, winners, language, ("Ada", "Bob", "Eva", "Leo"))
        names = [play.app.name(seat) for seat in winners]
        assert words.PAIR_WINS % tuple(names) in play.text and heard == [sound.WON]
        for other in (words.WIN_TOGETHER, words.YOU_WIN_TOGETHER):
            assert other not in play.text


def test_one_who_plays_alone_loses_though_several_persons_sit_there():
    alone = bytes(5)
    for players, winners, text, cue in (
        (b"\0\1\0\1", (1,), "Comput.2 wins!", sound.LOST),
        (b"\0\1\0\1", (2,), "Player 3 wins!", sound.WON),
        (b"\0\1\1\1", (0,), "You win!", sound.WON),
        (b"\0\1\1\1", (0, 1), "A draw!", sound.WON),
    ):
        play, heard = ended("biscuit", players, winners, options=alone)
        assert text in play.text and heard == [cue]


@at_every_size
@GAMES
@LANGUAGES
def test_the_longest_names_can_be_read_with_all_points(language, words, game, size):
    play, _ = ended(game, bytes(4), (1, 3), language, LONG, size)
    assert not play.hal.stage.faults()
    for name in LONG[:4]:
        assert name in play.text
    assert play.text.count(LONG[1]) == 2 and play.text.count(LONG[3]) == 2
