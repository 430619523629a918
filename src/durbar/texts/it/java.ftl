### Java. Gli spazi si chiamano con fila e posto: G7. La fama si conta in punti.

## Nomi

java-card = { $card ->
    [mask] maschera
    [drum] tamburo
    [puppet] burattino
    [mask-drum] maschera e tamburo
    [drum-puppet] tamburo e burattino
    [mask-puppet] maschera e burattino
   *[unknown] una carta coperta
}
java-tile = { $tile ->
    [three] tessera tripla
    [two] tessera doppia
    [rice] tessera singola di riso
   *[village] tessera singola di villaggio
}
java-terrain = { $terrain ->
    [rice] riso
    [village] villaggio
   *[water] irrigazione
}
java-cost = { $cost } PA

## Domande e risposte

java-asks-turn = Che cosa fai?
java-asks-moving = Dove va il costruttore?
java-asks-bidding = Quali carte metti, o passi?
java-asks-laying = Quali carte metti?
java-asks-answering = Accetti di condividere la festa o metti altre carte?
java-action-lay-tile = Posa una { java-tile } su { $spaces }
java-action-irrigate = Posa irrigazione su { $space }
java-action-palace = Palazzo { $value } su { $space }
java-action-take-up = Muovi il costruttore su { $space }
java-action-enter = Fai entrare un costruttore
java-action-take-open-card = Prendi la carta palazzo scoperta
java-action-take-hidden-card = Prendi una carta palazzo dal mazzo
java-action-spend-token = Usa un gettone azione
java-action-call-festival = Indici una festa al palazzo su { $space }
java-action-end-turn = Finisci il turno
java-action-set-down = Verso { $space }
java-action-leave = Fuori dal tabellone
java-action-bid = Metti { $card }
java-action-done = L'offerta è questa
java-action-pass = Passa
java-action-agree = Accetta
java-part-palace = palazzo su { $palace }
java-part-water = acqua su { $water }
java-part-festival = festa su { $festival }
java-part-city = città di { $city }

## Che cosa succede

