# SPDX-License-Identifier: MIT
"""The variants of Biscuit, explained one by one (firmware/options.py)."""

_TO = "When a hand ends with someone at %d or more, the highest score wins."

PRESETS = (
    ("Basic", "Biscotto with the 36 cards of the basic deck."),
    ("Italian", "Biscotto with all 45 cards. With four, Elevensies hits whoever holds fewest."),
    ("English", "The 2008 Biscuit: 36 cards, the Excuse. With four, Elevensies hits the left."),
)

OPTIONS = (
    (
        "Deck",
        ("36", "37 Excuse", "40 Pawns", "41 Pawn+E", "44 Courts", "45 all"),
        (
            "The basic deck: Aces, numbers from 2 to 9 and Crowns.",
            "The basic deck and the Excuse, which fits beside every card but scores nothing.",
            "The basic deck and the four Pawns, with three suits each, between 9 and Crown.",
            "The basic deck, the four Pawns and the Excuse.",
            "The basic deck, the Pawns and the four Courts, three-suited too, after the Pawn.",
            "All cards: Pawns, Courts and the Excuse.",
        ),
    ),
    (
        "Elevensies",
        ("Fewest", "Left"),
        (
            "When you make eleven, the opponent with fewest cards draws; if several tie, all do.",
            "When you make eleven, only the player after you draws.",
        ),
    ),
    (
        "Drawn card",
        ("Free", "Forced"),
        (
            "If the card you drew fits, you may play it or keep it.",
            "If the card you drew fits, you must play it.",
        ),
    ),
    (
        "Partners",
        ("No", "Yes"),
        (
            "Everyone plays alone.",
            "The player opposite is your partner: your points add up, but cards left in your "
            "partner's hand count against you.",
        ),
    ),
    (
        "Played to",
        ("60", "1 hand", "40", "80", "120"),
        (
            _TO % 60,
            "One hand only: the highest score wins.",
            _TO % 40,
            _TO % 80,
            _TO % 120,
        ),
    ),
    (
        "Tie",
        ("Draw", "New hand"),
        (
            "A tie at the end is a draw.",
            "If there is a tie at the end, you play one more hand, until somebody leads.",
        ),
    ),
)
