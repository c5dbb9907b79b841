# SPDX-License-Identifier: MIT
"""Le parole del tavolo di Biscotto per righe di 21 lettere, dove le altre sono più lunghe."""

LONG = ("scala %d", "caldo %d", "incr. %d", "bisc. %d")
SHORT = ("sc.%d", "cal.%d", "inc.%d", "b.%d")
OPENS = ("Nuova linea", "apre linea", "apre")
DRAWS_PASSES = ("%s pesca, passa", "Peschi e passi")
LEFT_TO = ("Resta: %s", "Ti resta")
STALE = ("Nessuno può giocare", "La mano finisce qui", "Mano chiusa")
ELEVEN = "11: %s"
PICK = "Ⓐ %s %s"
UP_TO = "max %d"
