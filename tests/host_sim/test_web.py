# SPDX-License-Identifier: MIT
"""The web front's server, spoken to as a page speaks to it."""

import http.client
import json
import re
import socket

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from host_sim.web.server import Window, changed
from host_sim.words import BUTTONS
from tests.host_sim.toy import Toy

RED, BLUE = (255, 0, 0), (0, 0, 248)


@pytest.fixture
def toy():
    return Toy()


@pytest.fixture
def window(toy):
    with Window(toy, 0) as window:
        window.idle()
        yield window


@pytest.fixture
def page(window):
    with connect(window.address.replace("http", "ws") + "socket") as page:
        yield page


def state_and_frame(page):
    return json.loads(page.recv(5)), page.recv(5)


def ask(window, path="/", **headers):
    line = http.client.HTTPConnection("127.0.0.1", window.port, timeout=5)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    return answer.status, answer.getheader("Content-Type"), answer.read().decode()


def test_a_page_first_hears_the_size_then_the_state_then_sees_the_whole_frame(page, toy):
    assert json.loads(page.recv(5)) == {"width": 160, "height": 128, "name": "A toy"}
    state, frame = state_and_frame(page)
    assert state == {"lights": [[0, 0, 0]] * 5, "tone": 0, "brightness": 1.0}
    assert frame == b"\0\0" + toy.frame()


def test_only_the_rows_that_changed_are_sent(page, toy, window):
    page.recv(5), state_and_frame(page)
    toy.paint(10, 40, 5, 3, RED)
    window.idle()
    rows = page.recv(5)
    stride = 3 * toy.width
    assert rows == b"\0\x28" + toy.frame()[40 * stride : 43 * stride]


def test_lights_tone_and_brightness_are_told_when_they_change(page, toy, window):
    page.recv(5), state_and_frame(page)
    toy.tone = 440
    toy.lights = bytes((1, 2, 3)) + bytes(12)
    toy.brightness = 0.5
    window.idle()
    state = json.loads(page.recv(5))
    assert state == {"lights": [[1, 2, 3]] + [[0, 0, 0]] * 4, "tone": 440, "brightness": 0.5}


def test_a_second_page_gets_the_whole_picture_too(page, toy, window):
    page.recv(5), state_and_frame(page)
    toy.paint(0, 0, 160, 128, BLUE)
    window.idle()
    with connect(window.address.replace("http", "ws") + "socket") as second:
        second.recv(5)
        assert state_and_frame(second)[1] == b"\0\0" + toy.frame()


def test_keys_and_touches_reach_the_machine_in_order(page, toy):
    for said in (
        {"key": "A", "down": True},
        {"key": "A", "down": False},
        {"touch": [80, 64]},
        {"touch": [-5, 999]},
        {"lift": True},
    ):
        page.send(json.dumps(said))
    a = BUTTONS["A"]
    toy.wait(("press", a), ("release", a), ("touch", 80, 64), ("touch", 0, 127), ("lift",))


def test_a_page_that_goes_away_lets_go_of_everything(page, toy):
    page.send(json.dumps({"key": "UP", "down": True}))
    page.send(json.dumps({"touch": [1, 2]}))
    toy.wait(("press", BUTTONS["UP"]), ("touch", 1, 2))
    page.close()
    toy.wait(("lift",), ("release", BUTTONS["UP"]))


@pytest.mark.parametrize(
    "said",
    ["", "A", "[]", "7", "null", '{"key": "C", "down": true}', '{"key": "A"}', '{"touch": [1]}',
     '{"touch": ["x", 1e999]}', '{"touch": 5}', "{}", b"\xff"],
)  # fmt: skip
def test_a_message_that_makes_no_sense_closes_with_a_sentence(window, toy, said):
    with connect(window.address.replace("http", "ws") + "socket") as page:
        page.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(4):
                page.recv(5)
    assert closed.value.rcvd.code == 1007
    assert closed.value.rcvd.reason.startswith("A page says")
    assert toy.done == []


def test_every_file_that_the_page_names_is_served(window):
    status, kind, page = ask(window)
    assert (status, kind) == (200, "text/html; charset=utf-8")
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    named += re.findall(r'from "(/[^"]+)"', ask(window, "/page.js")[2])
    assert len(named) >= 5
    for path in named:
        assert ask(window, path)[0] == 200, path
    assert ask(window, "/server.py")[0] == 404
    assert ask(window, "/../server.py")[0] == 404


def test_a_stranger_s_page_is_refused(window):
    host = f"127.0.0.1:{window.port}"
    assert ask(window, Host=f"evil.example:{window.port}")[0] == 403
    assert ask(window, "/socket", Host=host, Origin="http://evil.example")[0] == 403
    assert ask(window, Host=f"localhost:{window.port}", Origin=f"http://{host}")[0] == 403
    assert ask(window, Host=f"localhost:{window.port}")[0] == 200


def test_a_taken_port_is_an_error_only_where_it_was_asked_for(toy):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        with pytest.raises(OSError):
            Window(toy, taken.getsockname()[1])
    with Window(toy) as one, Window(toy) as other:
        assert one.port != other.port


def test_changed_rows():
    old = bytes(range(12))
    assert changed(old, old, 3) == b""
    assert changed(b"", old, 3) == b"\0\0" + old
    new = old[:3] + b"xyz" + old[6:9] + b"xyz"
    assert changed(old, new, 3) == b"\0\1" + new[3:]
