# SPDX-License-Identifier: MIT
"""Controls, how the computer plays, credits and licence: (title, text)."""

PAGES = (
    (
        "Controls",
        "• Arrows: move the cursor.\n"
        "• Ⓐ picks and confirms.\n"
        "• Ⓑ goes back.\n"
        "• SELECT: gives a hint.\n"
        "• START: opens the menu, with undo, redo, restart, rules and save.\n\n"
        "With a mouse or a finger, touch the card or the line you want.\n\n"
        "Nothing is decided until you confirm, and there is no hurry. The match is saved "
        "automatically after every move.",
    ),
    (
        "The computer",
        "The computer does not cheat: it sees only its own cards and those lying face up, like a "
        "real player.\n\n"
        "The pack is shuffled before the play, and no move changes it. \"Restart\" gives the "
        "same cards again.\n\n"
        "There are three levels: easy plays by feel, medium minds the points, hard also thinks "
        "of your replies.",
    ),
    (
        "Credits, licence",
        "Mazzetto is free software under the MIT licence: you may use, copy and change it if "
        "you keep the copyright notice. There is no warranty.\n\n"
        "Pictures, letters and rule texts were made for Mazzetto, in our own words.\n\n"
        "Cribbage is a traditional game.\n\n"
        "Biscuit is by David L. Van Slyke, rules text P.D. Magnus; the Decktet is by P.D. Magnus "
        "(decktet.com).",
    ),
)
