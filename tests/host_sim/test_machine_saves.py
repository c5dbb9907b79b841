# SPDX-License-Identifier: MIT
"""What the machine keeps without power, and what a power cut leaves (DEVICE.md 5.2 and 7)."""

import os
import shutil
import signal
import subprocess
import sys
import time
from textwrap import dedent

import pytest

from host_sim.machine import PowerOff
from host_sim.parts.drive import OPENED, Drive
from host_sim.parts.flash import Flash
from host_sim.plug import ROOT
from tests.host_sim.programs import printed, pybadge

WRITE = """
    import microcontroller
    microcontroller.nvm[:5] = b"hello"
    print(bytes(microcontroller.nvm[:7]))
"""


def cut(at):
    """Return a hook that turns the power off at one step."""

    def hook(step):
        if step == at:
            raise PowerOff

    return hook


def test_nvm_is_new_then_keeps_its_bytes(tmp_path, capsys):
    state = tmp_path / "state"
    pybadge(WRITE, tmp_path, state).run()
    pybadge("import microcontroller as m; print(bytes(m.nvm[:7]))", tmp_path, state).run()
    assert capsys.readouterr().out.splitlines() == ["b'hello\\xff\\xff'"] * 2
    assert (state / "nvm.bin").read_bytes() == b"hello" + b"\xff" * 8187


def test_power_cut_after_the_erase_loses_all_of_it(tmp_path):
    machine = pybadge(WRITE, tmp_path, tmp_path / "state")
    machine.run()
    machine.flash.on_step = cut(0)
    machine.run()
    assert (tmp_path / "state" / "nvm.bin").read_bytes() == b"\xff" * 8192
    assert machine.flash.read(0, 8192) == b"\xff" * 8192


def test_power_cut_between_pages_leaves_the_first_ones(tmp_path):
    flash = Flash(tmp_path / "nvm.bin", 8192)
    flash.write(0, b"a" * 8192)
    flash.on_step = cut(3)
    with pytest.raises(PowerOff):
        flash.write(100, b"b")
    left = b"a" * 100 + b"b" + b"a" * (3 * 512 - 101) + b"\xff" * (8192 - 3 * 512)
    assert Flash(tmp_path / "nvm.bin", 8192).read(0, 8192) == left


def test_every_write_wears_the_block_even_of_one_equal_byte():
    flash = Flash(None, 8192)
    flash.write(0, b"\xff")
    flash.write(0, b"\xff")
    assert flash.erases == 2


def test_a_foreign_memory_file_is_told(tmp_path):
    (tmp_path / "nvm.bin").write_bytes(bytes(9000))
    with pytest.raises(ValueError, match="has 9000 bytes but this handheld's memory has 8192"):
        pybadge(WRITE, tmp_path, tmp_path)


KILLED = """
import sys
from pathlib import Path
from host_sim.parts.flash import Flash
flash = Flash(Path(sys.argv[1]), 8192)
print("on", flush=True)
while True:
    for letter in b"ab":
        flash.write(0, bytes((letter,)) * 8192)
"""


