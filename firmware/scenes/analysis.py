# SPDX-License-Identifier: MIT
"""Looks back on a match that is over: which choices of a person cost how much.

The match goes back to its beginning and is made again, one move after the other, a slice at a
time; each choice is weighed as the hard player would. The match stays where a choice that is
looked at was made, and goes on to its end when this page is left.
"""

from micropython import const

from engine.match import PERSON
from firmware import tables
from firmware.ui import theme
from firmware.ui.buttons import START, A, B
from firmware.ui.layout import columns, left
from firmware.ui.list_page import ListPage

_SLICE = const(25)  # ms of work in a frame
_MOST = const(8)  # of the costliest choices are kept
_LEAST = const(5)  # hundredths of a point that are worth a line


class Scene(ListPage):
    """seat: whose choices, -1 for the first person's; at: the line of the cursor.

    found: what was found already: how many moves the match has, [choices, their cost] by kind,
    and entries (figure, made, deal, move) of the best choice and of the costliest.
    """

    def __init__(self, app, seat: int = -1, found: tuple = (), at: int = 0):
        self._study = study = tables.part(app.match.game, "study")
        own = self._own = study.words(app)
        keys = ((A, own.DETAILS), (B, app.words.BACK)) if found else ((B, app.words.BACK),)
        super().__init__(app, own.TITLE, keys)
        players = app.match.players
        self._persons = [n for n in range(len(players)) if players[n] == PERSON]
        self._seat = self._persons[0] if seat < 0 else seat
        self._found = found
        self._entries = []  # by line of the list
        self._work = None
        if found:
            self._show(at)
        else:
            stage, top, bottom = app.stage, self.frame.top, self.frame.bottom
            wide = self._wide = columns(stage)
            y = (top + bottom - stage.letter_height) // 2
            self._progress = stage.page(left(stage), y, wide, 1, theme.PAPER)
            self._found = (app.match.made, [[0, 0], [0, 0]], [], [])
            self._tell(0)
            self._work = self._look_back()

    # --- the work

    def tick(self) -> None:
        """Work for a slice of time."""
        if self._work is not None:
            hal = self.app.hal
            since = hal.ticks()
            for _ in self._work:
                if hal.elapsed(since) >= _SLICE:
                    return
            self._work = None

    def _look_back(self):
        """Generator: makes the whole match again and weighs the choices of the seat."""
        match = self.app.match
        made = self._found[0]
        match.seek(0)
        while match.made < made:
            rules = match.rules
            move = match.coming()
            kind = self._study.kind(move)
            if rules.seat() == self._seat and kind >= 0:
                for weighed in self._study.weigh(rules.view(self._seat), move):
                    if weighed:
                        self._note(kind, weighed[0], weighed[1], move)
                    yield
            match.forward()
            if rules.seat() == self._seat:
                self._tell(100 * match.made // made)
            yield
        self.app.go("analysis", self._seat, self._found)

    def _note(self, kind: int, cost: int, lead: int, move: bytes) -> None:
        """Keep what a choice cost, and itself if it was the best or is among the costliest."""
        match = self.app.match
        _, sums, best, worst = self._found
        sums[kind][0] += 1
        sums[kind][1] += cost
        entry = (cost or lead, match.made, match.rules.deals, move)
        if not cost and (not best or lead > best[0][0]):
            best[:] = [entry]
        if cost >= _LEAST:
            worst.append(entry)
            worst.sort(key=lambda one: (-one[0], one[1]))
            del worst[_MOST:]

    def _tell(self, percent: int) -> None:
        """Say how far it is."""
        text = self._own.WORKING % percent
        self._progress.clear()
        self._progress.write((self._wide - len(text)) // 2, 0, text)

    def _leave(self):
        """Generator: goes on to the end of the match, and leaves."""
        match = self.app.match
        while match.made < self._found[0]:
            match.forward()
            yield
        self.app.go("end", True)

    # --- the list

    def _show(self, at: int) -> None:
        """Lay the list of what was found."""
        own = self._own
        _, sums, best, worst = self._found
        items = []
        if len(self._persons) > 1:
            names = [self.app.name(seat) for seat in self._persons]
            items.append([own.SEAT, names, self._persons.index(self._seat)])
        for kind in range(len(sums)):
            count, cost = sums[kind]
            items.append([own.KINDS[kind] % count, "-" + self._study.points(own, cost), 0])
        self._entries = [None] * len(items)
        for title, some, sign in ((own.BEST, best, "+"), (own.WORST, worst, "-")):
            if some:
                items.append([title, (), 0])
                self._entries.append(None)
            for entry in some:
                text = own.LINE % (entry[2], self._study.brief(entry[3]))
                items.append([text, sign + self._study.points(own, entry[0]), 0])
                self._entries.append(entry)
        if not worst:
            items.append([own.NONE_COSTLY, (), 0])
            self._entries.append(None)
        if not at:  # the costliest, or else the best choice
            at = self._entries.index((worst + best + [None])[0])
        self.frame.note(own.POINTS + " ", own.POINTS)
        self.lay(items, at)

    def press(self, key: int) -> None:
        """React to a key; while the work goes on there is only the way back."""
        if key == B or (key != START and self._entries):
            super().press(key)

    def tap(self, x: int, y: int) -> None:
        """React to a touch, likewise."""
        if self._entries:
            super().tap(x, y)
        else:
            self.press(self.frame.key_at(x, y))

    def chosen(self, at: int) -> None:
        """Look at a choice closely."""
        entry = self._entries[at]
        if entry is not None:
            self.app.go("decision", self._seat, self._found, at, entry)

    def changed(self, at: int) -> None:
        """Look at another person's choices."""
        self.app.go("analysis", self._persons[self.list.items[at][2]])

    def back(self) -> None:
        """Return to the end of the match."""
        self._entries = []
        self._work = self._leave()
