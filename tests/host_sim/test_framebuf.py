# SPDX-License-Identifier: MIT
"""host_sim/modules/framebuf.py does what MicroPython's own does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.desktop.handheld import ROOT, program

SCRIPT = Path(__file__).with_name("framebuf_strokes.py")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_random_strokes_leave_the_same_bytes(seed):
    real = subprocess.run(
        [program("micropython"), str(SCRIPT), seed], capture_output=True, text=True, check=True
    )
    paths = f"{ROOT / 'host_sim' / 'modules'}{os.pathsep}{ROOT}"
    ours = subprocess.run(
        [sys.executable, str(SCRIPT), seed], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    assert len(real.stdout.splitlines()) > 800
    assert ours.stdout == real.stdout
