# SPDX-License-Identifier: MIT
"""The games, known without importing them; loading one and forgetting it again."""

import gc
import sys

# name, allowed seats, options: (option, values with the default first)
GAMES = (("cribbage", (2,), ()),)


def entry(name: str) -> tuple:
    """The line of GAMES for a game. ValueError where there is none."""
    for game in GAMES:
        if game[0] == name:
            return game
    raise ValueError(
        "There is no such game; the games are %s." % ", ".join([game[0] for game in GAMES])
    )


def load(name: str):
    """The rules module of a game."""
    return _module(entry(name)[0], "rules")


def player(name: str):
    """The module of a game's computer player and hints."""
    return _module(entry(name)[0], "player")


def checks(name: str):
    """The module that checks decks and positions from outside."""
    return _module(entry(name)[0], "checks")


def _module(name: str, leaf: str):
    """Import engine.name.leaf and return it."""
    path = "engine.%s.%s" % (name, leaf)
    if path not in sys.modules:
        gc.collect()  # measured: without it the smallest heap for a match is 6 KB larger
        __import__(path)
    return sys.modules[path]


def unload(name: str) -> None:
    """Forget every module of a game, so that its memory can be used again."""
    package = "engine." + name
    for path in list(sys.modules):
        if path == package or path.startswith(package + "."):
            del sys.modules[path]
    # The package engine keeps the module as an attribute too (measured: that holds all of it).
    parent = sys.modules["engine"]
    if hasattr(parent, name):
        delattr(parent, name)
    gc.collect()
