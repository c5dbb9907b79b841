# SPDX-License-Identifier: MIT
"""What a match begins with."""

from engine import catalog
from engine.beginning import first_dealer


def test_ca_28_bi_03_tr_01_the_first_dealer_is_drawn_from_the_seed():
    for game in ("casino", "biscuit", "trash"):
        counts = [0, 0, 0]
        for n in range(300):
            dealer = first_dealer(game, 3, "seed %d" % n)
            assert dealer == first_dealer(game, 3, "seed %d" % n)
            counts[dealer] += 1
        assert min(counts) > 70


def test_cr_01_cribbage_cuts_for_the_deal_instead():
    assert first_dealer("cribbage", 2, "7") == -1
    assert [entry[0] for entry in catalog.games()][0] == "cribbage"
