# SPDX-License-Identifier: MIT
"""Programs that work out the tables which the players carry, for anyone to run again."""
