### Javas Tisch im Browser: Beschriftungen dessen, was man sieht. AP = Aktionspunkte.

java-board-island = Die Insel
java-board-zoom-in = Näher
java-board-zoom-out = Weiter weg
java-board-zoom-fit = Ganze Insel
java-board-view = Ansicht
java-board-tilted = Schräg
java-board-flat = Flach
java-board-levels = Stufen
java-board-spots = Erlaubte Plätze
java-board-projected = Große Wertung jetzt
java-board-go-to = Gehe zu
java-board-terrain = { $terrain ->
    [rice] Reis
    [village] Dorf
    [water] Wasser
    [highland] Hochland
    [lowland] Tiefland
   *[bare] leeres Feld
}
java-board-level = Stufe { $level }
java-board-palace = Palast { $value }
java-board-palace-feasted = Palast { $value }, Fest gefeiert
java-board-stands = { $you ->
    [yes] deine Figur
   *[no] Figur von { $player }
}
java-board-city = Stadt { $space }
java-board-village = Dorf { $space }
java-board-water-of = Wasser { $space }
java-board-change-split = { $place }: { $after ->
    [0] verschwindet
    [1] { $before } Felder, jetzt ein anderes
   *[other] zerfällt in { $after } Teile
}
java-board-change-joined = { $place }: Dörfer verbinden sich, { $after } Felder
java-board-change-size = { $place }: { $before } → { $after } Felder
java-board-change-first = { $place }: { $nobody ->
    [yes] niemand ist mehr Erster
   *[no] Erster ist { $player }
}
java-board-change-closed = Wasser geschlossen, { $nobody ->
    [yes] niemand punktet
   *[no] { $player } +{ $fame }
}
java-board-tray = Dein Zug
java-board-ap-left = AP übrig
java-board-ap-left-of = AP übrig für { $player }
java-board-ap-after = AP übrig danach
java-board-ap-lapse = AP verfallen
java-board-ap-of = noch { $ap } von { $points } Aktionspunkten
java-board-token = Marker
java-board-supplies = Vorräte
java-board-left = noch { $count }
java-board-not-now = nicht jetzt
java-board-tool-lay-three = Dreiertafel
java-board-tool-lay-two = Zweiertafel
java-board-tool-lay-rice = Reis-Einer
java-board-tool-lay-village = Dorf-Einer
java-board-tool-irrigate = Bewässerung
java-board-tool-palace = Palast
java-board-do-enter = Figur einsetzen
java-board-do-leave = Vom Plan
java-board-do-take-open-card = Offene Karte nehmen
java-board-do-take-hidden-card = Karte ziehen
java-board-where = { $tool ->
    [irrigate] Wohin kommt die Bewässerung?
    [palace] Wohin kommt der Palast? R oder ↻ ändert seinen Wert.
    [lay-rice] Wohin kommt der Reis?
    [lay-village] Wohin kommt das Dorf?
   *[other] Wohin kommt die Tafel? R oder ↻ dreht sie.
}
java-board-turn = Drehen
java-board-put-back = Zurücklegen
java-board-bar-tile = { $cost }, Stufe { $level }
java-board-bar-palace = { $cost }, Palast { $value }
java-board-if-done = Wenn du das tust
java-board-nothing-changes = Keine Stadt, kein Wasser ändert sich.
java-board-projected-by = Große Wertung von { $player }: { $by }
java-board-rank = Rang
java-board-player = Spieler
java-board-level-list = Stufen
java-board-fame-now = Ruhm jetzt
java-board-nobody-there = Keine Figur dort
java-board-size = Größe
java-board-worth = Wert
java-board-spaces = { $count } F.
java-board-feast-held = Fest gefeiert
java-board-feast-open = Fest möglich
java-board-water-closed = Wasser geschlossen
java-board-enter-for = betreten: { $cost }
java-board-nobody-first = Niemand ist allein Erster; kein Palast kann gebaut werden.
java-board-may-build = { $player } darf bauen: { $values } (je 1 AP)
java-board-may-not-build = { $player } ist Erster; kein größerer Palast ist möglich.
java-board-was-built = Sein Palast wurde in diesem Zug gebaut oder erhöht.
java-board-still-open = { $count } offen
java-board-would-score = Wird es jetzt geschlossen: { $player } +{ $fame }
java-board-nobody-would-score = Wird es jetzt geschlossen, punktet niemand.
java-board-cities = Städte
java-board-no-city = Es gibt noch keine Stadt.
java-board-great-now = Große Wertung, käme sie jetzt
java-board-palace-cards = Palastkarten
java-board-open-card = Offen
java-board-hand = Deine Karten und was sie bei einem Fest zählen
java-board-bid-card = { $card } legen, zählt { $worth }
java-board-festival-at = Fest in { $space } (Palast { $value })
java-board-bid-now = Du bist gefragt: passende Karten legen oder passen.
java-board-bid-open = Lege passende Karten.
java-board-answer-now = Du bist gefragt: das Fest teilen oder mehr Karten legen?
java-board-prize = Allein { $alone }, geteilt { $shared } Ruhm
java-board-part = { $part ->
    [asked] ist jetzt gefragt
    [in] ist dabei
    [out] hat gepasst
   *[unasked] noch nicht gefragt
}
java-board-call-at = Fest in { $space }
java-board-few-threes = { $count ->
    [0] Die letzte Dreiertafel ist genommen: letzte Züge
    [one] Nur noch { $count } Dreiertafel
   *[other] Nur noch { $count } Dreiertafeln
}
java-board-threes-left = { $count ->
    [one] noch { $count } Dreiertafel
   *[other] noch { $count } Dreiertafeln
}
java-board-lapse = { $ap } AP würden verfallen.
java-board-developers-left = Figuren neben dem Plan
java-board-tokens = Aktionsmarker
java-board-cards = Palastkarten
java-board-overview = Übersicht: antippen, um dorthin zu blicken
java-board-sum = Summe
java-board-great-scoring = Große Wertung
java-board-no-rank = In keiner Stadt Erster oder Zweiter.
java-board-bid-raise = Auf { $total } erhöhen
java-board-bid-level = Mit { $total } gleichziehen
java-board-bid-more = Karten für mindestens { $count } wählen
java-board-plan = Vorausplanen
java-board-plan-begin = Deinen Zug planen
java-board-plan-open = Weiterplanen
java-board-plan-sketch = Eine Skizze deines Zuges auf der jetzigen Stellung. Nur du siehst sie, nichts wird gespielt.
java-board-plan-waits = { $steps ->
    [one] Ein Schritt ist für deinen Zug geplant.
   *[other] { $steps } Schritte sind für deinen Zug geplant.
}
java-board-plan-check = { $fits ->
    [0] Von deinem Plan geht nichts mehr.
   *[other] Du bist am Zug: { $fits } von { $steps } geplanten Schritten gehen noch.
}
java-board-plan-changed = jetzt { $is } statt { $was }, Ruhm { $fame } statt { $before }
java-board-plan-play = { $fits ->
    [one] Diesen Schritt spielen
   *[other] Diese { $fits } Schritte spielen
}
java-board-plan-undo = Schritt zurücknehmen
java-board-plan-close = Zurück zum Spiel
java-board-plan-clear = Plan verwerfen
java-board-palaces-left = Paläste übrig
java-board-key = Legende
java-board-spot-key = erlaubter Platz
java-board-spot-outside = +1 AP außerhalb

# Woran eine Ausgabe irren kann, auf der Regelseite
edition-java-board-map = Der Umriss der Insel
edition-java-palace_cards-symbols = Die Zeichen der Palastkarten
edition-java-palace_cards-kinds = Arten der Palastkarten
edition-java-fame-festival_shared = Ruhm für ein geteiltes Fest
