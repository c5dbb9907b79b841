# SPDX-License-Identifier: MIT
"""Le regole di Spazzatura, per chi non ha mai giocato; ogni pagina è (titolo, testo)."""

PAGES = (
    (
        "In breve",
        "Da due a sei giocatori. Ognuno ha davanti una fila di dieci carte coperte: ogni "
        "posizione aspetta la sua carta, dall'asso al 10.\n\n"
        "A turno si pesca e si mette la carta al suo posto. Quella che era lì sotto si gira e si "
        "gioca subito, e così via, finché una carta non serve: quella si scarta.\n\n"
        "Chi scopre tutta la fila vince la mano, e nella prossima ha una carta in meno. Vince la "
        "partita chi completa la fila di una carta sola.",
    ),
    (
        "La fila",
        "La fila è su due righe di cinque. In alto ci sono le posizioni A, 2, 3, 4, 5; in basso "
        "6, 7, 8, 9, 10. Sul dorso di ogni carta coperta vedi quale carta va lì.\n\n"
        "I semi non contano: il 7 va sul 7, di qualunque seme sia.\n\n"
        "Nessuno può guardare le carte coperte, nemmeno le proprie. Tutto il resto si vede: per "
        "questo nessuno ha segreti.",
    ),
    (
        "Il turno",
        "Prendi la prima carta del tallone (il mazzo coperto), oppure quella in cima agli "
        "scarti.\n\n"
        "Se è un numero della tua fila e il suo posto è ancora coperto, va lì da sola. La carta "
        "che c'era sotto passa in mano tua e si gioca allo stesso modo.\n\n"
        "Quando una carta non ha posto va agli scarti, e tocca al prossimo.",
    ),
    (
        "Carte inutili",
        "Non hanno posto:\n"
        "• le donne (Q) e i re (K), mai;\n"
        "• un numero che hai già al suo posto;\n"
        "• un numero più alto della tua fila: se hai nove carte, il 10 per te vale come un re.\n\n"
        "Una carta inutile a te può servire a un altro, che la prenderà dagli scarti.",
    ),
    (
        "Gli scarti",
        "Puoi prendere lo scarto in cima solo se nella tua fila ha un posto: coperto, oppure "
        "occupato da un fante. Se non ce l'ha, è scuro e resta lì.\n\n"
        "Se lo prendi, il gioco ti mostra prima dove andrà.\n\n"
        "All'inizio della mano non ci sono scarti: chi comincia pesca dal tallone.",
    ),
    (
        "Il fante",
        "Il fante (J) è un jolly. Lo metti su una posizione coperta a tua scelta, e continui con "
        "la carta che c'era sotto.\n\n"
        "Se più tardi arriva la carta vera di quel posto, lo sostituisce. Il fante torna in mano "
        "e lo metti su un'altra posizione coperta. Non si sposta in altro modo.\n\n"
        "Un fante non si scarta mai: un posto per lui c'è sempre.",
    ),
    (
        "Un esempio",
        "Hai tutta la fila coperta e peschi un 5.\n\n"
        "Il 5 va al suo posto. Sotto c'era un fante: lo metti, per esempio, sul 3. Lì sotto c'era "
        "proprio un 3: prende il posto del fante, che torna in mano. Lo metti sull'asso, e sotto "
        "trovi una donna.\n\n"
        "La donna si scarta. In un turno hai scoperto tre carte: il fante sull'asso, il 3 e il 5.",
    ),
    (
        "Vincere la mano",
        "Chi scopre l'ultima carta della fila vince la mano in quel momento, anche con dei fanti. "
        "La carta che c'era sotto non si gioca più.\n\n"
        "Solo chi vince accorcia la fila di una carta: da dieci a nove, poi a otto, e così via. "
        "Gli altri restano come sono.\n\n"
        "Si rimescolano tutte le carte, e chi ha vinto comincia la mano nuova.",
    ),
    (
        "La partita",
        "Il punteggio è il numero di carte della fila: meno sono, meglio è.\n\n"
        "Chi ha una carta sola ha bisogno di un asso o di un fante. Chi completa quella fila ha "
        "vinto dieci mani, e la partita.\n\n"
        "In una mano le file possono avere misure diverse: per ognuno conta la sua.",
    ),
    (
        "Mazzi e tallone",
        "In due si gioca con un mazzo di 52 carte, in tre o quattro con due, in cinque o sei con "
        "tre. Con le varianti puoi cambiare.\n\n"
        "Se il tallone finisce, gli scarti si mescolano e diventano il tallone nuovo. Solo quello "
        "in cima resta dov'è.",
    ),
    (
        "Ultimo turno",
        "È una variante, che scegli prima di cominciare.\n\n"
        "Quando uno completa la fila, ognuno degli altri gioca ancora un turno. Chi completa la "
        "sua accorcia anche lui la fila per la prossima mano.\n\n"
        "Se così più giocatori finiscono insieme la fila di una carta, la partita è pari tra "
        "loro.",
    ),
    (
        "Buono a sapersi",
        "• Lo scarto che ti serve conviene quasi sempre: il suo posto è sicuro.\n"
        "• Dove metti il fante non conta: ogni posto vale quasi lo stesso.\n"
        "• Con dieci carte, al primo turno se ne scoprono in media 2 o 3. Completare tutta la "
        "fila al primo turno capita 1 volta su 400.\n"
        "• Una fila più corta aiuta poco, finché non è cortissima: più carte diventano inutili. "
        "Con dieci posizioni servono 11 carte su 13, con una sola 2 su 13. Nove contro dieci è "
        "quasi pari; una contro dieci vince 3 volte su 4.\n"
        "• In due, chi comincia ha un piccolo vantaggio: vince 53 mani su 100.\n"
        "• In due una partita dura circa 16 mani, in quattro circa 24.",
    ),
)
