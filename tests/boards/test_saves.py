# SPDX-License-Identifier: MIT
"""Saves through power cuts, full and foreign places."""

import pytest

from boards.common import container, saves
from tests.boards.memory import Chip, Drive, Nvm, PowerCut

OLD, NEW = b"old" * 20, b"the newer one" * 7


class Board:
    """A drive and a chip; start() is switching on."""

    def __init__(self, monkeypatch):
        self.drive = Drive()
        self.chip = Chip(Nvm())
        monkeypatch.setattr(saves, "storage", self.drive)
        monkeypatch.setattr(saves, "microcontroller", self.chip)

    def start(self):
        """Power on: whatever was cut works again, and code may not write yet."""
        self.drive.cut = None
        self.drive.readonly = True
        if self.chip.nvm:
            self.chip.nvm.cut = None
        return saves.Saves()

    def everything(self):
        """All bytes that outlive the power."""
        return dict(self.drive.files), self.chip.nvm and bytes(self.chip.nvm.bytes)


@pytest.fixture
def board(monkeypatch):
    return Board(monkeypatch)


def test_a_new_board_has_nothing_and_no_trouble(board):
    fresh = board.start()
    assert fresh.load("match") is None
    assert fresh.trouble == ""
    assert board.everything() == ({}, b"\xff" * 8192)


@pytest.mark.parametrize("held", [False, True])
def test_saves_outlive_the_power(board, held):
    board.drive.held = held
    first = board.start()
    assert first.save("match", OLD)
    assert first.save("settings", b"\x05")
    assert first.save("match", NEW)
    assert first.trouble == ""
    again = board.start()
    assert (again.load("match"), again.load("settings")) == (NEW, b"\x05")
    assert again.load("other") is None


def test_on_battery_the_files_take_turns_and_the_drive_is_given_back(board):
    store = board.start()
    for number in range(5):
        store.save("n", bytes((number,)))
        assert board.drive.readonly
    ages = [container.sequence(board.drive.files[name]) for name in saves._FILES]
    assert sorted(ages) == [3, 4]
    assert board.chip.nvm.writes == 0


def test_on_a_cable_one_assignment_goes_to_the_nvm(board):
    board.drive.held = True
    store = board.start()
    store.save("n", OLD)
    assert board.chip.nvm.writes == 1
    assert board.drive.files == {}


def test_the_newest_of_files_and_nvm_counts(board):
    store = board.start()
    store.save("n", b"1")
    board.drive.held = True
    store.save("n", b"2")
    assert board.start().load("n") == b"2"
    board.drive.held = False
    store = board.start()
    store.save("n", b"3")
    assert board.start().load("n") == b"3"


def test_the_sequence_wraps(board):
    board.drive.files[saves._FILES[0]] = container.pack(65534, [("n", b"0")])
    store = board.start()
    for number in range(1, 5):
        assert store.save("n", bytes((number,)))
        assert board.start().load("n") == bytes((number,))


@pytest.mark.parametrize("held", [False, True])
def test_nothing_is_written_that_changes_nothing(board, held):
    board.drive.held = held
    store = board.start()
    store.save("n", OLD)
    writes = board.drive.writes, board.chip.nvm.writes
    assert store.save("n", bytes(OLD))
    assert store.save("gone", b"")
    assert board.start().save("n", OLD)
    assert (board.drive.writes, board.chip.nvm.writes) == writes


def test_empty_data_takes_a_name_away(board):
    store = board.start()
    store.save("n", OLD)
    store.save("m", NEW)
    store.save("n", b"")
    assert store.load("n") is None
    again = board.start()
    assert again.load("n") is None
    assert again.load("m") == NEW


def cuts(board):
    """Every number of bytes after which the power can go while OLD becomes NEW."""
    return range(len(container.pack(0, [("n", NEW)])) + 1)


@pytest.mark.parametrize("before", [1, 2, 3])
def test_a_file_torn_at_any_byte_leaves_the_save_before_it(board, before):
    for number in range(before):
        board.start().save("n", OLD + bytes((number,)))
    kept = dict(board.drive.files)
    old = board.start().load("n")
    for cut in cuts(board):
        board.drive.files = dict(kept)
        store = board.start()
        board.drive.cut = cut
        with pytest.raises(PowerCut):
            store.save("n", NEW)
        again = board.start()
        whole = cut == cuts(board)[-1]
        assert again.load("n") == (NEW if whole else old), cut
        assert again.trouble == ""
        assert again.save("n", NEW)
        assert board.start().load("n") == NEW


def test_a_nvm_torn_at_any_byte_leaves_the_files(board):
    board.start().save("n", OLD)
    board.drive.held = True
    for cut in cuts(board):
        board.chip.nvm = Nvm()
        store = board.start()
        board.chip.nvm.cut = cut
        with pytest.raises(PowerCut):
            store.save("n", NEW)
        again = board.start()
        assert again.load("n") == (NEW if cut == cuts(board)[-1] else OLD), cut
        assert again.trouble == ""


