# SPDX-License-Identifier: MIT
"""Key scripts: reading them, following them, and what they say when they are wrong."""

import pytest

from host_sim.script import ScriptError, play_on, shows
from host_sim.words import BUTTONS, Step, parse
from tests.host_sim.programs import printed, pybadge

# Shows each key event and touch as a text.
ECHO = """
    from boards.pybadge.hal import Hal
    hal = Hal()
    hal.brightness(100)
    hal.stage.theme(bytes(45) + b"\\xff\\xff\\xff", (bytes(16),))
    line = hal.stage.text(0, 0, 20, 15)
    line.write("ready now")
    hal.stage.show()
    while True:
        key = hal.key()
        if key:
            print(key, hal.ticks())
            line.write("key %d" % key)
            hal.stage.show()
        elif hal.pointer():
            line.write("at %d %d" % hal.pointer())
            hal.stage.show()
        hal.sleep(33)
"""


def test_words_become_steps():
    assert parse("A DOWNx3 # comment\n\nhold START 2000 wait 5\ntap 80 64\tshot one\n#x\n") == [
        Step(1, "press", (2, 1)),
        Step(1, "press", (32, 3)),
        Step(3, "hold", (4, 2000)),
        Step(3, "wait", (5,)),
        Step(4, "tap", (80, 64)),
        Step(4, "shot", text="one"),
    ]


def test_buttons_are_those_of_the_firmware():
    from firmware.ui import buttons

    assert {name: getattr(buttons, name) for name in BUTTONS} == BUTTONS


def test_until_takes_the_rest_of_its_line():
    assert parse("B until  Scegli due carte  # wait") == [
        Step(1, "press", (1, 1)),
        Step(1, "until", text="Scegli due carte"),
    ]


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("A\nDWON", "line 2: 'DWON' is no word of a script; did you mean DOWN?"),
        ("down", "did you mean DOWN?"),
        ("Until Ciao", "did you mean until?"),
        ("qqqq", "it may be B, A, START, SELECT, RIGHT, DOWN, UP, LEFT, hold, wait"),
        ("Ax0", "'Ax0' should be like Ax3, from x1 to x999"),
        ("hold START", "'hold' should be written: hold START 2000"),
        ("hold 2000 START", "'hold' should be written: hold START 2000"),
        ("wait soon", "'wait' should be written: wait 400"),
        ("wait -1", "'wait' should be written: wait 400"),
        ("wait 9999999", "9999999 is too much for wait: 600000 is the most"),
        ("tap 80", "'tap' should be written: tap 80 64"),
        ("shot", "'shot' should be written: shot NAME"),
        ("shot ../x", "'shot' should be written: shot NAME"),
        ("until # Ciao", "'until' should be written: until TEXT"),
        ("shot a\nA shot a", "line 2: shot a is already in line 1"),
        ("shot a shot a", "shot a is already in line 1"),
    ],
)
def test_mistakes_name_the_file_the_line_and_the_cure(script, complaint):
    with pytest.raises(ScriptError) as wrong:
        parse(script, "match.keys")
    assert str(wrong.value).startswith("match.keys, line ")
    assert complaint in str(wrong.value)


def test_presses_arrive_one_by_one_in_order(tmp_path, capsys):
    lines = printed(ECHO, tmp_path, capsys, "A DOWNx2 B")
    assert [int(line.split()[0]) for line in lines] == [2, -2, 32, -32, 32, -32, 1, -1]


def test_hold_lasts(tmp_path, capsys):
    press, release = printed(ECHO, tmp_path, capsys, "hold START 2000")
    assert int(release.split()[1]) - int(press.split()[1]) in range(1950, 2050)


def test_tap_is_seen_and_ends(tmp_path):
    play_on(pybadge(ECHO, tmp_path), "tap 80 64 until at 80 64\nA until key -2")


def test_tap_outside_the_window_is_refused(tmp_path):
    with pytest.raises(ScriptError, match="line 1: 160 3 is outside the window of 160 by 128"):
        play_on(pybadge(ECHO, tmp_path), "tap 160 3")


def test_shots_are_kept_and_written(tmp_path):
    from PIL import Image

    machine = pybadge(ECHO, tmp_path)
    script = "until ready\nshot ready A until key -2\nshot two"  # named as what is waited for
    play_on(machine, script, tmp_path / "out")
    assert list(machine.shots) == ["ready", "two"]
    assert machine.shots["ready"] != machine.shots["two"]
    with Image.open(tmp_path / "out" / "two.png") as image:
        assert image.size == (160, 128)
        assert image.tobytes() == machine.shots["two"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ScriptError, match="line 1: .*one.png cannot be written"):
        play_on(pybadge(ECHO, tmp_path), "shot one", tmp_path / "file")


def test_until_gives_up_and_tells_what_was_there(tmp_path):
    with pytest.raises(ScriptError) as wrong:
        play_on(pybadge(ECHO, tmp_path), "A until key -2\nuntil done", name="x.keys")
    assert str(wrong.value) == (
        "x.keys, line 2: 'done' did not come in 60 seconds; on the screen: key -2."
    )


def test_a_program_that_ends_early_is_told(tmp_path):
    with pytest.raises(ScriptError, match="ended before the script did"):
        play_on(pybadge("print('bye')", tmp_path), "wait 100")


def test_texts_are_found_across_lines():
    assert shows(["Scegli due", "carte"], "due carte")
    assert shows(["Scegli due"], "li du")
    assert not shows(["Scegli", "due"], "carte")
