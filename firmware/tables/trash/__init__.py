# SPDX-License-Identifier: MIT
"""The Trash table: see firmware/tables/__init__.py for what its modules give."""
