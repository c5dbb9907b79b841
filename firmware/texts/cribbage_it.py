# SPDX-License-Identifier: MIT
"""Le parole del tavolo di cribbage; cribbage_en.py ha gli stessi nomi."""

# Punti, per codice del motivo: la parola intera, poi quella breve per l'anteprima
REASONS = (
    "Fante girato", "Quindici", "Trentuno", "Coppia", "Tris", "Quattro uguali", "Scala",
    "Nessun altro può", "Ultima carta", "Colore", "Fante giusto", "Passo", "",
)
SHORT = (
    "fante", "quindici", "trentuno", "coppia", "tris", "poker", "scala",
    "ultima", "ultima", "colore", "fante", "passo", "",
)

# Riserva
CRIB = "Riserva"
CRIB_MINE = "tua"
YOUR_CRIB = "La tua riserva"
CRIB_OF = "Riserva: %s"

# Primo mazziere
CUT_FIRST = "La più bassa dà le carte"
CUT_FIRST_KEYS = "◀ ▶ scegli   Ⓐ alza"
CUT_FIRST_NAME = "%s: ◀ ▶  Ⓐ alza"
CUT_CARD = "%s: %s"
YOU_DEAL = "Dai le carte tu"
DEALS = "Dà le carte %s"
TIE = "Pari: si alza di nuovo"

# Scarti
DISCARD = "Due carte alla riserva"
DISCARD_PICK = "◀ ▶ scegli   Ⓐ prendi"
DISCARD_BACK = "◀ ▶ scegli   Ⓐ rimetti"
DISCARD_SURE = "Scarti queste due?"
DISCARD_UP = "▲ conferma   Ⓐ rimetti"
DISCARD_NOW = "Ⓐ conferma   ▼ torna"
DISCARD_FULL = "Sono già due"
KEPT = "Punti tenuti: %d"
CONFIRM = "Conferma"

# Taglio
CUT = "Taglia il mazzo:"
CUT_KEYS = "◀ ▶ scegli   Ⓐ taglia"
TURNED = "Carta girata: %s"

# Gioco
COUNT = "Conta"
LAID = "%s: %s, fa %d"
MAKES = "Ⓐ %s fa %d"
PASSO = "%s: Passo"
THINKS = "%s pensa…"
THINKING = "Penso…"

# Conta delle mani
YOUR_HAND = "La tua mano"
HAND_OF = "Mano di %s"
NO_POINTS = "Nessun punto"
NOT_COUNTED = "Non si conta: è finita"

# Registro
DISCARDED = "%s: scarto %s"
TWO_HIDDEN = "coperto"
HAND_POINTS = "%s: %d"

# Fine
SKUNK = "Skunk: sotto 91!"
DOUBLE_SKUNK = "Doppio skunk: sotto 61!"
