# SPDX-License-Identifier: MIT
"""The rules of cribbage, for people who never played it; each page is (title, text)."""

PAGES = (
    (
        "In short",
        "Two players, 52 cards. The first to reach 121 points wins.\n\n"
        "Every deal has three parts: you choose the cards to keep, you play them one at a "
        "time, and at the end the hands are counted. Each part brings points.\n\n"
        "You need not count anything: the game does it, and shows where each point comes from.",
    ),
    (
        "The cards",
        "An ace is worth 1. Cards from 2 to 10 are worth their number. Jack (J), queen (Q) and "
        "king (K) are worth 10 each.\n\n"
        "In runs the order is A, 2, 3 and so on up to 10, J, Q, K. The ace stands only before "
        "the 2, never after the king.",
    ),
    (
        "Who deals",
        "At the start each of you cuts a card: the lower one is the first dealer. Suits do not "
        "matter; if they tie, you cut again.\n\n"
        "After that the dealer changes with every deal. Each player gets six cards.",
    ),
    (
        "The crib",
        "Each of you lays away two of the six cards, face down. These four cards are the crib: "
        "an extra hand, and its points go to the dealer.\n\n"
        "When the crib is yours, put in cards that go well together. When it is not, give cards "
        "that are worth little.\n\n"
        "You may change your mind until you confirm.",
    ),
    (
        "The starter",
        "Then the player who is not the dealer cuts the rest of the pack, and one card is "
        "turned up: the starter. At the end it counts for every hand.\n\n"
        "If it is a jack, the dealer scores 2 at once (his heels).\n\n"
        "Where you cut does not change your luck: the cards are shuffled already.",
    ),
    (
        "The play",
        "The player who is not the dealer begins. In turn you lay down one card, face up, and "
        "the values are added: 8, then 7, makes 15, and so on. The sum may not pass 31.\n\n"
        "If a card of yours fits, you must play one. If none fits you say \"Passo\" (go), and "
        "the other plays on alone as long as possible.\n\n"
        "When nobody can play any more, the last card scores 1 point. The sum starts again at "
        "0, and the other player begins, if any cards are left to play.\n\n"
        "The very last card of the deal scores 1 point too, unless it makes 31.",
    ),
    (
        "Points in play",
        "The player of the card scores:\n"
        "• the sum is 15: 2 points;\n"
        "• the sum is 31: 2 points, and it starts again at 0. The point for the last card is "
        "included;\n"
        "• the same rank as the card before: a pair, 2 points. Three in a row: 6. Four: 12;\n"
        "• the last cards, three or more, make a run in any order: one point a card. 4 6 5 is "
        "worth 3; a 7 after it 4. A card of the same rank in between breaks the run.\n\n"
        "Several scores on one card are added. After a new start from 0 the earlier cards "
        "no longer count.",
    ),
    (
        "Counting hands",
        "When all cards are played, each player takes back four. Hands are counted in this "
        "order:\n"
        "• the hand of the player who is not the dealer;\n"
        "• then the dealer's hand;\n"
        "• last the crib, for the dealer.\n\n"
        "The starter belongs to each of them, so five cards are counted every time.\n\n"
        "To learn it, switch on \"Count yourself\" in the settings: then you count your own "
        "hands first, and see afterwards what you missed.",
    ),
    (
        "Points in a hand",
        "• Fifteen: every group of cards that adds up to 15 scores 2.\n"
        "• Pair: every pair scores 2. Three equal cards are three pairs, 6 points; four are six "
        "pairs, 12 points.\n"
        "• Run: three or more cards in a row, one point a card. If one rank is double, the run "
        "counts twice: 4 4 5 6 is two runs of 3.\n"
        "• His nobs: the jack of the starter's suit scores 1.",
    ),
    (
        "The flush",
        "If the four cards of your hand are of one suit, you score 4. If the starter is of that "
        "suit too, you score 5.\n\n"
        "Three cards in hand and the starter are not enough.\n\n"
        "The crib is stricter: only if all five cards are of one suit does it score 5. Four "
        "cards score nothing.",
    ),
    (
        "An example",
        "Hand 7 8 8 9, starter 6.\n\n"
        "Fifteens: 7+8, 7+8 with the other 8, and 6+9. Three times 2 is 6.\n\n"
        "Pair: 8 8 is 2.\n\n"
        "Run: 6 7 8 9 is 4, and with the other 8 again 4.\n\n"
        "Together 16 points.\n\n"
        "The richest hand of all is 5 5 5 J with the fourth 5 turned up, in the jack's suit: "
        "29 points.",
    ),
    (
        "The end",
        "Whoever reaches 121 wins at once, at any moment: in the play, by a jack turned up, or "
        "while hands are counted. Nothing more is counted then.\n\n"
        "That is why the order matters: the player who is not the dealer counts first.\n\n"
        "Losing with fewer than 91 points is a skunk, with fewer than 61 a double skunk: only "
        "the statistics care.\n\n"
        "After the match SELECT opens the analysis: what your discards and plays were worth.",
    ),
)
