# SPDX-License-Identifier: MIT
"""The variants of Biscuit, explained one by one (firmware/options.py)."""

PRESETS = (
    ("Basic", "Biscotto with the 36 cards of the basic deck."),
    ("Italian", "Biscotto with all 45 cards. With four seats Elevensies hit who holds fewest."),
    ("English", "Biscuit of 2008: 36 cards, the Excuse. With four seats Elevensies hit the left."),
)

OPTIONS = (
    (
        "Deck",
        ("36", "37 Excuse", "40 Pawns", "41 Pawn+E", "44 Courts", "45 all"),
        (
            "The basic deck: Aces, numbers from 2 to 9 and Crowns.",
            "The basic deck and the Excuse, which fits beside every card but scores nothing.",
            "The basic deck and the four Pawns, of three suits, between 9 and Crown.",
            "The basic deck, the four Pawns and the Excuse.",
            "The basic deck, the Pawns and the four Courts, of three suits, after the Pawn.",
            "All cards: Pawns, Courts and the Excuse.",
        ),
    ),
    (
        "Elevensies",
        ("Fewest", "Left"),
        (
            "When you make eleven, the opponent with fewest cards draws; all of them if equal.",
            "When you make eleven, only the one who plays after you draws.",
        ),
    ),
    (
        "Drawn card",
        ("Free", "Played"),
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
            "Who sits opposite is your partner: your points add up, cards left in the "
            "partner's hand count against you.",
        ),
    ),
    (
        "Played to",
        ("60", "1 hand", "40", "80", "120"),
        (
            "When a hand ends with someone at 60, whoever has most wins.",
            "One hand only: most points win.",
            "When a hand ends with someone at 40, whoever has most wins.",
            "When a hand ends with someone at 80, whoever has most wins.",
            "When a hand ends with someone at 120, whoever has most wins.",
        ),
    ),
)
