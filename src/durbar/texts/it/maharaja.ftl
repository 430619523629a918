### Das Vermächtnis des Maharaja. Un'antichità arriva come $kind e $colour.
### I messaggi che cominciano con grammar- servono solo alla grammatica di questa lingua.

maharaja-option-grey-help = In due: chi prende una carta collezione attiva l'effetto del suo lato grigio (M5).

## Nomi

maharaja-kind = { $kind ->
    [jug] brocca
    [knife] coltello
    [instrument] strumento
    [jewellery] gioiello
    [statue] statua
    [vase] vaso
   *[other] { $kind }
}
maharaja-kinds = { $kind ->
    [jug] brocche
    [knife] coltelli
    [instrument] strumenti
    [jewellery] gioielli
    [statue] statue
    [vase] vasi
   *[other] { $kind }
}
# Due lettere accanto al colore sullo schermo, perché il colore non sia mai l'unico segno
maharaja-colour-sign = { $colour ->
    [yellow] Gi
    [orange] Ar
    [red] Ro
    [purple] Vi
    [blue] Bl
    [green] Ve
   *[other] { $colour }
}
grammar-colour-masculine = { $colour ->
    [yellow] giallo
    [orange] arancione
    [red] rosso
    [purple] viola
    [blue] blu
    [green] verde
   *[other] { $colour }
}
grammar-colour-feminine = { $colour ->
    [yellow] gialla
    [orange] arancione
    [red] rossa
    [purple] viola
    [blue] blu
    [green] verde
   *[other] { $colour }
}
maharaja-antique = { $kind ->
    [jug] brocca { grammar-colour-feminine }
    [knife] coltello { grammar-colour-masculine }
    [instrument] strumento { grammar-colour-masculine }
    [jewellery] gioiello { grammar-colour-masculine }
    [statue] statua { grammar-colour-feminine }
    [vase] vaso { grammar-colour-masculine }
   *[other] { $kind }
}
grammar-the-antique = { $kind ->
    [jug] la { maharaja-antique }
    [knife] il { maharaja-antique }
    [instrument] lo { maharaja-antique }
    [jewellery] il { maharaja-antique }
    [statue] la { maharaja-antique }
    [vase] il { maharaja-antique }
   *[other] { $kind }
}
grammar-The-antique = { $kind ->
    [jug] La { maharaja-antique }
    [knife] Il { maharaja-antique }
    [instrument] Lo { maharaja-antique }
    [jewellery] Il { maharaja-antique }
    [statue] La { maharaja-antique }
    [vase] Il { maharaja-antique }
   *[other] { $kind }
}
grammar-to-the-antique = { $kind ->
    [jug] alla { maharaja-antique }
    [knife] al { maharaja-antique }
    [instrument] allo { maharaja-antique }
    [jewellery] al { maharaja-antique }
    [statue] alla { maharaja-antique }
    [vase] al { maharaja-antique }
   *[other] { $kind }
}
maharaja-number-of = { $count ->
    [one] { $count } { maharaja-kind }
   *[other] { $count } { maharaja-kinds }
}
# Senza articolo; sono tutte femminili, quindi davanti va «la»
maharaja-collection = { $collection ->
    [jug-small] collezione piccola di brocche
    [jug-large] collezione grande di brocche
    [knife-small] collezione piccola di coltelli
    [knife-large] collezione grande di coltelli
    [instrument-small] collezione piccola di strumenti
    [instrument-large] collezione grande di strumenti
    [jewellery-small] collezione piccola di gioielli
    [jewellery-large] collezione grande di gioielli
    [statue-small] collezione piccola di statue
    [statue-large] collezione grande di statue
    [vase-small] collezione piccola di vasi
    [vase-large] collezione grande di vasi
    [different-3] collezione di tre diversi
    [different-4] collezione di quattro diversi
    [different-5] collezione di cinque diversi
   *[other] collezione { $collection }
}
maharaja-effect = { $effect ->
    [rupees] 3 rupie
    [extra-turn] turno extra
   *[discard-offer] via l'offerta
}
maharaja-rupees = { $rupees ->
    [one] { $rupees } rupia
   *[other] { $rupees } rupie
}

## Domande e risposte

maharaja-asks-action = Prendi una moneta o compri un'antichità?
maharaja-asks-collection = Prendi una collezione?
maharaja-asks-give-up = A quale antichità rinunci?
maharaja-action-take-gold = Prendi la moneta d'oro
maharaja-action-buy = Compra { grammar-the-antique }
maharaja-action-collect-nothing = Non prendere nessuna collezione
maharaja-action-collect = Prendi la { $collection }
maharaja-action-give-up = Rinuncia { grammar-to-the-antique }
maharaja-cost = { $cost ->
    [one] { $cost } rupia
   *[other] { $cost } rupie
}
maharaja-part-antique = { maharaja-antique }
maharaja-part-collection = { $collection }
maharaja-part-rupees = { $rupees } rupie

## Che cosa succede

