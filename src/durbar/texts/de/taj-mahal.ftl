### Taj Mahal. Karten, Städte, Plättchen und Sonderkarten kommen mit ihren deutschen Namen an.

taj-mahal-option-carletto-help = Carletto, der Strohmann (T9): none (keiner), duo (zu zweit), solitaire (allein mit zwei Carletti), two-plus-two (zu zweit mit zwei Carletti), guest (zu dritt oder viert mit einem Carletto).
taj-mahal-option-provinces-help = 12 Provinzen oder 9 für ein kürzeres Spiel (T10).

## Namen

taj-mahal-symbol = { $symbol ->
    [elephant] Elefant
    [vizier] Wesir
    [general] General
    [monk] Mönch
    [princess] Prinzessin
    [mogul] Großmogul
   *[other] { $symbol }
}
taj-mahal-prize = { $prize ->
    [elephant] das Provinz-Plättchen
    [vizier] den Wesir
    [general] den General
    [monk] den Mönch
    [princess] die Prinzessin
    [mogul] die Krone
   *[other] { $prize }
}
taj-mahal-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [violet] Violett
    [white] Weiß
   *[other] { $colour }
}
taj-mahal-good = { $good ->
    [rice] Reis
    [tea] Tee
    [spices] Gewürze
    [jewels] Edelsteine
   *[other] { $good }
}
taj-mahal-bonus = { $bonus ->
    [points] „+2“
    [card] „Karte“
    [rice] Reis
    [tea] Tee
    [spices] Gewürze
    [jewels] Edelsteine
    [taj-mahal] Taj Mahal
   *[other] { $bonus }
}
taj-mahal-special = { $special ->
    [two-viziers] Zwei Wesire
    [two-generals] Zwei Generäle
    [two-monks] Zwei Mönche
    [two-princesses] Zwei Prinzessinnen
   *[other] { $special }
}
taj-mahal-card = { $symbols } ({ $colour })
taj-mahal-hidden-card = eine verdeckte Karte
taj-mahal-chain = { $province } über { $cities }
# Namen außer Agra sind Schmuck (T1.9)
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

## Fragen und Antworten

taj-mahal-asks-turn = Karten ausspielen oder zurückziehen?
taj-mahal-asks-palace = Wohin setzt du deine Paläste?
taj-mahal-asks-crown = Wohin setzt du den Kronen-Palast?
taj-mahal-asks-cards = Welche Karten nimmst du aus der Auslage?
taj-mahal-asks-discard = Carletto hat sich zurückgezogen: Welche Karten der Auslage werden abgelegt?
taj-mahal-action-withdraw = Zurückziehen
taj-mahal-action-play = Spiele { $card }{ $extra ->
    [none] {""}
   *[other] {" "}mit { $extra }
}
taj-mahal-action-palace = Palast in { $city }
taj-mahal-action-crown = Kronen-Palast in { $city }
taj-mahal-action-take = Nimm { $card }
taj-mahal-action-discard = Lege { $card } ab
taj-mahal-part-bonus = Bonusplättchen { $bonus }
taj-mahal-part-good = { $good }
taj-mahal-part-equal-goods = gleiche Waren: { $good }
taj-mahal-part-province = { $province }
taj-mahal-part-joined-province = verbunden: { $province }
taj-mahal-part-special = { $special }
taj-mahal-part-colour = Karten in { $colour }

## Was geschieht

