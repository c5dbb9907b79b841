# SPDX-License-Identifier: MIT
"""Le varianti di Biscotto, spiegate una per una (firmware/options.py)."""

_TO = "Vince chi ha di più quando, a fine mano, qualcuno è arrivato a %d."

PRESETS = (
    ("Base", "Biscotto con le 36 carte del mazzo base."),
    ("Italiana", "Biscotto con 45 carte. In quattro l'Undicina colpisce chi ha meno carte."),
    ("Inglese", "Biscuit del 2008: 36 carte, la Scusa. In quattro l'Undicina va a sinistra."),
)

OPTIONS = (
    (
        "Mazzo",
        ("36", "37 Scusa", "40 Ped.", "41 Ped.+S", "44 Corti", "45 tutte"),
        (
            "Il mazzo base: assi, numeri da 2 a 9 e Corone.",
            "Il mazzo base e la Scusa, che sta accanto a ogni carta ma non fa punti.",
            "Il mazzo base e i quattro Pedoni, di tre semi, tra il 9 e la Corona.",
            "Il mazzo base, i quattro Pedoni e la Scusa.",
            "Il mazzo base, i Pedoni e i quattro Corti, di tre semi, tra Pedone e Corona.",
            "Tutte le carte: Pedoni, Corti e la Scusa.",
        ),
    ),
    (
        "Undicina",
        ("Più corta", "Sinistra"),
        (
            "Quando fai undici pesca l'avversario con meno carte; a parità, ognuno di loro.",
            "Quando fai undici pesca solo chi gioca dopo di te.",
        ),
    ),
    (
        "Pescata",
        ("Libera", "D'obbligo"),
        (
            "Se la carta pescata va bene, puoi giocarla o tenerla.",
            "Se la carta pescata va bene, devi giocarla.",
        ),
    ),
    (
        "Compagni",
        ("No", "Sì"),
        (
            "Ognuno gioca per sé.",
            "Chi sta di fronte è tuo compagno: i punti si sommano, le carte che gli restano "
            "si tolgono.",
        ),
    ),
    (
        "Si gioca a",
        ("60", "1 mano", "40", "80", "120"),
        (
            _TO % 60,
            "Una mano sola: vince chi ha più punti.",
            _TO % 40,
            _TO % 80,
            _TO % 120,
        ),
    ),
    (
        "Parità",
        ("Pareggio", "Si gioca"),
        (
            "A pari punti alla fine è pareggio.",
            "A pari punti alla fine si gioca un'altra mano, finché uno è davanti.",
        ),
    ),
)
