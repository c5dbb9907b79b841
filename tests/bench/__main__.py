# SPDX-License-Identifier: MIT
"""`python -m tests.bench [NAME...]`: print every figure beside its budget.

A name is that of a bench or of a game; where none of a kind is named, all of that kind are meant,
but for a bench that takes minutes (winrates), which runs only when it is named.
"""

import importlib
import sys
from pathlib import Path

import pytest

from engine import catalog

ROW = "{:<58} {:>10,} {:>10,} {:<3} {:>5.0%}"


def benches() -> list:
    """The modules of this folder that measure something."""
    here = Path(__file__).parent
    names = [path.stem for path in sorted(here.glob("*.py")) if not path.stem.startswith("_")]
    found = [importlib.import_module(f"tests.bench.{name}") for name in names]
    return [bench for bench in found if hasattr(bench, "figures") or hasattr(bench, "show")]


def show(bench, games: list) -> bool:
    """Print the figures of one bench for some games; whether all keep their budget.

    A bench may have a `show(games)` of its own that does so.
    """
    if hasattr(bench, "show"):
        return bench.show(games)
    name = bench.__name__.rpartition(".")[2]
    kept = True
    try:
        for what, figure, budget, unit in bench.figures(games):
            print(ROW.format(f"{name}: {what}", figure, budget, unit, figure / budget), flush=True)
            kept = kept and figure <= budget
    except pytest.skip.Exception as missing:
        print(f"{name}: not measured. {missing}")
    return kept


def main(names: list) -> int:
    """Run what is named or all; 1 where a budget is broken, 2 where a name is none."""
    known = {bench.__name__.rpartition(".")[2]: bench for bench in benches()}
    games = [game[0] for game in catalog.games()]
    for name in names:
        if name not in known and name not in games:
            print(f"There is no {name}; there are {', '.join([*known, *games])}.", file=sys.stderr)
            return 2
    asked = [game for game in games if game in names] or games
    some = [name for name in known if name in names]
    some = some or [name for name in known if not getattr(known[name], "ON_DEMAND", False)]
    print("{:<58} {:>10} {:>10}".format("", "figure", "budget"))
    kept = [show(known[name], asked) for name in some]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
