# SPDX-License-Identifier: MIT
"""Le parole del tavolo di casino; casino_en.py ha gli stessi nomi."""

from firmware.texts.lookup import found

WORDS = (
    # Che cosa fa una carta, per verbo: presa, combinazione, chiamata, rilancio; seguono i gruppi
    "\nDO = Prendi %d: |Costruisci %d: |Chiamata %d: |Rilancia a %d: \n"
    "TAKE_COURT = Prendi %s\n"
    "TAKE_UNIT = Prendi la combinazione %d|Prendi la chiamata %d\n"
    "TRAIL = Cala %s\n"
    "UNITS = comb.|chiamata\n"
    "CARDS = %d carte\n"
    "ACE = 1 asso|%d assi\n"
    "SPADES = 1 di picche|%d di picche\n"
    # Che cosa ne viene
    "LATER = poi la prendi con %s\n"
    "STAYS = resta sul tavolo\n"
    # Quando la scelta non è ancora una mossa: non basta, che fare; niente di scelto, perché
    "UNFINISHED = %s: non basta|aggiungi, o togli|Scegli sul tavolo|Non cali: ne hai una "
    "tua|Chi può prendere prende\n"
    # Tasti accanto alla mano: in mano; sulla barra due; sul tavolo quattro
    "KEYS = Ⓐ scegli|Ⓐ gioca|▲ cambia|Ⓐ metti|Ⓐ togli|non va|▼ fatto\n"
    # Mazzo
    "PACK = Mazzo %d\n"
    "LAST = Ultime!\n",
    # Che cosa ha fatto un posto, per evento: presa, combinazione, rilancio, chiamata, carta
    # calata; a chi legge, di un altro
    "\nDONE = Prendi con %s|%s prende con %s|Costruisci %d|%s costruisce %d|Rilanci a %d|%s "
    "rilancia a %d|Chiami %d|%s chiama %d|Cali %s|%s cala %s\n"
    "DEALS = Dai le carte tu|Dà le carte %s\n"
    "SWEPT = Scopa tua! +1|Scopa di %s! +1\n"
    "LEFTOVERS = Il resto è tuo|Il resto va a %s\n"
    "DEALT = Altre quattro carte|Le ultime carte!|Il mazzo è finito\n"
    "THINKS = %s pensa…\n"
    "THINKING = Penso…\n"
    # La conta
    "COUNT = Conta della smazzata\n"
    "LABELS = Carte|Picche|Assi|Scope|Punti|Totale\n"
    "REASONS = più carte|più picche|grande casino 10♦|piccolo casino 2♠|asso|scopa\n",
)


def __getattr__(name):
    return found(WORDS, name)
