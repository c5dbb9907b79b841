# SPDX-License-Identifier: MIT
"""Looks at every frame at rest for texts that are cut or covered."""

from host_sim import reading

HINT = (5, 5)  # where the letters of a hint begin


class Inspector:
    """Looks at every frame at rest for what is wrong with a text."""

    def __init__(self, someone):
        self._someone = someone
        self._watched = False
        self.frames = 0
        self.neutral = {}  # texts of a hand-over page -> its frames
        someone.frame_at_rest = self.look

    def look(self):
        self.frames += 1
        self.watch_writes()
        machine = self._someone.machine
        if self._someone.sees(self._someone.own.SHOW_HAND):
            shown = self.neutral.setdefault(tuple(machine.texts()), set())
            shown.add(machine.frame())
        root, panel = machine.display.root_group, machine.panel
        faults = []
        hint = any((text.x, text.y) == HINT for text in reading.texts(root, panel))
        for text in reading.spoilt(root, panel):
            # Letters of a hint may shine where the covered ones of the same colour would.
            if not hint or text.x == HINT[0]:
                faults.append(f"{text.text!r} is cut or covered")
        return faults

    def watch_writes(self):
        """Pages and lines drop letters beyond their last column; note every such write."""
        if self._watched:
            return
        self._watched = True
        from boards.common import displayio_stage

        for name, method in (("text", "Text"), ("page", "Page")):
            self._watch(displayio_stage.Stage, name, getattr(displayio_stage, method))

    def _watch(self, stage, name, thing):
        make, write = getattr(stage, name), thing.write
        columns = {}

        def made(stage, x, y, wide, *rest):
            new = make(stage, x, y, wide, *rest)
            columns[id(new)] = wide
            return new

        def written(one, *args):
            start = args[0] if len(args) > 1 else 0
            if start + len(args[-1]) > columns.get(id(one), 99):
                self._someone.faults.append(f"{args[-1]!r} does not fit its place")
            write(one, *args)

        setattr(stage, name, made)
        thing.write = written
