# SPDX-License-Identifier: MIT
"""The words of casino's options, as firmware/options.py explains; casino_setup_it.py is alike."""

PRESETS = ()

# One for each option of the catalog: (label, values, sentences)
OPTIONS = (
    ("Capture", ("free", "forced"), (
        "You may trail a card even if you could take with one.",
        "Whoever can take with any card may not trail.",
    )),
    ("Courts take", ("one", "all"), (
        "A jack, queen or king takes just one card of its rank.",
        "A jack, queen or king takes every card of its rank on the table.",
    )),
    ("No trail", ("always", "once"), (
        "You may not trail as long as you own a build or call.",
        "You may not trail on the turn after your build or call; later you may again.",
    )),
    ("Sweeps", ("no", "1 point"), (
        "To clear the whole table scores nothing by itself.",
        "Each time you clear the whole table you score 1 point.",
    )),
    ("21 points", ("at end", "at once"), (
        "The round is counted to its end; then the highest total of 21 or more wins.",
        "Points are counted one after the other: the first to reach 21 wins at once.",
    )),
    ("Partners", ("no", "yes"), (
        "All four play for themselves.",
        "Seats 1 and 3 play together against 2 and 4: what both have taken is counted as one.",
    )),
)
