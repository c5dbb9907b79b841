# SPDX-License-Identifier: MIT
"""Le regole di Biscotto, per chi non ha mai giocato; ogni pagina è (titolo, testo)."""

PAGES = (
    (
        "In breve",
        "Si gioca in due, tre o quattro con il Decktet, un mazzo in cui quasi ogni carta ha due "
        "semi.\n\n"
        "Le carte si mettono in fila sul tavolo, come nel domino: una carta va accanto a "
        "un'altra se hanno un seme in comune. Certe file fanno punti.\n\n"
        "Chi finisce per primo le carte chiude la mano e guadagna per quelle rimaste agli altri.",
    ),
    (
        "Le carte",
        "I semi sono sei: Lune ☾, Soli ☼, Onde ≈, Foglie ❧, Viverne § e Nodi ⌘.\n\n"
        "I ranghi sono dieci: l'Asso (A), i numeri da 2 a 9 e la Corona ♛. L'Asso è sotto il 2, "
        "la Corona sopra il 9.\n\n"
        "Assi e Corone hanno un seme solo, gli altri due: 5☾❧ è un 5 di Lune e di Foglie. In "
        "tutto sono 36 carte.",
    ),
    (
        "L'inizio",
        "Ognuno riceve sei carte. Una resta coperta al centro, e nessuno la vedrà. Sopra, di "
        "traverso, si mette una carta scoperta: la carta iniziale. Il resto è il mazzo.\n\n"
        "Comincia chi sta a sinistra di chi ha dato le carte, e si va avanti in quel verso. Chi "
        "comincia darà le carte nella mano dopo.",
    ),
    (
        "Dove si gioca",
        "Dalla carta iniziale parte la linea principale, che cresce a sinistra e a destra.\n\n"
        "Si gioca solo a un capo della linea, accanto alla carta che sta lì: le due devono avere "
        "almeno un seme in comune.\n\n"
        "Se la carta che scegli va bene in più posti, decidi tu dove.",
    ),
    (
        "Il turno",
        "Se hai una carta che va bene da qualche parte, devi giocarne una. Non puoi passare e "
        "non puoi pescare.\n\n"
        "Se non ne hai nessuna, peschi una carta. Se va bene puoi giocarla subito, oppure "
        "tenerla. Poi tocca al prossimo.\n\n"
        "Quando il mazzo è finito e non hai niente da giocare, passi.",
    ),
    (
        "Linee incrociate",
        "Quando nella linea principale si gioca una carta dello stesso rango di quella iniziale, "
        "lì si apre una linea incrociata: da quel momento si può giocare anche sopra e sotto di "
        "essa.\n\n"
        "Se la carta iniziale è un 4, ogni altro 4 della linea principale ne apre una. Le carte "
        "delle linee incrociate non aprono nulla.",
    ),
    (
        "La scala",
        "Se la carta che giochi finisce una fila di ranghi che salgono o scendono di uno, segni "
        "un punto per carta.\n\n"
        "Un 6 accanto a un 5 vale 2. Poi un 7 accanto al 6 vale 3: 5, 6, 7.\n\n"
        "La scala si conta lungo la linea in cui giochi, dalla tua carta verso l'interno. Dopo "
        "la Corona non viene l'Asso.",
    ),
    (
        "I biscotti",
        "Un biscotto è formato da due capi dello stesso rango.\n"
        "• Biscotto caldo, 2 punti: giochi nella linea principale, e all'altro capo c'è lo "
        "stesso rango.\n"
        "• Biscotto caldo incrociato, 4 punti: lo stesso, ma in una linea incrociata.\n"
        "• Biscotto, 1 punto: per ogni capo di un'altra linea che ha il rango della tua "
        "carta.\n\n"
        "Tutto si somma, anche con la scala. Ma una stessa carta del tavolo conta una volta "
        "sola, per il premio migliore.",
    ),
    (
        "Capi di una linea",
        "I capi della linea principale sono la prima e l'ultima carta.\n\n"
        "Quelli di una linea incrociata sono la carta più in alto e quella più in basso. Se da "
        "una parte non c'è ancora niente, il capo è la carta dell'incrocio.\n\n"
        "Una linea incrociata conta per i biscotti quando ha almeno due carte.",
    ),
    (
        "L'Undicina",
        "Se la tua carta e quella all'altro capo della stessa linea sommano 11, gli avversari "
        "pescano una carta ciascuno, finché il mazzo ne ha. L'Asso vale 1, la Corona 10: 5 e "
        "6, 9 e 2, Corona e Asso.\n\n"
        "L'Undicina non dà punti.\n\n"
        "In quattro pesca solo l'avversario con meno carte, o tutti quelli alla pari. "
        "Nell'edizione inglese pesca invece chi gioca dopo di te.",
    ),
    (
        "La chiusura",
        "Chi gioca la sua ultima carta chiude la mano: segna 5 punti, e in più per ogni carta "
        "rimasta agli altri:\n"
        "• 1 punto per un Asso o una Corona;\n"
        "• 2 per un numero;\n"
        "• 3 per un Pedone o un Corte;\n"
        "• niente per la Scusa.\n\n"
        "Se il mazzo è finito e nessuno può più giocare, la mano finisce senza altri punti.",
    ),
    (
        "Un esempio",
        "La carta iniziale è 3☾≈. Si gioca a destra 5☼≈: niente.\n\n"
        "Poi 3☼⌘ accanto al 5: ai due capi c'è un 3, biscotto caldo, 2 punti; e si apre una "
        "linea incrociata.\n\n"
        "♛☼ sopra quel 3: niente. ♛☾ a sinistra: c'è una Corona in cima alla linea incrociata, "
        "biscotto, 1 punto.\n\n"
        "Infine ♛⌘ sotto il 3: Corona sopra e Corona sotto, 4 punti; e una a sinistra, 1. In "
        "tutto 5.",
    ),
    (
        "Pedoni e Corti",
        "I quattro Pedoni ♟ hanno tre semi e stanno tra il 9 e la Corona. I quattro Corti ♜, "
        "anche loro con tre semi, tra Pedone e Corona. Quando ci sono, 9 e Corona non sono più "
        "vicini.\n\n"
        "Con i soli Pedoni, un Pedone fa Undicina con un Asso, una Corona o un altro Pedone.\n\n"
        "Con Pedoni e Corti la fanno solo un Pedone e un Corte insieme.",
    ),
    (
        "La Scusa",
        "La Scusa ★ non ha né rango né semi. Va accanto a qualunque carta, e accanto a lei va "
        "bene qualunque carta.\n\n"
        "Giocarla non fa punti e non fa Undicina. Interrompe le scale, e finché sta a un capo "
        "nessuno vi fa biscotti.\n\n"
        "Se è la tua ultima carta, chiudi come sempre.",
    ),
    (
        "A coppie",
        "In quattro si può giocare a coppie: il compagno sta di fronte, e i punti si sommano.\n\n"
        "Con l'Undicina pescano i due avversari, non il compagno.\n\n"
        "Quando chiudi, le carte rimaste al compagno si tolgono invece di aggiungersi: si può "
        "anche perdere qualche punto.",
    ),
    (
        "La partita",
        "Si gioca finché, alla fine di una mano, qualcuno è arrivato a 60 punti: vince chi ne ha "
        "di più. A pari punti è pareggio, o si gioca un'altra mano, se così è scelto.\n\n"
        "Nelle varianti si sceglie un altro traguardo o una mano sola, il mazzo, e altre regole.",
    ),
    (
        "Sullo schermo",
        "Scegli una carta: le altre che non vanno bene sono scure, e sul tavolo si accendono i "
        "capi dove può stare. Con Ⓐ passi a scegliere il posto, e vedi che cosa faresti. Di "
        "nuovo Ⓐ, e la carta è giocata.\n\n"
        "Le file lunghe si ripiegano: le strisce stanno per carte di mezzo, che non contano più. "
        "Con ▲ le guardi tutte.\n\n"
        "La carta con il dorso che spunta è quella iniziale.",
    ),
    (
        "Di chi è",
        "Biscuit (in italiano Biscotto) è un gioco di David L. Van Slyke; il testo delle regole "
        "è di P.D. Magnus.\n\n"
        "Il Decktet è di P.D. Magnus: decktet.com. Mazzo, disegni e testi originali hanno "
        "licenza CC BY-NC-SA 3.0.\n\n"
        "Qui i disegni e le parole sono nostri, e così i nomi italiani di semi e Corone.",
    ),
)
