# SPDX-License-Identifier: MIT
"""I suggerimenti del casino: la mossa e il suo perché, nella forma che sentence.py spiega."""

HINTS = {
    "cards": (
        "l'asso", "il 2", "il 3", "il 4", "il 5", "il 6", "il 7", "l'8", "il 9", "il 10",
        "il fante", "la donna", "il re",
    ),
    "and": " e ",
    "take_all": "Prendi con {0} tutto quello che c'è sul tavolo: una scopa vale 1 punto.",
    "take_points": "Prendi con {0}: sono {1} carte, e dentro {2:non ci sono punti|c'è 1 punto|ci "
    "sono # punti}.",
    "take_own": "Prendi con {0} la tua combinazione prima che lo faccia un altro: in tutto {1} "
    "carte.",
    "take_own_call": "Prendi con {0} la tua chiamata prima che lo faccia un altro: in tutto {1} "
    "carte.",
    "take_theirs": "Prendi con {0} la combinazione fatta da un altro: in tutto {1} carte.",
    "take_theirs_call": "Prendi con {0} la chiamata fatta da un altro: in tutto {1} carte.",
    "take_spades": "Prendi con {0}: sono {1} carte, {2} di picche, e chi ha più picche segna 1 "
    "punto.",
    "take_cards": "Prendi con {0}: sono {1} carte, e chi alla fine ne ha di più segna 3 punti.",
    "build": "Con {0} fai una combinazione da {1}, che poi prendi con {2}: chi gioca dopo di te "
    "ha una carta da {1} {3:quasi mai|circa 1 volta su 10|circa # volte su 10}.",
    "build_safe": "Con {0} fai una combinazione da {1}, che poi prendi con {2}: nessun altro può "
    "avere una carta da {1}.",
    "call": "Con {0} fai una chiamata da {1}, che poi prendi con {2}: chi gioca dopo di te ha una "
    "carta da {1} {3:quasi mai|circa 1 volta su 10|circa # volte su 10}.",
    "call_safe": "Con {0} fai una chiamata da {1}, che poi prendi con {2}: nessun altro può avere "
    "una carta da {1}.",
    "raise": "Con {0} porti la combinazione a {1}, e poi la prendi con {2}: chi gioca dopo di te "
    "ha una carta da {1} {3:quasi mai|circa 1 volta su 10|circa # volte su 10}.",
    "raise_safe": "Con {0} porti la combinazione a {1}, e poi la prendi con {2}: nessun altro può "
    "avere una carta da {1}.",
    "trail_safe": "Cala {0}: nessuno può avere una carta che prenda questa.",
    "trail_only": "Cala {0}: non puoi prendere né combinare niente, e chi gioca dopo di te può "
    "prendere questa carta {1:quasi mai|circa 1 volta su 10|circa # volte su 10}.",
    "trail_only_lost": "Cala {0}: non puoi prendere né combinare niente, e chi gioca dopo di te "
    "prende questa carta, ma le altre gli servirebbero di più.",
    "trail": "Cala {0}: chi gioca dopo di te può prendere questa carta {1:quasi mai|circa 1 volta "
    "su 10|circa # volte su 10}, e il resto della mano ti serve di più.",
    "trail_lost": "Cala {0}: chi gioca dopo di te può prendere questa carta, ma il resto della "
    "mano ti serve di più.",
    "ending_wins": "Gioca {0} così: tutte le carte sono note, e da qui vinci la partita qualunque "
    "cosa faccia l'altro.",
    "ending_loses": "Gioca {0} così: tutte le carte sono note, e se l'altro non sbaglia vince la "
    "partita; così gliela rendi difficile il più possibile.",
    "ending_ahead": "Gioca {0} così: tutte le carte sono note, e dopo questa smazzata sei in "
    "vantaggio di almeno {1:0 punti|1 punto|# punti}.",
    "ending_level": "Gioca {0} così: tutte le carte sono note, e dopo questa smazzata siete "
    "almeno pari.",
    "ending_behind": "Gioca {0} così: tutte le carte sono note, e dopo questa smazzata il tuo "
    "svantaggio è al massimo di {1:0 punti|1 punto|# punti}.",
}
