# SPDX-License-Identifier: MIT
"""No player of any game knows more than its seat may, nor changes what it looks at (GE-02)."""

from engine.match import Match
from engine.rng import Rng
from tests.engine import every_game
from tests.engine.every_game import GAMES, KITS, LEVELS, decision, hinted, positions, shown


def honest(game: str, seed: str, most: int, times: int = 1) -> int:
    """All levels and the hint decide the same however the hidden cards lie (CR-24).

    How many positions were compared in which they lay otherwise.
    """
    rng = Rng(seed, 1)
    changed = 0
    for match in positions(game, seed, most):
        rules = match.rules
        packed = rules.pack()
        moves = [decision(match, level) for level in LEVELS]
        hint = hinted(match)
        assert hint[0] == moves[2], rules.text(hint[0])
        for _ in range(times):
            other = KITS[game].permuted(rules, rules.seat(), rng)
            changed += other.pack() != packed
            for level in LEVELS:
                move = decision(match, level, other)
                assert move == moves[level - 1], (
                    seed, match.made, level, rules.text(moves[level - 1]), rules.text(move)
                )
            assert hinted(match, other) == hint
        assert rules.pack() == packed
    return changed


def test_hidden_cards_change_no_choice_and_no_hint():
    assert sorted(KITS) == sorted(GAMES)
    for game in GAMES:
        changed = 0
        for n in range(6):
            changed += honest(game, "honest %d" % n, 20)
        assert changed > 60, game


def test_thinking_changes_no_view_and_is_repeated_exactly():
    for game in GAMES:
        for match in positions(game, "again", 12):
            view = match.rules.view(match.rules.seat())
            before = shown(view)
            player = every_game.catalog.player(game)
            for level in LEVELS:
                move = every_game.last(player.think(view, level, match.rng()))
                assert match.rules.allows(move)
                assert move == every_game.last(player.think(view, level, match.rng()))
            every_game.last(player.hint(view, match.rng()))
            assert shown(view) == before, (game, match.made)


def test_every_level_plays_legal_matches_to_the_end():
    for game in GAMES:
        rng = Rng(game)
        for level in LEVELS:
            seats, chosen = every_game.settings(game, rng)
            match = Match(game, bytes([level] * seats), "whole %d" % level, chosen)
            while not match.rules.over():
                match.play(decision(match, level))  # ValueError where it is not allowed
            assert match.rules.winners()
