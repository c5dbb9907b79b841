# SPDX-License-Identifier: MIT
"""Runs the engine's tests without pytest: `micropython on_micropython.py ROOT [MODULE...]`.

ROOT holds engine/ and tests/engine/, as source or as .mpy. Prints each failure with its
traceback and a last line `N passed`; the exit code says whether all did.
"""

import gc
import os
import sys


class Lazy:
    """`gc`, of which the engine's many calls of collect() would take most of the time here."""

    def __init__(self):
        self.mem_alloc = gc.mem_alloc

    def collect(self):
        pass


def modules(root: str) -> list:
    """The names of the test modules below ROOT, in order."""
    names = set()
    for name in os.listdir(root + "/tests/engine"):
        if name.startswith("test_"):
            names.add(name.split(".")[0])
    return sorted(names)


def run(name: str) -> tuple:
    """Run every test of a module: how many passed and how many failed."""
    path = "tests.engine." + name
    sys.modules["gc"] = gc if name == "test_catalog" else Lazy()
    __import__(path)
    module = sys.modules[path]
    passed = 0
    failed = 0
    for test in sorted(dir(module)):
        if not test.startswith("test_"):
            continue
        try:
            getattr(module, test)()
            passed += 1
        except Exception as error:
            failed += 1
            print("FAILED %s.%s" % (name, test))
            sys.print_exception(error)
    return passed, failed


def main() -> None:
    """Run the modules named, or all of them."""
    root = sys.argv[1]
    sys.path.insert(0, root)
    passed = 0
    failed = 0
    for name in sys.argv[2:] or modules(root):
        good, bad = run(name)
        passed += good
        failed += bad
    print("%d passed%s" % (passed, ", %d failed" % failed if failed else ""))
    if failed:
        sys.exit(1)


main()
