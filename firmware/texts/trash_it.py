# SPDX-License-Identifier: MIT
"""Le parole del tavolo di Trash mentre si sceglie; trash_en.py ha gli stessi nomi."""

# Grandezza delle file
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
TAKE = "Ⓐ prendi %s ▲ pesca"
TAKE_JACK = "Ⓐ %s per il fante ▲"
NO_DISCARDS = "Ancora nessuno scarto"

# Il fante
JACK_WHERE = "Dove metti il fante?"
JACK_HERE = "Ⓐ al posto %s  ◀▶▲▼"
