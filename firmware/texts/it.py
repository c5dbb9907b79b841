# SPDX-License-Identifier: MIT
"""Le parole di ogni pagina che non appartiene a un gioco; en.py ha gli stessi nomi."""

from firmware.texts.lookup import found

GAMES = {
    "cribbage": "Cribbage",
    "casino": "Casino",
    "trash": "Spazzatura",
    "biscuit": "Biscotto",
}
TROUBLES = {
    "broken": "Una parte dei dati salvati era rovinata ed è stata lasciata da parte.",
    "full": "Non c'è più spazio: la partita non viene salvata.",
    "none": "Qui non si può salvare: se spegni, la partita va persa.",
}
WORDS = (
    "\nLANGUAGES = Italiano|English\n"
    # Tasti
    "CHOOSE = Scegli\n"
    "BACK = Indietro\n"
    "CHANGE = Cambia\n"
    "READ = Leggi\n"
    "GO_ON = Avanti\n"
    "START = Inizia\n"
    "RESET = Azzera\n"
    "WRITE = Scrivi\n"
    "DONE = Fatto\n"
    "YES = Sì\n"
    "NO = No\n"
    # Prima accensione
    "WELCOME = Lingua · Language\n"
    "OK = OK\n"
    # Menu
    "CONTINUE = Continua\n"
    "NEW_GAME = Nuova partita\n"
    "SETTINGS = Impostazioni\n"
    "STATISTICS = Statistiche\n"
    "RULES = Regole\n"
    "MATCH_KEPT = C'è una partita già iniziata. Se ne cominci un'altra, questa va persa.\n",
    # Preparazione
    "\nSEATS = Giocatori\n"
    "SEAT = Posto %d\n"
    "PERSON = Persona\n"
    "COMPUTER = Computer\n"
    "LEVEL = Livello\n"
    "LEVELS = Facile|Medio|Difficile\n"
    "NAME = Nome\n"
    "ONE_PERSON = Almeno un posto dev'essere di una persona.\n"
    "OPTIONS = Varianti\n"
    "EDITION = Edizione\n"
    "OWN_EDITION = Tua\n"
    "OWN_EDITION_WHAT = Una scelta tua: nessuna delle edizioni note.\n"
    # Nomi dei posti
    "YOU = Tu\n"
    "PERSON_NUMBER = Ospite %d\n"
    "COMPUTER_NUMBER = Comput.%d\n",
    # Impostazioni
    "\nLANGUAGE = Lingua\n"
    "SPEED = Computer\n"
    "SPEEDS = Lento|Normale|Rapido|A passi\n"
    "SOUND = Suono\n"
    "BRIGHTNESS = Luminosità\n"
    "FOUR_COLOURS = Quattro colori\n"
    "LIGHTS = Lucine\n"
    "TRAINING = Prima conti tu\n"
    "SETTINGS_UNREADABLE = Le impostazioni salvate non si leggono più: valgono di nuovo quelle "
    "iniziali.\n"
    # Statistiche
    "LEVELS_SHORT = Fac.|Med.|Dif.\n"
    "PLAYED = Giocate\n"
    "WON = Vinte\n"
    "SKUNKS = Skunk\n"
    "SKUNKED = Subiti\n"
    "DOUBLE =   doppi\n"
    "RESET_ALL = Azzerare tutte le statistiche? Non si può tornare indietro.\n"
    "STATISTICS_UNREADABLE = Le statistiche salvate non si leggono più: si riparte da zero.\n",
    # Guai
    "\nCRASH = Errore\n"
    "CRASH_TEXT = Il gioco si è fermato per un errore. La partita è salva fino all'ultima "
    "mossa confermata.\n"
    "LOW_MEMORY = Poca memoria\n"
    "LOW_MEMORY_TEXT = Per questa pagina la memoria non basta. La partita è salva: spegni, "
    "riaccendi e continua.\n"
    "TO_MENU = Al menu\n"
    "MATCH_UNREADABLE = La partita salvata non si legge più: cominciane una nuova.\n"
    "BATTERY_LOW = La batteria è quasi scarica. La partita è salva: ricarica presto.\n",
)


def __getattr__(name):
    return found(WORDS, name)
