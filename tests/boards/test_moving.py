# SPDX-License-Identifier: MIT
"""Matches copied between a board and this computer, and nothing lost on either side."""

import fcntl

import pytest

from boards.common import container
from boards.desk import facts, trouble
from boards.desk.moving import Move, pull, push
from tests.boards.fakes.serial_board import CircuitPythonBoard, MicroPythonBoard

PYBADGE = facts.board("pybadge")
PICO = facts.board("waveshare_pico_lcd_13")
OF_BOARD = {"cribbage": b"theirs", "trash": b"played", "settings": b"s", "statistics": b"t"}
OF_COMPUTER = {"cribbage": b"ours", "casino": b"begun", "settings": b"S"}


pytestmark = pytest.mark.usefixtures("quick", "unplugged")


def packed(entries, number=7):
    return container.pack(number, list(entries.items()))


@pytest.fixture
def state(tmp_path):
    (tmp_path / "state" / "drive").mkdir(parents=True)
    (tmp_path / "state" / "drive" / "save_b.bin").write_bytes(packed(OF_COMPUTER, 9))
    return tmp_path / "state"


def newest(*places):
    """The entries that count, as the handheld finds them."""
    best = b""
    for data in places:
        if container.newer(container.sequence(data), container.sequence(best)):
            best = data
    return dict(container.unpack(best))


def files(folder):
    return [file.read_bytes() for file in sorted(folder.glob("save*"))]


def test_pull_brings_the_board_s_matches_and_keeps_the_others(drive, state):
    (drive / "save_a.bin").write_bytes(packed(OF_BOARD))
    said = pull(Move(PYBADGE, drive, state=state))
    after = OF_COMPUTER | {"cribbage": b"theirs", "trash": b"played"}
    assert newest(*files(state / "drive")) == after
    assert "cribbage, trash" in said and "place of another match there: cribbage" in said
    kept = list((state / "backups").iterdir())
    assert [dict(container.unpack(file.read_bytes())) for file in kept] == [OF_COMPUTER]
    assert str(kept[0]) in said
    assert (drive / "save_a.bin").read_bytes() == packed(OF_BOARD)
    assert "on this computer already" in pull(Move(PYBADGE, drive, state=state))
    said = pull(Move(PYBADGE, drive, state=state, backup=kept[0]))
    assert newest(*files(state / "drive")) == after | {"cribbage": b"ours"}


def test_push_brings_one_game_to_the_drive(drive, state):
    (drive / "save_a.bin").write_bytes(packed(OF_BOARD))
    said = push(Move(PYBADGE, drive, state=state, game="casino"))
    assert newest(*files(drive)) == OF_BOARD | {"casino": b"begun"}
    assert "Copied from this computer to the Adafruit PyBadge: casino." in said
    assert (drive / "save_a.bin").read_bytes() == packed(OF_BOARD)  # the older one stays
    assert "no match of biscuit" in push(Move(PYBADGE, drive, state=state, game="biscuit"))


def test_this_computer_s_chip_counts_too(drive, state):
    newer = {"cribbage": b"on the cable"}
    (state / "nvm.bin").write_bytes(packed(newer, 10) + b"\xff" * 100)
    push(Move(PYBADGE, drive, state=state))
    assert newest(*files(drive)) == newer
    pull(Move(PYBADGE, drive, state=state))
    assert newest(*files(state / "drive"), packed(newer, 10)) == newer


def test_nothing_to_copy_is_told(drive, tmp_path):
    assert "no match on the Adafruit PyBadge" in pull(Move(PYBADGE, drive, state=tmp_path / "new"))
    assert "no match on this computer" in push(Move(PYBADGE, drive, state=tmp_path / "new"))


def test_damaged_saves_are_told_and_kept(drive, state):
    good = packed(OF_BOARD)
    spoilt = good[:20] + b"?" + good[21:]
    (drive / "save_a.bin").write_bytes(spoilt)
    with pytest.raises(trouble.Damaged, match="on the Adafruit PyBadge are damaged.*--from"):
        pull(Move(PYBADGE, drive, state=state))
    said = push(Move(PYBADGE, drive, state=state))
    assert newest(*files(drive)) == {"cribbage": b"ours", "casino": b"begun"}
    kept = [file for file in (state / "backups").iterdir() if str(file) in said]
    assert [file.read_bytes() for file in kept] == [spoilt] and "could not be read" in said
    for file in (state / "drive").iterdir():
        file.write_bytes(spoilt)
    with pytest.raises(trouble.Damaged, match="on this computer"):
        push(Move(PYBADGE, drive, state=state))


