# SPDX-License-Identifier: MIT
"""I comandi, come gioca il computer, i crediti e la licenza: (titolo, testo)."""

PAGES = (
    (
        "Comandi",
        "• Frecce: spostano il cursore.\n"
        "• Ⓐ sceglie e conferma.\n"
        "• Ⓑ torna indietro.\n"
        "• SELECT: dà un suggerimento.\n"
        "• START: apre il menu, con annulla, ripeti, ricomincia, regole e salva.\n\n"
        "Con il mouse o il dito si tocca la carta o la voce che si vuole.\n\n"
        "Niente è deciso finché non confermi, e non c'è fretta. La partita si salva da sola "
        "dopo ogni mossa.",
    ),
    (
        "Il computer",
        "Il computer non bara: vede solo le proprie carte e quelle scoperte, come un giocatore "
        "vero.\n\n"
        "Il mazzo è mescolato prima di giocare, e nessuna mossa lo cambia. Con «ricomincia» "
        "tornano le stesse carte.\n\n"
        "I livelli sono tre: facile gioca alla buona, medio sta attento ai punti, difficile "
        "pensa anche alle tue risposte.",
    ),
    (
        "Crediti, licenza",
        "Mazzetto è software libero con licenza MIT: puoi usarlo, copiarlo e cambiarlo, se "
        "lasci l'avviso di copyright. Non c'è nessuna garanzia.\n\n"
        "Disegni, lettere e regole sono fatti per Mazzetto, con parole nostre.\n\n"
        "Il cribbage è un gioco tradizionale.\n\n"
        "Biscuit (Biscotto) è di David L. Van Slyke, testo delle regole di P.D. Magnus; il "
        "Decktet è di P.D. Magnus (decktet.com).",
    ),
)
