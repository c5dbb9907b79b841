# SPDX-License-Identifier: MIT
"""Copies of a number that the compiler folds away agree with the one place that names it."""

import re

from engine.cribbage import codes
from tests.engine.desktop.handheld import ROOT


def test_folded_constants_are_those_of_codes():
    compared = 0
    for source in sorted(ROOT.glob("*/**/cribbage/*.py")):
        for name, number in re.findall(r"^_(\w+) = const\((\d+)\)", source.read_text(), re.M):
            if hasattr(codes, name):
                assert getattr(codes, name) == int(number), f"{source.name}: _{name}"
                compared += 1
    assert compared > 30


def test_no_two_codes_of_a_kind_are_equal():
    kinds = (
        ("CUT", "DISCARD", "PLAY", "DEAL"),
        ("FIRST", "DISCARDING", "CUTTING", "PLAYING", "SHOW"),
        ("AT_CUT", "AT_PLAY", "AT_HAND", "AT_CRIB"),
    )
    for names in kinds:
        assert [getattr(codes, name) for name in names] == list(range(len(names)))
