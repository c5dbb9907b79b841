# SPDX-License-Identifier: MIT
"""The SAMD51's erase block that `microcontroller.nvm` exposes, with its way of losing power.

Any write copies the block, erases it to 0xFF and programs it again page by page
(circuitpython ports/atmel-samd/common-hal/nvm/ByteArray.c: flash_write of asf4), so a power cut
between the two loses the whole block.
"""

from pathlib import Path

from host_sim.parts.power import Memory

PAGE = 512


class Flash(Memory):
    """`size` bytes that survive power-off: in a file, or in memory if `path` is None.

    Step 0 of a write is the erase, then each page is one. The file is written in place at the same
    moments, so a killed process leaves what the hardware would. `erases` counts the wear.
    """

    def __init__(self, path: Path | None, size: int) -> None:
        super().__init__()
        self.size = size
        self.erases = 0
        self._path = path
        self._bytes = bytearray(b"\xff" * size)
        self.power_on()

    def power_on(self) -> None:
        """Read the file again, as another process may have written it; ValueError if too long."""
        super().power_on()
        if self._path is None or not self._path.exists():
            return
        kept = self._path.read_bytes()
        if len(kept) > self.size:
            raise ValueError(
                f"{self._path} has {len(kept)} bytes but this handheld's memory has {self.size}: "
                "it is not from this board; move it away."
            )
        self._bytes[:] = kept + b"\xff" * (self.size - len(kept))

    def read(self, start: int, stop: int) -> bytearray:
        """Return a copy of the bytes from `start` to `stop`."""
        return self._bytes[start:stop]

    def write(self, start: int, data: bytes) -> None:
        """Replace the bytes from `start`: erase everything, then program page after page.

        RuntimeError where the file cannot be written: on a board, the flash is worn out.
        """
        self.alive()
        after = bytearray(self._bytes)
        after[start : start + len(data)] = data
        self._bytes[:] = b"\xff" * self.size
        self.erases += 1
        self._keep(0, self.size)
        self.step(0)
        for step, page in enumerate(range(0, self.size, PAGE), 1):
            self._bytes[page : page + PAGE] = after[page : page + PAGE]
            self._keep(page, page + PAGE)
            self.step(step)

    def _keep(self, start: int, stop: int) -> None:
        """Put a part into the file, straight and in place."""
        if self._path is None:
            return
        try:
            if not self._path.exists():
                self._path.write_bytes(b"")
            with self._path.open("r+b", buffering=0) as file:
                file.seek(start)
                file.write(self._bytes[start:stop])
        except OSError as error:
            raise RuntimeError(f"{self._path} cannot be written ({error.strerror})") from None