def test_what_a_power_cut_left_beside_a_good_save_is_told_and_kept(drive, state):
    torn = packed(OF_BOARD, 8)[:-5]
    (drive / "save_a.bin").write_bytes(packed(OF_BOARD))
    (drive / "save_b.bin").write_bytes(torn)
    said = pull(Move(PYBADGE, drive, state=state))
    assert "cribbage, trash" in said and "this is the one before" in said
    said = push(Move(PYBADGE, drive, state=state, game="casino"))
    assert newest(*files(drive)) == OF_BOARD | {"casino": b"begun"}
    kept = [file.read_bytes() for file in (state / "backups").iterdir() if str(file) in said]
    assert sorted(kept) == sorted([packed(OF_BOARD), torn])


def test_a_board_s_own_memory_is_read_and_written_over_its_port(tmp_path, state):
    nvm = tmp_path / "nvm"
    of_board = OF_BOARD | {"biscuit": bytes(range(256)) * 3}
    nvm.write_bytes(packed(of_board, 20) + b"\xff" * 2000)
    with CircuitPythonBoard(tmp_path / "flash", "pybadge", words=("held",), nvm=nvm) as connected:
        pull(Move(PYBADGE, None, connected.port, state))
        after = newest(*files(state / "drive"))
        assert (after["cribbage"], after["biscuit"]) == (b"theirs", of_board["biscuit"])
        push(Move(PYBADGE, None, connected.port, state, "casino"))
        assert newest(nvm.read_bytes()[: container.size(nvm.read_bytes()[:7])]) == (
            of_board | {"casino": b"begun"}
        )
        assert connected.restarted()
        large = {"casino": bytes(3000)}
        (state / "drive" / "save_a.bin").write_bytes(packed(large, 50))
        with pytest.raises(trouble.Full, match="--game"):
            push(Move(PYBADGE, None, connected.port, state))


def test_a_board_that_no_computer_holds_gets_a_file(tmp_path, state):
    nvm = tmp_path / "nvm"
    nvm.write_bytes(packed(OF_BOARD, 20) + b"\xff" * 2000)
    with CircuitPythonBoard(tmp_path / "flash", "pybadge", nvm=nvm) as connected:
        push(Move(PYBADGE, None, connected.port, state))
        there = connected.files()
    assert newest(*there.values(), packed(OF_BOARD, 20)) == OF_BOARD | {
        "cribbage": b"ours", "casino": b"begun",
    }  # fmt: skip


def test_a_micropython_board_s_files_are_its_own(tmp_path, state):
    (state / "drive" / "save_b.bin").unlink()
    (state / "drive" / "save.bin").write_bytes(packed(OF_COMPUTER, 3))
    with MicroPythonBoard(tmp_path / "flash", PICO.machine) as connected:
        push(Move(PICO, None, connected.port, state))
        push(Move(PICO, None, connected.port, state, backup=backup(tmp_path, {"trash": b"x"})))
        there = connected.files()
    assert set(there) == {"save.bin", "save.bak"}
    assert newest(*there.values()) == {"cribbage": b"ours", "casino": b"begun", "trash": b"x"}


def backup(folder, entries):
    (folder / "kept.bin").write_bytes(packed(entries))
    return folder / "kept.bin"


def test_saves_in_use_are_left_alone(drive, state):
    with (state / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(trouble.Busy, match="being played"):
            pull(Move(PYBADGE, drive, state=state))


def test_what_is_no_backup_is_refused(drive, state, tmp_path):
    (tmp_path / "x").write_bytes(b"MZ")
    with pytest.raises(trouble.Usage, match="no backup.*the folder backups"):
        push(Move(PYBADGE, drive, state=state, backup=tmp_path / "x"))
    with pytest.raises(trouble.Usage, match="cannot be read .*the folder backups"):
        push(Move(PYBADGE, drive, state=state, backup=tmp_path / "y"))
    (tmp_path / "file").touch()
    with pytest.raises(trouble.ReadOnly, match="--state"):
        pull(Move(PYBADGE, drive, state=tmp_path / "file"))
