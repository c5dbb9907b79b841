# SPDX-License-Identifier: MIT
"""The recorded key scripts play whole matches from the first start to the end page."""

import gc
import re
from pathlib import Path

import pytest

from host_sim.script import play
from tests.scripts.record import MATCHES, path, seed

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language, persons", MATCHES)
def test_a_script_plays_its_match_to_the_end(language, persons, monkeypatch):
    monkeypatch.setattr(gc, "collect", int)
    script = path(language, persons)
    machine = play("pybadge", script.read_text("utf-8"), seed(language, persons), name=script.name)
    assert len(machine.shots) == 61


def test_the_readme_shows_a_script_that_plays():
    readme = (Path(__file__).resolve().parents[2] / "README.md").read_text("utf-8")
    script = re.search(r"^    until .*?\n\n", readme, re.M | re.S)[0]
    machine = play("pybadge", script, "7", name="README.md")
    assert list(machine.shots) == ["setup"]
    assert "Name Player 2" in machine.texts()  # seat 2 is a person now
