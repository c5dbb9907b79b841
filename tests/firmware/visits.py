# SPDX-License-Identifier: MIT
"""Every scene that is not a game's, with arguments; several where a page has several looks."""

from firmware.texts import it

MENU = ("menu",)
CHOICES = ((it.NO, "menu"), (it.YES, "settings"))
VISITS = {
    "welcome": [()],
    "menu": [()],
    "resume": [("cribbage",)],
    "ask": [(it.STATISTICS, it.RESET_ALL, CHOICES, MENU),
            ("Cribbage", it.MATCH_KEPT, CHOICES, MENU)],
    "rescue": [(True, ""), (False, "ValueError: " + "a long explanation " * 30)],
    "settings": [(), (MENU, 3)],
    "setup": [("cribbage",), ("cribbage", 4), ("biscuit", 2)],
    "options": [("biscuit", 4, MENU), ("biscuit", 2, MENU), ("casino", 4, MENU),
                ("trash", 6, MENU)],
    "name": [(1, MENU)],
    "statistics": [()],
    "rules": [("",), ("cribbage",), ("cribbage", MENU, 13), ("biscuit", MENU, 9)],
    "reading": [("cribbage", number, MENU) for number in range(15)]
    + [("biscuit", number, MENU) for number in (1, 7, 12, 17)],
}
