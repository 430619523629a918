### Il tavolo di Java nel browser: le scritte di ciò che si vede. PA = punti azione.

java-board-island = L'isola
java-board-zoom-in = Più vicino
java-board-zoom-out = Più lontano
java-board-zoom-fit = Tutta l'isola
java-board-view = Vista
java-board-tilted = Inclinata
java-board-flat = Piana
java-board-levels = Livelli
java-board-spots = Posti permessi
java-board-projected = Punteggio finale ora
java-board-go-to = Vai a
java-board-terrain = { $terrain ->
    [rice] riso
    [village] villaggio
    [water] acqua
    [highland] altopiano
    [lowland] pianura
   *[bare] casella vuota
}
java-board-level = livello { $level }
java-board-palace = palazzo { $value }
java-board-palace-feasted = palazzo { $value }, festa tenuta
java-board-stands = { $you ->
    [yes] il tuo costruttore
   *[no] costruttore di { $player }
}
java-board-city = Città { $space }
java-board-village = Villaggio { $space }
java-board-water-of = Acqua { $space }
java-board-change-split = { $place }: { $after ->
    [0] scompare
    [1] { $before } caselle, ora un altro
   *[other] si divide in { $after } parti
}
java-board-change-joined = { $place }: villaggi uniti, { $after } caselle
java-board-change-size = { $place }: { $before } → { $after } caselle
java-board-change-first = { $place }: { $nobody ->
    [yes] nessuno è più primo
   *[no] primo è { $player }
}
java-board-change-closed = Acqua chiusa, { $nobody ->
    [yes] nessuno fa punti
   *[no] { $player } +{ $fame }
}
java-board-tray = Il tuo turno
java-board-ap-left = PA rimasti
java-board-ap-left-of = PA rimasti a { $player }
java-board-ap-after = PA rimasti dopo
java-board-ap-lapse = PA persi
java-board-ap-of = { $ap } di { $points } punti azione rimasti
java-board-token = gettone
java-board-supplies = Riserve
java-board-left = rimasti: { $count }
java-board-not-now = non ora
java-board-tool-lay-three = Tessera tripla
java-board-tool-lay-two = Tessera doppia
java-board-tool-lay-rice = Tessera di riso
java-board-tool-lay-village = Tessera di villaggio
java-board-tool-irrigate = Irrigazione
java-board-tool-palace = Palazzo
java-board-do-enter = Fai entrare un costruttore
java-board-do-leave = Via dal tabellone
java-board-do-take-open-card = Prendi la carta scoperta
java-board-do-take-hidden-card = Pesca una carta
java-board-where = { $tool ->
    [irrigate] Dove va l’irrigazione?
    [palace] Dove va il palazzo? R o ↻ ne cambia il valore.
    [lay-rice] Dove va il riso?
    [lay-village] Dove va il villaggio?
   *[other] Dove va la tessera? R o ↻ la gira.
}
java-board-turn = Gira
java-board-put-back = Rimetti
java-board-bar-tile = { $cost }, livello { $level }
java-board-bar-palace = { $cost }, palazzo { $value }
java-board-if-done = Se lo fai
java-board-nothing-changes = Nessuna città o acqua cambia.
java-board-projected-by = Punteggio finale di { $player }: { $by }
java-board-rank = Posto
java-board-player = Giocatore
java-board-level-list = Livelli
java-board-fame-now = Fama ora
java-board-nobody-there = Nessun costruttore
java-board-size = Caselle
java-board-worth = Valore
java-board-spaces = { $count } cas.
java-board-feast-held = festa tenuta
java-board-feast-open = festa possibile
java-board-water-closed = acqua chiusa
java-board-enter-for = entrare: { $cost }
java-board-nobody-first = Nessuno è primo da solo; non si può costruire un palazzo.
java-board-may-build = { $player } può costruire: { $values } (1 PA ciascuno)
java-board-may-not-build = { $player } è primo; nessun palazzo maggiore è possibile.
java-board-was-built = Il suo palazzo è stato costruito o ampliato in questo turno.
java-board-still-open = aperte: { $count }
java-board-would-score = Se si chiude ora: { $player } +{ $fame }
java-board-nobody-would-score = Se si chiude ora nessuno fa punti.
java-board-cities = Città
java-board-no-city = Non c'è ancora una città.
java-board-great-now = Punteggio finale, se arrivasse ora
java-board-palace-cards = Carte palazzo
java-board-open-card = Scoperta
java-board-hand = Le tue carte e quanto valgono in una festa
java-board-bid-card = Metti { $card }, vale { $worth }
java-board-festival-at = Festa a { $space } (palazzo { $value })
java-board-bid-now = Tocca a te: metti carte adatte o passa.
java-board-bid-open = Metti carte adatte.
java-board-answer-now = Tocca a te: dividi la festa o metti altre carte?
java-board-prize = Da solo { $alone }, divisa { $shared } di fama
java-board-part = { $part ->
    [asked] è chiamato ora
    [in] partecipa
    [out] ha passato
   *[unasked] non ancora chiamato
}
java-board-call-at = Festa a { $space }
java-board-few-threes = { $count ->
    [0] L'ultima tessera tripla è presa: ultimi turni
    [one] Resta solo { $count } tessera tripla
   *[other] Restano solo { $count } tessere triple
}
java-board-threes-left = { $count ->
    [one] { $count } tessera tripla
   *[other] { $count } tessere triple
}
java-board-lapse = { $ap } PA andrebbero persi.
java-board-developers-left = costruttori fuori dal tabellone
java-board-tokens = gettoni azione
java-board-cards = carte palazzo
java-board-overview = Panoramica: tocca per guardare lì
java-board-sum = Somma
java-board-great-scoring = Punteggio finale
java-board-no-rank = In nessuna città primo o secondo.
java-board-bid-raise = Rilancia a { $total }
java-board-bid-level = Pareggia a { $total }
java-board-bid-more = Scegli carte per almeno { $count }
java-board-plan = Pianificare
java-board-plan-begin = Pianifica il tuo turno
java-board-plan-open = Continua il piano
java-board-plan-sketch = Uno schizzo del tuo turno sulla posizione attuale. Lo vedi solo tu, nulla viene giocato.
java-board-plan-waits = { $steps ->
    [one] Un passo è pianificato per il tuo turno.
   *[other] { $steps } passi sono pianificati per il tuo turno.
}
java-board-plan-check = { $fits ->
    [0] Del tuo piano non è più possibile nulla.
   *[other] Tocca a te: { $fits } dei { $steps } passi pianificati sono ancora possibili.
}
java-board-plan-changed = ora { $is } invece di { $was }, fama { $fame } invece di { $before }
java-board-plan-play = { $fits ->
    [one] Gioca questo passo
   *[other] Gioca questi { $fits } passi
}
java-board-plan-undo = Annulla un passo
java-board-plan-close = Torna al gioco
java-board-plan-clear = Scarta il piano
java-board-palaces-left = Palazzi rimasti
java-board-key = Legenda
java-board-spot-key = posto consentito
java-board-spot-outside = +1 PA fuori

# Dove un’edizione può sbagliare, nella pagina delle regole
edition-java-board-map = Il contorno dell’isola
edition-java-palace_cards-symbols = I simboli delle carte palazzo
edition-java-palace_cards-kinds = Tipi di carte palazzo
edition-java-fame-festival_shared = Fama per una festa condivisa
