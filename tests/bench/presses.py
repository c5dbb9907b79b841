# SPDX-License-Identifier: MIT
"""From the start to the menu, and from a key to the finished frame, by instructions.

A move that a key confirms is made and kept in the frame of the key and shown in the frames after
it. Scenes that change are left out: they load modules. What a real board adds is the sending of
pixels, which its interpreter does not do.
"""

from tests.bench.counted import PER_MS, counts

PRESSES = 80
FRAME_MS = 50
START_MS = 2000
KINDS = (("key", "frame of a key"), ("after", "a frame after it"))


def measured(game: str, presses: int) -> tuple:
    """Milliseconds to the menu, and by kind those of all frames, sorted."""
    spans, kinds = counts("pressing", game, presses)
    found: dict = {"key": [], "after": [], "changes": []}
    for kind, span in zip(kinds, spans[2::2]):
        found[kind].append(round(span / PER_MS))
    for frames in found.values():
        frames.sort()
    return round(spans[0] / PER_MS), found


def figures(games: list):
    """Every figure beside its budget."""
    for game in games:
        start, found = measured(game, PRESSES)
        if game == games[0]:
            yield "start to menu", start, START_MS, "ms"
        for kind, what in KINDS:
            frames = found[kind]
            middle = frames[len(frames) // 2]
            yield f"{game}: {what}, median of {len(frames)}", middle, FRAME_MS, "ms"
            yield f"{game}: {what}, worst", frames[-1], FRAME_MS, "ms"
