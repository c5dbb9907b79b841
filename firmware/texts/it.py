# SPDX-License-Identifier: MIT
"""Le parole di ogni pagina che non appartiene a un gioco; en.py ha gli stessi nomi."""

LANGUAGES = ("Italiano", "English")
GAMES = {
    "cribbage": "Cribbage",
    "casino": "Casino",
    "trash": "Spazzatura",
    "biscuit": "Biscotto",
}

# Tasti
CHOOSE = "Scegli"
BACK = "Indietro"
CHANGE = "Cambia"
READ = "Leggi"
GO_ON = "Avanti"
START = "Inizia"
RESET = "Azzera"
WRITE = "Scrivi"
DONE = "Fatto"
YES = "Sì"
NO = "No"

# Prima accensione
WELCOME = "Lingua · Language"
OK = "OK"

# Menu
CONTINUE = "Continua"
NEW_GAME = "Nuova partita"
SETTINGS = "Impostazioni"
STATISTICS = "Statistiche"
RULES = "Regole"
MATCH_KEPT = "C'è una partita già iniziata. Se ne cominci un'altra, questa va persa."

# Preparazione
SEATS = "Giocatori"
SEAT = "Posto %d"
PERSON = "Persona"
COMPUTER = "Computer"
LEVEL = "Livello"
LEVELS = ("Facile", "Medio", "Difficile")
NAME = "Nome"
ONE_PERSON = "Almeno un posto dev'essere di una persona."
OPTIONS = "Varianti"
EDITION = "Edizione"
OWN_EDITION = "Tua"
OWN_EDITION_WHAT = "Una scelta tua: nessuna delle edizioni note."

# Nomi dei posti
YOU = "Tu"
PERSON_NUMBER = "Ospite %d"
COMPUTER_NUMBER = "Comput.%d"

# Impostazioni
LANGUAGE = "Lingua"
SPEED = "Computer"
SPEEDS = ("Lento", "Normale", "Rapido", "A passi")
SOUND = "Suono"
BRIGHTNESS = "Luminosità"
FOUR_COLOURS = "Quattro colori"
LIGHTS = "Lucine"
SETTINGS_UNREADABLE = (
    "Le impostazioni salvate non si leggono più: valgono di nuovo quelle iniziali."
)

# Statistiche
LEVELS_SHORT = ("Fac.", "Med.", "Dif.")
PLAYED = "Giocate"
WON = "Vinte"
SKUNKS = "Skunk"
SKUNKED = "Subiti"
DOUBLE = "  doppi"
RESET_ALL = "Azzerare tutte le statistiche? Non si può tornare indietro."
STATISTICS_UNREADABLE = "Le statistiche salvate non si leggono più: si riparte da zero."

# Guai
CRASH = "Errore"
CRASH_TEXT = (
    "Il gioco si è fermato per un errore. La partita è salva fino all'ultima mossa "
    "confermata."
)
LOW_MEMORY = "Poca memoria"
LOW_MEMORY_TEXT = (
    "Per questa pagina la memoria non basta. La partita è salva: spegni, riaccendi e "
    "continua."
)
TO_MENU = "Al menu"
MATCH_UNREADABLE = "La partita salvata non si legge più: cominciane una nuova."
TROUBLES = {
    "broken": "Una parte dei dati salvati era rovinata ed è stata lasciata da parte.",
    "full": "Non c'è più spazio: la partita non viene salvata.",
    "none": "Qui non si può salvare: se spegni, la partita va persa.",
}
