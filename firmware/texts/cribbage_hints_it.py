# SPDX-License-Identifier: MIT
"""I suggerimenti del cribbage: la mossa e il suo perché, nella forma che sentence.py spiega."""

_TWO = "Gioca {0}: la somma fa %s, {1} punti."
_WIN = (
    "Tieni {0} e scarta {2}: vinci la partita in questa mano circa {1:|1 volta|# volte} su 100"
)
_ON = (
    "Gioca {0}: l'altro ci segna sopra {2:meno di 1 volta su 20|circa 1 volta su 10|circa # volte "
    "su 10}, "
)

HINTS = {
    "cards": (
        "l'asso", "il 2", "il 3", "il 4", "il 5", "il 6", "il 7", "l'8", "il 9", "il 10",
        "il fante", "la donna", "il re",
    ),
    "and": " e ",
    "cut_first": "Taglia dove vuoi: le carte sono già mescolate, e chi alza la più bassa fa il "
    "mazziere.",
    "cut_starter": "Taglia dove vuoi: le carte sono già mescolate, e il punto non cambia la "
    "fortuna.",
    "deal": "La mano è contata: dai le carte per la prossima.",
    "keep_own": "Tieni {0}: {1:niente subito, ma|1 punto subito,|# punti subito,} {2},{3} in "
    "media con la carta girata; con {4} la tua riserva vale in media {5},{6}.",
    "keep_own_suit": "Tieni {0}, tutte di un seme: {1} punti subito, {2},{3} in media con la "
    "carta girata; con {4} la tua riserva vale in media {5},{6}.",
    "keep_safe": "Tieni {0}: {1:niente subito, ma|1 punto subito,|# punti subito,} {2},{3} in "
    "media con la carta girata; {4} danno poco alla riserva dell'altro, in media {5},{6}.",
    "keep_safe_suit": "Tieni {0}, tutte di un seme: {1} punti subito, {2},{3} in media con la "
    "carta girata; {4} danno poco alla riserva dell'altro, in media {5},{6}.",
    "keep_anyway": "Tieni {0}: {1:niente subito, ma|1 punto subito,|# punti subito,} {2},{3} in "
    "media con la carta girata; conviene anche se con {4} la riserva dell'altro vale in media "
    "{5},{6}.",
    "keep_anyway_suit": "Tieni {0}, tutte di un seme: {1} punti subito, {2},{3} in media con la "
    "carta girata; conviene anche se con {4} la riserva dell'altro vale in media {5},{6}.",
    "keep_win": _WIN + ".",
    "keep_win_more": _WIN + ", contro {3:nessuna|1|#} con le carte che in media danno più punti.",
    "fifteen": "Gioca {0}: la somma fa 15, {1} punti.",
    "thirtyone": "Gioca {0}: la somma fa 31, {1} punti.",
    "pair": "Gioca {0}: fai coppia, {1} punti.",
    "triplet": "Gioca {0}: fai tre carte uguali, {1} punti.",
    "quartet": "Gioca {0}: fai quattro carte uguali, {1} punti.",
    "run": "Gioca {0}: fai una scala, {1} punti.",
    "fifteen_pair": _TWO % "15 e fai anche coppia",
    "fifteen_triplet": _TWO % "15 con tre carte uguali",
    "fifteen_quartet": _TWO % "15 con quattro carte uguali",
    "fifteen_run": _TWO % "15 e chiudi anche una scala",
    "thirtyone_pair": _TWO % "31 e fai anche coppia",
    "thirtyone_triplet": _TWO % "31 con tre carte uguali",
    "thirtyone_quartet": _TWO % "31 con quattro carte uguali",
    "thirtyone_run": _TWO % "31 e chiudi anche una scala",
    "win": "Gioca {0}: dà gli ultimi punti che ti servono, e vinci la partita.",
    "only": "Gioca {0}: {1:|è la sola carta che puoi giocare|non puoi giocare altro}.",
    "ends": "Gioca {0}: dopo, nessuno può più giocare, e l'ultima carta vale 1 punto.",
    "alone": "Gioca {0}: l'altro non può rispondere, e vai avanti tu.",
    "lead_pair": "Gioca {0}: hai un'altra carta uguale, e se l'altro fa coppia tu segni 6 punti.",
    "lead_low": "Gioca {0}: con una carta sola l'altro non può arrivare a 15.",
    "safe": "Gioca {0}: la somma va a {1}, e con la prossima carta l'altro non può segnare.",
    "least": "Gioca {0}: la somma va a {1}, e l'altro ci segna sopra {2:meno di 1 volta su 20|"
    "circa 1 volta su 10|circa # volte su 10}, il meno possibile.",
    "plan": _ON + "ma poi la tua prossima carta rende di più che dopo {3}.",
    "less_win": _ON + "ma dopo {3} potrebbe più facilmente fare i punti che vincono la partita.",
    "less": _ON + "ma in media meno punti che dopo {3}.",
}
