# SPDX-License-Identifier: MIT
"""A referee to ask in this process, as another program would."""

import json

from host_sim.referee.commands import Referee
from host_sim.referee.loop import answer


class Table:
    """A referee in this process; `ask` sends a command and returns what a program would read."""

    def __init__(self):
        self.referee = Referee()

    def line(self, line) -> dict:
        reply = answer(self.referee, line if isinstance(line, bytes) else line.encode())
        assert b"\n" not in reply
        return json.loads(reply)

    def ask(self, cmd: str, **fields) -> dict:
        reply = self.line(json.dumps({"cmd": cmd, **fields}))
        assert reply["ok"] is True, reply
        return reply

    def refused(self, cmd: str, **fields) -> str:
        reply = self.line(json.dumps({"cmd": cmd, **fields}))
        assert reply["ok"] is False
        return reply["error"]


def begun(**fields) -> Table:
    table = Table()
    table.ask("new", game="cribbage", seats=2, seed=7, **fields)
    return table