java-event-starting-player-found = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $player }.
}
java-event-card-dealt = { $you ->
    [yes] Ricevi: { $card }.
   *[no] { $player } riceve { $card }.
}
java-event-card-turned-up = Scoperta accanto al mazzo: { $card }.
java-event-tile-laid = { $you ->
    [yes] Posi una { java-tile } su { $spaces }, livello { $level } ({ $ap } PA).
   *[no] { $player } posa una { java-tile } su { $spaces }, livello { $level } ({ $ap } PA).
}
java-event-developer-entered = { $you ->
    [yes] Fai entrare un costruttore su { $target } ({ $ap } PA).
   *[no] { $player } fa entrare un costruttore su { $target } ({ $ap } PA).
}
java-event-developer-moved = { $you ->
    [yes] Muovi un costruttore da { $space } a { $target } ({ $ap } PA).
   *[no] { $player } muove un costruttore da { $space } a { $target } ({ $ap } PA).
}
java-event-developer-left = { $you ->
    [yes] Il tuo costruttore su { $space } lascia il tabellone ({ $ap } PA).
   *[no] Un costruttore di { $player } su { $space } lascia il tabellone ({ $ap } PA).
}
java-event-palace-built = { $you ->
    [yes] Costruisci un palazzo { $value } su { $space }; il villaggio ha { $size } spazi.
   *[no] { $player } costruisce un palazzo { $value } su { $space }; il villaggio ha { $size } spazi.
}
java-event-palace-upgraded = { $you ->
    [yes] Ampli il palazzo su { $space } da { $before } a { $value }; la città ha { $size } spazi.
   *[no] { $player } amplia il palazzo su { $space } da { $before } a { $value }; la città ha { $size } spazi.
}
java-event-irrigation-laid = { $you ->
    [yes] Posi irrigazione su { $space }.
   *[no] { $player } posa irrigazione su { $space }.
}
java-event-water-closed = L'acqua su { $spaces } è chiusa{ $first ->
    [yes] .
   *[no] ; nessuno vi è primo accanto.
}
java-event-open-card-taken = { $you ->
    [yes] Prendi la carta scoperta: { $card }.
   *[no] { $player } prende la carta scoperta: { $card }.
}
java-event-card-drawn = { $you ->
    [yes] Peschi: { $card }.
   *[no] { $player } pesca { $card }.
}
java-event-pile-shuffled = Gli scarti vengono mescolati: { $cards ->
    [one] { $cards } carta forma
   *[other] { $cards } carte formano
} il mazzo.
java-event-token-spent = { $you ->
    [yes] Usi un gettone azione e hai { $ap } PA.
   *[no] { $player } usa un gettone azione e ha { $ap } PA.
}
java-event-festival-called = { $you ->
    [yes] Indici una festa al palazzo { $value } su { $space }; vale: { $open_card }.
   *[no] { $player } indice una festa al palazzo { $value } su { $space }; vale: { $open_card }.
}
java-event-festival-card-laid = { $you ->
    [yes] Metti { $card }: { $total }.
   *[no] { $player } mette { $card }: { $total }.
}
java-event-bid-made = { $you ->
    [yes] Offri { $total }.
   *[no] { $player } offre { $total }.
}
java-event-bidder-passed = { $you ->
    [yes] Passi.
   *[no] { $player } passa.
}
java-event-agreement-asked = { $you ->
    [yes] Tutti sono pari a { $total }: chiedi un accordo.
   *[no] Tutti sono pari a { $total }: { $player } chiede un accordo.
}
java-event-agreed = { $you ->
    [yes] Accetti.
   *[no] { $player } accetta.
}
java-event-festival-held = La festa su { $space } è di { $players } ({ $count ->
    [one] da solo
   *[other] insieme
}); fama per ciascuno: { $fame }.
java-event-turn-ended = { $you ->
    [yes] Finisci il turno{ $lapsed ->
        [0] .
       *[other] ; PA perduti: { $lapsed }.
    }
   *[no] { $player } finisce il turno{ $lapsed ->
        [0] .
       *[other] ; PA perduti: { $lapsed }.
    }
}
java-event-last-round-began = { $three_tiles ->
    [0] { $you ->
        [yes] Era l'ultima tessera tripla: finisci il turno e fai il tuo punteggio; tutti gli altri hanno un ultimo turno.
       *[no] Era l'ultima tessera tripla: { $player } finisce il turno e fa il suo punteggio; tutti gli altri hanno un ultimo turno.
    }
   *[other] { $you ->
        [yes] Nessuno può più posare una tessera: è come se avessi preso l'ultima tripla.
       *[no] Nessuno può più posare una tessera: è come se { $player } avesse preso l'ultima tripla.
    }
}

## Perché no

