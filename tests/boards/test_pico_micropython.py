# SPDX-License-Identifier: MIT
"""The hal of the MicroPython boards on MicroPython itself."""

from tests.engine.desktop.handheld import ROOT, run


def test_the_hal_of_a_pico(tmp_path):
    program = ROOT / "tests" / "boards" / "on_micropython" / "pico.py"
    made = run(program, ROOT, tmp_path)
    assert made.returncode == 0, made.stderr + made.stdout
    lines = made.stdout.splitlines()
    assert lines[:8] == [
        "bus 1 62500000 10 11 None",
        "size 160 160 None -1 12",
        "light 13 26214",
        "pixels 57600 True",
        "keys [2, 64, -2, -64] 0",
        "after an overflow 0",
        "slept True",
        "saved True b'cards' ''",
    ]
    assert lines[-1] == "ValueError: the sentence"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["save.bin"]
