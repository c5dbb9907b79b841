# SPDX-License-Identifier: MIT
"""Benches: what the code costs on a handheld, each figure beside its budget (DESIGN.md 4).

A bench is a module here with a function `figures(games)` that yields (what, figure, budget, unit).
"""
