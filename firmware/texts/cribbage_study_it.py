# SPDX-License-Identifier: MIT
"""Le parole per contare da sé e per rivedere una partita di cribbage; come in _en.py."""

from firmware.texts.lookup import found

WORDS = (
    # Contare da sé
    "\nHOW_MANY = Quanti punti conti?\n"
    "CONFIRM = Conferma\n"
    "SHOW = Mostra\n"
    "RIGHT = Giusto: %d!\n"
    "MISSED = Hai contato %d, sono %d: ecco che cosa mancava.\n"
    "TOO_MANY = Hai contato %d, sono %d: ecco tutti i punti.\n"
    "NOTHING = Hai contato %d, ma non c'è nessun punto.\n",
    # Rivedere la partita
    "\nTITLE = Analisi\n"
    "WORKING = Rivedo tutto: %d %%\n"
    "SEAT = Di chi\n"
    "KINDS = %d scarti|%d giocate\n"
    "BEST = La scelta migliore\n"
    "WORST = Le più care\n"
    "NONE_COSTLY = Nessuna scelta cara\n"
    "LINE = %d. %s\n"
    "DEAL = Mano %d\n"
    "DETAILS = Vedi\n"
    "POINTS = punti\n"
    "POINT = ,\n"
    "DID = Scarto: %s.|Carta giocata: %s.\n"
    "ON_TABLE = Si contava %d, con %s.\n"
    "COST = Costa %s punti.\n"
    "LATE = Verso la fine conta la probabilità di vincere: la partita vale 40 punti.\n"
    "LEAD = Nessuna era migliore: la seconda vale %s punti in meno.\n"
    "BETTER = Meglio: \n",
)


def __getattr__(name):
    return found(WORDS, name)
