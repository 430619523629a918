### Das Vermächtnis des Maharaja. Eine Antiquität kommt als $kind und $colour an.
### Texte, die mit grammar- beginnen, gibt es nur für die Beugung in dieser Sprache.

maharaja-option-grey-help = Zu zweit: Wer eine Sammlungskarte nimmt, löst den Effekt ihrer grauen Seite aus (M5).

## Namen

maharaja-kind = { $kind ->
    [jug] Krug
    [knife] Messer
    [instrument] Instrument
    [jewellery] Schmuck
    [statue] Statue
    [vase] Vase
   *[other] { $kind }
}
maharaja-kinds = { $kind ->
    [jug] Krüge
    [knife] Messer
    [instrument] Instrumente
    [jewellery] Schmuck
    [statue] Statuen
    [vase] Vasen
   *[other] { $kind }
}
# Zwei Buchstaben neben der Farbe auf dem Bildschirm, damit die Farbe nie das einzige Zeichen ist
maharaja-colour-sign = { $colour ->
    [yellow] Ge
    [orange] Or
    [red] Ro
    [purple] Vi
    [blue] Bl
    [green] Gr
   *[other] { $colour }
}
grammar-colour-e = { $colour ->
    [yellow] gelbe
    [orange] orangefarbene
    [red] rote
    [purple] violette
    [blue] blaue
    [green] grüne
   *[other] { $colour }
}
grammar-colour-er = { $colour ->
    [yellow] gelber
    [orange] orangefarbener
    [red] roter
    [purple] violetter
    [blue] blauer
    [green] grüner
   *[other] { $colour }
}
grammar-colour-es = { $colour ->
    [yellow] gelbes
    [orange] orangefarbenes
    [red] rotes
    [purple] violettes
    [blue] blaues
    [green] grünes
   *[other] { $colour }
}
grammar-colour-en = { $colour ->
    [yellow] gelben
    [orange] orangefarbenen
    [red] roten
    [purple] violetten
    [blue] blauen
    [green] grünen
   *[other] { $colour }
}
maharaja-antique = { $kind ->
    [jug] { grammar-colour-er } Krug
    [knife] { grammar-colour-es } Messer
    [instrument] { grammar-colour-es } Instrument
    [jewellery] { grammar-colour-er } Schmuck
    [statue] { grammar-colour-e } Statue
    [vase] { grammar-colour-e } Vase
   *[other] { $kind }
}
grammar-nominative-antique = { $kind ->
    [jug] Der { grammar-colour-e } Krug
    [knife] Das { grammar-colour-e } Messer
    [instrument] Das { grammar-colour-e } Instrument
    [jewellery] Der { grammar-colour-e } Schmuck
    [statue] Die { grammar-colour-e } Statue
    [vase] Die { grammar-colour-e } Vase
   *[other] { $kind }
}
grammar-accusative-antique = { $kind ->
    [jug] den { grammar-colour-en } Krug
    [knife] das { grammar-colour-e } Messer
    [instrument] das { grammar-colour-e } Instrument
    [jewellery] den { grammar-colour-en } Schmuck
    [statue] die { grammar-colour-e } Statue
    [vase] die { grammar-colour-e } Vase
   *[other] { $kind }
}
maharaja-number-of = { $kind ->
    [jewellery] { $count ->
        [one] { $count } Schmuckstück
       *[other] { $count } Schmuckstücke
    }
   *[other] { $count ->
        [one] { $count } { maharaja-kind }
       *[other] { $count } { maharaja-kinds }
    }
}
# Ohne Artikel; alle sind weiblich, also passt „die“ davor
maharaja-collection = { $collection ->
    [jug-small] kleine Krugsammlung
    [jug-large] große Krugsammlung
    [knife-small] kleine Messersammlung
    [knife-large] große Messersammlung
    [instrument-small] kleine Instrumentensammlung
    [instrument-large] große Instrumentensammlung
    [jewellery-small] kleine Schmucksammlung
    [jewellery-large] große Schmucksammlung
    [statue-small] kleine Statuensammlung
    [statue-large] große Statuensammlung
    [vase-small] kleine Vasensammlung
    [vase-large] große Vasensammlung
    [different-3] Sammlung aus drei verschiedenen
    [different-4] Sammlung aus vier verschiedenen
    [different-5] Sammlung aus fünf verschiedenen
   *[other] Sammlung { $collection }
}
maharaja-effect = { $effect ->
    [rupees] 3 Rupien
    [extra-turn] Zusatzzug
   *[discard-offer] Angebot abräumen
}
maharaja-rupees = { $rupees ->
    [one] { $rupees } Rupie
   *[other] { $rupees } Rupien
}

## Fragen und Antworten

maharaja-asks-action = Nimmst du eine Münze oder kaufst du eine Antiquität?
maharaja-asks-collection = Nimmst du eine Sammlung?
maharaja-asks-give-up = Welche Antiquität gibst du ab?
maharaja-action-take-gold = Nimm die Goldmünze
maharaja-action-buy = Kaufe { grammar-accusative-antique }
maharaja-action-collect-nothing = Nimm keine Sammlung
maharaja-action-collect = Nimm die { $collection }
maharaja-action-give-up = Gib { grammar-accusative-antique } ab
maharaja-cost = { $cost ->
    [one] { $cost } Rupie
   *[other] { $cost } Rupien
}
maharaja-part-antique = { maharaja-antique }
maharaja-part-collection = { $collection }
maharaja-part-rupees = { $rupees } Rupien

## Was geschieht

