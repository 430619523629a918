### Meine Partien: was auf mich wartet, was ich nicht gesehen habe, und beendete Partien.

error-dates-crossed = Der erste Tag liegt nach dem letzten: Da kann keine Partie geendet haben. Wähle einen ersten Tag, der nicht nach dem letzten liegt.

web-my-games-title = Meine Partien
web-my-games-count = { $count ->
    [0] Nichts wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
web-my-games-next = Nächste Partie
web-my-games-next-of = { $count ->
    [one] Nächste Partie: Noch 1 wartet auf dich
   *[other] Nächste Partie: Noch { $count } warten auf dich
}
web-my-games-new = Neue Partie beginnen
web-my-games-all = Alle meine Partien
web-my-games-waiting = Du bist am Zug
web-my-games-ended = Zu Ende gegangen, während du weg warst
web-my-games-running = Andere sind am Zug
web-my-games-lobby = Noch nicht begonnen
web-my-games-kept = Ein Platz ist für dich frei gehalten.
web-my-games-time-left = Deine restliche Zeit:
web-my-games-more = Mehr zeigen
web-my-games-new-short = { $count } neu
web-my-games-new-moves = { $count ->
    [one] ein neuer Zug
   *[other] { $count } neue Züge
}
web-my-games-new-lines = { $count ->
    [one] eine ungelesene Zeile im Gespräch
   *[other] { $count } ungelesene Zeilen im Gespräch
}

## Beendete Partien

web-my-games-finished = Beendete Partien
web-my-games-player = Name eines Spielers
web-my-games-game = Spiel
web-my-games-any-game = Jedes Spiel
web-my-games-result = Ergebnis
web-my-games-any-result = Jedes Ergebnis
web-my-games-won = Gewonnen
web-my-games-lost = Nicht gewonnen
web-my-games-since = Von
web-my-games-until = Bis
web-my-games-clear = Alle zeigen
web-my-games-found = { $count ->
    [0] { $sought ->
        [yes] Keine beendete Partie ist so.
       *[no] Noch keine deiner Partien ist zu Ende.
    }
    [one] Eine Partie
   *[other] { $count } Partien
}
web-my-games-place = { $rank ->
    [1] Gewonnen
   *[other] Platz { $rank } von { $seats }
}
web-my-games-gave-up = Aufgegeben
web-my-games-ran-out = Zeit abgelaufen

## Am Tisch

web-my-games-missed = { $count ->
    [one] Ein Zug, während du weg warst.
   *[other] { $count } Züge, während du weg warst.
}
web-my-games-play-back = Vorspielen
web-my-games-since-here = Neu, seit du hier warst
