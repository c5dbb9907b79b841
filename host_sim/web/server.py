# SPDX-License-Identifier: MIT
"""The handheld in a browser: serves one page on this computer, shows frames and takes input.

What the page sends is JSON: {"key": "A", "down": true}, {"touch": [x, y]}, {"lift": true}.
It receives the machine's size and name, then its state, as JSON, and frames as binary: two bytes
with the number of the first pixel row that changed, high byte first, then whole rows of RGB888.
"""

import json
import logging
import threading
from http import HTTPStatus
from pathlib import Path

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response
from websockets.sync.server import serve

from host_sim.words import BUTTONS

PORT = 8160  # tried first, so that a page left open finds the next game
_HERE = "127.0.0.1"
_NAMES = (_HERE, "localhost", "[::1]")  # another name would be a stranger's page asking
_FOLDER = Path(__file__).parent
_PAGES = {
    "/": ("page.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/keys.css": ("keys.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
    "/keys.js": ("keys.js", "text/javascript"),
    "/sound.js": ("sound.js", "text/javascript"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
_POLICY = "default-src 'self'; connect-src 'self' ws:; frame-ancestors 'none'"
_SCREEN = 0  # among the masks of keys held: the finger on the screen
_BIGGEST_MESSAGE = 1024  # bytes; a page has nothing longer to say

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # a broken handshake is the browser's affair
_log.propagate = False


class Window:
    """A front: `with window:` serves the page at `window.address`, `idle()` tells what changed."""

    def __init__(self, machine, port: int | None = None):
        """Listen at `port`, OSError where it is taken; None: the usual one or any free one."""
        self._machine = machine
        self._news = threading.Condition()
        self._frames = None
        self._frame = b""
        self._state = ""
        self._open = True
        try:
            self._server = self._listen(PORT if port is None else port)
        except OSError:
            if port is not None:
                raise
            self._server = self._listen(0)
        self.port = self._server.socket.getsockname()[1]
        self.address = f"http://{_HERE}:{self.port}/"

    def _listen(self, port: int):
        return serve(
            self._converse,
            _HERE,
            port,
            process_request=_answer,
            max_size=_BIGGEST_MESSAGE,
            compression=None,
            close_timeout=1,
            logger=_log,
        )

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error):
        with self._news:
            self._open = False
            self._news.notify_all()
        self._server.shutdown()

    def idle(self) -> None:
        """Publish what changed; input needs no moment of its own."""
        machine = self._machine
        state = _state(machine)
        if machine.frames == self._frames and state == self._state:
            return
        with self._news:
            self._frames = machine.frames
            self._frame = machine.frame()
            self._state = state
            self._news.notify_all()

    def _converse(self, connection) -> None:
        """Serve one page: what it says is read here, another thread sends what it is shown."""
        machine = self._machine
        hello = {"width": machine.width, "height": machine.height, "name": machine.name}
        connection.send(json.dumps(hello))
        teller = threading.Thread(target=self._tell, args=(connection,), daemon=True)
        teller.start()
        held = set()
        try:
            for message in connection:
                self._hear(message, held)
        except ValueError as error:
            connection.close(1007, str(error))
        finally:
            for mask in sorted(held):  # a page that goes away lets its keys go
                self._machine.release(mask) if mask else self._machine.lift()
            with self._news:
                self._news.notify_all()

    def _hear(self, message, held: set) -> None:
        """Do what a page says; ValueError with a sentence for what makes no sense."""
        machine = self._machine
        try:
            what = json.loads(message)
            if "key" in what:
                mask = BUTTONS[what["key"]]
                (machine.press if what["down"] else machine.release)(mask)
                (held.add if what["down"] else held.discard)(mask)
            elif "touch" in what:
                x, y = (int(part) for part in what["touch"])
                right, bottom = machine.width - 1, machine.height - 1
                machine.touch(min(max(x, 0), right), min(max(y, 0), bottom))
                held.add(_SCREEN)
            elif what["lift"]:
                machine.lift()
                held.discard(_SCREEN)
        except (KeyError, TypeError, ValueError, OverflowError):
            raise ValueError(
                'A page says {"key": NAME, "down": BOOLEAN}, {"touch": [X, Y]} or {"lift": true}.'
            ) from None

    def _tell(self, connection) -> None:
        """Send the newest state and frame whenever they change, as fast as the page takes them."""
        frame = state = None
        stride = 3 * self._machine.width
        try:
            while True:
                said, last = state, frame
                with self._news:
                    while self._open and (state, frame) == (self._state, self._frame):
                        self._news.wait()
                        if connection.close_code is not None:
                            return
                    if not self._open:
                        return
                    state, frame = self._state, self._frame
                if state and state != said:
                    connection.send(state)
                rows = changed(last or b"", frame, stride)
                if rows:
                    connection.send(rows)
        except ConnectionClosed:
            return


def changed(old: bytes, new: bytes, stride: int) -> bytes:
    """The message that turns frame `old` into `new`, empty where nothing changed."""
    rows = [y for y in range(0, len(new), stride) if old[y : y + stride] != new[y : y + stride]]
    if not rows:
        return b""
    return (rows[0] // stride).to_bytes(2, "big") + new[rows[0] : rows[-1] + stride]


def _state(machine) -> str:
    lights = machine.lights
    return json.dumps(
        {
            "lights": [list(lights[i : i + 3]) for i in range(0, len(lights), 3)],
            "tone": machine.tone,
            "brightness": machine.brightness,
        }
    )


def _answer(connection, request):
    """Answer a plain request with a file of the page; None lets a WebSocket begin."""
    host = request.headers.get("Host", "")
    origin = request.headers.get("Origin")
    if host.rpartition(":")[0] not in _NAMES or origin not in (None, f"http://{host}"):
        return connection.respond(HTTPStatus.FORBIDDEN, "The page is for this computer only.\n")
    path = request.path.partition("?")[0]
    if path == "/socket":
        return None
    if path not in _PAGES:
        return connection.respond(HTTPStatus.NOT_FOUND, "There is only the page at /.\n")
    name, kind = _PAGES[path]
    body = (_FOLDER / name).read_bytes()
    headers = Headers(
        {
            "Content-Type": kind + "; charset=utf-8",
            "Content-Length": str(len(body)),
            "Content-Security-Policy": _POLICY,
            "Cache-Control": "no-store",
        }
    )
    return Response(HTTPStatus.OK, HTTPStatus.OK.phrase, headers, body)
