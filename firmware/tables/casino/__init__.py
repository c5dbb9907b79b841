# SPDX-License-Identifier: MIT
"""The casino table: see firmware/tables/__init__.py for what its modules give."""
