### Der Tisch von Das Vermächtnis des Maharaja im Browser.

maharaja-board-day = Tag { $day } von { $days }
maharaja-board-day-short = Tag { $day }
maharaja-board-tray = Markt
maharaja-board-trade = Handelskarten
maharaja-board-trade-card = { $state ->
    [now] Handelskarte { $price } mit der nächsten Münze: Sie macht den Preis
    [coin] Handelskarte { $price } mit Münze
   *[empty] Handelskarte { $price }, leer
}
maharaja-board-offer = Angebot
maharaja-board-closed = Der Markt ist geschlossen
maharaja-board-offer-empty = Alles ist verkauft.
maharaja-board-price = Preis
maharaja-board-price-note = einer Antiquität jetzt
maharaja-board-take-gold = Gold nehmen
maharaja-board-buy = Kaufen
maharaja-board-each = eine Antiquität
maharaja-board-money-after = jetzt { $before } Rupien, nach dem Zug { $after }
maharaja-board-tax = Steuer { $rupees }
maharaja-board-day-ends = Tag endet
maharaja-board-game-ends = Spiel endet
maharaja-board-next-price = danach { $price }
maharaja-board-leaving = { $count ->
    [one] 1 Antiquität geht
   *[other] { $count } Antiquitäten gehen
}
maharaja-board-short-of = { $rupees } zu wenig
maharaja-board-too-dear = Du hast { $money }: zu wenig zum Kaufen
maharaja-board-points-now = { $points ->
    [one] { $points } Punkt, wenn es jetzt endete
   *[other] { $points } Punkte, wenn es jetzt endete
}
maharaja-board-points-final = { points }
# Beside the number of points that a choice changes the projected score by
maharaja-board-gain = jetzt
maharaja-board-opens = Ermöglicht: { $collections }

maharaja-board-name-antique = { maharaja-antique }, Wert { $value }
maharaja-board-name-buy = { maharaja-antique }, Wert { $value }, Preis { maharaja-cost }, kaufen
maharaja-board-name-give-up = { maharaja-antique }, Wert { $value }, abgeben
maharaja-board-name-single = einziges Stück seiner Farbe: geht am Ende verloren
maharaja-board-name-gain = voraussichtlicher Stand { $points }

maharaja-board-collections = Sammlungen
maharaja-board-collections-note = gestrichelt: fehlt dir noch
maharaja-board-name-collection = { $collection }, { points }
maharaja-board-lacks = es fehlen { $missing }
maharaja-board-short = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
maharaja-board-met = bereit
maharaja-board-barred = du hast die große
maharaja-board-claim = nimm: { $points }
maharaja-board-costs = eins abgeben von { $kinds }
maharaja-board-costs-short = kostet ein Stück
maharaja-board-skip = Keine nehmen
maharaja-board-keep = alles behalten
maharaja-board-skipped = Du könntest jetzt eine Sammlung nehmen und nimmst keine.

maharaja-board-mine = Dein Tuch
maharaja-board-money = Geld
maharaja-board-antiques = Antiquitäten
maharaja-board-empty-cloth = Noch keine Antiquitäten
maharaja-board-lost = { $count ->
    [one] allein in der Farbe: am Ende verloren
   *[other] allein in ihrer Farbe: am Ende verloren
}
maharaja-board-give-up-for = Gib ein Stück ab für: { $collection }
maharaja-board-extra = Zusatzzug

maharaja-board-census = Ungesehen
maharaja-board-census-note = { $count ->
    [one] 1 von 36 kommt noch
   *[other] { $count } von 36 kommen noch
}
maharaja-board-place = { $place ->
    [pile] kommt noch
    [offer] im Angebot
    [gone] aus dem Spiel
   *[seat] bei { $player }
}
maharaja-board-colour = { $colour ->
    [yellow] Gelb, Punkte
    [orange] Orange, Winkel
    [red] Rot, Rauten
    [purple] Lila, Wellen
    [blue] Blau, Karos
    [green] Grün, Blätter
   *[other] { $colour }
}

# Woran eine Ausgabe irren kann, auf der Regelseite
edition-maharaja-antiques-colours = Farben der Antiquitäten
edition-maharaja-antiques-values = Werte der Antiquitäten
edition-maharaja-collections-requires = Was eine Sammlung verlangt
edition-maharaja-collections-points = Punkte der Sammlungen
edition-maharaja-collections-give_up = Was man für eine Sammlung abgibt
edition-maharaja-collections-grey = Wirkungen der grauen Seiten
