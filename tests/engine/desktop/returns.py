# SPDX-License-Identifier: MIT
"""That a match comes back as it was: from its record, by undo and by redo."""

from engine import record


def comes_back(match, packed: list) -> None:
    """The record gives the same end; undo gives the positions before it, and redo the end."""
    rules = match.rules
    end = rules.pack()
    assert record.load(record.save(match)).rules.pack() == end
    for before in packed[:-40:-1]:
        assert match.back() and rules.pack() == before
    while match.forward():
        pass
    assert rules.pack() == end
