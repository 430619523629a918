### Der Tisch von Taj Mahal im Browser.

taj-mahal-board-visit = Besuch { $visit } von { $visits } · { $province }
taj-mahal-board-board = Spielplan: Besuch { $visit } von { $visits }, { $province }
taj-mahal-board-zoom-in = Vergrößern
taj-mahal-board-zoom-out = Verkleinern
taj-mahal-board-zoom-fit = Ganzen Spielplan zeigen
taj-mahal-board-networks = Netze
taj-mahal-board-network = { $count ->
    [0] { $you ->
        [yes] Du hast noch keine Paläste.
       *[no] { $player } hat noch keine Paläste.
    }
    [one] { $you ->
        [yes] Deine Paläste in { $provinces } verbinden noch keine andere Provinz.
       *[no] Die Paläste von { $player } in { $provinces } verbinden noch keine andere Provinz.
    }
   *[other] { $you ->
        [yes] Dein Netz
       *[no] Netz von { $player }
    }: { $count } Provinzen, { $provinces }, verbunden über { $cities }.
}
taj-mahal-board-name-city = { $city }, { $province }
taj-mahal-board-name-palace = Palast in { $city }, { $province }
taj-mahal-board-name-crown = Kronpalast in { $city }, { $province }
taj-mahal-board-name-bonus = Bonusplättchen { $bonus }
taj-mahal-board-name-built = Palast von { $player }
taj-mahal-board-name-crowned = Kronpalast von { $player }
taj-mahal-board-name-brings = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
taj-mahal-board-name-tile = Provinzplättchen { $tile }: { $goods }
taj-mahal-board-court = Der Hof
taj-mahal-board-court-hint = wer ein Symbol am häufigsten zeigt, gewinnt
taj-mahal-board-player = Spieler
taj-mahal-board-column = { $symbol ->
    [vizier] Wesir
    [general] General
    [monk] Mönch
    [princess] Prinzess
    [mogul] Krone
   *[elephant] Elefant
}
taj-mahal-board-won-by = gewonnen von { $player }
taj-mahal-board-withdrawn = zurückgezogen
taj-mahal-board-locked = { $player } spielt bei diesem Besuch { $colour }
taj-mahal-board-cell = { $symbol }: { $count }{ $state ->
    [lead] , führt
    [tie] , Gleichstand
   *[none] {""}
}
taj-mahal-board-cell-planned = { $symbol }: { $count } mit den gewählten Karten{ $state ->
    [lead] , führt
    [tie] , Gleichstand
   *[none] {""}
}
taj-mahal-board-plan-leads = Mit diesen Karten führst du bei: { $symbols }.
taj-mahal-board-plan-none = Mit diesen Karten führst du nirgends.
taj-mahal-board-plan-ties = Gleichstand, also gewinnt niemand: { $symbols }.
taj-mahal-board-hand = Deine Hand
taj-mahal-board-hand-colour = Farbe: { $colour }. Dazu ist eine weiße oder Sonderkarte möglich.
taj-mahal-board-hand-any = Deine erste Karte bestimmt deine Farbe für diesen Besuch.
taj-mahal-board-hand-must = Keine Karte passt: Du musst dich zurückziehen.
taj-mahal-board-hand-out = Du hast dich von diesem Besuch zurückgezogen.
taj-mahal-board-hand-empty = Deine Hand ist leer.
taj-mahal-board-used = liegt bei diesem Besuch auf dem Tisch
taj-mahal-board-cannot = jetzt nicht spielbar
taj-mahal-board-pick-first = Wähle zuerst eine farbige Karte.
taj-mahal-board-play = Spielen
taj-mahal-board-withdraw = Zurückziehen
taj-mahal-board-effect = { $effect ->
    [points] +2 Punkte
    [elephant] +1 Elefant
    [mogul] +1 Krone
   *[free-colour] jede Farbe
}
taj-mahal-board-specials = Sonderkarten
taj-mahal-board-table = Tisch
taj-mahal-board-on-table = Auf dem Tisch
taj-mahal-board-held-by = Hat { $player }
taj-mahal-board-takes = { $player } nimmt sie am Ende des Besuchs
taj-mahal-board-lacks-one = { $from ->
    [none] Noch ein solches Plättchen bringt sie: { $players }
   *[other] Ein zweites Plättchen nimmt sie { $from } weg: { $players }
}
taj-mahal-board-display = Auslage
taj-mahal-board-display-hint = 2 davon nimmst du beim Rückzug
taj-mahal-board-take-due = { $count ->
    [one] nimm 1 Karte
   *[other] nimm { $count } Karten
}
taj-mahal-board-discard-due = { $count ->
    [one] wirf 1 Karte für Carletto ab
   *[other] wirf { $count } Karten für Carletto ab
}
taj-mahal-board-display-empty = Keine Karte mehr da.
taj-mahal-board-pile = Nachziehstapel: { $count }
taj-mahal-board-discards = Ablage: { $count }
taj-mahal-board-withdraw-now = Jetzt zurückziehen
taj-mahal-board-withdrawal = Dein Rückzug
taj-mahal-board-wins-nothing = Du würdest nichts gewinnen.
taj-mahal-board-nothing-won = nichts
taj-mahal-board-palaces-in = { $count ->
    [one] Palast in { $cities }
   *[other] Paläste in { $cities }
}
taj-mahal-board-crown-in = Kronpalast in { $city }
taj-mahal-board-tile-brings = Provinzplättchen { $tile }
taj-mahal-board-network-of = Netz: { $provinces }
taj-mahal-board-other-cities = Andere Städte: { $cities }
taj-mahal-board-pair-table = Ein Paar: „{ $effect }“ kommt zu dir
taj-mahal-board-pair-from = Ein Paar: „{ $effect }“ kommt von { $player }
taj-mahal-board-then-cards = Dann { $count } von { $display } Karten nehmen
taj-mahal-board-draws = Nichts gespielt: Du ziehst auch eine verdeckte Karte
taj-mahal-board-if-you-wait = Wenn du wartest:
taj-mahal-board-threats = Andere ziehen gleich mit { $symbols }.
taj-mahal-board-step-prizes = Gewonnen
taj-mahal-board-step-palaces = { $count ->
    [one] Baue einen Palast
   *[other] Baue { $count } Paläste
}
taj-mahal-board-step-built = Paläste gebaut
taj-mahal-board-step-crown = Baue den Kronpalast
taj-mahal-board-crown-after = Danach der Kronpalast; er darf eine Stadt teilen und nimmt nie ein Bonusplättchen.
taj-mahal-board-step-points = Bonus, Provinzplättchen, Netz
taj-mahal-board-step-cards = { $count ->
    [one] Nimm 1 Karte aus der Auslage
   *[other] Nimm { $count } Karten aus der Auslage
}
taj-mahal-board-cards-any-order = In beliebiger Reihenfolge; nochmals klicken legt zurück.
taj-mahal-board-barrier = zieht eine verdeckte Karte: nicht rücknehmbar
taj-mahal-board-carletto-hint = was er zog und warum
taj-mahal-board-goods = Waren
taj-mahal-board-goods-hint = und was Provinzplättchen { $tile } brächte
taj-mahal-board-tile = Nr. { $tile }
taj-mahal-board-known-show = Bekannte Karten
taj-mahal-board-known-hide = Bekannte Karten verbergen
taj-mahal-board-known-more = { $count ->
    [one] und 1 unbekannte
   *[other] und { $count } unbekannte
}
taj-mahal-board-change = Ändern
taj-mahal-board-drew = Eine verdeckte Karte wurde gezogen: Was davor geschah, gilt.
taj-mahal-board-display-then = Nach dem nächsten Rückzug { $count ->
    [0] liegt keine Karte mehr in der Auslage.
    [one] liegt noch eine Karte in der Auslage.
   *[other] liegen noch { $count } Karten in der Auslage.
}
taj-mahal-board-crown-any = Jede Stadt der Provinz, auch eine mit Palast; ein Bonusplättchen bringt er nie.
taj-mahal-board-step-crowned = Kronpalast gebaut
taj-mahal-board-step-points-planned = Punkte mit den bisher gewählten Städten, bestenfalls
taj-mahal-board-step-taken = Karten genommen
taj-mahal-board-slot-taken = { $card }: genommen von { $player }
taj-mahal-board-slot-discarded = { $card }: für Carletto abgelegt
taj-mahal-board-account = { $visit }. Besuch: { $province }
taj-mahal-board-account-open = Abrechnung des { $visit }. Besuchs
taj-mahal-board-account-close = Abrechnung weglegen
taj-mahal-board-account-won = Gewonnen
taj-mahal-board-account-crown = Kronpalast in { $city }
taj-mahal-board-account-pair = { $player }: { $special }{ $from ->
    [none] {""}
   *[other] , von { $from }
}
taj-mahal-board-account-bonus = Bonus
taj-mahal-board-account-tile = Plättchen
taj-mahal-board-account-network = Netz
taj-mahal-board-account-special = Sonderkarte
taj-mahal-board-account-total = Punkte
taj-mahal-board-finale = Die letzten Handkarten
taj-mahal-board-finale-hint = je ein Punkt für jede Sonderkarte, jede weiße Karte und jede Karte einer Farbe
taj-mahal-board-finale-counts = { $card }: 1 Punkt
taj-mahal-board-finale-idle = { $card }: kein Punkt
taj-mahal-board-hand-empty-of = { $player }: keine Karten
taj-mahal-board-cards = Handkarten
taj-mahal-board-ribbon = Besuche
taj-mahal-board-ribbon-tile = { $state ->
    [done] Besuch { $tile }, { $province }: { $player ->
        [none] niemand gewann das Plättchen
       *[other] Plättchen für { $player }
    }
    [now] Jetzt Besuch { $tile }: { $province }, { $goods }
   *[next] Besuch { $tile }: { $province }, { $goods }
}

taj-mahal-source-bonus = Bonusplättchen
taj-mahal-source-good = Waren
taj-mahal-source-equal-goods = Gleiche Waren
taj-mahal-source-province = Provinzen
taj-mahal-source-joined-province = Verbundene Provinzen
taj-mahal-source-special = Sonderkarten
taj-mahal-source-colour = Handkarten

# Woran eine Ausgabe irren kann, auf der Regelseite
edition-taj-mahal-cards = Zeichenpaare auf den Karten
edition-taj-mahal-special_cards = Sonderkarten
edition-taj-mahal-province_tiles = Waren auf den Provinzplättchen
edition-taj-mahal-bonus_tiles = Wie oft es jedes Bonusplättchen gibt
edition-taj-mahal-board-fortresses = Wo die Festungen stehen
edition-taj-mahal-board-roads = Welche Städte die Wege verbinden
edition-taj-mahal-board-provinces = Welche Städte zu einer Provinz gehören
