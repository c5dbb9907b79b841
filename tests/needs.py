# SPDX-License-Identifier: MIT
"""What a test needs besides Python: here it is skipped without, in CI it fails."""

import os

import pytest

MATCHES = int(os.environ.get("MATCHES", "300"))  # random matches of each game
PARTS = max(4, MATCHES // 500)  # tests that share them: none takes longer than some minutes


def missing(sentence: str) -> None:
    """Skip the test, saying why; where CI is set nothing may be skipped, so fail."""
    if os.environ.get("CI"):
        pytest.fail(sentence)
    pytest.skip(sentence)