def test_a_nvm_erased_or_torn_with_nothing_else_is_told_and_survived(board):
    board.drive.held = True
    for cut in range(len(container.pack(0, [("n", NEW)]))):
        board.chip.nvm = Nvm()
        board.start().save("n", OLD)
        store = board.start()
        board.chip.nvm.cut = cut
        with pytest.raises(PowerCut):
            store.save("n", NEW)
        again = board.start()
        assert again.load("n") is None
        # Erased flash looks new; once a header is there, a save can be seen to be missing.
        assert again.trouble == ("broken" if cut >= 2 else ""), cut
        assert again.save("n", NEW)
        assert again.trouble == ""
        assert board.start().load("n") == NEW


def test_a_full_drive_falls_back_on_the_nvm(board):
    store = board.start()
    store.save("n", OLD)
    board.drive.room = 10
    assert store.save("n", NEW)
    assert store.trouble == ""
    assert board.start().load("n") == NEW


def test_no_room_anywhere_keeps_the_save_before_it(board):
    board.chip.nvm = Nvm(64)
    store = board.start()
    assert store.save("n", OLD)
    board.drive.room = 10
    assert not store.save("n", NEW)
    assert store.trouble == "full"
    assert store.load("n") == NEW  # for as long as the power is on
    assert board.start().load("n") == OLD
    board.drive.room = 1000
    assert store.save("n", NEW)  # the same bytes, but they are not kept yet
    assert store.trouble == ""
    assert board.start().load("n") == NEW


def test_a_full_drive_and_no_nvm(board):
    board.chip.nvm = None
    board.drive.room = 10
    store = board.start()
    assert not store.save("n", OLD)
    assert store.trouble == "full"


def test_too_much_for_the_nvm_is_told(board):
    board.drive.held = True
    store = board.start()
    assert not store.save("n", bytes(9000))
    assert store.trouble == "full"
    assert board.chip.nvm.writes == 0


def test_no_place_at_all(board):
    board.drive.held = True
    board.chip.nvm = None
    store = board.start()
    assert store.trouble == ""
    assert not store.save("n", OLD)
    assert store.trouble == "none"
    assert store.load("n") == OLD


def test_worn_out_flash_counts_as_no_place(board, monkeypatch):
    def refuse(self, index, data):
        raise RuntimeError("Unable to write to nvm.")

    monkeypatch.setattr(Nvm, "__setitem__", refuse)
    board.drive.held = True
    store = board.start()
    assert not store.save("n", OLD)
    assert store.trouble == "none"


def test_a_drive_that_stays_read_only_counts_as_no_place(board, monkeypatch):
    monkeypatch.setattr(board.drive, "remount", lambda path, readonly: None)
    board.chip.nvm = None
    store = board.start()
    assert not store.save("n", OLD)
    assert store.trouble == "none"


def test_another_programs_nvm_is_no_broken_save(board):
    board.chip.nvm.bytes[:5] = b"hello"
    board.drive.held = True
    store = board.start()
    assert (store.load("n"), store.trouble) == (None, "")
    assert board.chip.nvm.bytes[:5] == b"hello"
    assert store.save("n", OLD)
    assert board.start().load("n") == OLD


@pytest.mark.parametrize("foreign", [b"x", b"MZ", b"hello world", bytes(100)])
def test_foreign_files_are_told_and_stay_until_a_save_works(board, foreign):
    for name in saves._FILES:
        board.drive.files[name] = foreign
    board.chip.nvm = None
    before = board.everything()
    store = board.start()
    assert (store.load("n"), store.trouble) == (None, "broken")
    assert board.everything() == before
    board.drive.held = True
    assert not store.save("n", OLD)
    assert board.everything() == before
    board.drive.held = False
    assert store.save("n", OLD)
    assert store.trouble == ""
    assert foreign in board.drive.files.values()
    assert board.start().load("n") == OLD


def test_a_save_of_a_later_version_stays_until_a_save_works(board):
    later = bytearray(container.pack(9, [("n", OLD)]))
    later[2] += 1
    later[-2:] = container.checksum(later[:-2]).to_bytes(2, "big")
    board.drive.files[saves._FILES[0]] = bytes(later)
    store = board.start()
    assert (store.load("n"), store.trouble) == (None, "broken")
    assert store.save("n", NEW)
    assert board.drive.files[saves._FILES[0]] == bytes(later)
    assert board.start().load("n") == NEW


def test_a_computer_that_takes_the_drive_while_it_is_written(board, monkeypatch):
    def remount(path, readonly):
        if readonly:
            raise RuntimeError("Cannot remount path when visible via USB.")
        board.drive.readonly = False

    monkeypatch.setattr(board.drive, "remount", remount)
    assert board.start().save("n", OLD)
    assert board.start().load("n") == OLD
