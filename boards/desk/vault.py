# SPDX-License-Identifier: MIT
"""Where one side keeps its saves: containers in files, and perhaps in a chip's own memory."""

import errno

from boards.common import container
from boards.desk import trouble
from boards.desk.chip import Chip
from boards.desk.place import Place

# As boards/common/saves.py and littlefs.py have them; the newest container counts.
FILES = {
    "circuitpython": ("save_a.bin", "save_b.bin"),
    "micropython": ("save.bin", "save.bak", "save.tmp"),
}


class Vault:
    """The saves in the files of a place, those of the runtime's names, and in a chip.

    `bytes`: the container that counts, b"" if there is none. `damaged`: what lies there and cannot
    be read: where the power was cut, or of a later version.
    """

    def __init__(
        self, runtime: str, place: Place, chip: Chip | None = None, nvm: bytes = b""
    ) -> None:
        self._place = place
        self._chip = chip
        there = place.sizes()
        files = {name: place.read(name) if name in there else b"" for name in FILES[runtime]}
        in_chip = chip.read() if chip else nvm[: container.size(nvm[:7])]
        self.bytes = b""
        self._newest = ""
        for name, data in (*files.items(), ("", in_chip)):
            if container.newer(container.sequence(data), container.sequence(self.bytes)):
                self.bytes, self._newest = data, name
        self._target = next(name for name in files if name != self._newest)
        everything = [data for data in (*files.values(), in_chip) if data]
        self.damaged = [data for data in everything if container.sequence(data) < 0]

    def entries(self) -> dict:
        """What is saved, bytes by name."""
        return dict(container.unpack(self.bytes)) if self.bytes else {}

    def save(self, entries: dict) -> None:
        """Keep these entries from now on; the container that counted until now stays."""
        number = (container.sequence(self.bytes) + 1) & 0xFFFF
        data = container.pack(number, list(entries.items()))
        try:
            self._place.write(self._target, data)
            kept = not self._place.differing({self._target: data})
        except OSError as error:
            if error.errno != errno.EROFS or not self._chip:
                raise
            kept = self._in_chip(self._chip, data)
        if not kept:
            raise trouble.NotKept(
                f"{self._place} does not keep what is written: its flash or its "
                "cable is bad. What was there before is still there."
            )

    def _in_chip(self, chip: Chip, data: bytes) -> bool:
        if len(data) > chip.size:
            raise trouble.Full(
                f"The board's own memory has {chip.size} bytes, and the matches take {len(data)}: "
                "copy one game alone with --game, or eject the board's drive so that its files "
                "can be written."
            )
        chip.write(data)
        return chip.read() == data
