# SPDX-License-Identifier: MIT
"""Le parole delle varianti del casino, come spiega firmware/options.py; c'è anche in inglese."""

PRESETS = ()

# Una per ogni opzione del catalogo: (nome, valori, frasi)
OPTIONS = (
    ("Presa", ("libera", "d'obbligo"), (
        "Puoi calare una carta anche se potresti prendere.",
        "Chi può prendere con una carta qualsiasi non può calare.",
    )),
    ("Figure", ("una", "tutte"), (
        "Un fante, una donna o un re prende una sola carta uguale.",
        "Un fante, una donna o un re prende tutte le carte uguali sul tavolo.",
    )),
    ("Combin.", ("non cali", "poi cali"), (
        "Non puoi calare finché c'è una combinazione o chiamata tua.",
        "Non puoi calare al turno dopo la tua combinazione o chiamata; poi sì.",
    )),
    ("Scope", ("no", "1 punto"), (
        "Prendere tutte le carte del tavolo non dà punti in più.",
        "Ogni volta che prendi tutte le carte del tavolo segni 1 punto.",
    )),
    ("A 21", ("alla fine", "subito"), (
        "La smazzata si conta fino in fondo; poi vince il totale più alto, da 21 in su.",
        "I punti si contano uno dopo l'altro: vince chi arriva per primo a 21.",
    )),
    ("Compagni", ("no", "sì"), (
        "Ognuno gioca per sé.",
        "I posti 1 e 3 giocano insieme contro 2 e 4: le loro prese si contano insieme.",
    )),
)
