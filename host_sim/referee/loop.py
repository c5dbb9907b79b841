# SPDX-License-Identifier: MIT
"""Lines in, lines out: every line is answered, and none ends the process but quit."""

import json
import os
import sys
import traceback

from host_sim.referee.commands import Referee


def serve(lines, out) -> int:
    """Answer each line of a binary stream on another, flushed; return the exit status."""
    referee = Referee()
    try:
        for line in lines:
            out.write(answer(referee, line) + b"\n")
            out.flush()
            if referee.done:
                break
    except BrokenPipeError:  # nobody reads any more; nor should the exit try to flush
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def answer(referee: Referee, line: bytes) -> bytes:
    """The answer to one line, whatever is in it."""
    try:
        reply = {"ok": True, **referee.obey(_object(line))}
    except ValueError as wrong:
        reply = {"ok": False, "error": str(wrong)}
    except Exception as failure:  # a bug of ours must not end the matches of others
        traceback.print_exc()
        reply = {"ok": False, "error": f"The referee failed on this line: {failure!r}."}
    return json.dumps(reply).encode()


def _object(line: bytes) -> dict:
    """The JSON object of a line; ValueError with a sentence where it is none."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise ValueError("The line is not in UTF-8, which JSON needs.") from None
    if not text.strip():
        raise ValueError('The line is empty; a command is an object such as {"cmd": "games"}.')
    try:
        found = json.loads(text)
    except RecursionError:
        raise ValueError("The line nests too deep for a command.") from None
    except ValueError as wrong:
        raise ValueError(f"The line is not JSON: {str(wrong).rstrip('.')}.") from None
    if not isinstance(found, dict):
        raise ValueError('The line is JSON but no object; write {"cmd": "games"}, for example.')
    return found
