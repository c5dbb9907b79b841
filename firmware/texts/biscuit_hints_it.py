# SPDX-License-Identifier: MIT
"""I suggerimenti di Biscotto: la mossa e il suo perché, nella forma che sentence.py spiega."""

_PUT = (
    "Metti {0}{1:| a sinistra| a destra}{2:| in cima alla Linea incrociata"
    "| in fondo alla Linea incrociata}: "
)
_ELEVEN = "{4:|, e con l'Undicina un avversario pesca|, e con l'Undicina # avversari pescano}."
_NOW = "{3:non fai punti, ma|fai 1 punto, e|fai # punti, e} "
_TIMES = "{4:meno di 1 volta su 100|circa 1 volta su 100|circa # volte su 100}"
_MEAN = "in media {4},{5} punti invece di {6},{7} con un'altra mossa."

HINTS = {
    "cards": (
        "la Scusa", "l'Asso", "il 2", "il 3", "il 4", "il 5", "il 6", "il 7", "l'8", "il 9",
        "il Pedone", "la Corte", "la Corona",
    ),
    "suits": ("Lune", "Soli", "Onde", "Foglie", "Viverne", "Nodi"),
    "of": " di ",
    "and": " e ",
    "draw": "Pesca una carta: nessuna delle tue ha un seme in comune con le carte alle estremità.",
    "pass": "Passa: nessuna delle tue carte ha un posto, e il mazzo è finito.",
    "only": _PUT + "è il solo modo di giocare una carta{3:|, e vale 1 punto|, e vale # punti}.",
    "out": _PUT + "è la tua ultima carta, e la Chiusura vale 5 punti più le carte che restano "
    "agli altri{3:|; in più segni 1 punto|; in più segni # punti}.",
    "out_partners": _PUT + "è la tua ultima carta, e la Chiusura vale 5 punti più le carte degli "
    "avversari, meno quelle del compagno.",
    "straight": _PUT + "la Scala di {3} carte vale {3} punti" + _ELEVEN,
    "hot": _PUT + "è un Biscotto caldo, {3} punti" + _ELEVEN,
    "hotcross": _PUT + "è un Biscotto caldo incrociato, {3} punti" + _ELEVEN,
    "biscuit": _PUT + "{3:|fai un Biscotto, 1 punto|fai # Biscotti, # punti}" + _ELEVEN,
    "many": _PUT + "{4:||una Scala di #, }{5:|un Biscotto caldo, |}"
    "{6:|un Biscotto caldo incrociato, |}{7:|un Biscotto, |# Biscotti, }in tutto {3} punti"
    "{8:|, e con l'Undicina un avversario pesca|, e con l'Undicina # avversari pescano}.",
    "eleven": _PUT + _NOW + "con l'Undicina {4:|un avversario pesca e si allontana|# avversari "
    "pescano e si allontanano} dalla Chiusura.",
    "block": _PUT + _NOW + "chi gioca dopo di te resta senza un posto " + _TIMES + " invece di "
    "{5} con un'altra mossa.",
    "block_sure": _PUT + _NOW + "chi gioca dopo di te resta di sicuro senza un posto.",
    "safe": _PUT + _NOW + "chi gioca dopo di te segna " + _MEAN,
    "safe_none": _PUT + _NOW + "chi gioca dopo di te non può segnare subito; con un'altra mossa "
    "segnerebbe in media {4},{5} punti.",
    "room": _PUT + _NOW + "al prossimo turno resti senza un posto " + _TIMES + ", con un'altra "
    "mossa {5} su 100.",
    "follow": _PUT + _NOW + "la tua prossima carta segna " + _MEAN,
    "even": _PUT + "non fai punti, ma le altre mosse danno più o meno lo stesso.",
}
