# SPDX-License-Identifier: MIT
"""How a match begins, is taken up again and ends: what App does seldom; not in memory else."""

from engine.beginning import first_dealer
from engine.match import Match
from firmware import statistics
from firmware.loading import load


def begin(app, game: str, players: bytes, options: bytes) -> None:
    """See App.new_match."""
    app.leave_match()
    seed = app.hal.seed()
    dealer = first_dealer(game, len(players), seed)
    app.match = Match(game, players, seed, options, dealer)
    app.settings.game = game
    app.settings_changed()
    app.save_match()


def take_up(app, game: str) -> bool:
    """See App.load_match."""
    app.leave_match()
    try:
        app.match = load("engine.record").load(app.hal.load(game) or b"")
    except ValueError:
        app.unreadable = game
        app.notice(app.words.MATCH_UNREADABLE)
        return False
    return True


def count(app, match) -> None:
    """See App.record_result. One write does both, so that no cut lets a match count twice."""
    counted = statistics.load(app.hal)
    if counted.unread:
        app.notice(app.words.STATISTICS_UNREADABLE)
    if counted.count(match):
        app.hal.save("statistics", counted.pack(), match.game)
    else:
        app.hal.save(match.game, b"")
