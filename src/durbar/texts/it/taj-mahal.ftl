### Taj Mahal. Carte, città, tessere e carte speciali arrivano con i loro nomi in italiano.

taj-mahal-option-carletto-help = Carletto, il giocatore fittizio (T9): none (nessuno), duo (in due), solitaire (da soli con due Carletti), two-plus-two (in due con due Carletti), guest (in tre o quattro con un Carletto).
taj-mahal-option-provinces-help = 12 province, oppure 9 per una partita più breve (T10).

## Nomi

taj-mahal-symbol = { $symbol ->
    [elephant] elefante
    [vizier] visir
    [general] generale
    [monk] monaco
    [princess] principessa
    [mogul] Gran Mogol
   *[other] { $symbol }
}
taj-mahal-prize = { $prize ->
    [elephant] la tessera provincia
    [vizier] il visir
    [general] il generale
    [monk] il monaco
    [princess] la principessa
    [mogul] la corona
   *[other] { $prize }
}
taj-mahal-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [violet] viola
    [white] bianco
   *[other] { $colour }
}
taj-mahal-good = { $good ->
    [rice] riso
    [tea] tè
    [spices] spezie
    [jewels] gioielli
   *[other] { $good }
}
taj-mahal-bonus = { $bonus ->
    [points] “+2”
    [card] “carta”
    [rice] riso
    [tea] tè
    [spices] spezie
    [jewels] gioielli
    [taj-mahal] Taj Mahal
   *[other] { $bonus }
}
taj-mahal-special = { $special ->
    [two-viziers] Due visir
    [two-generals] Due generali
    [two-monks] Due monaci
    [two-princesses] Due principesse
   *[other] { $special }
}
taj-mahal-card = { $symbols } ({ $colour })
taj-mahal-hidden-card = una carta coperta
taj-mahal-chain = { $province } attraverso { $cities }
# I nomi tranne Agra sono decorazione (T1.9)
taj-mahal-province = { $province ->
    [P01] Kabul
    [P02] Multan
    [P03] Sindh
    [P04] Punjab
    [P05] Rajputana
    [P06] Gujarat
    [P07] Delhi
    [P08] Agra
    [P09] Malwa
    [P10] Rohilkhand
    [P11] Awadh
    [P12] Allahabad
   *[other] { $province }
}
taj-mahal-city = { $city ->
    [P01-NE] Jalalabad
    [P01-NW] Kabul
    [P01-SE] Peshawar
    [P01-SW] Ghazni
    [P02-NE] Multan
    [P02-NW] Dera Ismail Khan
    [P02-SE] Uch
    [P02-SW] Bhakkar
    [P03-NE] Umarkot
    [P03-NW] Sehwan
    [P03-SE] Badin
    [P03-SW] Thatta
    [P04-NE] Sialkot
    [P04-NW] Attock
    [P04-SE] Amritsar
    [P04-SW] Lahore
    [P05-NE] Amber
    [P05-NW] Bikaner
    [P05-SE] Chittor
    [P05-SW] Jodhpur
    [P06-NE] Ahmedabad
    [P06-NW] Patan
    [P06-SE] Surat
    [P06-SW] Junagadh
    [P07-NE] Saharanpur
    [P07-NW] Sirhind
    [P07-SE] Delhi
    [P07-SW] Hisar
    [P08-C] Agra
    [P08-NE] Kannauj
    [P08-NW] Mathura
    [P08-SE] Gwalior
    [P08-SW] Ranthambore
    [P09-NE] Chanderi
    [P09-NW] Mandsaur
    [P09-SE] Bhopal
    [P09-SW] Ujjain
    [P10-NE] Almora
    [P10-NW] Haridwar
    [P10-SE] Bareilly
    [P10-SW] Sambhal
    [P11-NE] Bahraich
    [P11-NW] Khairabad
    [P11-SE] Faizabad
    [P11-SW] Lucknow
    [P12-NE] Jaunpur
    [P12-NW] Allahabad
    [P12-SE] Benares
    [P12-SW] Kalinjar
   *[other] { $city }
}

## Domande e risposte

taj-mahal-asks-turn = Giochi carte o ti ritiri?
taj-mahal-asks-palace = Dove metti i tuoi palazzi?
taj-mahal-asks-crown = Dove metti il palazzo della corona?
taj-mahal-asks-cards = Quali carte prendi dalla riserva?
taj-mahal-asks-discard = Carletto si è ritirato: quali carte della riserva si scartano?
taj-mahal-action-withdraw = Ritirati
taj-mahal-action-play = Gioca { $card }{ $extra ->
    [none] {""}
   *[other] {" "}con { $extra }
}
taj-mahal-action-palace = Palazzo a { $city }
taj-mahal-action-crown = Palazzo della corona a { $city }
taj-mahal-action-take = Prendi { $card }
taj-mahal-action-discard = Scarta { $card }
taj-mahal-part-bonus = tessera bonus { $bonus }
taj-mahal-part-good = { $good }
taj-mahal-part-equal-goods = merci uguali: { $good }
taj-mahal-part-province = { $province }
taj-mahal-part-joined-province = collegata: { $province }
taj-mahal-part-special = { $special }
taj-mahal-part-colour = carte di colore { $colour }

