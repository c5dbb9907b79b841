# SPDX-License-Identifier: MIT
"""The rules of Biscuit, for people who never played it; each page is (title, text)."""

PAGES = (
    (
        "In short",
        "For two, three or four players, with the Decktet: a deck in which nearly every card has "
        "two suits.\n\n"
        "Cards are laid in rows, as in dominoes: a card goes beside another if they share a "
        "suit. Some rows score.\n\n"
        "Whoever first gets rid of all their cards ends the hand, and scores for those the "
        "others have left.",
    ),
    (
        "The cards",
        "There are six suits: Moons ☾, Suns ☼, Waves ≈, Leaves ❧, Wyrms § and Knots ⌘.\n\n"
        "There are ten ranks: the Ace (A), the numbers from 2 to 9 and the Crown ♛. The Ace is "
        "below the 2, the Crown above the 9.\n\n"
        "Aces and Crowns have one suit, all others two: 5☾❧ is a 5 of Moons and of Leaves. There "
        "are 36 cards.",
    ),
    (
        "The beginning",
        "Everybody gets six cards. One card lies face down in the middle, and nobody will see "
        "it. Across it lies a card face up: the initial card. The rest is the pile.\n\n"
        "The player to the dealer's left begins, and play goes on in that direction. Whoever "
        "begins deals the next hand.",
    ),
    (
        "Where to play",
        "The main line starts from the initial card and grows to the left and to the right.\n\n"
        "A card is played only at an end of the line, beside the card that lies there: the two "
        "must share at least one suit.\n\n"
        "If your card fits in several places, you choose.",
    ),
    (
        "Your turn",
        "If you hold a card that fits anywhere, you must play one. You may not pass and you may "
        "not draw.\n\n"
        "If you hold none, you draw a card. If it fits you may play it at once, or keep it. Then "
        "it is the next player's turn.\n\n"
        "When the pile is empty and you have nothing to play, you pass.",
    ),
    (
        "Cross lines",
        "When a card with the rank of the initial card is played in the main line, it opens a "
        "cross line: from then on one may also play above and below it.\n\n"
        "If the initial card is a 4, every other 4 of the main line opens one. Cards in cross "
        "lines open nothing.",
    ),
    (
        "Straights",
        "If the card you play completes a row of ranks going up or down by one, you score a point "
        "for each card.\n\n"
        "A 6 beside a 5 scores 2. Then a 7 beside the 6 scores 3: 5, 6, 7.\n\n"
        "A straight is counted along the line you play in, from your card inwards. The Ace does "
        "not follow the Crown.",
    ),
    (
        "Biscuits",
        "A biscuit is two ends of the same rank.\n"
        "• Hot biscuit, 2 points: you play in the main line, and its other end has the same "
        "rank.\n"
        "• Hot cross biscuit, 4 points: the same in a cross line.\n"
        "• Biscuit, 1 point: for each end of another line that has the rank of your card.\n\n"
        "Everything adds up, straights too. But one card on the table counts only once, for the "
        "best award.",
    ),
    (
        "Ends of a line",
        "The ends of the main line are its first and its last card.\n\n"
        "Those of a cross line are the topmost and the lowest card. Where one side is still "
        "empty, the crossing card is the end.\n\n"
        "A cross line counts for biscuits once it has two cards or more.",
    ),
    (
        "Elevensies",
        "If your card and the one at the other end of the same line add up to 11, each opponent "
        "draws a card, as long as the pile lasts. The Ace is 1, the Crown 10: 5 and 6, 9 and "
        "2, Crown and Ace.\n\n"
        "Elevensies scores no points.\n\n"
        "With four players only the opponent with the fewest cards draws; if several tie, all of "
        "them do. In the English edition it is the player after you.",
    ),
    (
        "Going out",
        "Whoever plays their last card goes out: that scores 5, and for each card the others are "
        "left with:\n"
        "• 1 for an Ace or a Crown;\n"
        "• 2 for a number;\n"
        "• 3 for a Pawn or a Court;\n"
        "• nothing for the Excuse.\n\n"
        "If the pile is empty and nobody can play, the hand ends with no more points.",
    ),
    (
        "An example",
        "The initial card is 3☾≈. 5☼≈ is played to the right: nothing.\n\n"
        "Then 3☼⌘ beside the 5: a 3 at both ends, a hot biscuit, 2 points; and a cross line is "
        "open.\n\n"
        "♛☼ above that 3: nothing. ♛☾ to the left: there is a Crown on top of the cross line, a "
        "biscuit, 1 point.\n\n"
        "Finally ♛⌘ below the 3: Crown above and Crown below, 4 points; and one to the left, 1. "
        "That makes 5.",
    ),
    (
        "Pawns and Courts",
        "The four Pawns ♟ have three suits and stand between 9 and Crown. The four Courts ♜, of "
        "three suits too, stand between Pawn and Crown. When they are there, 9 and Crown are no "
        "longer neighbours.\n\n"
        "With Pawns alone, a Pawn makes eleven with an Ace, a Crown or another Pawn.\n\n"
        "With Pawns and Courts only a Pawn and a Court together do.",
    ),
    (
        "The Excuse",
        "The Excuse ★ has neither rank nor suits. It goes beside any card, and any card goes "
        "beside it.\n\n"
        "Playing it scores nothing and makes no eleven. It breaks straights, and while it is an "
        "end nobody makes a biscuit there.\n\n"
        "If it is your last card, you go out as usual.",
    ),
    (
        "Partners",
        "Four can play in pairs: your partner sits opposite, and your points add up.\n\n"
        "With Elevensies both opponents draw, but your partner does not.\n\n"
        "When you go out, the cards left in your partner's hand are taken off instead of added: "
        "you may even lose points.",
    ),
    (
        "The match",
        "You play until, at the end of a hand, somebody has 60 points: then the highest "
        "score wins; a tie is a draw, or one more hand if that is set.\n\n"
        "The variants let you choose another goal or a single hand, the deck, and other rules.",
    ),
    (
        "On the screen",
        "Choose a card: those that fit nowhere are dark, and on the table the ends that take "
        "your card light up. Ⓐ goes on to the place, and you see what it would do. Ⓐ again plays "
        "it.\n\n"
        "Long rows are folded: stripes stand for cards in the middle, which do not matter any "
        "more. With ▲ you see them all.\n\n"
        "The card with a back peeping out from under it is the initial one.",
    ),
    (
        "Whose it is",
        "Biscuit is a game by David L. Van Slyke; rules text by P.D. Magnus.\n\n"
        "The Decktet is by P.D. Magnus: decktet.com. The original deck, art and texts are under "
        "the licence CC BY-NC-SA 3.0.\n\n"
        "The drawings and words here are our own.",
    ),
)
