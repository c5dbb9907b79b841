# SPDX-License-Identifier: MIT
"""A simulated board that notes on a tape what its hal tells the firmware, and what comes of it."""

import importlib
import zlib
from array import array

from host_sim.machine import Machine

SEED = "headless"


class Recorder(Machine):
    """Plays like any machine; afterwards `tape` is the text for replay.py, `shown` are the
    frames, as (number, checksum of the pixels) where it changed, `saves` (number, name, data),
    and `scenes` the names of those that were reached."""

    def __init__(self, board, seed=SEED):
        super().__init__(board, seed=seed)
        self.app = None
        self.shown, self.saves, self.scenes = [], [], set()
        self._lines = []
        self._frame = 0
        self._count = -1

    @property
    def tape(self):
        return "\n".join([*self._lines, f"{self._frame} e -", ""])

    def do(self, python):
        """Let both do this between two frames; it knows `app`."""
        self._note("d", python)
        exec(python, {"app": self.app})

    def _note(self, kind, value):
        self._lines.append(f"{self._frame} {kind} {value}")

    def _code(self):
        self.runtime.lend(self)
        hal = importlib.import_module(f"boards.{self.board}.hal").Hal()
        stage = hal.stage
        up, down = hal.density
        # A framebuf stage shows no pixel as four: there it is the panel that has fewer.
        self._step = up // down if up % down == 0 else 1
        sizes = (self.panel.width // self._step, self.panel.height // self._step)
        density = (1, 1) if self._step > 1 else (up, down)
        self._lines.append(" ".join(map(str, (*sizes, *density, hal.ticks()))))
        assert (hal.width, hal.height) == (stage.width, stage.height)
        self._listen(hal)
        main = importlib.import_module("firmware.main")
        made = main.App

        def app(hal):
            self.app = made(hal)
            return self.app

        main.App = app
        main.start(hal)

    def _listen(self, hal):
        """Put an ear on everything that the firmware may be told."""
        key, pointer, seed, battery = hal.key, hal.pointer, hal.seed, hal.battery
        save, sleep = hal.save, hal.sleep
        touched = None

        def told(kind, value):
            self._note(kind, value)
            return value

        def heard_pointer():
            nonlocal touched
            now = pointer()
            if now != touched:
                touched = told("p", now)
            return now

        def kept(name, data, gone=""):
            self.saves.append((self._frame, name, bytes(data)))
            if gone:
                self.saves.append((self._frame, gone, b""))
            assert save(name, data, gone), "the simulated board cannot keep saves"
            return True

        def slept(ms):
            self._look()
            self.scenes.add(type(self.app.scene).__module__.rpartition(".")[2])
            self._frame += 1
            sleep(ms)

        hal.key = lambda: (event := key()) and told("k", event)
        hal.pointer = heard_pointer
        hal.seed = lambda: told("s", seed())
        hal.battery = lambda: told("b", battery())
        hal.save, hal.sleep = kept, slept

    def _look(self):
        """Note the frame that is shown, if it is another."""
        if self.panel.frames == self._count:
            return
        self._count = self.panel.frames
        pixels, width, step = self.panel.pixels(), self.panel.width, self._step
        if step > 1:
            rows = range(0, self.panel.height, step)
            pixels = array("H", b"".join(
                pixels[y * width : (y + 1) * width : step].tobytes() for y in rows
            ))  # fmt: skip
        changed(self.shown, self._frame, pixels)


def changed(frames, number, pixels):
    """Add a frame to a list of (number, checksum), if it differs from the last."""
    checksum = zlib.crc32(pixels)
    if not frames or frames[-1][1] != checksum:
        frames.append((number, checksum))
