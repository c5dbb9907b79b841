# SPDX-License-Identifier: MIT
"""What boards/<id>/board.toml tells of each board."""

import difflib
import tomllib
from functools import cache
from typing import Any

from host_sim.plug import ROOT
from host_sim.words import BUTTONS


def known() -> list[str]:
    """Return the ids of the boards that can be played here."""
    folders = (ROOT / "host_sim" / "profiles").glob("[!_]*.py")
    return sorted(file.stem for file in folders)


@cache
def of(board: str) -> dict[str, Any]:
    """Return the facts of a board; ValueError names the boards that there are."""
    if board not in known():
        close = difflib.get_close_matches(board, known(), 1)
        meant = f": did you mean {close[0]}?" if close else "."
        raise ValueError(f"There is no board {board}{meant} There are {', '.join(known())}.")
    return tomllib.loads((ROOT / "boards" / board / "board.toml").read_text("utf-8"))


def keys(board: str) -> dict[int, list[str]]:
    """Return the keys that give each mask, the usual one first."""
    return {BUTTONS[name]: keys for name, keys in of(board)["keys"].items()}
