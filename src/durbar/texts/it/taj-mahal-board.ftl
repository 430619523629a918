### Il tavolo di Taj Mahal nel browser.

taj-mahal-board-visit = Visita { $visit } di { $visits } · { $province }
taj-mahal-board-board = Tabellone: visita { $visit } di { $visits }, { $province }
taj-mahal-board-zoom-in = Ingrandisci
taj-mahal-board-zoom-out = Rimpicciolisci
taj-mahal-board-zoom-fit = Mostra tutto il tabellone
taj-mahal-board-networks = Reti
taj-mahal-board-network = { $count ->
    [0] { $you ->
        [yes] Non hai ancora palazzi.
       *[no] { $player } non ha ancora palazzi.
    }
    [one] { $you ->
        [yes] I tuoi palazzi in { $provinces } non collegano ancora altre province.
       *[no] I palazzi di { $player } in { $provinces } non collegano ancora altre province.
    }
   *[other] { $you ->
        [yes] La tua rete
       *[no] Rete di { $player }
    }: { $count } province, { $provinces }, collegate da { $cities }.
}
taj-mahal-board-name-city = { $city }, { $province }
taj-mahal-board-name-palace = Palazzo a { $city }, { $province }
taj-mahal-board-name-crown = Palazzo della corona a { $city }, { $province }
taj-mahal-board-name-bonus = tessera bonus { $bonus }
taj-mahal-board-name-built = palazzo di { $player }
taj-mahal-board-name-crowned = palazzo della corona di { $player }
taj-mahal-board-name-brings = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
taj-mahal-board-name-tile = Tessera provincia { $tile }: { $goods }
taj-mahal-board-court = La corte
taj-mahal-board-court-hint = chi ha più simboli vince il premio
taj-mahal-board-player = Giocatore
taj-mahal-board-column = { $symbol ->
    [vizier] Visir
    [general] Generale
    [monk] Monaco
    [princess] Princip.
    [mogul] Corona
   *[elephant] Elefante
}
taj-mahal-board-won-by = vinto da { $player }
taj-mahal-board-withdrawn = ritirato
taj-mahal-board-locked = { $player } gioca { $colour } in questa visita
taj-mahal-board-cell = { $symbol }: { $count }{ $state ->
    [lead] , in testa
    [tie] , parità
   *[none] {""}
}
taj-mahal-board-cell-planned = { $symbol }: { $count } con le carte scelte{ $state ->
    [lead] , in testa
    [tie] , parità
   *[none] {""}
}
taj-mahal-board-plan-leads = Con queste carte sei in testa in: { $symbols }.
taj-mahal-board-plan-none = Con queste carte non sei in testa in nulla.
taj-mahal-board-plan-ties = Parità, quindi nessuno vince: { $symbols }.
taj-mahal-board-hand = La tua mano
taj-mahal-board-hand-colour = Colore: { $colour }. Puoi aggiungere una carta bianca o speciale.
taj-mahal-board-hand-any = La prima carta fissa il tuo colore per questa visita.
taj-mahal-board-hand-must = Nessuna carta adatta: devi ritirarti.
taj-mahal-board-hand-out = Ti sei ritirato da questa visita.
taj-mahal-board-hand-empty = La tua mano è vuota.
taj-mahal-board-used = sul tavolo in questa visita
taj-mahal-board-cannot = non giocabile ora
taj-mahal-board-pick-first = Scegli prima una carta colorata.
taj-mahal-board-play = Gioca
taj-mahal-board-withdraw = Ritirati
taj-mahal-board-effect = { $effect ->
    [points] +2 punti
    [elephant] +1 elefante
    [mogul] +1 corona
   *[free-colour] ogni colore
}
taj-mahal-board-specials = Carte speciali
taj-mahal-board-table = tavolo
taj-mahal-board-on-table = Sul tavolo
taj-mahal-board-held-by = In mano a { $player }
taj-mahal-board-takes = { $player } la prende alla fine della visita
taj-mahal-board-lacks-one = { $from ->
    [none] Un'altra tessera uguale la dà a: { $players }
   *[other] Una seconda tessera la toglie a { $from }: { $players }
}
taj-mahal-board-display = Esposizione
taj-mahal-board-display-hint = ne prendi 2 quando ti ritiri
taj-mahal-board-take-due = { $count ->
    [one] prendi 1 carta
   *[other] prendi { $count } carte
}
taj-mahal-board-discard-due = { $count ->
    [one] scarta 1 carta per Carletto
   *[other] scarta { $count } carte per Carletto
}
taj-mahal-board-display-empty = Non resta nessuna carta.
taj-mahal-board-pile = Mazzo: { $count }
taj-mahal-board-discards = Scarti: { $count }
taj-mahal-board-withdraw-now = Ritirarsi ora
taj-mahal-board-withdrawal = Il tuo ritiro
taj-mahal-board-wins-nothing = Non vinceresti nulla.
taj-mahal-board-nothing-won = nulla
taj-mahal-board-palaces-in = { $count ->
    [one] Palazzo a { $cities }
   *[other] Palazzi a { $cities }
}
taj-mahal-board-crown-in = Palazzo della corona a { $city }
taj-mahal-board-tile-brings = Tessera provincia { $tile }
taj-mahal-board-network-of = Rete: { $provinces }
taj-mahal-board-other-cities = Altre città: { $cities }
taj-mahal-board-pair-table = Una coppia: «{ $effect }» passa a te
taj-mahal-board-pair-from = Una coppia: «{ $effect }» arriva da { $player }
taj-mahal-board-then-cards = Poi prendi { $count } di { $display } carte
taj-mahal-board-draws = Niente giocato: peschi anche una carta coperta
taj-mahal-board-if-you-wait = Se aspetti:
taj-mahal-board-threats = gli altri pareggiano con { $symbols }.
taj-mahal-board-step-prizes = Premi vinti
taj-mahal-board-step-palaces = { $count ->
    [one] Costruisci un palazzo
   *[other] Costruisci { $count } palazzi
}
taj-mahal-board-step-built = Palazzi costruiti
taj-mahal-board-step-crown = Costruisci il palazzo della corona
taj-mahal-board-crown-after = Poi il palazzo della corona; può condividere una città e non prende mai un bonus.
taj-mahal-board-step-points = Bonus, tessera provincia, rete
taj-mahal-board-step-cards = { $count ->
    [one] Prendi 1 carta dall'esposizione
   *[other] Prendi { $count } carte dall'esposizione
}
taj-mahal-board-cards-any-order = In qualsiasi ordine; clicca di nuovo per rimetterla.
taj-mahal-board-barrier = pesca una carta coperta: non annullabile
taj-mahal-board-carletto-hint = cosa ha pescato e perché
taj-mahal-board-goods = Merci
taj-mahal-board-goods-hint = e cosa porterebbe la tessera { $tile }
taj-mahal-board-tile = N. { $tile }
taj-mahal-board-known-show = Carte conosciute
taj-mahal-board-known-hide = Nascondi le carte conosciute
taj-mahal-board-known-more = { $count ->
    [one] e 1 ignota
   *[other] e { $count } ignote
}
taj-mahal-board-change = Cambia
taj-mahal-board-drew = È stata pescata una carta coperta: ciò che precede resta valido.
taj-mahal-board-display-then = Dopo il prossimo ritiro { $count ->
    [0] non resta nessuna carta esposta.
    [one] resta una sola carta esposta.
   *[other] restano { $count } carte esposte.
}
taj-mahal-board-crown-any = Qualsiasi città della provincia, anche con un palazzo; non prende mai una tessera bonus.
taj-mahal-board-step-crowned = Palazzo della corona costruito
taj-mahal-board-step-points-planned = Punti con le città scelte finora, al meglio
taj-mahal-board-step-taken = Carte prese
taj-mahal-board-slot-taken = { $card }: presa da { $player }
taj-mahal-board-slot-discarded = { $card }: scartata per Carletto
taj-mahal-board-account = Visita { $visit }: { $province }
taj-mahal-board-account-open = Resoconto della visita { $visit }
taj-mahal-board-account-close = Metti via il resoconto
taj-mahal-board-account-won = Vinto
taj-mahal-board-account-crown = palazzo della corona a { $city }
taj-mahal-board-account-pair = { $player }: { $special }{ $from ->
    [none] {""}
   *[other] , da { $from }
}
taj-mahal-board-account-bonus = Bonus
taj-mahal-board-account-tile = Tessera
taj-mahal-board-account-network = Rete
taj-mahal-board-account-special = Speciale
taj-mahal-board-account-total = Punti
taj-mahal-board-finale = Le ultime mani
taj-mahal-board-finale-hint = un punto per ogni carta speciale, ogni carta bianca e ogni carta di un solo colore
taj-mahal-board-finale-counts = { $card }: 1 punto
taj-mahal-board-finale-idle = { $card }: nessun punto
taj-mahal-board-hand-empty-of = { $player }: nessuna carta
taj-mahal-board-cards = Carte in mano
taj-mahal-board-ribbon = Visite
taj-mahal-board-ribbon-tile = { $state ->
    [done] Visita { $tile }, { $province }: { $player ->
        [none] nessuno ha vinto la tessera
       *[other] tessera vinta da { $player }
    }
    [now] Ora la visita { $tile }: { $province }, { $goods }
   *[next] Visita { $tile }: { $province }, { $goods }
}

taj-mahal-source-bonus = Tessere bonus
taj-mahal-source-good = Merci
taj-mahal-source-equal-goods = Merci uguali
taj-mahal-source-province = Province
taj-mahal-source-joined-province = Province collegate
taj-mahal-source-special = Carte speciali
taj-mahal-source-colour = Carte in mano

# Dove un’edizione può sbagliare, nella pagina delle regole
edition-taj-mahal-cards = Coppie di simboli sulle carte
edition-taj-mahal-special_cards = Carte speciali
edition-taj-mahal-province_tiles = Merci sulle tessere provincia
edition-taj-mahal-bonus_tiles = Quante volte c’è ogni tessera bonus
edition-taj-mahal-board-fortresses = Dove stanno le fortezze
edition-taj-mahal-board-roads = Quali città uniscono le strade
edition-taj-mahal-board-provinces = Quali città appartengono a una provincia
