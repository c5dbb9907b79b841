# SPDX-License-Identifier: MIT
"""Programs from outside as sides: the one of the README plays; whoever fails or cheats loses."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from engine import catalog
from engine.beginning import first_dealer
from host_sim.arena import figures
from host_sim.arena.matches import Setting, groups
from tests.host_sim.asking import Table

README = Path(__file__).resolve().parents[2] / "host_sim" / "arena" / "README.md"
FIRST = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)[1]

LOOP = """
import json, sys, time
for line in sys.stdin:
    command = json.loads(line)
    if command["cmd"] == "quit":
        break
    answer = {"ok": True}
    if command["cmd"] == "choose":
        %s
    print(json.dumps(answer), flush=True)
"""


def side(program: str, tmp_path: Path) -> str:
    """A side that runs this program."""
    file = tmp_path / "a bot.py"
    file.write_text(program, "utf-8")
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def setting(game: str = "trash", seats: int = 2, **more) -> Setting:
    options = bytes(len(catalog.entry(game)[2]))
    return Setting(game, seats, options, "outside", **more)


@pytest.mark.parametrize("game", [game[0] for game in catalog.games()])
def test_the_program_of_the_readme_plays_every_game(game, tmp_path):
    seats = catalog.entry(game)[1][-1]
    found = figures.summed(
        groups(setting(game, seats), (side(FIRST, tmp_path), "easy"), range(1))
    )
    assert found.matches == seats and not found.forfeits


def test_a_program_gets_what_the_referee_tells_and_nothing_more(tmp_path):
    """Each line that it reads, against the referee's answers in the same position."""
    log = tmp_path / "log"
    program = FIRST.replace(
        "command = json", f"open({str(log)!r}, 'a').write(line)\n    command = json"
    ).replace("for line", "open(%r, 'a').close()\nfor line" % str(log))
    made = Setting("casino", 3, bytes((0, 1, 0, 0, 0, 0)), "outside", mirror=False)
    groups(made, (side(program, tmp_path), side(program, tmp_path)), range(1))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    news = [line for line in lines if line["cmd"] == "new"]
    assert sorted(line["seat"] for line in news) == [0, 1, 2]
    assert all(line["options"]["court"] == "all" and line["seats"] == 3 for line in news)
    assert [line for line in lines if line["cmd"] == "quit"] == [{"cmd": "quit"}] * 3
    table = Table()
    dealer = first_dealer("casino", 3, "outside/0")
    options = {"court": "all"}
    table.ask("new", game="casino", seats=3, seed="outside/0", options=options, dealer=dealer)
    asked = [line for line in lines if line["cmd"] == "choose"]
    for line in asked:
        legal = table.ask("legal")
        assert line["legal"] == legal["moves"] and line["complete"] is True
        assert line["seat"] == legal["seat"]
        assert line["view"] == table.ask("view", seat=line["seat"])["view"]
        table.ask("play", move=line["legal"][0])
    assert table.ask("state")["state"]["over"] and len(asked) > 100


@pytest.mark.parametrize(
    "program, why",
    [
        (LOOP % 'answer["move"] = "jack 11"', 'its move "jack 11" is none, such as'),
        (LOOP % 'answer["move"] = "jack 3"', 'its move "jack 3" is not legal'),
        (LOOP % 'answer["move"] = 7', 'its answer has no "move", which is to be one of "legal"'),
        (LOOP % "pass", 'its answer has no "move"'),
        (LOOP % 'answer["ok"] = False', 'its answer "{"ok": false}" is no line such as'),
        (LOOP % "answer = [1]", 'its answer "[1]" is no line such as {"ok": true}'),
        pytest.param(LOOP % "time.sleep(30)", "it did not answer within 0.5 seconds",
                     marks=pytest.mark.slow),
        (LOOP % "sys.exit(3)", "it ended with status 3"),
        (LOOP % "raise OSError('no idea')", 'it ended with status 1: "OSError: no idea"'),
        ("print('hello')", 'its answer "hello" is no line such as {"ok": true}'),
        ("print('[' * 100000)", "is no line such as"),
        ("import sys\nsys.stdout.buffer.write(b'\\xff\\n')", 'its answer "'),
        ("", "it ended with status 0"),
        pytest.param("import os\nos.close(0)\nos.close(1)\nimport time\ntime.sleep(3)", "it ended",
                     marks=pytest.mark.slow),
    ],
)
def test_who_cheats_or_fails_loses_the_match_and_it_is_said_why(program, why, tmp_path):
    made = setting(timeout=0.5)
    for number, pair in ((0, (side(program, tmp_path), "hard")),
                         (1, ("hard", side(program, tmp_path)))):
        (group,) = groups(made, pair, range(number, number + 1))
        for outcome, seat in zip(group, (number, 1 - number)):
            assert outcome.share == number and outcome.margin is None
            assert outcome.forfeit.startswith(f"seed outside/{number}, dealer ")
            assert f", {'BA'[number == 0]} in seat {seat}: " in outcome.forfeit
            assert why in outcome.forfeit


def test_the_match_after_a_forfeit_is_played_by_a_fresh_process(tmp_path):
    """It fails in its first match only, which a file remembers."""
    mark = tmp_path / "mark"
    program = f"""
import os, sys
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    sys.exit(9)
""" + FIRST
    (group,) = groups(setting(), (side(program, tmp_path), "random"), range(1))
    assert [bool(outcome.forfeit) for outcome in group] == [True, False]


def test_where_several_sit_against_one_that_fails_they_share_the_win(tmp_path):
    failing = side("", tmp_path)
    (group,) = groups(setting("casino", 4), ("greedy", failing), range(1))
    assert [outcome.share for outcome in group] == [1 / 3] * 4
    (group,) = groups(setting("casino", 4), (failing, "greedy"), range(1))
    assert [outcome.share for outcome in group] == [0] * 4


def test_a_program_that_is_not_there_forfeits(tmp_path):
    (group,) = groups(setting(), ("cmd:" + str(tmp_path / "none"), "easy"), range(1))
    assert "it cannot be started (No such file or directory)" in group[0].forfeit