maharaja-event-starting-player-found = { $you ->
    [yes] Du bist Startspieler und hast { $least } Rupien; alle anderen haben { $most }.
   *[no] { $player } ist Startspieler und hat { $least } Rupien; alle anderen haben { $most }.
}
maharaja-event-day-began = Verkaufstag { $day } beginnt; { $you ->
    [yes] du eröffnest ihn.
   *[no] { $player } eröffnet ihn.
}
maharaja-event-antique-laid-out = Im Angebot: { maharaja-antique }.
maharaja-event-coin-taken = { $you ->
    [yes] Du nimmst eine Goldmünze: { maharaja-rupees }.
   *[no] { $player } nimmt eine Goldmünze: { maharaja-rupees }.
}
maharaja-event-antique-bought = { $you ->
    [yes] Du kaufst { grammar-accusative-antique } für { maharaja-rupees }.
   *[no] { $player } kauft { grammar-accusative-antique } für { maharaja-rupees }.
}
maharaja-event-collection-taken = { $you ->
    [yes] Du nimmst die { $collection }; sie bringt { points }.
   *[no] { $player } nimmt die { $collection }; sie bringt { points }.
}
maharaja-event-antique-given-up = { $you ->
    [yes] Du gibst dafür { grammar-accusative-antique } ab.
   *[no] { $player } gibt dafür { grammar-accusative-antique } ab.
}
maharaja-event-tax-paid = { $you ->
    [yes] Du zahlst { maharaja-rupees } Steuern.
   *[no] { $player } zahlt { maharaja-rupees } Steuern.
}
maharaja-event-rupees-received = { $you ->
    [yes] Graue Seite: Du bekommst { maharaja-rupees }.
   *[no] Graue Seite: { $player } bekommt { maharaja-rupees }.
}
maharaja-event-extra-turn-earned = { $is_void ->
    [yes] Graue Seite: Der Zusatzzug verfällt.
   *[no] { $you ->
        [yes] Graue Seite: Du hast einen Zusatzzug.
       *[no] Graue Seite: { $player } hat einen Zusatzzug.
    }
}
maharaja-event-offer-discarded = Graue Seite: Das Angebot verlässt das Spiel: { $antiques }.
maharaja-event-day-ended = Verkaufstag { $day } ist vorbei; { $count ->
    [0] alles ist verkauft.
   *[other] übrig: { $left_over }.
}
maharaja-event-singles-lost = { $count ->
    [one] { $you ->
        [yes] Du verlierst als einziges Stück seiner Farbe: { $antiques }.
       *[no] { $player } verliert als einziges Stück seiner Farbe: { $antiques }.
    }
   *[other] { $you ->
        [yes] Du verlierst als jeweils einziges Stück seiner Farbe: { $antiques }.
       *[no] { $player } verliert als jeweils einziges Stück seiner Farbe: { $antiques }.
    }
}

## Warum nicht

error-maharaja-grey-needs-two = Die grauen Seiten sind eine Variante zu zweit, nicht zu { $seats ->
    [3] dritt
   *[4] viert
}.
error-maharaja-action-is-due = Nimm zuerst eine Münze oder kaufe eine Antiquität.
error-maharaja-collection-is-due = Jetzt geht es um Sammlungen: Nimm eine oder keine.
error-maharaja-giving-up-is-due = Gib zuerst die Antiquität ab, die deine neue Sammlung kostet.
error-maharaja-not-on-offer = { grammar-nominative-antique } ist nicht im Angebot.
error-maharaja-too-expensive = { grammar-nominative-antique } kostet { $price } Rupien, und du hast { $money }; Kredit gibt es nicht.
error-maharaja-not-in-supply = { $you ->
    [yes] Die { $collection } hast du schon.
   *[no] Die { $collection } ist weg: { $player } hat sie.
}
error-maharaja-antiques-missing = Für die { $collection } fehlt dir noch: { $missing }.
error-maharaja-has-the-large-one = Du hast die { $large }; die { $collection } derselben Sorte ist dir verschlossen.
error-maharaja-not-his = { grammar-nominative-antique } gehört dir nicht.
error-maharaja-wrong-kind = { grammar-nominative-antique } ist von keiner Sorte auf der durchgestrichenen Karte: { $collection }.

## Fehler einer Editionsdatei

fault-names = müssen { $expected } verschiedene Farbnamen in Kleinbuchstaben sein
fault-values = müssen die Werte { $expected } in beliebiger Reihenfolge sein, nicht { $found }
fault-colour-values = die Antiquitäten der Farbe { $colour } müssen die Werte { $expected } in beliebiger Reihenfolge haben, nicht { $found }
fault-descending = müssen Zahlen von 1 bis 8 sein, fallend: { $found }
fault-requires = darf nur nennen: { $kinds }, mit einer Zahl von 1 bis { $most }, und muss etwas nennen
fault-give-up = darf nur Sorten nennen, die die Karte verlangt ({ $required }), jede einmal
fault-sort-sizes = die Sorte { $sort } muss die Karten { $expected } haben, nicht { $found ->
    [none] keine
   *[other] { $found }
}

## Der Tisch im Terminal

maharaja-table-day = Tag { $day } von { $days }
maharaja-table-over = Spielende
maharaja-table-offer = Angebot
maharaja-table-price = eine Antiquität kostet { $price }
maharaja-table-trade-cards = Handelskarten
maharaja-table-pile = { $count } kommen noch
maharaja-table-collections = Sammlungen
maharaja-table-needs-points = Stücke → Punkte
maharaja-table-barred = (große genommen)
maharaja-table-legend = ✗ eines gibst du ab · ✓ du hast das Nötige · −1 so viele fehlen dir
maharaja-table-legend-grey = Graue Seiten: { $effects }
maharaja-table-rupees = Rupien
maharaja-table-points = Punkte
maharaja-table-now = Punkte jetzt
maharaja-table-belongings = (in Klammern: am Ende verloren, M4.4)
