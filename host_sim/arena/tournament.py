# SPDX-License-Identifier: MIT
"""Spreads the groups of a tournament over an executor, and gathers them in their order."""

import os
import signal
import tempfile
import zipfile
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

from host_sim.arena.figures import Figures, summed
from host_sim.arena.matches import Setting, groups

_JOBS = 64  # jobs for each core: few enough to cost nothing, many enough for a bar that moves
_MOST = 50  # groups of a job


def run(
    setting: Setting, sides: tuple, games: int, executor: Executor,
    done: Callable = lambda matches: None, cores: int = 0,
) -> Figures:
    """Play so many matches, rounded up to whole groups; `done` is told of matches as they end.

    The figures do not depend on who played what when. After an interrupt they are those of the
    groups that have ended; KeyboardInterrupt where none has.
    """
    count = -(-games // setting.group)
    size = max(1, min(_MOST, count // (_JOBS * (cores or os.cpu_count() or 1))))
    jobs = {
        executor.submit(groups, setting, sides, range(first, min(first + size, count))): first
        for first in range(0, count, size)
    }
    found: dict = {}
    try:
        for job in as_completed(jobs):
            found[jobs[job]] = job.result()
            done(sum(map(len, found[jobs[job]])))
    except KeyboardInterrupt:
        if not found:
            raise
    finally:
        for job in jobs:
            job.cancel()
    return summed([group for first in sorted(found) for group in found[first]])


@contextmanager
def local():
    """All cores of this computer."""
    # An interrupt is for this process to handle: the others end when they are told to.
    pool = ProcessPoolExecutor(initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool, os.cpu_count() or 1
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str):
    """A Dask cluster, which is sent the code; ValueError where there is none."""
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise ValueError(
            "--dask needs the package distributed: .venv/bin/pip install --group dask"
        ) from None
    try:
        client = Client(address, timeout=10, set_as_default=False)
    except (OSError, ValueError) as wrong:
        raise ValueError(f"No Dask scheduler answers at {address} ({wrong})") from None
    with client:
        _send(client)
        cores = sum(client.nthreads().values())
        if not cores:
            raise ValueError(f"The Dask cluster at {address} has no workers")
        yield client.get_executor(pure=False), cores


def _send(client) -> None:
    """Give every worker engine and host_sim, as a zip that it imports from."""
    root = Path(__file__).resolve().parents[2]
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "mazzetto.zip"
        with zipfile.ZipFile(packed, "w") as target:
            for room in ("engine", "host_sim"):
                for source in sorted((root / room).rglob("*.py")):
                    target.write(source, source.relative_to(root))
        client.upload_file(str(packed))
