# SPDX-License-Identifier: MIT
"""Le parole di ogni partita, quale che sia il gioco; match_en.py ha gli stessi nomi."""

from firmware.texts.lookup import found

WORDS = (
    # Pausa
    "\nPAUSE = Pausa\n"
    "RESUME = Torna al tavolo\n"
    "UNDO = Annulla la mossa\n"
    "REDO = Rifai la mossa\n"
    "RESTART = Ricomincia…\n"
    "LOG = Registro\n"
    "LEAVE = Salva ed esci\n"
    "NO_UNDO = Non c'è nessuna mossa da annullare.\n"
    "NO_REDO = Non c'è nessuna mossa da rifare.\n"
    "RESTART_WHAT = Le carte restano le stesse. Da dove ricominciare?\n"
    "GO_BACK = Lascia stare\n"
    "THIS_DEAL = Da questa mano\n"
    "WHOLE_MATCH = Dall'inizio\n"
    "SEED = n. %s\n"
    # Registro
    "SCROLL = ▲▼ scorri\n"
    "NOTHING_YET = Non è ancora successo niente.\n"
    # Passaggio di mano
    "PASS_TO = Passa il gioco a\n"
    "HIDDEN = Le carte sono coperte.\n"
    "SHOW_HAND = Mostra la mia mano\n"
    # Conta
    "NEXT_DEAL = Altra mano\n",
    # Fine
    "\nOVER = Partita finita\n"
    "YOU_WIN = Hai vinto!\n"
    "WINS = Vince %s!\n"
    "DRAW = Pareggio!\n"
    "YOU_WIN_TOGETHER = Avete vinto!\n"
    "WIN_TOGETHER = Vince l'altra coppia!\n"
    "PAIR_WINS = Vincono %s e %s!\n"
    "AGAIN = Nuova partita\n"
    "SAME_CARDS = Le stesse carte\n"
    "TAKE_BACK = Annulla l'ultima mossa\n"
    "MENU = Menu\n",
)


def __getattr__(name):
    return found(WORDS, name)
