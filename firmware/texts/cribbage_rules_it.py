# SPDX-License-Identifier: MIT
"""Le regole del cribbage, per chi non ha mai giocato; ogni pagina è (titolo, testo)."""

PAGES = (
    (
        "In breve",
        "Si gioca in due con 52 carte. Vince chi arriva per primo a 121 punti.\n\n"
        "Ogni mano ha tre parti: si scelgono le carte da tenere, si gioca una carta alla volta, "
        "e alla fine si contano i punti delle carte tenute. In tutte si guadagna qualcosa.\n\n"
        "Non devi contare nulla: lo fa il gioco, e ti mostra da dove viene ogni punto.",
    ),
    (
        "Le carte",
        "L'asso vale 1. Le carte dal 2 al 10 valgono il loro numero. Fante (J), donna (Q) e "
        "re (K) valgono 10 ciascuno.\n\n"
        "Nelle scale l'ordine è A, 2, 3 e così via fino a 10, J, Q, K. L'asso sta solo prima del "
        "2, mai dopo il re.",
    ),
    (
        "Chi dà le carte",
        "All'inizio ognuno alza una carta dal mazzo: chi ha la più bassa è il primo mazziere. "
        "Il seme non conta; a carte uguali si alza di nuovo.\n\n"
        "Poi il mazziere cambia a ogni mano. Ciascuno riceve sei carte.",
    ),
    (
        "La riserva",
        "Ognuno scarta coperte due delle sei carte. Le quattro carte scartate formano la "
        "riserva (crib): è una mano in più, e i suoi punti vanno al mazziere.\n\n"
        "Se la riserva è tua, mettici carte che stanno bene insieme. Se è dell'altro, dagli "
        "carte che valgono poco.\n\n"
        "Puoi cambiare idea finché non confermi.",
    ),
    (
        "La carta girata",
        "Fatti gli scarti, chi non è mazziere taglia il resto del mazzo e si gira una carta. "
        "Alla fine questa carta vale per tutte le mani.\n\n"
        "Se è un fante, il mazziere segna subito 2 punti.\n\n"
        "Il punto in cui tagli non cambia la fortuna: le carte sono già mescolate.",
    ),
    (
        "Il gioco",
        "Comincia chi non è mazziere. A turno si mette giù una carta scoperta, e si sommano i "
        "valori: 8, poi 7, fa 15, e così via. La somma non può superare 31.\n\n"
        "Chi ha una carta che ci sta deve giocarla. Chi non ne ha dice «Passo», e l'altro va "
        "avanti da solo finché può.\n\n"
        "Quando nessuno può più giocare, chi ha messo l'ultima carta segna 1 punto. Si riparte "
        "da 0, e comincia l'altro, se ha ancora carte.\n\n"
        "Anche l'ultima carta di tutte vale 1 punto, se non fa 31.",
    ),
    (
        "Punti nel gioco",
        "Segna chi mette la carta:\n"
        "• la somma fa 15: 2 punti;\n"
        "• la somma fa 31: 2 punti, e si riparte da 0. Il punto dell'ultima carta è già "
        "compreso;\n"
        "• carta uguale alla precedente: coppia, 2 punti. Tre uguali di fila: 6. Quattro: "
        "12;\n"
        "• le ultime carte, tre o più, formano una scala in qualunque ordine: un punto per "
        "carta. 4 6 5 vale 3; se poi arriva un 7 vale 4. Una carta doppia in mezzo rompe la "
        "scala.\n\n"
        "Più punti con una carta si sommano. Quando si riparte da 0, le carte di prima non "
        "contano più.",
    ),
    (
        "Contare le mani",
        "Finite le carte, ognuno riprende le sue quattro. Si conta in quest'ordine:\n"
        "• la mano di chi non è mazziere;\n"
        "• poi la mano del mazziere;\n"
        "• infine la riserva, per il mazziere.\n\n"
        "A ogni mano si aggiunge la carta girata: si contano quindi cinque carte.\n\n"
        "Per imparare, accendi «Prima conti tu» nelle impostazioni: conti per primo le tue "
        "mani, e poi vedi che cosa ti è sfuggito.",
    ),
    (
        "Punti nella mano",
        "• Quindici: ogni gruppo di carte che somma 15 vale 2.\n"
        "• Coppia: ogni coppia vale 2. Tre carte uguali sono tre coppie, 6 punti; quattro "
        "sono sei coppie, 12 punti.\n"
        "• Scala: tre o più carte in fila, un punto per carta. Se una carta è doppia la scala "
        "vale due volte: 4 4 5 6 sono due scale da 3.\n"
        "• Fante giusto: il fante dello stesso seme della carta girata vale 1.",
    ),
    (
        "Il colore",
        "Se le quattro carte della tua mano hanno lo stesso seme, segni 4 punti. Se ha quel "
        "seme anche la carta girata, ne segni 5.\n\n"
        "Tre carte in mano più quella girata non bastano.\n\n"
        "Nella riserva la regola è più severa: conta solo se tutte e cinque le carte hanno lo "
        "stesso seme, e vale 5. Quattro non valgono nulla.",
    ),
    (
        "Un esempio",
        "Mano 7 8 8 9, carta girata 6.\n\n"
        "Quindici: 7+8, 7+8 con l'altro 8, e 6+9. Tre volte 2 fa 6.\n\n"
        "Coppia: 8 8, fa 2.\n\n"
        "Scala: 6 7 8 9 vale 4, e con l'altro 8 ancora 4.\n\n"
        "In tutto 16 punti.\n\n"
        "La mano più ricca che ci sia è 5 5 5 J, se si gira il quarto 5 e ha il seme del fante: "
        "29 punti.",
    ),
    (
        "La fine",
        "Chi arriva a 121 vince subito, in qualunque momento: durante il gioco, con il fante "
        "girato o mentre si contano le mani. Il resto non si conta più.\n\n"
        "Per questo l'ordine è importante: chi non è mazziere conta per primo.\n\n"
        "Chi perde con meno di 91 punti prende uno «skunk», con meno di 61 uno doppio: "
        "interessa solo alle statistiche.\n\n"
        "A partita finita SELECT apre l'analisi: quanto valevano i tuoi scarti e le tue "
        "giocate.",
    ),
)
