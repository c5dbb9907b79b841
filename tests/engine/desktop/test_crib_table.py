# SPDX-License-Identifier: MIT
"""The crib table that the hard player carries is the one that its making would find again."""

import pytest

from engine.cribbage import finish
from engine.cribbage.crib_table import KEPT, crib_mean
from tests.tables import crib_table as making
from tests.tables import finish_table as finishing


@pytest.mark.slow
def test_cribs_of_fresh_deals_have_the_means_of_the_table(monkeypatch):
    """20,000 deals: every pair within five standard errors, and the mean of all (RULES.md 7.2)."""
    monkeypatch.setattr(making, "CHUNK", 20_000)
    carried = tuple(
        tuple(crib_mean(own, low, high) for low, high in making.PAIRS) for own in (True, False)
    )
    points, counts = making.chunk((carried, 9999))
    for cell, (total, deals) in enumerate(zip(points, counts, strict=True)):
        if deals > 50:
            mean = 100 * total / (making.STARTERS * deals)
            expected = carried[cell // 91][cell % 91]
            assert abs(mean - expected) < 5 * 250 / deals**0.5, making.PAIRS[cell % 91]
    assert abs(sum(points[:91]) / making.STARTERS / 20_000 - 4.787) < 0.06


def test_what_is_kept_is_what_the_policy_keeps():
    """Fives most, by the pone; Kings least. The mean of all ranks is two cards kept of three."""
    for row in KEPT:
        assert len(row) == 13 and abs(sum(row) - 13 * 16) < 13
    assert max(KEPT[0]) == KEPT[0][4] and min(KEPT[0]) == KEPT[0][12]



def test_without_tables_every_pair_is_thrown(monkeypatch):
    monkeypatch.setattr(making, "CHUNK", 300)
    _, counts = making.chunk(((), 0))
    assert min(counts) > 0 and sum(counts) == 2 * 15 * 300


def test_the_module_it_writes_is_python():
    written = making.MODULE.format(millions=1, own=making.literal(bytes(182)), other='    b""',
                                   pone='    b"P"', dealer='    b"D"')
    names: dict = {}
    exec(compile(written, "crib_table.py", "exec"), names)
    assert names["KEPT"] == (b"P", b"D") and names["crib_mean"](True, 0, 0) == 0


@pytest.mark.slow
def test_the_tables_of_the_finish_are_what_hard_players_make():
    """About 460 deals, four standard errors."""
    found = zip(*finishing.deals(60))
    tables = finish._PONE_PEGS, finish._DEALER_PEGS, finish._PONE, finish._REST
    for figures, kept, first, step in zip(found, tables, (0, 0, 0, -60), (1, 1, 1, 10)):
        measured = finishing.chances(figures, first, step, len(kept))
        assert max(abs(one - other) for one, other in zip(measured, kept)) < 25