error-java-turn-is-due = Prima scegli un'azione del tuo turno.
error-java-set-down-is-due = Prima posa il costruttore che hai preso.
error-java-bid-is-due = È in corso una festa: metti carte o passa.
error-java-answer-is-due = È in corso una festa: accetta o metti carte.
error-java-too-few-points = Servono { $needs } PA; ne hai { $ap }.
error-java-tile-duty = Non hai ancora posato una tessera, e poi non potresti più posarne.
error-java-tile-duty-first = Prima devi posare una tessera in questo turno.
error-java-no-tile-left = Non c'è più per te nessuna { java-tile }.
error-java-levels-differ = { $space } ha livello { $level } e { $other } livello { $other_level }: la tessera non starebbe piana.
error-java-covers-developer = { $you ->
    [yes] Su { $space } sta il tuo costruttore; non si può coprire.
   *[no] Su { $space } sta un costruttore di { $player }; non si può coprire.
}
error-java-covers-palace = Il palazzo { $value } su { $space } non si può coprire.
error-java-covers-irrigation = L'irrigazione su { $space } non si può coprire.
error-java-congruent = Su { $spaces } c'è una tessera della stessa misura: nessuna tessera può coprirla esattamente.
error-java-off-the-board = Nessuno di { $spaces } è uno spazio del tabellone, e non portano ancora tessere.
error-java-joins-cities = Il villaggio su { $space } unirebbe le città di { $cities }.
error-java-no-irrigation-left = Non ci sono più tessere irrigazione.
error-java-not-bare = { $space } non è nudo: { java-terrain }.
error-java-on-the-edge = { $space } è sul bordo o fuori; l'irrigazione non può stare lì.
error-java-not-his-developer = Non hai costruttori su { $space }.
error-java-no-developer-left = Tutti i tuoi costruttori sono sul tabellone.
error-java-nowhere-to-go = Non c'è nessuno spazio che il costruttore possa raggiungere.
error-java-not-land = { $space } non porta tessere terreno.
error-java-palace-there = Su { $space } c'è un palazzo.
error-java-space-taken = { $you ->
    [yes] Su { $space } sta un tuo costruttore.
   *[no] Su { $space } sta un costruttore di { $player }.
}
error-java-no-way = Nessuna via porta a { $space }.
error-java-free-again = Questo costruttore si è già mosso gratis; prima bisogna spendere PA.
error-java-same-space = Il costruttore viene da { $space }.
error-java-cannot-leave = Il costruttore non può lasciare il tabellone.
error-java-no-village = { $space } non è uno spazio di villaggio.
error-java-developer-there = { $you ->
    [yes] Su { $space } sta il tuo costruttore.
   *[no] Su { $space } sta un costruttore di { $player }.
}
error-java-has-a-palace = La città di { $space } ha già un palazzo, su { $palace }.
error-java-not-higher = Il palazzo su { $space } ha già il valore { $value }.
error-java-built-this-turn = Il palazzo su { $space } è stato costruito o ampliato in questo turno.
error-java-too-small = Con { $size } spazi il luogo di { $space } è troppo piccolo per un palazzo { $value }.
error-java-sold-out = Non c'è più nessun palazzo { $value }.
error-java-nobody-first = Intorno a { $space } nessuno è primo da solo.
error-java-not-first = { $you ->
    [yes] Intorno a { $space } sei primo tu.
   *[no] Intorno a { $space } è primo { $player }.
}
error-java-two-cards-taken = Hai già preso due carte in questo turno.
error-java-no-pile = Non ci sono né mazzo né scarti; nessuna carta si può prendere.
error-java-no-token-left = Non hai più gettoni azione.
error-java-token-spent = Hai già usato un gettone azione in questo turno.
error-java-no-palace = Su { $space } non c'è un palazzo.
error-java-had-festival = Il palazzo su { $space } ha già avuto la sua festa al valore { $value }.
error-java-no-developer-there = Non hai costruttori nella città di { $space }.
error-java-no-matching-card = Non hai carte adatte a: { $card }.
error-java-card-not-held = Non hai questa carta: { $card }.
error-java-card-does-not-match = La carta { $card } non si accorda con quella scoperta: { $open }.
error-java-out-of-order = La carta { $card } viene prima di quelle di questa offerta; ritira l'offerta per metterla.
error-java-cannot-reach = Con { $card } e ciò che segue non arrivi da { $total } a { $highest }.
error-java-no-card-laid = Prima metti una carta.
error-java-still-below = Sei a { $total }; l'offerta più alta è { $highest }.
error-java-must-open = Hai indetto la festa e devi aprirla.
error-java-bid-begun = Hai cominciato un'offerta; finiscila.
error-java-nobody-asks = Nessuno chiede un accordo.
error-java-is-asked = Ti si chiede un accordo: accetta o metti carte; passare non è una risposta.

## Errori di un file di edizione

fault-map-place = un segno sta fra due posti: { $reason }
fault-map-signs = può avere solo i segni { $allowed }, in 1-26 righe
fault-map-ring = le celle esterne devono essere proprio le { $expected } che toccano il tabellone
fault-map-water = l'irrigazione stampata deve essere circondata da spazi del tabellone
fault-counts = devono essere { $expected } numeri da 1 a 20
fault-ascending = devono essere numeri crescenti per 2, 4, 6, 8, 10

## Il tavolo nel terminale

java-table-turn = triple rimaste: { $tiles } · irrigazione: { $irrigation } · palazzi rimasti: { $palaces }
java-table-over = partita finita
java-table-ap = { $ap } PA rimasti, { $spent } spesi
java-table-few = Solo { $tiles } tessere triple rimaste!
java-table-open = Carta scoperta
java-table-pile = mazzo { $count }
java-table-hand = Le tue carte
java-table-fame = fama
java-table-final = punteggio finale ora
java-table-cards = carte
java-table-known = note
java-table-developers = costruttori
java-table-tiles = 2 / R / V
java-table-tokens = gettoni
java-table-city = Città
java-table-size = misura
java-table-value = palazzo
java-table-ranks = ranghi
java-table-built = costruito in questo turno
java-table-feast = festa tenuta
java-table-legend = r riso, v villaggio, ~ irrigazione, cifra = livello; da A a D costruttori dei posti da 1 a 4; P palazzo; ^ montagna, _ pianura
