# SPDX-License-Identifier: MIT
"""Le parole del tavolo di casino per righe di 21 lettere, dove le altre sono più lunghe."""

from firmware.texts.lookup import found

WORDS = (
    "\nTAKE_UNIT = Prendi la comb. %d|Prendi la chiam. %d\n"
    "SPADES = 1 picca|%d picche\n"
    "LATER = poi presa con %s\n"
    "UNFINISHED = %s: manca|aggiungi, o togli|Scegli le carte|Non cali: una è tua|Devi prendere\n"
    "DONE = Prendi con %s|%s prende: %s|Costruisci %d|%s fa %d|Rilanci a %d|%s sale a %d|Chiami %d"
    "|%s chiama %d|Cali %s|%s cala %s\n"
    "SWEPT = Scopa tua! +1|Scopa: %s +1\n"
    "LEFTOVERS = Il resto è tuo|Il resto a %s\n"
    "COUNT = Conta smazzata\n"
    "LABELS = Carte|Picc.|Assi|Scope|Punti|Tot.\n",
)


def __getattr__(name):
    return found(WORDS, name)
