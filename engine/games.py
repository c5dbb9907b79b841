# SPDX-License-Identifier: MIT
"""What there is to play: in memory only when a match is being begun."""

# name, allowed seats, options: each its name and its values, the default first. The options are
# written in words, since as tuples they would take 3 KB of memory in every match.
GAMES = (
    ("cribbage", (2,), ""),
    (
        "casino", (2, 3, 4),
        "capture free must, court one all, trailing always next, sweeps 0 1, finish round count, "
        "partners false true",
    ),
    (
        "biscuit", (2, 3, 4),
        "deck basic excuse pawns pawns+excuse courts courts+excuse, elevensies fewest left, "
        "drawn optional forced, partners false true, target 60 0 40 80 120, "
        "tie draw again",
    ),
    ("trash", (2, 3, 4, 5, 6), "packs 0 1 2 3, lastchance false true"),
)

# An edition of a game sets its first options at once: game, edition, their values by number.
EDITIONS = (("biscuit", "it", b"\5\0\0"), ("biscuit", "en", b"\1\1\0"))  # BI-01


def entry(name: str) -> tuple:
    """Name, seats and options of a game: (option, (value, value...))... ValueError for no game."""
    for game in GAMES:
        if game[0] == name:
            return name, game[1], tuple([_option(line) for line in game[2].split(",") if line])
    raise ValueError(
        "There is no such game; the games are %s." % ", ".join([game[0] for game in GAMES])
    )


def _option(line: str) -> tuple:
    """An option and its values: words, numbers, false and true."""
    words = line.split()
    values: list = []
    for word in words[1:]:
        if word in ("false", "true"):
            values.append(word == "true")
        else:
            values.append(int(word) if word.isdigit() else word)
    return words[0], tuple(values)
