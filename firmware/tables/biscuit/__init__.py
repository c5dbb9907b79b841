# SPDX-License-Identifier: MIT
"""The Biscuit table: see firmware/tables/__init__.py for what its modules give."""
