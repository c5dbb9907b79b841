# SPDX-License-Identifier: MIT
"""Le varianti di Spazzatura, spiegate una per una (firmware/options.py)."""

PRESETS = ()

OPTIONS = (
    (
        "Mazzi",
        ("Soliti", "1", "2", "3"),
        (
            "Un mazzo in due giocatori, due in tre o quattro, tre in cinque o sei.",
            "Un mazzo di 52 carte, ma solo in due: in più giocatori vale la regola solita.",
            "Due mazzi, anche in due giocatori. In cinque o sei restano comunque tre.",
            "Tre mazzi, in quanti si gioca si gioca.",
        ),
    ),
    (
        "Ultimo turno",
        ("No", "Sì"),
        (
            "Chi completa la fila vince subito la mano.",
            "Quando uno completa la fila, gli altri giocano ancora un turno: chi ce la fa "
            "accorcia la fila anche lui.",
        ),
    ),
)
