# SPDX-License-Identifier: MIT
"""The greedy player of each game: the measure of all others, defined once and never changed.

Each module has `greedy(view, rng)`, which returns the move of the seat that looks. They import the
engine alone and keep to its language, so that their thinking can be counted on MicroPython.
"""
