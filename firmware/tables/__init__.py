# SPDX-License-Identifier: MIT
"""How each game lies on the screen and how a move is picked: one package for each game.

A table is handed Views only, so that no card comes to the screen that the seat that looks may not
know. The scenes that run a match know no game; they load these modules of firmware/tables/<game>:

table.py    `Table(app)`, made anew with every scene that shows it; it draws on an empty stage.
    show(view)                  draw the whole position; what was being chosen is forgotten
    press(key) -> move | None   move the cursor or choose; a move only when it is confirmed
    tap(x, y) -> move | None    the same by pointer: whatever keys can choose can be touched
    happenings(before, move, after)
                                generator: draws one thing that the move caused, then yields how
                                long it stays: PAUSE (a while) or PRESS (until a key); or SOON
                                where the next frame goes on, after what takes its time
    picked() -> bytes           optional: what is being chosen now, cursor and all (b"": nothing)
    pick(picked)                optional: choose the same again, after show(view) of that position
    note(text)                  write what goes on now, for instance who thinks
    suggest(move)               put the cursor on what a hint speaks of, light it, blank the words
    calm()                      the hint is gone: light off, words back
    head                        pixels from the top that a hint covers at least
    signs                       Signs: the places to touch for START and SELECT
    secret(view) -> bool        the screen shows what another person may not see (GE-04)
    counting(view) -> bool      the counting pages are due (scenes/score.py): a deal has ended
count.py    pages(app, view) -> list of Page, what scenes/score.py shows
            DEALS: whether the next deal is a move, to be made after the last page
            CARDS: what draws the cards of the pages: ui/card.py or ui/decktet_card.py
            training(app, view, at) -> whether a person may count page `at` first; optional
say.py      story(app, before, move, after, own) -> lines for the log; `own`: the secrets of the
            move may be told
            result(app, view) -> lines for the page at the end
            together(view) -> whether several winners are partners, and not equal rivals
            STUDIED: optional: whether there is a study.py
study.py    what scenes/count.py, analysis.py and decision.py work with: words(app), points(words,
            hundredths), kind(move), cards(move), brief(move), around(words, view), and
            weigh(view, move), which ends with (cost, lead)
setup.py    what may be chosen before a match (firmware/options.py), if the game has options

Words at the table are written for lines of 26 letters. Where a screen has 21 (ui/layout.roomy() is
false) `app.game_words()` takes those of texts/<game>_<language>_narrow.py first, if there is one.
Kept as lines of a text (texts/lookup.py) they take least memory.
"""

from micropython import const

from firmware.loading import load

PAUSE = const(1)
PRESS = const(2)
SOON = const(3)


def part(game: str, name: str):
    """The module `name` of a game's table."""
    return load("firmware.tables.%s.%s" % (game, name))