taj-mahal-event-starting-player-found = { $you ->
    [yes] Du bist Startspieler.
   *[no] { $player } ist Startspieler.
}
taj-mahal-event-province-tile-laid = Provinz-Plättchen { $tile } liegt in { $province }.
taj-mahal-event-bonus-tile-laid = Auf { $city } liegt ein Bonusplättchen: { $bonus }.
taj-mahal-event-special-card-given = { $player } beginnt mit der Sonderkarte { $special }.
taj-mahal-event-card-drawn = { $you ->
    [yes] Du ziehst { $card } ({ $because }).
   *[no] { $player } zieht { $card } ({ $because }).
}
taj-mahal-event-no-card-left = { $you ->
    [yes] Für dich ist keine Karte mehr zu ziehen.
   *[no] Für { $player } ist keine Karte mehr zu ziehen.
}
taj-mahal-event-card-displayed = In der Auslage: { $card }.
taj-mahal-event-pile-reshuffled = Die Ablage wird gemischt: { $cards } Karten bilden den neuen Nachziehstapel.
taj-mahal-event-visit-began = Besuch { $visit }: { $province }, auf dem Plättchen { $goods }. { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
taj-mahal-event-cards-played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $card }{ $extra ->
    [none] .
   *[other] {" "}mit { $extra }.
}
taj-mahal-event-player-withdrew = { $you ->
    [yes] Du ziehst dich zurück
   *[no] { $player } zieht sich zurück
} und { $count ->
    [0] { $you ->
        [yes] gewinnst nichts.
       *[no] gewinnt nichts.
    }
   *[other] { $you ->
        [yes] gewinnst { $prizes }.
       *[no] gewinnt { $prizes }.
    }
}
taj-mahal-event-palace-built = { $you ->
    [yes] Du baust einen Palast in { $city }.
   *[no] { $player } baut einen Palast in { $city }.
}
taj-mahal-event-crown-palace-built = { $you ->
    [yes] Du baust den Kronen-Palast in { $city }.
   *[no] { $player } baut den Kronen-Palast in { $city }.
}
taj-mahal-event-bonus-tile-taken = { $you ->
    [yes] Du nimmst das Bonusplättchen von { $city }: { $bonus }.
   *[no] { $player } nimmt das Bonusplättchen von { $city }: { $bonus }.
}
taj-mahal-event-province-tile-taken = { $you ->
    [yes] Du nimmst Provinz-Plättchen { $tile }.
   *[no] { $player } nimmt Provinz-Plättchen { $tile }.
}
taj-mahal-event-provinces-joined = { $count ->
    [0] { $you ->
        [yes] Deine Paläste in { $province } sind mit keiner anderen Provinz verbunden.
       *[no] Die Paläste von { $player } in { $province } sind mit keiner anderen Provinz verbunden.
    }
   *[other] { $you ->
        [yes] Deine Paläste in { $province } sind verbunden mit { $chains }.
       *[no] Die Paläste von { $player } in { $province } sind verbunden mit { $chains }.
    }
}
taj-mahal-event-cards-discarded = { $you ->
    [yes] Deine Karten kommen auf die Ablage: { $cards }.
   *[no] Die Karten von { $player } kommen auf die Ablage: { $cards }.
}
taj-mahal-event-display-card-taken = { $you ->
    [yes] Du nimmst { $card } aus der Auslage.
   *[no] { $player } nimmt { $card } aus der Auslage.
}
taj-mahal-event-display-card-discarded = { $you ->
    [yes] Du legst { $card } aus der Auslage ab.
   *[no] { $player } legt { $card } aus der Auslage ab.
}
taj-mahal-event-last-card-discarded = { $card } wird aus der Auslage abgelegt.
taj-mahal-event-carletto-drew = { $player } zieht { $card }.
taj-mahal-event-carletto-decided = { $player }: { $decision ->
    [keeps-white] die weiße Karte wartet auf eine Farbkarte
    [discards-white] eine weitere weiße Karte wird abgelegt: { $cards }
    [discards-wrong-colour] falsche Farbe, abgelegt: { $cards }
    [withdraws-leading] führt bei zwei Preisen und zieht sich zurück
    [withdraws-wrong-colour] wieder die falsche Farbe ({ $cards }): zieht sich zurück
    [withdraws-white] keine passende Karte nach der weißen ({ $cards }): zieht sich zurück
    [withdraws-no-card] keine Karte zu ziehen: zieht sich zurück
    [plays-first] spielt die erste Karte
    [plays-white] spielt die weiße Karte dazu
    [plays-points] spielt die Sonderkarte für zwei Punkte
    [plays-more-elephants] hat mehr Elefanten: spielt diese Sonderkarte
    [plays-more-moguls] hat mehr Großmoguln: spielt diese Sonderkarte
    [plays-elephant] spielt die Sonderkarte mit dem Elefanten
    [plays-mogul] spielt die Sonderkarte mit dem Großmogul
    [plays-free-colour] spielt die falsche Farbe mit freier Farbwahl
   *[plays-alone] spielt die Karte allein
} ({ $because }).
taj-mahal-event-carletto-chose-cities = { $player } nimmt { $count ->
    [0] keine Stadt
   *[other] { $cities }
}{ $crown ->
    [none] {""}
   *[other] , den Kronen-Palast in { $crown }
}: { $points } Punkte insgesamt{ $victim ->
    [none] .
   *[other] , Schaden { $damage } für { $victim }.
}
taj-mahal-event-special-card-taken = { $you ->
    [yes] Du gibst { $tiles } zurück und nimmst
   *[no] { $player } gibt { $tiles } zurück und nimmt
} { $special } { $holder ->
    [none] vom Tisch
   *[other] von { $holder }
} ({ $because }).
taj-mahal-event-visit-ended = Besuch { $visit } ist vorbei.{ $tile ->
    [none] {""}
   *[other] {" "}Niemand hat Provinz-Plättchen { $tile } gewonnen.
}{ $count ->
    [0] {""}
   *[other] {" "}Liegen geblieben: { $bonuses }.
}