## Che cosa succede

taj-mahal-event-starting-player-found = { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $player }.
}
taj-mahal-event-province-tile-laid = La tessera provincia { $tile } è in { $province }.
taj-mahal-event-bonus-tile-laid = A { $city } c’è una tessera bonus: { $bonus }.
taj-mahal-event-special-card-given = { $player } comincia con la carta speciale { $special }.
taj-mahal-event-card-drawn = { $you ->
    [yes] Peschi { $card } ({ $because }).
   *[no] { $player } pesca { $card } ({ $because }).
}
taj-mahal-event-no-card-left = { $you ->
    [yes] Non c’è più nessuna carta da pescare per te.
   *[no] Non c’è più nessuna carta da pescare per { $player }.
}
taj-mahal-event-card-displayed = Nella riserva: { $card }.
taj-mahal-event-pile-reshuffled = Si mescolano gli scarti: { $cards } carte formano il nuovo mazzo.
taj-mahal-event-visit-began = Visita { $visit }: { $province }, sulla tessera { $goods }. { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $player }.
}
taj-mahal-event-cards-played = { $you ->
    [yes] Giochi
   *[no] { $player } gioca
} { $card }{ $extra ->
    [none] .
   *[other] {" "}con { $extra }.
}
taj-mahal-event-player-withdrew = { $you ->
    [yes] Ti ritiri
   *[no] { $player } si ritira
} e { $count ->
    [0] { $you ->
        [yes] non vinci nulla.
       *[no] non vince nulla.
    }
   *[other] { $you ->
        [yes] vinci { $prizes }.
       *[no] vince { $prizes }.
    }
}
taj-mahal-event-palace-built = { $you ->
    [yes] Costruisci un palazzo a { $city }.
   *[no] { $player } costruisce un palazzo a { $city }.
}
taj-mahal-event-crown-palace-built = { $you ->
    [yes] Costruisci il palazzo della corona a { $city }.
   *[no] { $player } costruisce il palazzo della corona a { $city }.
}
taj-mahal-event-bonus-tile-taken = { $you ->
    [yes] Prendi la tessera bonus di { $city }: { $bonus }.
   *[no] { $player } prende la tessera bonus di { $city }: { $bonus }.
}
taj-mahal-event-province-tile-taken = { $you ->
    [yes] Prendi la tessera provincia { $tile }.
   *[no] { $player } prende la tessera provincia { $tile }.
}
taj-mahal-event-provinces-joined = { $count ->
    [0] { $you ->
        [yes] I tuoi palazzi in { $province } non sono collegati ad altre province.
       *[no] I palazzi di { $player } in { $province } non sono collegati ad altre province.
    }
   *[other] { $you ->
        [yes] I tuoi palazzi in { $province } sono collegati a { $chains }.
       *[no] I palazzi di { $player } in { $province } sono collegati a { $chains }.
    }
}
taj-mahal-event-cards-discarded = { $you ->
    [yes] Le tue carte vanno negli scarti: { $cards }.
   *[no] Le carte di { $player } vanno negli scarti: { $cards }.
}
taj-mahal-event-display-card-taken = { $you ->
    [yes] Prendi { $card } dalla riserva.
   *[no] { $player } prende { $card } dalla riserva.
}
taj-mahal-event-display-card-discarded = { $you ->
    [yes] Scarti { $card } dalla riserva.
   *[no] { $player } scarta { $card } dalla riserva.
}
taj-mahal-event-last-card-discarded = { $card } viene scartata dalla riserva.
taj-mahal-event-carletto-drew = { $player } pesca { $card }.
taj-mahal-event-carletto-decided = { $player }: { $decision ->
    [keeps-white] la carta bianca aspetta una carta colorata
    [discards-white] un’altra carta bianca viene scartata: { $cards }
    [discards-wrong-colour] colore sbagliato, scartata: { $cards }
    [withdraws-leading] è in testa per due premi e si ritira
    [withdraws-wrong-colour] di nuovo il colore sbagliato ({ $cards }): si ritira
    [withdraws-white] nessuna carta adatta dopo la bianca ({ $cards }): si ritira
    [withdraws-no-card] nessuna carta da pescare: si ritira
    [plays-first] gioca la prima carta
    [plays-white] gioca insieme la carta bianca
    [plays-points] gioca la carta speciale da due punti
    [plays-more-elephants] ha più elefanti: gioca quella carta speciale
    [plays-more-moguls] ha più Gran Mogol: gioca quella carta speciale
    [plays-elephant] gioca la carta speciale con l’elefante
    [plays-mogul] gioca la carta speciale con il Gran Mogol
    [plays-free-colour] gioca il colore sbagliato con il cambia colore
   *[plays-alone] gioca la carta da sola
} ({ $because }).
taj-mahal-event-carletto-chose-cities = { $player } prende { $count ->
    [0] nessuna città
   *[other] { $cities }
}{ $crown ->
    [none] {""}
   *[other] , il palazzo della corona a { $crown }
}: { $points } punti in tutto{ $victim ->
    [none] .
   *[other] , danno { $damage } a { $victim }.
}
taj-mahal-event-special-card-taken = { $you ->
    [yes] Restituisci { $tiles } e prendi
   *[no] { $player } restituisce { $tiles } e prende
} { $special } { $holder ->
    [none] dal tavolo
   *[other] da { $holder }
} ({ $because }).
taj-mahal-event-visit-ended = La visita { $visit } è finita.{ $tile ->
    [none] {""}
   *[other] {" "}Nessuno ha vinto la tessera provincia { $tile }.
}{ $count ->
    [0] {""}
   *[other] {" "}Non prese: { $bonuses }.
}

