# SPDX-License-Identifier: MIT
"""The rules of casino, for people who never played it; each page is (title, text)."""

PAGES = (
    (
        "In short",
        "Two to four players, 52 cards. With cards from your hand you take cards lying face up "
        "on the table: equal ones, and those that add up to the same value.\n\n"
        "Each turn you play one card. When the pack is used up the cards taken are counted: a "
        "round is worth up to 11 points. Play goes on until somebody has 21.",
    ),
    (
        "The cards",
        "An ace is worth 1. Cards from 2 to 10 are worth their number.\n\n"
        "Jack (J), queen (Q) and king (K) have no value: they only take one card of their own "
        "rank, and are never added to others.",
    ),
    (
        "The deal",
        "At the start everybody gets four cards, and four are laid face up on the table.\n\n"
        "When all have played their four, everybody gets four more, but the table gets none. This "
        "goes on until the pack is used up; the last cards are announced.\n\n"
        "The player to the left of the dealer begins. The deal passes on with every round.",
    ),
    (
        "Your turn",
        "You play just one card, and do one of three things with it:\n"
        "• take cards from the table;\n"
        "• make a build or a call, to be taken later;\n"
        "• trail it: it stays face up on the table.\n\n"
        "You need not take, even if you can.",
    ),
    (
        "Taking",
        "A card takes all of these at once, if you like:\n"
        "• equal cards: a 9 takes another 9;\n"
        "• groups that add up to its value: a 9 takes 5+4, and 7+2 as well.\n\n"
        "Each card belongs to one group only. You choose which to take.\n\n"
        "The card you played and those it took go to your pile.",
    ),
    (
        "Builds",
        "Lay your card with cards from the table so that together they are worth as much as "
        "another card in your hand. With a 2 and an 8 in hand, and a 6 on the table, lay the 2 on "
        "the 6: the build is worth 8, and next turn you take it with the 8.\n\n"
        "A build is worth 10 at most. It is taken only as a whole, and only with a card of its "
        "value. But anybody may take it!",
    ),
    (
        "Calls",
        "A call is a build of several groups of the same value. With two 7s in hand, and 5, 2 and "
        "another 7 on the table, you may play a 7 and call 7: the other 7 will take 7, 7 and 5+2 "
        "all at once.\n\n"
        "Anyone may enlarge it with a card or a group of that value, if another card of that "
        "value stays in their hand. The value of a call never changes.",
    ),
    (
        "Raising",
        "A simple build, not a call, can be raised: you add a card from your hand and its value "
        "grows. An ace raises a build of 8 to 9, if you hold a 9 to take it with.\n\n"
        "You may raise your own or somebody else's: from then on it is yours. In the same turn "
        "you may gather other groups of the new value from the table.",
    ),
    (
        "Whose it is",
        "A build or call belongs to the one who last made, raised or enlarged it: below its value "
        "you read who.\n\n"
        "As long as you own one:\n"
        "• you may not trail;\n"
        "• you must keep a card to take it with.\n\n"
        "But you may take other cards, or build more. If two come to have the same value, they "
        "join into one call.",
    ),
    (
        "How to choose",
        "Move to a card in your hand: the cards it offers to take light up. Ⓐ chooses it, "
        "Ⓐ again plays it that way.\n\n"
        "Or ◀ ▶ show other offers, and ▲ leads to the table: there Ⓐ adds a card or takes it "
        "out. Dim cards do not go with the others. The line says what you do, and what it "
        "brings.\n\n"
        "On a build the cursor shows its cards.",
    ),
    (
        "Points",
        "At the end of a round any cards left go to whoever took last. Then:\n"
        "• most cards: 3 points;\n"
        "• most spades: 1 point;\n"
        "• the 10♦, big casino: 2 points;\n"
        "• the 2♠, little casino: 1 point;\n"
        "• each ace: 1 point.\n\n"
        "If two have the same number of cards, or of spades, nobody scores for it.",
    ),
    (
        "The end",
        "After a round, if anybody has 21 points or more the highest total wins. If it is shared, "
        "another round is played.\n\n"
        "Four can play in pairs: partners sit opposite, and what they take is counted "
        "together.\n\n"
        "This and other rules can be chosen among the variants before you begin.",
    ),
)
