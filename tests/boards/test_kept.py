# SPDX-License-Identifier: MIT
"""What all saves have in common, wherever their container lies."""

import pytest

from boards.common import container
from boards.common.kept import Kept


class Place(Kept):
    """One place that can be full; `writes` counts."""

    def __init__(self):
        self.bytes, self.writes, self.full = b"", 0, False
        super().__init__()

    def _read(self):
        self._take([self.bytes])

    def _store(self, data):
        self.writes += 1
        if self.full:
            return "full"
        self.bytes = data
        return ""

    def names(self):
        return sorted(name for name, _ in container.unpack(self.bytes))


@pytest.fixture
def place():
    kept = Place()
    kept.save("match", b"moves")
    kept.save("settings", b"loud")
    return kept


def test_one_name_comes_and_another_goes_with_one_write(place):
    assert place.save("statistics", b"1", "match")
    assert place.writes == 3 and place.names() == ["settings", "statistics"]
    assert place.load("match") is None


def test_what_is_gone_goes_even_where_the_data_is_the_same(place):
    assert place.save("settings", b"loud", "match")
    assert place.names() == ["settings"]
    writes = place.writes
    assert place.save("settings", b"loud", "match") and place.writes == writes


def test_a_full_place_keeps_both_as_they_were(place):
    place.full = True
    assert not place.save("statistics", b"1", "match") and place.trouble == "full"
    assert place.names() == ["match", "settings"]
