# SPDX-License-Identifier: MIT
"""Copies of a number that the compiler folds away agree with the one place that names it."""

import importlib
import re

import pytest

from engine import cards, catalog, decktet_names
from tests.engine.desktop.handheld import ROOT
from tests.engine.every_game import GAMES

# What is counted from 0 on: verbs, phases, options.
COUNTED = {
    "cribbage": (
        ("CUT", "DISCARD", "PLAY", "DEAL"),
        ("FIRST", "DISCARDING", "CUTTING", "PLAYING", "SHOW"),
        ("AT_CUT", "AT_PLAY", "AT_HAND", "AT_CRIB"),
    ),
    "casino": (("MUST", "COURT", "TRAILING", "SWEEPS", "COUNT", "PARTNERS"),),
    "biscuit": (("PLACE", "DRAW", "PASS"),
                ("DECK", "ELEVENSIES", "DRAWN", "PARTNERS", "TARGET", "TIE")),
    "trash": (("STOCK", "DISCARD", "JACK"),),
}


def codes(game: str):
    return importlib.import_module(f"engine.{game}.codes")


def copies(game: str):
    """(file, name, number) of each constant that says it is as in the game's codes.py."""
    for source in sorted(ROOT.glob(f"*/**/{game}/*.py")):
        said = False
        for line in source.read_text().splitlines():
            if line.startswith("#"):
                said = "codes.py" in line
            elif not line:
                said = False
            found = re.match(r"_(\w+) = const\((-?\d+)\)", line)
            if found and (said or "codes.py" in line):
                yield source.name, found[1], int(found[2])


@pytest.mark.parametrize("game", GAMES)
def test_folded_constants_are_those_of_codes(game):
    known = {**vars(cards), **vars(decktet_names), **vars(codes(game))}
    compared = 0
    for source, name, number in copies(game):
        if name in known:  # the others are explained beside them
            assert known[name] == number, f"{source}: _{name}"
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", GAMES)
def test_no_two_codes_of_a_kind_are_equal(game):
    assert game in COUNTED, f"name the verbs, phases and options of {game} in COUNTED above"
    for names in COUNTED[game]:
        assert [getattr(codes(game), name) for name in names] == list(range(len(names)))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "cribbage"])
def test_reasons_have_the_names_of_the_protocol(game):
    for number, name in enumerate(catalog.load(game).Rules.REASONS):
        assert getattr(codes(game), name.upper(), None) == number, f"{name} in codes.py"


def test_options_have_the_names_of_the_catalog():
    names = COUNTED["biscuit"][1]
    assert codes("biscuit").OPTIONS == len(names)
    assert [name.lower() for name in names] == [name for name, _ in catalog.entry("biscuit")[2]]
    assert [values[1] for _, values in catalog.entry("casino")[2]] == [
        "must", "all", "next", 1, "count", True,
    ]
