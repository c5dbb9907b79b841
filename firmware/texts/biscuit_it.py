# SPDX-License-Identifier: MIT
"""Le parole del tavolo di Biscotto; biscuit_en.py ha gli stessi nomi.

Di due frasi la prima è per gli altri, la seconda per chi guarda.
"""

# Punti, per codice del motivo; per l'anteprima in due lunghezze
REASONS = ("Scala di %d", "Biscotto caldo", "Caldo incrociato", "Biscotto")
LONG = ("scala %d", "caldo %d", "incrociato %d", "biscotto %d")
SHORT = ("scala%d", "caldo%d", "incr.%d", "bisc.%d")
OPENS = ("Nuova linea incrociata", "apre una linea", "apre")

# Che cosa succede
PLACED = "%s: %s"
INITIAL = "Si comincia da %s"
DRAWS = ("%s pesca", "Peschi")
PASSES = ("%s passa", "Passi")
DRAWS_PASSES = ("%s pesca e passa", "Peschi e passi")
DREW = ("Peschi %s", "Non va: passi")
OUT = ("Chiude %s", "Hai chiuso!")
LEFT_TO = ("Resta a %s", "Ti resta")
STALE = ("Nessuno può più giocare", "La mano finisce così", "Mano chiusa")
# Chi pesca: uno, più d'uno, chi guarda, chi guarda e altri; poi la lista, tutti, nessuno
ELEVEN = "Undicina: %s"
WHO_DRAWS = (
    "pesca %s", "pescano %s", "peschi %s", "pescate %s",
    "%s e %s", "pescano tutti", "mazzo finito",
)
THINKS = "%s pensa…"
THINKING = "Penso…"

# Che cosa si può fare
PICK = "Ⓐ %s: %s"
PLACES = ("un posto", "%d posti")
UP_TO = "fino a +%d"
NO_POINTS = "niente punti"
GOES_OUT = "È l'ultima: chiudi!"
SPOT_KEYS = ("Ⓑ torna alle carte", "◀▶ altrove   Ⓑ torna")
NOTHING_FITS = ("Nessuna carta ci sta", "Ⓐ pesca dal mazzo")
NOTHING_LEFT = ("Niente da giocare", "Ⓐ passa il turno")
DRAWN = ("Hai pescato %s", "Ⓐ tienila in mano")
BUTTONS = ("Passa", "Tieni")

# Tutto il tavolo
LOOKING = ("Le carte giocate", "◀▶▲▼  Ⓑ torna")

# Fine della mano
OUT_POINTS = "Chiusura"
GOAL = ("Una mano sola", "Si gioca a %d")
