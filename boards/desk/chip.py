# SPDX-License-Identifier: MIT
"""The nvm of a CircuitPython board, through its raw REPL."""

from binascii import a2b_base64, b2a_base64

from boards.common import container
from boards.desk.wire import Wire

_HEAD = 7
_LINE = 192  # bytes
_READ = """
from binascii import b2a_base64
import microcontroller
m=microcontroller.nvm
for a in range(0,{size},{line}):print(str(b2a_base64(m[a:min(a+{line},{size})]),'utf-8'),end='')
"""


class Chip:
    """The nvm's first bytes, where saves lie: `size` of it all, 0 where the board has none."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        told = wire.run("import microcontroller\nprint(len(microcontroller.nvm or b''))")
        self.size = int(told)

    def read(self) -> bytes:
        """The container that begins there, b"" where none does."""
        if self.size < _HEAD:
            return b""
        return self._bytes(min(self.size, container.size(self._bytes(_HEAD))))

    def write(self, data: bytes) -> None:
        """Put a container there, in one go: each assignment erases the whole block of flash."""
        lines = ["from binascii import a2b_base64", f"B=bytearray({len(data)})"]
        for at in range(0, len(data), _LINE):
            part = b2a_base64(data[at : at + _LINE], newline=False)
            lines.append(f"B[{at}:{min(at + _LINE, len(data))}]=a2b_base64({part!r})")
        for at in range(0, len(lines), 4):
            self._wire.run("\n".join(lines[at : at + 4]))
        self._wire.run(f"import microcontroller\nmicrocontroller.nvm[0:{len(data)}]=B")

    def _bytes(self, size: int) -> bytes:
        told = self._wire.run(_READ.format(size=size, line=_LINE))
        return b"".join(map(a2b_base64, told.splitlines()))
