# SPDX-License-Identifier: MIT
"""A command line that complains in one sentence."""

import argparse


class Parser(argparse.ArgumentParser):
    """A parser of `python -m host_sim ...` whose complaints come without the usage."""

    def error(self, message):
        message = message.removeprefix("argument ").rstrip(".")
        end = "" if message.endswith("?") else "."
        self.exit(2, f"{message}{end} ({self.prog} --help explains.)\n")
