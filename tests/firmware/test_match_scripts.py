# SPDX-License-Identifier: MIT
"""The recorded key scripts play whole matches from the first start to the end page."""

import re
from pathlib import Path

import pytest

from firmware.texts import match_en, match_it
from host_sim.script import Player, play
from tests.scripts.record import MATCHES, path, seed

pytestmark = pytest.mark.slow


OVER = {"it": match_it.OVER, "en": match_en.OVER}


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: path(*match).stem)
def test_a_script_plays_its_match_to_the_end(match, monkeypatch):
    shoot, faults = Player._shot, []

    def shot(player, step):
        faults.extend(player._machine.spoilt_texts())
        shoot(player, step)

    monkeypatch.setattr(Player, "_shot", shot)
    script = path(*match)
    text = script.read_text("utf-8")
    machine = play("pybadge", text, seed(*match), name=script.name)
    assert faults == []
    assert len(machine.shots) == text.count("\nshot ")
    assert any(OVER[match[1]] in shown for shown in machine.texts())


def test_the_readme_shows_a_script_that_plays():
    readme = (Path(__file__).resolve().parents[2] / "README.md").read_text("utf-8")
    script = re.search(r"^    until .*?\n\n", readme, re.M | re.S)[0]
    machine = play("pybadge", script, "7", name="README.md")
    assert list(machine.shots) == ["setup"]
    assert "Name Player 2" in machine.texts()  # seat 2 is a person now
