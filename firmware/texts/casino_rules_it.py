# SPDX-License-Identifier: MIT
"""Le regole del casino, per chi non ha mai giocato; ogni pagina è (titolo, testo)."""

PAGES = (
    (
        "In breve",
        "Si gioca da due a quattro con 52 carte. Con le carte della mano si prendono le carte "
        "scoperte sul tavolo: quelle uguali, e quelle che sommate fanno lo stesso valore.\n\n"
        "A ogni turno si gioca una carta. Finito il mazzo si contano le carte prese: una "
        "smazzata vale fino a 11 punti. Si va avanti finché qualcuno arriva a 21.",
    ),
    (
        "Le carte",
        "L'asso vale 1. Le carte dal 2 al 10 valgono il loro numero.\n\n"
        "Fante (J), donna (Q) e re (K) non hanno valore: prendono solo una carta uguale a loro, "
        "e non si sommano mai con altre.",
    ),
    (
        "Si danno le carte",
        "All'inizio ognuno riceve quattro carte, e quattro si mettono scoperte sul tavolo.\n\n"
        "Quando tutti hanno giocato le loro quattro, se ne danno altre quattro a testa, ma al "
        "tavolo non più. Così fino alla fine del mazzo: le ultime carte sono annunciate.\n\n"
        "Comincia chi siede alla sinistra del mazziere. A ogni smazzata il mazziere cambia.",
    ),
    (
        "Il tuo turno",
        "Giochi una carta sola, e con lei fai una di tre cose:\n"
        "• prendi carte dal tavolo;\n"
        "• prepari una combinazione o una chiamata, per prenderla dopo;\n"
        "• cali la carta: resta scoperta sul tavolo.\n\n"
        "Anche se puoi prendere non sei obbligato.",
    ),
    (
        "La presa",
        "Una carta prende tutte insieme, se vuoi:\n"
        "• le carte uguali: un 9 prende un altro 9;\n"
        "• i gruppi che sommano il suo valore: un 9 prende 5+4, e anche 7+2.\n\n"
        "Ogni carta sta in un gruppo solo. Scegli tu quali prendere.\n\n"
        "La carta giocata e quelle prese vanno nel tuo mucchio.",
    ),
    (
        "La combinazione",
        "Metti la tua carta insieme a carte del tavolo, perché valgano tanto quanto un'altra "
        "carta che hai in mano. Con un 2 e un 8 in mano, e un 6 sul tavolo, metti il 2 sul 6: la "
        "combinazione vale 8, e al prossimo turno la prendi con l'8.\n\n"
        "Una combinazione vale al massimo 10. Si prende solo intera e solo con una carta del suo "
        "valore. Ma può prenderla chiunque!",
    ),
    (
        "La chiamata",
        "È una combinazione fatta di più gruppi dello stesso valore. Con due 7 in mano, e sul "
        "tavolo 5, 2 e un altro 7, puoi giocare un 7 e chiamare 7: un 7 in mano prenderà poi "
        "7, 7 e 5+2 tutti insieme.\n\n"
        "Chiunque può ingrandirla con una carta o un gruppo di quel valore, se gli resta in mano "
        "un'altra carta di quel valore. Il valore di una chiamata non cambia più.",
    ),
    (
        "Il rilancio",
        "Una combinazione semplice, non una chiamata, si può rilanciare: aggiungi una carta della "
        "mano e il valore cresce. Su una combinazione da 8 un asso la porta a 9, se hai un 9 per "
        "prenderla.\n\n"
        "Puoi rilanciare la tua o quella di un altro: da allora è tua. Nello stesso turno puoi "
        "raccogliere dal tavolo altri gruppi del nuovo valore.",
    ),
    (
        "Di chi è",
        "Una combinazione o chiamata è di chi l'ha fatta, rilanciata o ingrandita per ultimo: "
        "sotto il valore si legge chi.\n\n"
        "Finché ne hai una:\n"
        "• non puoi calare carte;\n"
        "• devi tenere in mano una carta per prenderla.\n\n"
        "Puoi però prendere altro, o fare altre combinazioni. Se ne nasce una dello stesso valore "
        "di un'altra, si uniscono in una chiamata.",
    ),
    (
        "Come si sceglie",
        "Guarda una carta della mano: le carte che propone di prendere si accendono. Con Ⓐ la "
        "scegli, con un altro Ⓐ la giochi così.\n\n"
        "Oppure ◀ ▶ mostrano altre proposte, e ▲ porta sul tavolo: lì Ⓐ mette o toglie una carta. "
        "Quelle spente non vanno con le altre. La riga dice che cosa fai, e che cosa ti porta.\n\n"
        "Passando su una combinazione vedi le sue carte.",
    ),
    (
        "I punti",
        "Finita la smazzata, le carte rimaste vanno a chi ha fatto l'ultima presa. Poi:\n"
        "• chi ha più carte: 3 punti;\n"
        "• chi ha più picche: 1 punto;\n"
        "• il 10♦, grande casino: 2 punti;\n"
        "• il 2♠, piccolo casino: 1 punto;\n"
        "• ogni asso: 1 punto.\n\n"
        "Se due hanno lo stesso numero di carte, o di picche, quei punti non li segna nessuno.",
    ),
    (
        "La fine",
        "Finita una smazzata, se qualcuno ha 21 punti o più vince il totale più alto. A pari "
        "punti si gioca un'altra smazzata.\n\n"
        "In quattro si può giocare a coppie: i compagni siedono di fronte, e le loro prese si "
        "contano insieme.\n\n"
        "Questa e altre regole si scelgono fra le varianti, prima di cominciare.",
    ),
)
