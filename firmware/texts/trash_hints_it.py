# SPDX-License-Identifier: MIT
"""I suggerimenti di Trash: la mossa e il suo perché, nella forma che sentence.py spiega."""

_JACK = "Metti il fante dove va {0}: ogni posto vale lo stesso"
_HERE = _JACK + ", ma qui la carta vera "
_WIN = "{%d:vinci la mano|completi anche tu|vinci la partita}."

HINTS = {
    "cards": (
        "l'asso", "il 2", "il 3", "il 4", "il 5", "il 6", "il 7", "l'8", "il 9", "il 10",
        "il fante", "la donna", "il re",
    ),
    "and": " e ",
    "first": "Pesca dal tallone: non ci sono ancora scarti.",
    "court": "Pesca dal tallone: {0} non ha mai un posto.",
    "beyond": "Pesca dal tallone: {0} non ti serve, perché hai solo {1:0 posizioni|1 posizione|# "
    "posizioni}.",
    "filled": "Pesca dal tallone: {0} nelle tue posizioni c'è già.",
    "leave": "Pesca dal tallone: se prendi {0}, gli altri che trovi aiutano chi gioca dopo, a "
    "cui {1:non manca nulla|manca una sola carta|mancano solo # carte}.",
    "leave_early": "Pesca dal tallone: se prendi {0}, gli altri che trovi aiutano chi gioca "
    "dopo; per ora i tuoi scarti servono a pochi.",
    "take": "Prendi {0} dagli scarti: ha un posto sicuro, e continui con la carta che sta sotto.",
    "take_sure": "Prendi {0} dagli scarti: ha un posto sicuro; dal tallone {1:non l'avrebbe "
    "quasi nessuna carta|l'avrebbe circa 1 carta su 10|l'avrebbero circa # carte su 10}.",
    "take_jack": "Prendi {0} dagli scarti: va al posto del fante, che si sposta su un'altra "
    "posizione e scopre un'altra carta.",
    "take_jack_wins": "Prendi {0} dagli scarti: va al posto del fante, che passa sull'ultima "
    "posizione coperta, e " + _WIN % 1,
    "take_wins": "Prendi {0} dagli scarti: è l'ultima carta che ti manca, e " + _WIN % 1,
    "jack": _HERE + "è tra le meno probabili, {1:non ne resta|ne resta 1|ne restano #}.",
    "jack_any": _JACK + ".",
    "jack_stays": _HERE + "non può più arrivare.",
    "jack_wins": "Metti il fante sull'ultima posizione coperta: " + _WIN % 0,
}
