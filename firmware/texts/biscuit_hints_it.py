# SPDX-License-Identifier: MIT
"""I suggerimenti di Biscotto: la mossa e il suo perché, nella forma che sentence.py spiega."""

_PUT = (
    "Metti {0}{2:| in cima alla Linea incrociata| in fondo alla Linea incrociata}"
    "{1:| a sinistra| a destra}{5:| al centro| # da sinistra}: "
)
_ELEVEN = "{4:|, e con l'Undicina un avversario pesca|, e con l'Undicina # avversari pescano}."
_NOW = "{3:0 punti|1 punto|# punti}{6:|| invece di #}{7:, e |, ma |, }"
_ALSO = _NOW + "{4:|un avversario pesca, e |# avversari pescano, e }"
_OTHER = "{4:con un'altra mossa|non|non} "
_CHANCE = "({8}%, " + _OTHER + "{9}%)."
_MEAN = "{8},{9} punti, " + _OTHER + "{10},{11}."

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
    "only": _PUT + "è il solo modo di giocare una carta{3:|, e vale 1 punto|, e vale # punti}"
    + _ELEVEN,
    "out": _PUT + "con l'ultima carta la Chiusura vale 5 punti più le carte degli altri"
    "{3:|, e segni 1 punto|, e segni # punti}.",
    "out_partners": _PUT + "la Chiusura vale 5 punti più le carte degli avversari, meno quelle "
    "del compagno.",
    "straight": _PUT + "la Scala di {3} carte vale {3} punti" + _ELEVEN,
    "hot": _PUT + "è un Biscotto caldo, {3} punti" + _ELEVEN,
    "hotcross": _PUT + "è un Biscotto caldo incrociato, {3} punti" + _ELEVEN,
    "biscuit": _PUT + "{3:|fai un Biscotto, 1 punto|fai # Biscotti, # punti}" + _ELEVEN,
    "many": _PUT + "{6:||Scala di #, }{7:|Biscotto caldo, |}{8:|Biscotto caldo incrociato, |}"
    "{9:|un Biscotto, |# Biscotti, }in tutto {3} punti{4:|; un avversario pesca"
    "|; # avversari pescano}.",
    "eleven": _PUT + _NOW + "con l'Undicina {4:|un avversario pesca e si allontana|# avversari "
    "pescano e si allontanano} dalla Chiusura.",
    "block": _PUT + _ALSO + "chi gioca dopo può restare senza posto " + _CHANCE,
    "block_sure": _PUT + _ALSO + "chi gioca dopo resta di sicuro senza un posto.",
    "safe": _PUT + _ALSO + "chi gioca dopo segna in media solo " + _MEAN,
    "safe_none": _PUT + _ALSO + "chi gioca dopo non può segnare (" + _OTHER + "{8},{9} in media).",
    "room": _PUT + _ALSO + "al prossimo turno hai più spesso posto " + _CHANCE,
    "follow": _PUT + _ALSO + "la tua prossima carta segna in media " + _MEAN,
    "even": _PUT + "0 punti, ma nessun'altra mossa promette di più.",
}
