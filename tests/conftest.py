# SPDX-License-Identifier: MIT
"""Fixtures of more than one room."""

import gc
import shutil

import pytest

from tests.needs import missing

# Without the flags after the first three, Chromium looks for its maker's hosts at every start.
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
)


@pytest.fixture(scope="session", autouse=True)
def collect():
    """The real `gc.collect`. The firmware, which asks for it at every change of scene, gets none:
    among all that pytest keeps it takes most of the time."""
    real = gc.collect
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "collect", int)
        yield real


@pytest.fixture(scope="session")
def chromium():
    """A real Chromium, without a window."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if not program:
        missing("There is no Chromium here: sudo apt-get install chromium.")
    from playwright.sync_api import sync_playwright

    driver = sync_playwright()
    try:
        playwright = driver.start()
    except Exception as fault:  # playwright gives nothing finer when its own node does not start
        missing(f"Chromium cannot be driven: sudo apt-get install libatomic1. ({fault})")
    browser = playwright.chromium.launch(executable_path=program, args=list(_FLAGS))
    yield browser
    browser.close()
    playwright.stop()
