# SPDX-License-Identifier: MIT
"""Le parole di ogni partita, quale che sia il gioco; match_en.py ha gli stessi nomi."""

# Pausa
PAUSE = "Pausa"
RESUME = "Torna al tavolo"
UNDO = "Annulla la mossa"
REDO = "Rifai la mossa"
RESTART = "Ricomincia…"
LOG = "Registro"
LEAVE = "Salva ed esci"
NO_UNDO = "Non c'è nessuna mossa da annullare."
NO_REDO = "Non c'è nessuna mossa da rifare."
RESTART_WHAT = "Le carte restano le stesse. Da dove ricominciare?"
GO_BACK = "Lascia stare"
THIS_DEAL = "Da questa mano"
WHOLE_MATCH = "Dall'inizio"
SEED = "n. %s"

# Registro
SCROLL = "▲▼ scorri"
NOTHING_YET = "Non è ancora successo niente."

# Passaggio di mano
PASS_TO = "Passa il gioco a"
HIDDEN = "Le carte sono coperte."
SHOW_HAND = "Mostra la mia mano"

# Conta
NEXT_DEAL = "Altra mano"

# Fine
OVER = "Partita finita"
YOU_WIN = "Hai vinto!"
WINS = "Vince %s!"
DRAW = "Pareggio!"
YOU_WIN_TOGETHER = "Avete vinto!"
WIN_TOGETHER = "Vince l'altra coppia!"
AGAIN = "Nuova partita"
SAME_CARDS = "Le stesse carte"
TAKE_BACK = "Annulla l'ultima mossa"
MENU = "Menu"