## Perché no

error-taj-mahal-carletto-seats = La forma “{ $carletto }” è per { $needs } posti, non per { $seats }. Con { $seats } posti è possibile: { $possible }.
error-taj-mahal-turn-is-due = Prima gioca carte o ritirati.
error-taj-mahal-palace-is-due = Prima metti i tuoi palazzi.
error-taj-mahal-cards-are-due = Prima prendi le tue carte dalla riserva.
error-taj-mahal-discard-is-due = Prima scarta dalla riserva per Carletto.
error-taj-mahal-not-in-hand = Non hai in mano { $card }.
error-taj-mahal-special-not-yours = { $you ->
    [yes] { $special } ce l’hai tu.
   *[no] { $special } ce l’ha { $player }.
}
error-taj-mahal-special-on-table = { $special } è sul tavolo; la danno due tessere influenza uguali.
error-taj-mahal-special-used = Hai già usato { $special } in questa visita.
error-taj-mahal-wrong-colour = { $card } non va bene: il tuo colore in questa visita è { $colour }.
error-taj-mahal-no-palace-due = Non hai palazzi normali da mettere.
error-taj-mahal-no-crown-due = Non hai vinto la corona.
error-taj-mahal-other-province = { $city } non è in { $province }, la provincia visitata.
error-taj-mahal-city-taken = { $you ->
    [yes] A { $city } c’è già un tuo palazzo.
   *[no] { $city } è occupata da { $player }.
}
error-taj-mahal-order-of-cities = I palazzi il cui ordine non cambia nulla si mettono nell’ordine delle città; { $city } non è la prossima.
error-taj-mahal-crown-last = Il palazzo della corona viene dopo gli altri, perché qui l’ordine non cambia nulla (ne mancano { $palaces }).
error-taj-mahal-not-on-display = { $card } non è nella riserva.
error-taj-mahal-order-of-cards = { $card } può essere solo la seconda delle tue due carte: nominale insieme.

## Errori in un file di edizione

fault-card = nomina { $symbols } simboli nell’ordine { $order }, uniti da un trattino
fault-sum = insieme devono essere { $expected }, non { $found }
fault-once-each = deve avere { $expected } una volta ciascuno, non { $found }
fault-goods = devono essere merci tra { $allowed } (una sulla tessera 1, altrimenti due), non { $found }
fault-city-ids = gli id delle città devono essere come { $expected }: { $found }
fault-no-such = su questa mappa non c’è { $found }
fault-named-twice = qualcosa è nominato due volte: { $found }
fault-road = una strada ha bisogno di due città di questa mappa: { $found }
fault-road-twice = questa strada non porta da nessuna parte o c’è due volte: { $found }
fault-agra = deve esserci { $agra }
fault-not-connected = queste città non si raggiungono per strada: { $found }
fault-province-not-joined = in { $province } queste città non sono unite alle altre: { $found }
fault-bonus-tiles = restano troppo poche tessere bonus per { $needed } fortezze

## Il tavolo nel terminale

taj-mahal-table-visit = visita { $visit } di { $visits }: { $province }
taj-mahal-table-over = partita finita
taj-mahal-table-court = A corte
taj-mahal-table-display = Riserva
taj-mahal-table-cities = Città
taj-mahal-table-free = libera
taj-mahal-table-pile = { $count } nel mazzo
taj-mahal-table-hand = La tua mano
taj-mahal-table-points = punti
taj-mahal-table-cards = carte
taj-mahal-table-tiles = tessere e carte speciali
taj-mahal-table-out = ritirato
taj-mahal-table-carletto = Carletto
taj-mahal-table-next = Poi
taj-mahal-table-goods = merci
