# SPDX-License-Identifier: MIT
"""Imported for its effect by what runs the engine without a machine: referee and arena.

The engine takes `const` from the module micropython, which a desktop has in modules/ only.
"""

import sys
from pathlib import Path

_MODULES = str(Path(__file__).resolve().parent / "modules")
if _MODULES not in sys.path:
    sys.path.append(_MODULES)
