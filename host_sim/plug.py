# SPDX-License-Identifier: MIT
"""How a process becomes a handheld for a while: the device's modules lead sys.path."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from host_sim import powered

if TYPE_CHECKING:
    from host_sim.machine import Machine

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "host_sim" / "modules"
_ROOMS = ("boards", "engine", "firmware")


@contextmanager
def lent_to(machine: Machine) -> Iterator[None]:
    """Lend the process to a machine: its modules, its seed; afterwards it is as it was."""
    vendor = {file.stem for file in MODULES.glob("*.py")}

    def ours(name: str) -> bool:
        top = name.partition(".")[0]
        return top in _ROOMS or top in vendor

    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if ours(name)}
    path, seed = list(sys.path), os.environ.get("MAZZETTO_SEED")
    sys.path[:0] = [str(MODULES), str(ROOT)]
    sys.modules.update(dict.fromkeys(machine.runtime.lacks(vendor)))  # None: cannot be imported
    if machine.seed is not None:
        os.environ["MAZZETTO_SEED"] = machine.seed
    powered.switch(machine)
    try:
        yield
    finally:
        powered.switch(None)
        if seed is not None:
            os.environ["MAZZETTO_SEED"] = seed
        elif machine.seed is not None:
            os.environ.pop("MAZZETTO_SEED", None)
        sys.path[:] = path
        for name in [name for name in sys.modules if ours(name)]:
            del sys.modules[name]
        sys.modules.update(kept)
