# SPDX-License-Identifier: MIT
"""The cribbage table: see firmware/tables/__init__.py for what its modules give."""
