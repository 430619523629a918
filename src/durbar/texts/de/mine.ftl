### Meine Partien: was auf mich wartet, was ich nicht gesehen habe, und beendete Partien.

error-dates-crossed = Der erste Tag liegt nach dem letzten: Da kann keine Partie geendet haben. Wähle einen ersten Tag, der nicht nach dem letzten liegt.

web-mine-title = Meine Partien
web-mine-count = { $count ->
    [0] Nichts wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
web-mine-next = Nächste Partie
web-mine-next-of = { $count ->
    [one] Nächste Partie: Noch 1 wartet auf dich
   *[other] Nächste Partie: Noch { $count } warten auf dich
}
web-mine-new = Neue Partie beginnen
web-mine-all = Alle meine Partien
web-mine-waiting = Du bist am Zug
web-mine-ended = Zu Ende gegangen, während du weg warst
web-mine-running = Andere sind am Zug
web-mine-lobby = Noch nicht begonnen
web-mine-kept = Ein Platz ist für dich frei gehalten.
web-mine-time-left = Deine restliche Zeit:
web-mine-more = Mehr zeigen
web-mine-new-short = { $count } neu
web-mine-new-moves = { $count ->
    [one] ein neuer Zug
   *[other] { $count } neue Züge
}
web-mine-new-lines = { $count ->
    [one] eine ungelesene Zeile im Gespräch
   *[other] { $count } ungelesene Zeilen im Gespräch
}

## Beendete Partien

web-mine-finished = Beendete Partien
web-mine-player = Name eines Spielers
web-mine-game = Spiel
web-mine-any-game = Jedes Spiel
web-mine-result = Ergebnis
web-mine-any-result = Jedes Ergebnis
web-mine-won = Gewonnen
web-mine-lost = Nicht gewonnen
web-mine-since = Von
web-mine-until = Bis
web-mine-clear = Alle zeigen
web-mine-found = { $count ->
    [0] { $sought ->
        [yes] Keine beendete Partie ist so.
       *[no] Noch keine deiner Partien ist zu Ende.
    }
    [one] Eine Partie
   *[other] { $count } Partien
}
web-mine-place = { $rank ->
    [1] Gewonnen
   *[other] Platz { $rank } von { $seats }
}
web-mine-gave-up = Aufgegeben
web-mine-ran-out = Zeit abgelaufen

## Am Tisch

web-mine-missed = { $count ->
    [one] Ein Zug, während du weg warst.
   *[other] { $count } Züge, während du weg warst.
}
web-mine-play-back = Vorspielen
web-mine-since-here = Neu, seit du hier warst