def test_a_killed_process_leaves_what_the_hardware_would(tmp_path):
    """kill -9 at any moment: pages of the new bytes, then erased ones; or erased in part."""
    path = tmp_path / "nvm.bin"
    for wait_ms in (1, 2, 3, 5, 8):
        command = [sys.executable, "-c", KILLED, str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(wait_ms / 1000)
            os.kill(process.pid, signal.SIGKILL)
        left = path.read_bytes().ljust(8192, b"\xff")
        pages = [set(left[at : at + 512]) for at in range(0, 8192, 512)]
        assert all(len(page) == 1 and page <= set(b"ab\xff") for page in pages)
        assert not set(b"ab") <= set(left)


def test_the_drive_is_read_only_until_it_is_remounted(tmp_path, capsys):
    lines = printed(
        """
        import storage
        drive = storage.getmount("/")
        try:
            drive.open("/save_a.bin", "wb")
        except OSError as error:
            print(error.args[0], drive.readonly)
        storage.remount("/", readonly=False)
        with drive.open("/save_a.bin", "wb") as file:
            file.write(b"kept")
        with drive.open("/save_a.bin", "rb") as file:
            print(file.read())
        try:
            drive.open("/none.bin", "rb")
        except OSError as error:
            print(error.args[0])
        from boards.common import clock
        clock.sleep(99999)
        """,
        tmp_path,
        capsys,
    )
    assert lines == ["30 True", "b'kept'", "2"]


def test_a_computer_on_usb_keeps_the_drive(tmp_path):
    machine = pybadge("import storage; storage.remount('/', readonly=False)", tmp_path)
    machine.drive.usb = True
    with pytest.raises(RuntimeError, match="visible via USB"):
        machine.run()


def test_a_full_drive_takes_what_fits(tmp_path):
    drive = Drive(tmp_path / "drive", 2_000_000)
    drive.remount(readonly=False)
    drive.capacity = 10
    with drive.open("/a", "wb") as file:
        assert file.write(b"1234567") == 7
    with pytest.raises(OSError) as full, drive.open("/b", "wb") as file:
        file.write(b"1234567")
    assert full.value.args[0] == 28
    assert (tmp_path / "drive" / "b").read_bytes() == b"123"


def test_a_power_cut_while_writing_leaves_a_torn_file(tmp_path):
    drive = Drive(tmp_path / "drive", 2_000_000)
    drive.remount(readonly=False)
    with drive.open("/a", "wb") as file:
        file.write(b"old")
    drive.on_step = cut(OPENED)
    with pytest.raises(PowerOff):
        drive.open("/a", "wb")
    assert (tmp_path / "drive" / "a").read_bytes() == b""


@pytest.mark.parametrize("path", ["/", "../x", "/sub/x", ".."])
def test_only_files_of_the_drive_itself_open(tmp_path, path):
    drive = Drive(tmp_path / "drive", 2_000_000)
    drive.remount(readonly=False)
    with pytest.raises(OSError) as missing:
        drive.open(path, "wb")
    assert missing.value.args[0] == 2


def test_remounted_is_forgotten_at_power_off(tmp_path):
    machine = pybadge("import storage; storage.remount('/', readonly=False)", tmp_path)
    machine.run()
    assert machine.drive.readonly is False
    machine.code.write_text("import storage; storage.getmount('/').open('/a', 'wb')")
    with pytest.raises(OSError, match="Read-only"):
        machine.run()


def test_a_folder_that_cannot_be_used_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match="The saves cannot be kept in .*: give another folder"):
        pybadge(WRITE, tmp_path, tmp_path / "file" / "state")


def test_saving_in_a_folder_that_has_gone_is_told_to_the_program(tmp_path, capsys):
    machine = pybadge(
        """
        from boards.pybadge.hal import Hal
        hal = Hal()
        print(hal.save("cribbage", b"match"), hal.trouble)
        """,
        tmp_path, tmp_path / "state",
    )  # fmt: skip
    shutil.rmtree(tmp_path / "state")
    machine.run()
    assert capsys.readouterr().out == "False none\n"


SAVE_FOUR = """
    from boards.pybadge.hal import Hal
    hal = Hal()
    for number in range(1, 5):
        print(number - 1, flush=True)
        hal.save("cribbage", b"match %d" % number * 40)
"""
LOAD = """
    from boards.pybadge.hal import Hal
    print((Hal().load("cribbage") or b"match 0")[:7])
"""


@pytest.mark.parametrize("moment", range(1, 13))
def test_the_boards_saves_outlive_a_power_cut_at_any_moment(tmp_path, capsys, moment):
    machine = pybadge(SAVE_FOUR, tmp_path)
    left = iter(range(moment - 1, -99, -1))

    def hook(step: int) -> None:
        if next(left) == 0:
            raise PowerOff

    machine.drive.on_step = hook
    machine.run()
    saved = int(capsys.readouterr().out.split()[-1])
    machine.drive.on_step = lambda step: None
    machine.code.write_text(dedent(LOAD))
    machine.run()
    assert capsys.readouterr().out.strip() in (f"b'match {saved}'", f"b'match {saved + 1}'")
