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
    # Quando la scelta non è ancora una mossa
    "NOT_YET = %s: non basta\n"
    "ADD_MORE = aggiungi, o togli\n"
    "CHOOSE_CARDS = Scegli sul tavolo\n"
    "OWN_UNIT = Non cali: ne hai una tua\n"
    "MUST_TAKE = Chi può prendere prende\n"
    # Tasti accanto alla mano
    "HAND_KEY = Ⓐ scegli\n"
    "BAR_KEYS = Ⓐ gioca|▲ cambia\n",
    "\nADD = Ⓐ metti\n"
    "REMOVE = Ⓐ togli\n"
    "CANNOT = non va\n"
    "DOWN = ▼ fatto\n"
    # Mazzo
    "PACK = Mazzo %d\n"
    "LAST = Ultime!\n"
    # Che cosa ha fatto un posto, per evento: presa, combinazione, rilancio, chiamata, carta calata;
    # a chi legge, di un altro
    "DONE = Prendi con %s|%s prende con %s|Costruisci %d|%s costruisce %d|Rilanci a %d|%s "
    "rilancia a %d|Chiami %d|%s chiama %d|Cali %s|%s cala %s\n"
    "DEALS = Dai le carte tu|Dà le carte %s\n"
    "SWEPT = Scopa tua! +1|Scopa di %s! +1\n"
    "LEFTOVERS = Il resto è tuo|Il resto va a %s\n"
    "NEW_CARDS = Altre quattro carte\n"
    "LAST_CARDS = Le ultime carte!\n"
    "PACK_EMPTY = Il mazzo è finito\n"
    "THINKS = %s pensa…\n"
    "THINKING = Penso…\n"
    # La conta
    "COUNT = Conta della smazzata\n",
    "\nSHORT_CARDS = Carte\n"
    "SHORT_SPADES = Picche\n"
    "ACES = Assi\n"
    "SWEEPS = Scope\n"
    "ROUND = Punti\n"
    "TOTAL = Totale\n"
    "REASONS = più carte|più picche|grande casino 10♦|piccolo casino 2♠|asso|scopa\n",
)


def __getattr__(name):
    return found(WORDS, name)
