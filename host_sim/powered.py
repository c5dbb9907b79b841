# SPDX-License-Identifier: MIT
"""The machine that is switched on: where the vendor modules find their hardware."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_sim.machine import Machine

_machine: Machine | None = None


def machine() -> Machine:
    """Return the running machine; RuntimeError when none is on."""
    if _machine is None:
        raise RuntimeError("No handheld is switched on: this works only inside Machine.run().")
    return _machine


def switch(to: Machine | None) -> None:
    """Make `to` the running machine, or None for off. RuntimeError if another one is on."""
    global _machine
    if to is not None and _machine is not None:
        raise RuntimeError("Another machine is on in this process: switch it off first.")
    _machine = to
