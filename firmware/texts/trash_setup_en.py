# SPDX-License-Identifier: MIT
"""The options of Trash, explained one by one (firmware/options.py)."""

PRESETS = ()

OPTIONS = (
    (
        "Packs",
        ("Usual", "1", "2", "3"),
        (
            "One pack for two players, two for three or four, three for five or six.",
            "One pack of 52 cards, but only for two: with more players the usual number is used.",
            "Two packs, even for two players. Five or six still use three.",
            "Three packs, however many play.",
        ),
    ),
    (
        "Last turn",
        ("No", "Yes"),
        (
            "Whoever completes the layout wins the hand at once.",
            "When a layout is complete, the others get one more turn: whoever completes it too "
            "goes on with one card less as well.",
        ),
    ),
)
