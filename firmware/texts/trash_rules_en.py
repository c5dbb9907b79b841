# SPDX-License-Identifier: MIT
"""The rules of Trash, for those who have never played; each page is (title, text)."""

PAGES = (
    (
        "In short",
        "For two to six players. Each has a layout of ten cards face down: every position waits "
        "for its card, from ace to 10.\n\n"
        "In turn each draws a card and puts it in its place. The card that lay there is turned up "
        "and played at once, and so on, until a card has no place: that one is discarded.\n\n"
        "Whoever turns up the whole layout wins the hand, and has one card less in the next. The "
        "match is won by completing a layout of a single card.",
    ),
    (
        "The layout",
        "It has two rows of five. Above are the positions A, 2, 3, 4, 5; below 6, 7, 8, 9, 10. "
        "The back of each face-down card tells which card belongs there.\n\n"
        "Suits do not matter: a 7 goes on the 7, whatever its suit.\n\n"
        "Nobody may look at face-down cards, not even their own. Everything else is open, so "
        "nobody has secrets.",
    ),
    (
        "Your turn",
        "Take the top card of the stock (the face-down pack), or the top card of the "
        "discards.\n\n"
        "If it is a number of your layout and its place is still face down, it goes there by "
        "itself. The card that lay there comes to your hand and is played the same way.\n\n"
        "A card that has no place goes to the discards, and it is the next player's turn.",
    ),
    (
        "Useless cards",
        "These have no place:\n"
        "• queens (Q) and kings (K), ever;\n"
        "• a number that already lies in its place;\n"
        "• a number above your layout: if you have nine cards, a 10 is like a king to you.\n\n"
        "A card of no use to you may be of use to another player, who can take it from the "
        "discards.",
    ),
    (
        "The discards",
        "You may take the top discard only if it has a place in your layout: face down, or held "
        "by a jack. If it has none it is dim, and stays there.\n\n"
        "Before you take it, the game shows where it will go.\n\n"
        "When a hand begins there are no discards: the first player draws from the stock.",
    ),
    (
        "The jack",
        "A jack (J) is wild. You put it on a face-down position of your choice, and go on with "
        "the card that lay there.\n\n"
        "If the real card of that position comes later, it replaces the jack. The jack comes back "
        "to your hand and goes on another face-down position. It never moves otherwise.\n\n"
        "A jack is never discarded: there is always a place for it.",
    ),
    (
        "An example",
        "Your whole layout is face down, and you draw a 5.\n\n"
        "The 5 goes to its place. Under it lies a jack: you put it, say, on the 3. Under that "
        "lies a real 3: it replaces the jack, which comes back to your hand. You put it on the "
        "ace, and find a queen there.\n\n"
        "The queen is discarded. In one turn you have turned up three cards: the jack on the ace, "
        "the 3 and the 5.",
    ),
    (
        "Winning a hand",
        "Whoever turns up the last card of the layout wins the hand there and then, jacks or not. "
        "The card that lay there is not played.\n\n"
        "Only the winner's layout shrinks by a card: from ten to nine, then to eight, and so on. "
        "The others stay as they are.\n\n"
        "All cards are shuffled, and the winner begins the new hand.",
    ),
    (
        "The match",
        "The score is the number of cards in the layout: the fewer, the better.\n\n"
        "With a single card you need an ace or a jack. Whoever completes that layout has won ten "
        "hands, and the match.\n\n"
        "In one hand layouts may differ in size: for each player only their own counts.",
    ),
    (
        "Packs and stock",
        "Two play with one pack of 52 cards, three or four with two, five or six with three. "
        "The variants let you change that.\n\n"
        "If the stock runs out, the discards are shuffled and become the new stock. Only the top "
        "one stays where it is.",
    ),
    (
        "Last turn",
        "This is a variant, to be chosen before a match.\n\n"
        "When a layout is complete, each of the others plays one more turn. Whoever completes "
        "theirs too has one card less in the next hand as well.\n\n"
        "If several complete a layout of one card that way, they share the match.",
    ),
    (
        "Good to know",
        "• A discard that you need is almost always worth taking: its place is sure.\n"
        "• Where you put a jack hardly matters: any place is as good.\n"
        "• With ten cards, the first turn turns up 2 or 3 of them on average. Completing "
        "the whole layout on the first turn happens about once in 400.\n"
        "• A smaller layout is hardly an advantage until it is very small, as more cards become "
        "useless. With ten positions 11 cards in 13 are of use, with one only 2 in 13. Nine "
        "against ten is almost even; one against ten wins 3 times in 4.\n"
        "• With two, whoever begins has a small advantage: 53 hands in 100.\n"
        "• With two players a match takes about 16 hands, with four about 24.",
    ),
)
