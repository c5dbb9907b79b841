# SPDX-License-Identifier: MIT
"""Le parole del tavolo di Spazzatura; trash_en.py ha gli stessi nomi."""

# Misura delle file
CARD = "1 carta"
CARDS = "%d carte"

# Di chi è il turno
YOUR_TURN = "Tocca a te"
TURN = "Tocca a %s"
THINKS = "%s pensa…"
THINKING = "Penso…"

# Tallone o scarti
DRAW = "Ⓐ pesca dal tallone"
DRAW_OR = "Ⓐ pesca   ▼ scarti"
TAKE = "Ⓐ prendi %s  ▲ tallone"
TAKE_JACK = "Ⓐ %s per il fante  ▲"
NO_DISCARDS = "Non ci sono ancora scarti"

# Il fante
JACK_WHERE = "Dove metti il fante?"
JACK_HERE = "Ⓐ al posto %s   ◀▶▲▼"

# Che cosa succede
DRAWN = "%s: %s dal tallone"
TAKEN = "%s: %s dagli scarti"
PLACED = "%s: %s a posto"
JACK_PLACED = "%s: fante come %s"
UNDER = "Sotto c'è %s"
FREED = "Il fante torna in mano"
JACK_FREE = "Il fante va ovunque"
DISCARDED = "%s: scarto %s"
COURT = "Donne e re: nessun posto"
BEYOND = "La fila arriva solo a %s"
FILLED = "Il posto %s è già preso"
RESHUFFLED = "Il tallone è finito:"
RESHUFFLED_WHAT = "si mescolano gli scarti"

# Fine della mano
YOU_WIN_HAND = "Hai vinto la mano!"
WINS_HAND = "%s vince la mano!"
YOU_WIN_MATCH = "Hai vinto la partita!"
WINS_MATCH = "%s vince la partita!"
ALSO = "%s: fila completa!"
SHRINKS = "%s: ora %s"
LAST_CHANCE = "Ultimo turno agli altri"
LAST_CARD = "Era l'ultima carta!"
NEW_HAND = "Si comincia: buona mano!"

# Registro
FROM_STOCK = "tallone"
FROM_DISCARDS = "scarti"
DISCARD = "scarto %s"

# Fine della partita
RESULT = "Carte rimaste: 0 vince"
