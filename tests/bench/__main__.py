# SPDX-License-Identifier: MIT
"""`python -m tests.bench [NAME...]`: run the benches and print every figure beside its budget."""

import importlib
import sys
from pathlib import Path

import pytest

ROW = "{:<58} {:>10,} {:>10,} {:<3} {:>5.0%}"


def benches() -> list:
    """The modules of this folder that measure something."""
    here = Path(__file__).parent
    names = [path.stem for path in sorted(here.glob("*.py")) if not path.stem.startswith("_")]
    found = [importlib.import_module(f"tests.bench.{name}") for name in names]
    return [bench for bench in found if hasattr(bench, "figures")]


def show(bench) -> bool:
    """Print the figures of one bench; whether all keep their budget."""
    name = bench.__name__.rpartition(".")[2]
    kept = True
    try:
        for what, figure, budget, unit in bench.figures():
            print(ROW.format(f"{name}: {what}", figure, budget, unit, figure / budget), flush=True)
            kept = kept and figure <= budget
    except pytest.skip.Exception as missing:
        print(f"{name}: not measured. {missing}")
    return kept


def main(names: list) -> int:
    """Run the named benches or all; 1 where a budget is broken, 2 where a name is none."""
    known = {bench.__name__.rpartition(".")[2]: bench for bench in benches()}
    for name in names:
        if name not in known:
            print(f"There is no bench {name}; there are {', '.join(known)}.", file=sys.stderr)
            return 2
    print("{:<58} {:>10} {:>10}".format("", "figure", "budget"))
    kept = [show(bench) for name, bench in known.items() if not names or name in names]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
