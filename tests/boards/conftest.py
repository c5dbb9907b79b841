# SPDX-License-Identifier: MIT
"""What tests of installing share."""

import pytest

from boards.desk import drives, ports, wire
from tests.boards.fakes.drive import boot_out, fill


@pytest.fixture
def unplugged(monkeypatch):
    """No board is connected, whatever this computer has."""
    monkeypatch.setattr(ports, "candidates", list)
    monkeypatch.setattr(drives, "candidates", list)


@pytest.fixture
def quick(monkeypatch):
    """Boards here need no time to answer."""
    monkeypatch.setattr(wire, "_PAUSE", 0.02)
    monkeypatch.setattr(wire, "_SILENCE", 1)


@pytest.fixture
def drive(tmp_path):
    """The empty drive of a PyBadge."""
    root = tmp_path / "CIRCUITPY"
    fill(root, boot_out())
    return root
