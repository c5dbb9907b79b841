# SPDX-License-Identifier: MIT
"""Le parole di ciò che succede al tavolo di Trash, in memoria mentre lo si racconta."""

DRAWN = "%s: pescato %s"
TAKEN = "%s: preso %s"
PLACED = "%s: %s a posto"
JACK_PLACED = "%s: fante → %s"
UNDER = "Sotto c'è %s"
FREED = "Il fante si libera"
JACK_FREE = "Il fante va ovunque"
DISCARDED = "%s: scarto %s"
COURT = "Non ha mai un posto"
BEYOND = "La fila arriva a %s"
FILLED = "Posto %s già preso"
RESHUFFLED = "Il tallone è finito:"
RESHUFFLED_WHAT = "scarti rimescolati"

# Fine della mano
YOU_WIN_HAND = "Hai vinto la mano!"
WINS_HAND = "%s: mano vinta!"
YOU_WIN_MATCH = "Hai vinto la partita!"
WINS_MATCH = "%s ha vinto!"
ALSO = "%s: fila piena!"
SHRINKS = "%s → %s"
LAST_CHANCE = "Un turno agli altri"
LAST_CARD = "Era l'ultima carta!"
NEW_HAND = "Una nuova mano"

# Registro
FROM_STOCK = "tallone"
FROM_DISCARDS = "scarti"
DISCARD = "scarto %s"

# Fine della partita
RESULT = "Chi ha 0 carte vince"
