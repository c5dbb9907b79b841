# SPDX-License-Identifier: MIT
"""What a tour does between two frames that would take many keys; the same on both sides."""

_SEATS = {"cribbage": 2, "casino": 3, "biscuit": 3, "trash": 4}
_CHOICES = 12  # of the first legal moves


def seats(app, game: str, people: int) -> None:
    """Let so many people play, the others be easy computers."""
    app.settings.players = bytes([0] * people + [1] * (6 - people))


def near_end(app, game: str, left: int) -> None:
    """Keep a match of that game with a few moves to go, and take it up."""
    # Each simulated board has modules of its own, so they are not kept here.
    from engine.match import Match
    from engine.rng import Rng

    match = Match(game, bytes([0] + [1] * (_SEATS[game] - 1)), "near")
    chance = Rng("moves")
    while not match.rules.over():
        moves = match.rules.moves()
        move = next(moves)
        for _ in range(chance.below(_CHOICES)):
            move = next(moves, move)
        match.play(move)
    match.seek(match.made - left)
    app.match = match
    app.save_match()
    app.go("resume", game)
