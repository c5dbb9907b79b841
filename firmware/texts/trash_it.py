# SPDX-License-Identifier: MIT
"""Le parole del tavolo di Trash; trash_en.py ha gli stessi nomi."""

from firmware.texts.lookup import found

WORDS = (
    # Grandezza delle file
    "\nCARD = 1 carta\n"
    "CARDS = %d carte\n"
    # Di chi è il turno
    "YOUR_TURN = Tocca a te\n"
    "TURN = Tocca a %s\n"
    "THINKS = %s pensa…\n"
    "THINKING = Penso…\n"
    # Tallone o scarti
    "DRAW = Ⓐ pesca dal tallone\n"
    "DRAW_OR = Ⓐ pesca   ▼ scarti\n"
    "TAKE = Ⓐ prendi %s ▲ pesca\n"
    "TAKE_JACK = Ⓐ %s per il fante ▲\n"
    "NO_DISCARDS = Ancora nessuno scarto\n"
    # Il fante
    "JACK_WHERE = Dove metti il fante?\n"
    "JACK_HERE = Ⓐ al posto %s  ◀▶▲▼\n",
    # Che cosa succede
    "\nDRAWN = %s: pescato %s\n"
    "TAKEN = %s: preso %s\n"
    "PLACED = %s: %s a posto\n"
    "JACK_PLACED = %s: fante → %s\n"
    "UNDER = Sotto c'è %s\n"
    "FREED = Il fante si libera\n"
    "JACK_FREE = Il fante va ovunque\n"
    "DISCARDED = %s: scarto %s\n"
    "COURT = Non ha mai un posto\n"
    "BEYOND = La fila arriva a %s\n"
    "FILLED = Posto %s già preso\n"
    "RESHUFFLED = Il tallone è finito:\n"
    "RESHUFFLED_WHAT = scarti rimescolati\n"
    # Fine della mano
    "YOU_WIN_HAND = Hai vinto la mano!\n"
    "WINS_HAND = %s: mano vinta!\n"
    "YOU_WIN_MATCH = Hai vinto la partita!\n"
    "WINS_MATCH = %s ha vinto!\n"
    "ALSO = %s: fila piena!\n"
    "SHRINKS = %s → %s\n"
    "LAST_CHANCE = Un turno agli altri\n"
    "LAST_CARD = Era l'ultima carta!\n"
    "NEW_HAND = Una nuova mano\n"
    # Registro
    "FROM_STOCK = tallone\n"
    "FROM_DISCARDS = scarti\n"
    "DISCARD = scarto %s\n"
    # Fine della partita
    "RESULT = Chi ha 0 carte vince\n",
)


def __getattr__(name):
    return found(WORDS, name)
