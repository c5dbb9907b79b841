# SPDX-License-Identifier: MIT
"""Desktop only: what builds a bundle for a board, puts it there and moves saves.

It shares boards/common with the handhelds, whose modules begin with `from micropython import
const`; on a desktop that module need not be there.
"""

import importlib.util
import sys
from types import ModuleType

if importlib.util.find_spec("micropython") is None:
    _stand_in = ModuleType("micropython")
    _stand_in.const = lambda value: value  # type: ignore[attr-defined]
    sys.modules["micropython"] = _stand_in
