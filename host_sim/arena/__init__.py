# SPDX-License-Identifier: MIT
"""Tournaments of computer players: `python -m host_sim arena GAME --a SIDE --b SIDE`."""

import host_sim.standalone  # noqa: F401  the engine can be imported now


def main(arguments: list) -> int:
    """Run the command line; return the exit status."""
    from host_sim.arena.command import run

    return run(arguments)
