# SPDX-License-Identifier: MIT
"""I suggerimenti del casino: la mossa e il suo perché, nella forma che sentence.py spiega."""

_TIMES = "{%d:meno di 1 volta su 100|circa 1 volta su 100|circa # volte su 100}"
_WITH = "Gioca {0} con {3}: fai una %s da {1}, che poi prendi con {2}; "
_RAISE = "Con {0} porti la combinazione a {1}, e poi la prendi con {2}; "
_NEXT = "chi gioca dopo di te ha una carta da {1} " + _TIMES % 4 + "."
_NOBODY = "nessun altro può avere una carta da {1}."
_END = (
    "{2:Gioca|Gioca|Cala} {0}{2: per prendere | con |}{3}: tutte le carte sono note, e qualunque "
    "cosa faccia l'altro, "
)

HINTS = {
    "cards": (
        "l'asso", "il 2", "il 3", "il 4", "il 5", "il 6", "il 7", "l'8", "il 9", "il 10",
        "il fante", "la donna", "il re",
    ),
    "and": " e ",
    "take_all": "Prendi con {0} tutto quello che c'è sul tavolo: una scopa vale 1 punto.",
    "take_points": "Prendi {3} con {0}: sono {1} carte, e dentro {2:non ci sono punti|c'è 1 punto"
    "|ci sono # punti}.",
    "take_own": "Prendi con {0} la tua combinazione prima che lo faccia un altro: in tutto {1} "
    "carte.",
    "take_own_call": "Prendi con {0} la tua chiamata prima che lo faccia un altro: in tutto {1} "
    "carte.",
    "take_theirs": "Prendi con {0} la combinazione fatta da un altro: in tutto {1} carte.",
    "take_theirs_call": "Prendi con {0} la chiamata fatta da un altro: in tutto {1} carte.",
    "take_spades": "Prendi {3} con {0}: sono {1} carte, {2} di picche, e chi ha più picche segna "
    "1 punto.",
    "take_cards": "Prendi {2} con {0}: sono {1} carte, e chi alla fine ne ha di più segna 3 "
    "punti.",
    "build": _WITH % "combinazione" + _NEXT,
    "build_safe": _WITH % "combinazione" + _NOBODY,
    "call": _WITH % "chiamata" + _NEXT,
    "call_safe": _WITH % "chiamata" + _NOBODY,
    "raise": _RAISE + _NEXT,
    "raise_safe": _RAISE + _NOBODY,
    "trail_safe": "Cala {0}: nessuno può avere una carta che prenda questa.",
    "trail_only": "Cala {0}: non puoi prendere né combinare niente, e chi gioca dopo di te può "
    "prendere questa carta " + _TIMES % 1 + ".",
    "trail_only_lost": "Cala {0}: non puoi prendere né combinare niente, e chi gioca dopo di te "
    "prende questa carta, ma le altre gli servirebbero di più.",
    "trail": "Cala {0}: chi gioca dopo di te può prendere questa carta " + _TIMES % 1 + ", e il "
    "resto della mano ti serve di più.",
    "trail_lost": "Cala {0}: chi gioca dopo di te può prendere questa carta, ma il resto della "
    "mano ti serve di più.",
    "ending_wins": _END + "vinci la partita.",
    "ending_loses": "{2:Gioca|Gioca|Cala} {0}{2: per prendere | con |}{3}: tutte le carte sono "
    "note, e se l'altro non sbaglia vince la partita; così gliela rendi difficile.",
    "ending_ahead": _END + "dopo questa smazzata sei in vantaggio di almeno "
    "{1:0 punti|1 punto|# punti}.",
    "ending_level": _END + "dopo questa smazzata siete almeno pari.",
    "ending_behind": _END + "dopo questa smazzata il tuo svantaggio è al massimo di "
    "{1:0 punti|1 punto|# punti}.",
}
