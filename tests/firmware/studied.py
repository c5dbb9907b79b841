# SPDX-License-Identifier: MIT
"""Matches of cribbage that are over or counted, for the pages that look back on them."""

from functools import cache

from engine.match import Match
from engine.rng import Rng
from firmware.app import App
from tests.firmware.fake import FakeHal

SIZES = [(160, 128), (128, 128), (160, 120), (160, 160), (240, 135)]  # logical pixels
SHOW = 4


@cache
def moves(seed: str) -> list:
    """A whole match played at random."""
    match = Match("cribbage", b"\0\3", seed)
    rng = Rng(seed, 1)
    while not match.rules.over():
        choices = list(match.rules.moves())
        match.play(choices[rng.below(len(choices))])
    return [move for _, move in match.moves()]


def ended(players=b"\0\3", seed="study", language=0, size=(160, 128), training=0) -> App:
    """An app with a match that is over."""
    app = App(FakeHal(*size))
    app.settings.language = language
    app.settings.training = training
    app.speak()
    app.match = Match("cribbage", players, seed)
    for move in moves(seed):
        app.match.play(move)
    return app
