# SPDX-License-Identifier: MIT
"""Someone who plays whole matches on a machine: reads the panel, presses keys or touches."""
