### Consigli: che cosa farebbe un bot al posto di chi legge, e perché.
### I motivi sono frasi il cui soggetto è la scelta; $way è gains, keeps o loses. La cifra che
### segue, in punti del risultato finale, si aggiunge da sola.

advice-points = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
advice-because = Questa scelta { $reasons }.
advice-nothing = Sul tavolo cambia poco.
advice-figures = probabilità di vittoria { $win } %, vantaggio previsto { $lead }, provata { $visits ->
    [one] { $visits } volta
   *[other] { $visits } volte
} su { $simulations }
advice-turn = Nello stesso turno: { $line }
advice-then = Poi forse: { $line }
advice-ply = { $player }: { $action }

## Per tutti i giochi

advice-points-scored = { $way ->
    [gains] porta punti
    [keeps] conserva i punti
   *[loses] costa punti
}
advice-rest = { $way ->
    [gains] migliora altre prospettive
    [keeps] conserva altre prospettive
   *[loses] peggiora altre prospettive
}
advice-rivals = { $way ->
    [gains] guasta le prospettive degli avversari
    [keeps] frena gli avversari
   *[loses] aiuta gli avversari
}

## Das Vermächtnis des Maharaja

grammar-colour-feminine-plural = { $colour ->
    [yellow] gialle
    [orange] arancioni
    [red] rosse
    [purple] viola
    [blue] blu
    [green] verdi
   *[other] { $colour }
}
advice-maharaja-money = { $way ->
    [gains] porta denaro
    [keeps] risparmia denaro
   *[loses] costa denaro
}
advice-maharaja-antiques = { $way ->
    [gains] fa valere di più le antichità { grammar-colour-feminine-plural }
    [keeps] conserva il valore delle antichità { grammar-colour-feminine-plural }
   *[loses] fa valere di meno le antichità { grammar-colour-feminine-plural }
}
advice-maharaja-collection = { $owned ->
    [yes] { $way ->
        [gains] assicura la { $collection }
        [keeps] conserva la { $collection }
       *[loses] costa la { $collection }
    }
   *[no] { $way ->
        [gains] avvicina la { $collection }
        [keeps] tiene a portata la { $collection }
       *[loses] allontana la { $collection }
    }
}

## Taj Mahal

advice-taj-mahal-hand = { $way ->
    [gains] rafforza la mano
    [keeps] risparmia carte della mano
   *[loses] costa carte della mano
}
advice-taj-mahal-specials = { $way ->
    [gains] vince una carta speciale
    [keeps] conserva le carte speciali
   *[loses] perde una carta speciale
}
advice-taj-mahal-tiles = { $way ->
    [gains] aggiunge tessere influenza
    [keeps] conserva le tessere influenza
   *[loses] impiega tessere influenza
}
advice-taj-mahal-goods = { $way ->
    [gains] aggiunge merci
    [keeps] lascia crescere le merci
   *[loses] fa contare meno le merci
}
advice-taj-mahal-network = { $way ->
    [gains] unisce la rete a province che verranno
    [keeps] tiene la rete unita a province che verranno
   *[loses] lascia la rete lontana dalle province che verranno
}
advice-taj-mahal-prizes = { $way ->
    [gains] può vincere { $prizes }
    [keeps] mantiene la possibilità di vincere { $prizes }
   *[loses] rinuncia a possibilità di questa visita
}
advice-taj-mahal-due = { $way ->
    [gains] porta palazzi o una tessera che valgono subito
    [keeps] tiene libero il posto migliore per ciò che si è vinto
   *[loses] impiega ciò che questa visita ha portato
}

## Java

advice-java-fame = { $way ->
    [gains] porta fama
    [keeps] conserva la fama
   *[loses] costa fama
}
advice-java-cards = { $way ->
    [gains] porta una carta palazzo
    [keeps] risparmia carte palazzo
   *[loses] costa carte palazzo
}
advice-java-action-points = { $way ->
    [gains] porta punti azione
    [keeps] risparmia punti azione
   *[loses] costa punti azione
}
advice-java-tokens = { $way ->
    [gains] porta un gettone azione
    [keeps] risparmia i gettoni azione
   *[loses] costa un gettone azione
}
advice-java-tiles = { $way ->
    [gains] porta tessere
    [keeps] risparmia tessere della propria riserva
   *[loses] costa una tessera della propria riserva
}
advice-java-developers = { $way ->
    [gains] colloca meglio i costruttori
    [keeps] lascia ben collocati i costruttori
   *[loses] colloca peggio i costruttori
}
advice-java-city = { $way ->
    [gains] { $rank ->
        [0] conta nella città su { $space }
       *[other] porta al rango { $rank } nella città su { $space }
    }
    [keeps] { $rank ->
        [0] tiene la città su { $space }
       *[other] mantiene il rango { $rank } nella città su { $space }
    }
   *[loses] perde terreno nella città su { $space }
}
advice-java-palace = { $way ->
    [gains] apre { $fame } di fama su { $space }
    [keeps] tiene aperti { $fame } di fama su { $space }
   *[loses] consuma lo spazio per un palazzo su { $space }
}
advice-java-water = { $way ->
    [gains] avvicina l'acqua su { $space }
    [keeps] mantiene il primo rango accanto all'acqua su { $space }
   *[loses] rinuncia all'acqua su { $space }
}
advice-java-festival = { $way ->
    [gains] porta in testa nella festa
    [keeps] mantiene in testa nella festa
   *[loses] rinuncia alla festa
}
