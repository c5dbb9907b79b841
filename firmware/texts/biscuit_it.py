# SPDX-License-Identifier: MIT
"""Le parole del tavolo di Biscotto; biscuit_en.py ha gli stessi nomi."""

# Punti, per codice del motivo; per l'anteprima in due lunghezze
REASONS = (
    "", "Biscotto caldo", "Caldo incrociato", "Biscotto", "", "", "", "", "", "", "",
)
STRAIGHT = "Scala di %d"
LONG = ("scala %d", "caldo %d", "incrociato %d", "biscotto %d")
SHORT = ("scala%d", "caldo%d", "incr.%d", "bisc.%d")
OPENS = "Nuova linea incrociata"
OPENS_LINE = "apre una linea"
OPENS_SHORT = "apre"

# Che cosa succede
PLACED = "%s: %s"
INITIAL = "Si comincia da %s"
DRAWS = "%s pesca"
YOU_DRAW = "Peschi"
PASSES = "%s passa"
YOU_PASS = "Passi"
YOU_DRAW_PASS = "Peschi e passi"
DRAWS_PASSES = "%s pesca e passa"
YOU_DREW = "Peschi %s"
DOES_NOT_FIT = "Non va: passi"
OUT = "Chiude %s"
YOU_OUT = "Hai chiuso!"
LEFT_TO = "Resta a %s"
LEFT_TO_YOU = "Ti resta"
STALE = "Nessuno può più giocare"
STALE_WHY = "La mano finisce così"
ELEVEN = "Undicina: %s"
ONE_DRAWS = "pesca %s"
MORE_DRAW = "pescano %s"
YOU_ALONE_DRAW = "peschi %s"
YOU_AND_MORE_DRAW = "pescate %s"
AND = "%s e %s"
OTHERS_DRAW = "pescano tutti"
NOBODY_DRAWS = "mazzo finito"
THINKS = "%s pensa…"
THINKING = "Penso…"

# Che cosa si può fare
PICK = "Ⓐ %s: %s"
PLACES = "%d posti"
ONE_PLACE = "un posto"
UP_TO = "fino a +%d"
NO_POINTS = "niente punti"
GOES_OUT = "È l'ultima: chiudi!"
SPOT_KEYS = "◀▶ altrove   Ⓑ torna"
SPOT_KEY = "Ⓑ torna alle carte"
NOTHING_FITS = "Nessuna carta ci sta"
DRAW_KEY = "Ⓐ pesca dal mazzo"
NOTHING_LEFT = "Niente da giocare"
PASS_KEY = "Ⓐ passa il turno"
DRAWN = "Hai pescato %s"
KEEP_KEY = "Ⓐ tienila in mano"
KEEP = "Tieni"
PASS = "Passa"

# Tutto il tavolo
LOOKING = "Le carte giocate"
LOOK_KEYS = "◀▶▲▼  Ⓑ torna"

# Fine della mano
STALE_TITLE = "Mano chiusa"
OUT_POINTS = "Chiusura"
GOAL = "Si gioca a %d"
ONE_HAND = "Una mano sola"
