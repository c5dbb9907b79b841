# SPDX-License-Identifier: MIT
"""The framebuf stage: drawing a frame and handing it to the panel, by instructions."""

from tests.bench.counted import PER_MS, counts

FRAME_MS = 50
PANELS = (("160x128", (160, 128, 1, 1)), ("240x240", (240, 240, 3, 2)))


def measured(panel: tuple) -> list:
    """What was changed, and the milliseconds of the frame that shows it."""
    spans, kinds = counts("redraws", *panel)
    return [(kind, round(span / PER_MS)) for kind, span in zip(kinds, spans[1::2], strict=True)]


def figures(games: list):
    """Every figure beside its budget."""
    for name, panel in PANELS:
        for what, ms in measured(panel):
            yield f"{name}: {what}", ms, FRAME_MS, "ms"
