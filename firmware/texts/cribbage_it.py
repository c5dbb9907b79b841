# SPDX-License-Identifier: MIT
"""Le parole del tavolo di cribbage; cribbage_en.py ha gli stessi nomi."""

from firmware.texts.lookup import found

WORDS = (
    # Punti, per codice del motivo: la parola intera, poi quella breve per l'anteprima
    "\nREASONS = Fante girato|Quindici|Trentuno|Coppia|Tris|Quattro uguali|Scala|Nessun altro "
    "può|Ultima carta|Colore|Fante giusto|Passo|\n"
    "SHORT = fante|quindici|trentuno|coppia|tris|poker|scala|ultima|ultima|colore|fante|passo|\n"
    # Riserva
    "CRIB = Riserva\n"
    "CRIB_MINE = tua\n"
    "YOUR_CRIB = La tua riserva\n"
    "CRIB_OF = Riserva: %s\n"
    # Primo mazziere
    "CUT_FIRST = La più bassa dà le carte\n"
    "CUT_FIRST_KEYS = ◀ ▶ scegli   Ⓐ alza\n"
    "CUT_FIRST_NAME = %s: ◀ ▶  Ⓐ alza\n"
    "CUT_CARD = %s: %s\n"
    "YOU_DEAL = Dai le carte tu\n"
    "DEALS = Dà le carte %s\n"
    "TIE = Pari: si alza di nuovo\n",
    # Scarti
    "\nDISCARD = Due carte alla riserva\n"
    "DISCARD_PICK = ◀ ▶ scegli   Ⓐ prendi\n"
    "DISCARD_BACK = ◀ ▶ scegli   Ⓐ rimetti\n"
    "DISCARD_SURE = Scarti queste due?\n"
    "DISCARD_UP = ▲ conferma   Ⓐ rimetti\n"
    "DISCARD_NOW = Ⓐ conferma   ▼ torna\n"
    "DISCARD_FULL = Sono già due\n"
    "KEPT = Punti tenuti: %d\n"
    "CONFIRM = Conferma\n"
    # Taglio
    "CUT = Taglia il mazzo:\n"
    "CUT_KEYS = ◀ ▶ scegli   Ⓐ taglia\n"
    "TURNED = Carta girata: %s\n"
    # Gioco
    "COUNT = Conta\n"
    "LAID = %s: %s, fa %d\n"
    "MAKES = Ⓐ %s fa %d\n"
    "PASSO = %s: Passo\n"
    "THINKS = %s pensa…\n"
    "THINKING = Penso…\n"
    # Conta delle mani
    "YOUR_HAND = La tua mano\n"
    "HAND_OF = Mano di %s\n"
    "NO_POINTS = Nessun punto\n"
    "NOT_COUNTED = Non si conta: è finita\n",
    # Registro
    "\nDISCARDED = %s: scarto %s\n"
    "TWO_HIDDEN = coperto\n"
    "HAND_POINTS = %s: %d\n"
    # Fine
    "SKUNK = Skunk: sotto 91!\n"
    "DOUBLE_SKUNK = Doppio skunk: sotto 61!\n",
)


def __getattr__(name):
    return found(WORDS, name)
