## Umgebungen und Selbstspiel

help-bench-rl = Misst stattdessen die Umgebungen für Lernende: Schritte je Sekunde, neben den Umgebungen anderer Bibliotheken.

bench-batch-steps-per-second = Stapel: Schritte je Sekunde
bench-batch-over-playouts = Stapel: mehr als bloße Zufallsspiele nebeneinander
bench-batch-over-one-by-one = Stapel: mehr als bloße Zufallsspiele nacheinander
bench-batch-encoded-steps-per-second = Stapel mit Beobachtungen: Schritte je Sekunde
bench-encode-ns = eine Beobachtung, ns
bench-aec-steps-per-second = PettingZoo: Schritte je Sekunde
bench-aec-ns = PettingZoo: ein Schritt, ns
bench-aec-own-ns = davon unser Anteil, ns
bench-gymnasium-steps-per-second = Gymnasium: Schritte je Sekunde
bench-rl-peer = { $name }: Schritte je Sekunde

error-extra-missing = Dazu gehört das Extra { $extra }: { $missing } ist nicht installiert.

help-selfplay = Lässt Bots spielen und hebt jede Entscheidung für Lernende auf: Aufzeichnungen, Beobachtungen, Besuche und Ergebnisse.
help-selfplay-bots = Ein Bot für jeden Platz, der entscheidet; sie wechseln von Spiel zu Spiel die Plätze.
help-selfplay-out = Der Ordner für die Teile und ihr Verzeichnis; ein abgebrochener Lauf wird dort fortgesetzt.
help-selfplay-games = Wie viele Spiele.
help-selfplay-shard = Wie viele Spiele in eine Datei kommen.
help-selfplay-observations = Ob auch die kodierten Beobachtungen aufgehoben werden.
help-selfplay-workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
help-selfplay-ray = Spielt stattdessen auf einem Ray-Verbund unter dieser Adresse; local startet einen auf diesem Rechner.

selfplay-resumed = { $done } von { $shards } Teilen waren schon fertig ({ $folder }).
selfplay-done = { $games } Spiele in { $shards } Teilen, { $kb } kB: { $folder }

error-selfplay-folder = { $folder } enthält nicht den Anfang dieses Laufs: Spiel, Optionen, Bots, Startwert oder Teile sind andere, oder er ist beschädigt. Wähle einen anderen Ordner.
