# SPDX-License-Identifier: MIT
"""I suggerimenti del casino: la mossa e il suo perché, nella forma che sentence.py spiega."""

_TIMES = " {%d:meno di 1 volta su 100|circa 1 volta su 100|circa # volte su 100}."
_NEXT = "chi gioca dopo di te "
_KEPT = "così al prossimo turno puoi prendere di più con {%d} che ti resta."
_LEAVE = "{%d:alla lunga non sembra rendere|quel che lascia ti costerebbe} di più."
_WITH = "Gioca {0} con {3}: fai una {4:combinazione|chiamata} da {1}, che poi prendi con {2}; "
_RAISE = "Gioca {0} con {3}: porti la combinazione a {1}, che poi prendi con {2}; "
_HELD = _NEXT + "ha una carta da {1}" + _TIMES % 5
_NOBODY = "nessun altro può avere una carta da {1}."
_FIRST = "Prendi {%d} con {0}: "
_CHOOSING = _FIRST % 5 + "prendere {1} con {2}{3:|, d'altro seme,} renderebbe di più adesso, ma "
_START = "Cala {0} invece di {3:prendere|combinare} {1} con {2}: "
_RISK = "Cala {0}: {1} è più difficile da prendere, ma "
_END = (
    "{2:Gioca|Gioca|Cala} {0}{2: per prendere | con |}{3}{4:| per fare #| per fare #}: "
    "a carte note, "
)
_SURE = _END + "qualunque cosa faccia l'altro, "
_LEVEL = (
    "{5:|; nessun'altra mossa fa altrettanto|; anche un'altra mossa fa altrettanto}"
    "{6:|; non hai altre mosse}."
)

HINTS = {
    "cards": (
        "l'asso", "il 2", "il 3", "il 4", "il 5", "il 6", "il 7", "l'8", "il 9", "il 10",
        "il fante", "la donna", "il re",
    ),
    "and": " e ",
    "take_all": "Prendi con {0} tutto quello che c'è sul tavolo: una scopa vale 1 punto.",
    "take_only_move": _FIRST % 1 + "non hai altre mosse.",
    "take_points": _FIRST % 3 + "sono {1} carte, e dentro {2:non ci sono punti|c'è 1 punto"
    "|ci sono # punti}.",
    "take_a_unit": "Prendi con {0} la{3:| tua| tua} {2:combinazione|chiamata}{3: fatta da un altro"
    "| prima che lo faccia un altro|: nessun altro può prenderla, ma finché c'è non puoi calare}; "
    "in tutto {1} carte.",
    "take_spades": _FIRST % 3 + "sono {1} carte, {2:0|1|#} di picche, e chi ha più picche segna "
    "1 punto.",
    "take_cards": _FIRST % 2 + "sono {1} carte, e chi alla fine ne ha di più segna 3 punti.",
    "take_denied": _FIRST % 2 + "tu non puoi più avere più carte di tutti, ma altri sì, e così ne "
    "hanno {1} in meno.",
    "take_decided": _FIRST % 2 + "per te la maggioranza delle carte è già decisa, ma "
    "{1:nessun'altra mossa rende di più|ogni altra mossa lascia di più agli altri}.",
    "take_for_next_turn": _CHOOSING + _KEPT % 4,
    "take_leaving_less": _CHOOSING + _LEAVE % 4,
    "build": _WITH + _HELD,
    "build_safe": _WITH + _NOBODY,
    "raise": _RAISE + _HELD,
    "raise_safe": _RAISE + _NOBODY,
    "trail_only_card": "Cala {0}: è la tua sola carta, e non può prendere niente.",
    "trail_safe": "Cala {0}: nessuno può avere una carta che prenda questa.",
    "trail_only": "Cala {0}: non puoi prendere né combinare niente, e nessun'altra tua carta è "
    "più "
    "sicura: " + _NEXT + "può prendere questa" + _TIMES % 1,
    "trail_at_risk": _RISK + _LEAVE % 2,
    "trail_at_risk_for_next_turn": _RISK + _KEPT % 2,
    "trail_for_next_turn": _START + _KEPT % 4,
    "trail_leaving_less": _START + _LEAVE % 4,
    "ending_wins": _SURE + "vinci la partita" + _LEVEL,
    "ending_loses": _END + "qualunque cosa tu faccia, l'altro vince la partita se non sbaglia"
    "{5:|; solo così perdi con lo scarto minore|}{6:|; non hai altre mosse}.",
    "ending_ahead": _SURE + "dopo la smazzata sei avanti di almeno {1:0 punti|1 punto|# "
    "punti}" + _LEVEL,
    "ending_level": _SURE + "dopo la smazzata siete almeno pari" + _LEVEL,
    "ending_behind": _SURE + "dopo la smazzata sei sotto al massimo di {1:0 punti|1 punto|# "
    "punti}" + _LEVEL,
}
