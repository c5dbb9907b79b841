# SPDX-License-Identifier: MIT
"""Calls a function below a root folder, with next to no heap of its own.

`call.py ROOT MODULE FUNCTION ARGUMENT...`.
"""

import sys

sys.path.insert(0, sys.argv[1])
__import__(sys.argv[2])
getattr(sys.modules[sys.argv[2]], sys.argv[3])(*sys.argv[4:])
