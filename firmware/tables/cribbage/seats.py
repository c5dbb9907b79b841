# SPDX-License-Identifier: MIT
"""The top of the cribbage table: the other's backs, names, scores, whose crib, the track."""

from micropython import const

from firmware.art import tiles
from firmware.ui import card, theme
from firmware.ui.layout import roomy
from firmware.ui.text import between

# As in engine/cribbage/codes.py.
_AT_CRIB = const(3)
_AT_HAND = const(2)
_GOAL = const(121)

HEIGHT = const(28)
_SHOWN = const(3)  # backs; beside them stands how many there are
_SPACE = const(6)
_NAME = const(8)  # letters
_SCORE = const(4)
_LEFT = const(8)  # where the backs begin, after their number
_PITCH = const(3)  # of the backs, which are clipped at the top
_VISIBLE = const(17)
_LINE = const(10)
_TRACK_Y = const(20)
_BLOCK = const(24)  # pixels of tiles.TRACK: ten holes, a pixel between two, and two after five
_HALVES = const(20)  # half holes of it: where there is little room a hole stands for two points
_POINTS = const(120)
_LANES = bytes((1, 4))  # where the pegs of the upper and the lower seat stand


class Seats:
    """The seat that looks is the lower one; colours belong to seats."""

    def __init__(self, app):
        self._app = app
        stage = app.stage
        self._crib = None
        if roomy(stage):
            number_x, left, pitch = 1, _LEFT, _PITCH
            x = left + pitch * (_SHOWN - 1) + card.WIDTH + _SPACE
            self._crib = stage.sprite(x, 0, 1, 1)
            self._crib.put(0, 0, tiles.CRIB)
            x += 9
        else:  # the backs are clipped at the left too; the middle or the caption name the owner
            number_x, left, pitch = 17, -10, 1
            x = 23
        self._number = stage.page(number_x, 4, 1, 1, theme.PAPER)
        self._backs = []
        for _ in range(_SHOWN):  # they stick out of the stage
            back = stage.sprite(left, _VISIBLE - card.HEIGHT, card.COLUMNS, card.ROWS)
            card.back(back)
            self._backs.append(back)
            left += pitch
        self._lines = [
            stage.page(x, _LINE * line, _NAME + _SCORE, 1, theme.PAPER) for line in range(2)
        ]
        self._blocks = min(_POINTS * 2 // _HALVES, (stage.width - stage.tile) // _BLOCK)
        wide = self._blocks * _BLOCK
        self._track_x = (stage.width - wide) // 2
        track = stage.sprite(self._track_x, _TRACK_Y, wide // stage.tile, 1)
        for column in range(wide // stage.tile):
            track.put(column, 0, tiles.TRACK + column % 3)
        self._pegs = []  # back and front peg of seat 0, then of seat 1
        for tile in (tiles.TRAIL, tiles.PEG, tiles.TRAIL + 1, tiles.PEG + 1):
            peg = stage.sprite(0, 0, 1, 1)
            peg.put(0, 0, tile)
            self._pegs.append(peg)

    def show(self, view, points, events) -> None:
        """Show everything as the view says, but these points; the back pegs tell what the last
        scoring of these events added."""
        other = 1 - view.seat
        held = len(view.hands[other])
        self._number.write(0, 0, str(held) if held else " ")
        for number, back in enumerate(self._backs):
            back.hide(number >= held)
        if self._crib is not None:
            self._crib.hide(view.dealer < 0)
            self._crib.move(self._crib.x, _LINE + 1 if view.dealer == view.seat else 1)
        for line, seat in enumerate((other, view.seat)):
            now = min(points[seat], _GOAL)  # CR-19
            gain, last = 0, None  # by one card, or by one whole hand
            for event in reversed(events):
                if event[0] == seat and event[2]:
                    whole = event[3] in (_AT_HAND, _AT_CRIB)
                    if last and (event[3] != last[3] or not whole and event[-1] != last[-1]):
                        break
                    gain += event[2]
                    last = event
            name, score = self._app.name(seat), str(now)
            self._lines[line].colour(theme.SKY if seat else theme.GOLD)
            self._lines[line].write(0, 0, between(name, score, _NAME + _SCORE))
            self._place(2 * seat, line, max(0, now - gain))
            self._place(2 * seat + 1, line, now)

    def _place(self, peg: int, line: int, points: int) -> None:
        """Put a peg on its hole; without points it stands before the first one."""
        halves = (points - 1) * _HALVES * self._blocks // _POINTS
        block, rest = halves // _HALVES, halves % _HALVES
        x = block * _BLOCK + rest + 1 + (2 if rest >= _HALVES // 2 else 0)
        if not points:
            x = -1
        self._pegs[peg].move(self._track_x + x, _TRACK_Y + _LANES[line])
