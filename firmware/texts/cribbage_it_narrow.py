# SPDX-License-Identifier: MIT
"""Le parole del tavolo di cribbage per righe di 21 lettere, dove le altre sono più lunghe."""

from firmware.texts.lookup import found

WORDS = (
    "\nREASONS = Fante girato|15|Trentuno|Coppia|Tris|Quattro uguali|Scala|Nessun altro|Ultima "
    "carta|Colore|Fante giusto|Passo|\n"
    "CRIB_OF = Ris.: %s\n"
    "CUT_FIRST = La più bassa dà carte\n"
    "CUT_FIRST_NAME = %s: ◀▶  Ⓐ alza\n"
    "DEALS = Dà carte %s\n"
    "DISCARD = Due alla riserva\n"
    "DISCARD_PICK = ◀▶ scegli  Ⓐ prendi\n"
    "DISCARD_BACK = ◀▶ scegli  Ⓐ rimetti\n"
    "DISCARD_UP = ▲ conferma  Ⓐ rimetti\n"
    "DISCARD_NOW = Ⓐ conferma  ▼ torna\n"
    "KEPT = Tenuti: %d\n"
    "CUT_KEYS = ◀▶ scegli  Ⓐ taglia\n"
    "LAID = %s %s=%d\n"
    "MAKES = Ⓐ %s fa %d\n"
    "NOT_COUNTED = Non conta: è finita\n"
    "DOUBLE_SKUNK = Doppio skunk: <61!\n",
)


def __getattr__(name):
    return found(WORDS, name)
