# SPDX-License-Identifier: MIT
"""Le parole del tavolo di casino; casino_en.py ha gli stessi nomi."""

# Che cosa fa una carta, per verbo: presa, combinazione, chiamata, rilancio; seguono i gruppi
DO = ("Prendi %d: ", "Costruisci %d: ", "Chiamata %d: ", "Rilancia a %d: ")
TAKE_COURT = "Prendi %s"
TAKE_UNIT = ("Prendi la combinazione %d", "Prendi la chiamata %d")
TRAIL = "Cala %s"
UNITS = ("comb.", "chiamata")
CARDS = "%d carte"
ACE = ("1 asso", "%d assi")
SPADES = ("1 di picche", "%d di picche")

# Che cosa ne viene
LATER = "poi la prendi con %s"
STAYS = "resta sul tavolo"

# Quando la scelta non è ancora una mossa
NOT_YET = "%s: non basta"
ADD_MORE = "aggiungi, o togli"
CHOOSE_CARDS = "Scegli sul tavolo"
OWN_UNIT = "Non cali: ne hai una tua"
MUST_TAKE = "Chi può prendere prende"

# Tasti accanto alla mano
HAND_KEYS = ("Ⓐ scegli",)
BAR_KEYS = ("Ⓐ gioca", "▲ cambia")
ADD = "Ⓐ metti"
REMOVE = "Ⓐ togli"
CANNOT = "non va"
DOWN = "▼ fatto"

# Mazzo
PACK = "Mazzo %d"
LAST = "Ultime!"

# Che cosa ha fatto un posto, per evento: presa, combinazione, rilancio, chiamata, carta calata;
# a chi legge, di un altro
DONE = (
    ("Prendi con %s", "%s prende con %s"),
    ("Costruisci %d", "%s costruisce %d"),
    ("Rilanci a %d", "%s rilancia a %d"),
    ("Chiami %d", "%s chiama %d"),
    ("Cali %s", "%s cala %s"),
)
DEALS = ("Dai le carte tu", "Dà le carte %s")
SWEPT = ("Scopa tua! +1", "Scopa di %s! +1")
LEFTOVERS = ("Il resto è tuo", "Il resto va a %s")
NEW_CARDS = "Altre quattro carte"
LAST_CARDS = "Le ultime carte!"
PACK_EMPTY = "Il mazzo è finito"
THINKS = "%s pensa…"
THINKING = "Penso…"

# La conta
COUNT = "Conta della smazzata"
SHORT_CARDS = "Carte"
SHORT_SPADES = "Picche"
ACES = "Assi"
SWEEPS = "Scope"
ROUND = "Punti"
TOTAL = "Totale"
REASONS = (
    "più carte", "più picche", "grande casino 10♦", "piccolo casino 2♠", "asso", "scopa",
)