## Warum nicht

error-taj-mahal-carletto-seats = Die Form „{ $carletto }“ ist für { $needs } Plätze, nicht für { $seats }. Mit { $seats } Plätzen ist möglich: { $possible }.
error-taj-mahal-turn-is-due = Spiele zuerst Karten aus oder ziehe dich zurück.
error-taj-mahal-palace-is-due = Setze zuerst deine Paläste.
error-taj-mahal-cards-are-due = Nimm zuerst deine Karten aus der Auslage.
error-taj-mahal-discard-is-due = Lege zuerst für Carletto Karten aus der Auslage ab.
error-taj-mahal-not-in-hand = Du hast { $card } nicht auf der Hand.
error-taj-mahal-special-not-yours = { $you ->
    [yes] Du hast { $special } selbst.
   *[no] { $player } hat { $special }.
}
error-taj-mahal-special-on-table = { $special } liegt auf dem Tisch; zwei gleiche Einflussmarken bringen die Karte.
error-taj-mahal-special-used = { $special } hast du bei diesem Besuch schon eingesetzt.
error-taj-mahal-wrong-colour = { $card } passt nicht: Deine Farbe bei diesem Besuch ist { $colour }.
error-taj-mahal-no-palace-due = Du hast keinen gewöhnlichen Palast zu setzen.
error-taj-mahal-no-crown-due = Du hast die Krone nicht gewonnen.
error-taj-mahal-other-province = { $city } liegt nicht in { $province }, der besuchten Provinz.
error-taj-mahal-city-taken = { $you ->
    [yes] In { $city } steht dein eigener Palast.
   *[no] { $city } ist von { $player } besetzt.
}
error-taj-mahal-order-of-cities = Paläste, deren Reihenfolge nichts ändert, werden in der Ordnung ihrer Städte gesetzt; { $city } ist nicht an der Reihe.
error-taj-mahal-crown-last = Der Kronen-Palast kommt nach den anderen, da die Reihenfolge hier nichts ändert (noch { $palaces }).
error-taj-mahal-not-on-display = { $card } liegt nicht in der Auslage.
error-taj-mahal-order-of-cards = { $card } kann nur die zweite deiner beiden Karten sein: Nenne beide zugleich.

## Fehler einer Editionsdatei

fault-card = nennt { $symbols } Symbole in der Ordnung { $order }, mit Bindestrich
fault-sum = zusammen müssen es { $expected } sein, nicht { $found }
fault-once-each = muss je einmal { $expected } haben, nicht { $found }
fault-goods = müssen Waren aus { $allowed } sein (eine auf Plättchen 1, sonst zwei), nicht { $found }
fault-city-ids = die Kennungen der Städte müssen aussehen wie { $expected }: { $found }
fault-no-such = auf diesem Plan gibt es { $found } nicht
fault-named-twice = etwas ist zweimal genannt: { $found }
fault-road = eine Straße braucht zwei Städte dieses Plans: { $found }
fault-road-twice = diese Straße führt nirgendwohin oder ist zweimal da: { $found }
fault-agra = { $agra } muss dabei sein
fault-not-connected = diese Städte sind auf Straßen nicht erreichbar: { $found }
fault-province-not-joined = in { $province } sind diese Städte nicht mit den anderen verbunden: { $found }
fault-bonus-tiles = für { $needed } Festungen bleiben zu wenige Bonusplättchen

## Der Tisch im Terminal

taj-mahal-table-visit = Besuch { $visit } von { $visits }: { $province }
taj-mahal-table-over = Spiel zu Ende
taj-mahal-table-court = Am Hof
taj-mahal-table-display = Auslage
taj-mahal-table-cities = Städte
taj-mahal-table-free = frei
taj-mahal-table-pile = { $count } im Stapel
taj-mahal-table-hand = Deine Hand
taj-mahal-table-points = Punkte
taj-mahal-table-cards = Karten
taj-mahal-table-tiles = Plättchen und Sonderkarten
taj-mahal-table-out = zurückgezogen
taj-mahal-table-carletto = Carletto
taj-mahal-table-next = Danach
taj-mahal-table-goods = Waren
