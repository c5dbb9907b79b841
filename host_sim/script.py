# SPDX-License-Identifier: MIT
"""Plays a key script (host_sim/words.py) on a machine, inside the firmware's sleep."""

from collections.abc import Generator
from pathlib import Path

from host_sim.clock import VirtualClock
from host_sim.machine import Machine
from host_sim.words import ScriptError, Step, parse

PRESS_MS = 60
GAP_MS = 60
LIMIT_MS = 60_000


class Player:
    """The fingers and eyes that follow a script; its `tick` is a machine's `on_idle`.

    `shots` are the kept frames by name, RGB888; with `frames` they are written there as PNG too.
    The machine is switched off at the end of the script.
    """

    def __init__(
        self, machine: Machine, steps: list[Step], name: str, frames: Path | None
    ) -> None:
        self.shots: dict[str, bytes] = {}
        self._machine = machine
        self._name = name
        self._frames = frames
        self._due = 0
        self._course = self._all(steps)
        self._over = False

    def tick(self) -> None:
        """Do what is due now. ScriptError when a text does not come."""
        while not self._over and self._machine.clock.ms >= self._due:
            try:
                self._due = self._machine.clock.ms + next(self._course)
            except StopIteration:
                self._over = True
                self._machine.off()

    def unfinished(self) -> bool:
        """True if the firmware ended before the script did."""
        return not self._over

    def _all(self, steps: list[Step]) -> Generator[int, None, None]:
        """Yield how many milliseconds to let pass before going on."""
        for step in steps:
            if step.verb == "press":
                mask, times = step.numbers
                for _ in range(times):
                    yield from self._hold(mask, PRESS_MS)
            elif step.verb == "hold":
                yield from self._hold(*step.numbers)
            elif step.verb == "wait":
                yield step.numbers[0]
            elif step.verb == "tap":
                yield from self._tap(step)
            elif step.verb == "shot":
                self._shot(step)
            else:
                yield from self._until(step)

    def _hold(self, mask: int, ms: int) -> Generator[int, None, None]:
        self._machine.press(mask)
        yield ms
        self._machine.release(mask)
        yield GAP_MS

    def _tap(self, step: Step) -> Generator[int, None, None]:
        x, y = step.numbers
        if x >= self._machine.width or y >= self._machine.height:
            raise self._fault(
                step, f"{x} {y} is outside the window of "
                f"{self._machine.width} by {self._machine.height}."
            )  # fmt: skip
        self._machine.touch(x, y)
        yield 2 * PRESS_MS
        self._machine.lift()
        yield 2 * GAP_MS

    def _until(self, step: Step) -> Generator[int, None, None]:
        end = self._machine.clock.ms + LIMIT_MS
        seen = -1
        while True:
            if self._machine.frames != seen:
                seen = self._machine.frames
                texts = self._machine.texts()
                if shows(texts, step.text):
                    return
            if self._machine.clock.ms >= end:
                raise self._fault(
                    step, f"{step.text!r} did not come in {LIMIT_MS // 1000} seconds; on the "
                    f"screen: {' | '.join(texts) or 'nothing'}."
                )  # fmt: skip
            yield 1

    def _shot(self, step: Step) -> None:
        machine = self._machine
        self.shots[step.text] = machine.frame()
        if self._frames is None:
            return
        path = self._frames / f"{step.text}.png"
        try:
            save_png(path, machine.width, machine.height, machine.frame())
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise self._fault(step, f"{path} cannot be written ({reason}).") from None

    def _fault(self, step: Step, text: str) -> ScriptError:
        return ScriptError(f"{self._name}, line {step.line}: {text}")


def shows(texts: list[str], wanted: str) -> bool:
    """True if a text holds `wanted`, or the texts read one after the other do."""
    return any(wanted in text for text in texts) or wanted in " ".join(texts)


def save_png(path: Path, width: int, height: int, frame: bytes) -> None:
    """Write an RGB888 frame as a PNG, with its folder."""
    from PIL import Image

    path.parent.mkdir(parents=True, exist_ok=True)
    Image.frombytes("RGB", (width, height), frame).save(path)


def play(
    board: str,
    script: str,
    seed: str | None,
    state: Path | None = None,
    frames: Path | None = None,
    name: str = "script",
) -> Machine:
    """Run a board with a key script to its end, as fast as it goes; return the machine, off.

    `machine.shots` has the frames kept by `shot`. ScriptError for a wrong script, one that does
    not go as it says, or a firmware that ends before it.
    """
    machine = Machine(board, state, VirtualClock(), seed)
    play_on(machine, script, frames, name)
    return machine


def play_on(
    machine: Machine, script: str, frames: Path | None = None, name: str = "script"
) -> None:
    """Switch a machine on, follow a script on it, switch it off; see `play`."""
    player = Player(machine, parse(script, name), name, frames)
    machine.on_idle = player.tick
    machine.shots = player.shots
    machine.run()
    if player.unfinished():
        raise ScriptError(f"{name}: the handheld's program ended before the script did.")
