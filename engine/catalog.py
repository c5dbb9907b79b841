# SPDX-License-Identifier: MIT
"""The games, known without importing them; loading one and forgetting it again."""

import gc
import sys

_RULES: list = []  # the modules that came with the rules loaded last


def games() -> tuple:
    """Name, seats and options of every game as games.py has them; the name comes first."""
    from engine.games import GAMES

    return GAMES


def entry(name: str) -> tuple:
    """Name, seats and options of a game, as games.entry() gives them. ValueError where none is."""
    from engine.games import entry as found

    return found(name)


def load(name: str):
    """The rules module of a game. ValueError where there is no such game."""
    fresh = "engine.%s.rules" % name not in sys.modules
    try:
        module = _module(name, "rules")
    except ImportError:
        entry(name)  # says which games there are
        raise
    if fresh:
        _RULES[:] = _modules(name)
    return module


def player(name: str):
    """The module of a game's computer player and hints."""
    return _module(name, "player")


def checks(name: str):
    """The module that checks decks and positions from outside."""
    return _module(name, "checks")


def part(name: str, leaf: str):
    """The module engine.name.leaf."""
    return _module(name, leaf)


def drop(name: str, *leaves) -> None:
    """Forget modules engine.name.leaf, whose work is done.

    Where memory cannot be counted there is plenty, and to load again would take the longest.
    Collected at once: deeper in the program what lies on the stack may still point to them.
    """
    if hasattr(gc, "mem_free"):
        for leaf in leaves:
            forget("engine.%s.%s" % (name, leaf))
        gc.collect()


def _module(name: str, leaf: str):
    """Import engine.name.leaf and return it."""
    path = "engine.%s.%s" % (name, leaf)
    if path not in sys.modules:
        gc.collect()  # measured: without it the smallest heap for a match is 6 KB larger
        __import__(path)
    return sys.modules[path]


def unload(name: str) -> None:
    """Forget every module of a game, so that its memory can be used again."""
    for path in _modules(name):
        forget(path)
    gc.collect()


def shed(name: str) -> None:
    """Forget what has been loaded for a game since its rules, and what only begins or keeps it."""
    for path in _modules(name) + ["engine.record", "engine.saving", "engine.rng"]:
        if path not in _RULES:
            forget(path)
    begun()


def begun() -> None:
    """Forget what only the beginning of a match needs."""
    for path in ("engine.beginning", "engine.games"):
        if path in sys.modules:
            forget(path)
            gc.collect()


def _modules(name: str) -> list:
    """The modules of a game that are in memory."""
    package = "engine." + name
    return [path for path in sys.modules if path == package or path.startswith(package + ".")]


def forget(path: str) -> None:
    """Forget a module, if it is in memory."""
    if path not in sys.modules:
        return
    del sys.modules[path]
    # The package keeps the module as an attribute too (measured: that holds all of it).
    package, leaf = path.rsplit(".", 1)
    if package in sys.modules and hasattr(sys.modules[package], leaf):
        delattr(sys.modules[package], leaf)
