# SPDX-License-Identifier: MIT
"""What a tournament says: win rate and margin of A, each with its standard error.

The error is that between groups, since the matches of a group have their cards in common.
"""

import math
from typing import NamedTuple


class Figures(NamedTuple):
    """Of A: shares of the matches won, points over the others; errors are standard errors."""

    matches: int
    groups: int
    rate: float
    rate_error: float
    margin: float
    margin_error: float
    forfeits: tuple = ()


def summed(groups: list) -> Figures:
    """The figures of groups of outcomes; there is one group at least."""
    shares = [_mean([one.share for one in group]) for group in groups]
    margins = [
        _mean([one.margin for one in group])
        for group in groups if all(one.margin is not None for one in group)
    ]
    rate = _mean(shares), _error(shares)
    margin = (_mean(margins), _error(margins)) if margins else (math.nan, math.nan)
    forfeits = tuple(one.forfeit for group in groups for one in group if one.forfeit)
    return Figures(sum(map(len, groups)), len(groups), *rate, *margin, forfeits)


def _mean(values: list) -> float:
    return math.fsum(values) / len(values)


def _error(values: list) -> float:
    """The standard error of a mean; not a number where one value tells nothing of it."""
    if len(values) < 2:
        return math.nan
    mean = _mean(values)
    spread = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return math.sqrt(spread / len(values))
