# SPDX-License-Identifier: MIT
"""Copies of a number that the compiler folds away agree with the one place that names it."""

import re

from engine import catalog, decktet
from engine.biscuit import codes
from engine.biscuit.rules import Rules
from tests.engine.desktop.handheld import ROOT

# PASSES is a reason of events and PASS a verb; a copy has the name of what it copies.
NAMES = {**vars(decktet), **vars(codes)}


def test_folded_constants_are_those_of_codes():
    compared = 0
    for source in sorted(ROOT.glob("engine/biscuit/*.py")):
        text = source.read_text()
        for name, number in re.findall(r"^_(\w+) = const\((-?\d+)\)", text, re.M):
            if name in NAMES and "As in codes.py" in text:
                folded = _folded(text, name)
                assert not folded or NAMES[name] == int(number), f"{source.name}: _{name}"
                compared += folded
    assert compared > 30


def _folded(text: str, name: str) -> bool:
    """Whether a constant stands below the comment that says where it comes from."""
    block = text.partition("# As in codes.py")[2].partition("\n\n")[0]
    return f"_{name} = const(" in block


def test_no_two_codes_of_a_kind_are_equal():
    verbs = ("PLACE", "DRAW", "PASS")
    options = ("DECK", "ELEVENSIES", "DRAWN", "PARTNERS", "TARGET")
    for names in (verbs, options):
        assert [getattr(codes, name) for name in names] == list(range(len(names)))
    assert codes.OPTIONS == len(options) == len(catalog.entry("biscuit")[2])
    assert [name.lower() for name in options] == [name for name, _ in catalog.entry("biscuit")[2]]


def test_reasons_have_the_names_of_the_protocol():
    for number, name in enumerate(Rules.REASONS):
        assert getattr(codes, name.upper()) == number
