# SPDX-License-Identifier: MIT
"""The command line: `python -m boards`, on a desktop."""

import sys

from boards.desk.command import main

sys.exit(main())