maharaja-event-starting-player-found = { $you ->
    [yes] Sei il primo giocatore e hai { $least } rupie; tutti gli altri ne hanno { $most }.
   *[no] { $player } è il primo giocatore e ha { $least } rupie; tutti gli altri ne hanno { $most }.
}
maharaja-event-day-began = Comincia il giorno di vendita { $day }; { $you ->
    [yes] lo apri tu.
   *[no] lo apre { $player }.
}
maharaja-event-antique-laid-out = In offerta: { maharaja-antique }.
maharaja-event-coin-taken = { $you ->
    [yes] Prendi una moneta d'oro: { maharaja-rupees }.
   *[no] { $player } prende una moneta d'oro: { maharaja-rupees }.
}
maharaja-event-antique-bought = { $you ->
    [yes] Compri { grammar-the-antique } per { maharaja-rupees }.
   *[no] { $player } compra { grammar-the-antique } per { maharaja-rupees }.
}
maharaja-event-collection-taken = { $you ->
    [yes] Prendi la { $collection }, che vale { points }.
   *[no] { $player } prende la { $collection }, che vale { points }.
}
maharaja-event-antique-given-up = { $you ->
    [yes] In cambio rinunci { grammar-to-the-antique }.
   *[no] In cambio { $player } rinuncia { grammar-to-the-antique }.
}
maharaja-event-tax-paid = { $you ->
    [yes] Paghi { maharaja-rupees } di tasse.
   *[no] { $player } paga { maharaja-rupees } di tasse.
}
maharaja-event-rupees-received = { $you ->
    [yes] Lato grigio: ricevi { maharaja-rupees }.
   *[no] Lato grigio: { $player } riceve { maharaja-rupees }.
}
maharaja-event-extra-turn-earned = { $is_void ->
    [yes] Lato grigio: il turno extra è nullo.
   *[no] { $you ->
        [yes] Lato grigio: hai un turno extra.
       *[no] Lato grigio: { $player } ha un turno extra.
    }
}
maharaja-event-offer-discarded = Lato grigio: l'offerta esce dal gioco: { $antiques }.
maharaja-event-day-ended = Il giorno di vendita { $day } è finito; { $count ->
    [0] è stato venduto tutto.
   *[other] resta: { $left_over }.
}
maharaja-event-singles-lost = { $count ->
    [one] { $you ->
        [yes] Perdi, perché unica nel suo colore, un'antichità: { $antiques }.
       *[no] { $player } perde, perché unica nel suo colore, un'antichità: { $antiques }.
    }
   *[other] { $you ->
        [yes] Perdi, perché uniche nel loro colore, { $count } antichità: { $antiques }.
       *[no] { $player } perde, perché uniche nel loro colore, { $count } antichità: { $antiques }.
    }
}

## Perché no

error-maharaja-grey-needs-two = I lati grigi sono una variante in due, non in { $seats ->
    [3] tre
   *[4] quattro
}.
error-maharaja-action-is-due = Prima prendi una moneta o compra un'antichità.
error-maharaja-collection-is-due = Ora si tratta delle collezioni: prendine una o nessuna.
error-maharaja-giving-up-is-due = Prima rinuncia all'antichità che costa la tua nuova collezione.
error-maharaja-not-on-offer = { grammar-The-antique } non è in offerta.
error-maharaja-too-expensive = { grammar-The-antique } costa { $price } rupie e tu ne hai { $money }; non si compra a credito.
error-maharaja-not-in-supply = { $you ->
    [yes] La { $collection } ce l'hai già.
   *[no] La { $collection } non c'è più: ce l'ha { $player }.
}
error-maharaja-antiques-missing = Per la { $collection } ti manca ancora: { $missing }.
error-maharaja-has-the-large-one = Hai la { $large }; la { $collection } della stessa categoria ti è preclusa.
error-maharaja-not-his = { grammar-The-antique } non è una tua antichità.
error-maharaja-wrong-kind = { grammar-The-antique } non è di un tipo che compare sulla carta barrata della { $collection }.

## Errori di un file di edizione

fault-names = devono essere { $expected } nomi di colore diversi, in lettere minuscole
fault-values = devono essere i valori { $expected } in qualsiasi ordine, non { $found }
fault-colour-values = le antichità di colore { $colour } devono avere i valori { $expected } in qualsiasi ordine, non { $found }
fault-descending = devono essere numeri da 1 a 8, in ordine decrescente: { $found }
fault-requires = può nominare solo: { $kinds }, con un numero da 1 a { $most }, e deve nominare qualcosa
fault-give-up = può nominare solo tipi richiesti dalla carta ({ $required }), ognuno una volta
fault-sort-sizes = la categoria { $sort } deve avere le carte { $expected }, non { $found ->
    [none] nessuna
   *[other] { $found }
}

## Il tavolo nel terminale

maharaja-table-day = giorno { $day } di { $days }
maharaja-table-over = fine della partita
maharaja-table-offer = Offerta
maharaja-table-price = un'antichità costa { $price }
maharaja-table-trade-cards = Carte commercio
maharaja-table-pile = { $count } nel mazzo
maharaja-table-collections = Collezioni
maharaja-table-needs-points = antichità → punti
maharaja-table-barred = (hai la grande)
maharaja-table-legend = ✗ rinunci a una · ✓ hai il necessario · −1 quante te ne mancano
maharaja-table-legend-grey = Lati grigi: { $effects }
maharaja-table-rupees = rupie
maharaja-table-points = punti
maharaja-table-now = punti ora
maharaja-table-belongings = (fra parentesi: perse alla fine, M4.4)
