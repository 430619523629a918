### Il tavolo di Das Vermächtnis des Maharaja nel browser.

maharaja-board-day = Giorno { $day } di { $days }
maharaja-board-day-short = Giorno { $day }
maharaja-board-tray = Mercato
maharaja-board-trade = Carte commercio
maharaja-board-trade-card = { $state ->
    [now] Carta commercio { $price } con la prossima moneta: fa il prezzo
    [coin] Carta commercio { $price } con una moneta
   *[empty] Carta commercio { $price }, vuota
}
maharaja-board-offer = Offerta
maharaja-board-closed = Il mercato è chiuso
maharaja-board-offer-empty = Tutto è venduto.
maharaja-board-price = Prezzo
maharaja-board-price-note = di un pezzo adesso
maharaja-board-take-gold = Prendi l’oro
maharaja-board-buy = Compra
maharaja-board-each = un pezzo
maharaja-board-money-after = ora { $before } rupie, { $after } dopo il turno
maharaja-board-tax = tassa { $rupees }
maharaja-board-day-ends = chiude il giorno
maharaja-board-game-ends = chiude la partita
maharaja-board-next-price = poi { $price }
maharaja-board-leaving = { $count ->
    [one] 1 pezzo esce
   *[other] { $count } pezzi escono
}
maharaja-board-short-of = mancano { $rupees }
maharaja-board-too-dear = Hai { $money }: non bastano per comprare
maharaja-board-points-now = { $points ->
    [one] { $points } punto, se finisse ora
   *[other] { $points } punti, se finisse ora
}
maharaja-board-points-final = { points }
# Beside the number of points that a choice changes the projected score by
maharaja-board-gain = ora
maharaja-board-opens = Permette: { $collections }

maharaja-board-name-antique = { maharaja-antique }, valore { $value }
maharaja-board-name-buy = { maharaja-antique }, valore { $value }, prezzo { maharaja-cost }, compra
maharaja-board-name-give-up = { maharaja-antique }, valore { $value }, cedi
maharaja-board-name-single = unico del suo colore: perso alla fine
maharaja-board-name-gain = punteggio previsto { $points }

maharaja-board-collections = Collezioni
maharaja-board-collections-note = tratteggiato: ti manca
maharaja-board-name-collection = { $collection }, { points }
maharaja-board-lacks = mancano { $missing }
maharaja-board-short = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
maharaja-board-met = pronta
maharaja-board-barred = hai già la grande
maharaja-board-claim = prendi: { $points }
maharaja-board-costs = cedi uno fra { $kinds }
maharaja-board-costs-short = cede un pezzo
maharaja-board-skip = Nessuna
maharaja-board-keep = tieni tutto
maharaja-board-skipped = Potresti prendere subito una collezione e non ne prendi nessuna.

maharaja-board-mine = Il tuo telo
maharaja-board-money = Denaro
maharaja-board-antiques = Pezzi
maharaja-board-empty-cloth = Ancora nessun pezzo
maharaja-board-lost = { $count ->
    [one] unico del suo colore: perso alla fine
   *[other] unici del loro colore: persi alla fine
}
maharaja-board-give-up-for = Cedi un pezzo per: { $collection }
maharaja-board-extra = turno extra

maharaja-board-census = Non visti
maharaja-board-census-note = { $count ->
    [one] 1 di 36 da uscire
   *[other] { $count } di 36 da uscire
}
maharaja-board-place = { $place ->
    [pile] deve ancora uscire
    [offer] in offerta
    [gone] fuori dal gioco
   *[seat] di { $player }
}
maharaja-board-colour = { $colour ->
    [yellow] giallo, punti
    [orange] arancione, frecce
    [red] rosso, rombi
    [purple] viola, onde
    [blue] blu, scacchi
    [green] verde, foglie
   *[other] { $colour }
}

# Dove un’edizione può sbagliare, nella pagina delle regole
edition-maharaja-antiques-colours = Colori dei pezzi
edition-maharaja-antiques-values = Valori dei pezzi
edition-maharaja-collections-requires = Che cosa chiede una collezione
edition-maharaja-collections-points = Punti delle collezioni
edition-maharaja-collections-give_up = Che cosa si cede per una collezione
edition-maharaja-collections-grey = Effetti dei lati grigi
