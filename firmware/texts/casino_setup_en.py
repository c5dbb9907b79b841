# SPDX-License-Identifier: MIT
"""The words of casino's options, as firmware/options.py explains; casino_setup_it.py is alike."""

PRESETS = ()

# One for each option of the catalog: (label, values, sentences)
OPTIONS = (
    ("Capture", ("free", "forced"), (
        "You may trail a card even if you could take with one.",
        "If any card of yours can take, you may not trail.",
    )),
    ("Courts take", ("one", "all"), (
        "A jack, queen or king takes just one card of its rank.",
        "A jack, queen or king takes every card of its rank on the table.",
    )),
    ("No trail", ("as owner", "1 turn"), (
        "You may not trail as long as you own a build or call.",
        "You may not trail on the turn after you build or call; later you may again.",
    )),
    ("Sweeps", ("no", "1 point"), (
        "Clearing the whole table scores nothing in itself.",
        "Each time you clear the whole table you score 1 point.",
    )),
    ("21 points", ("at end", "at once"), (
        "The whole round is counted; then the highest total of 21 or more wins.",
        "Points are counted one after the other: the first to reach 21 wins at once.",
    )),
    ("Partners", ("no", "yes"), (
        "All four play for themselves.",
        "Seats 1 and 3 play together against 2 and 4: what they take is counted together.",
    )),
)
