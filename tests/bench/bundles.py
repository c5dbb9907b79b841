# SPDX-License-Identifier: MIT
"""What a board's files take: bytes of them, and of its drive in whole clusters."""

from boards.desk import bundle, facts, fit


def figures(games: list):
    """Yield (what, figure, budget, unit) for every board; the games are all in each of them."""
    for id in facts.names():
        board = facts.board(id)
        sizes = {path: len(data) for path, data in bundle.bundle(board).items()}
        yield f"{id}, its {len(sizes)} files", sum(sizes.values()), fit.BUDGET, "B"
        yield f"{id}, on its drive", fit.taken(board, sizes), board.drive, "B"
