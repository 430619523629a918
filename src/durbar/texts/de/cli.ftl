### Die Befehlszeile.

cli-interrupted = Abgebrochen.
player = Platz { $seat }
player-you = Du
player-human = Spieler

## Hilfe

help-durbar = Taj Mahal, Java und Das Vermächtnis des Maharaja: spielen, simulieren, nachspielen.
help-durbar-version = Zeigt die Version, ob der Spielkern kompiliert ist, und die Version von Python.
help-durbar-lang = Sprache aller Texte; darf irgendwo in der Zeile stehen.
help-option-help = Zeigt diese Hilfe.
help-games = Was gespielt werden kann.
help-play = Spielt ein Spiel im Terminal.
help-play-game = Das Spiel, wie „durbar games“ es nennt; mit --resume nicht nötig.
help-play-players = Wer spielt, vom ersten Platz an im Uhrzeigersinn: human oder ein Bot wie random oder greedy.
help-play-resume = Setzt ein gespeichertes Spiel fort.
help-play-save = Wohin das Spiel gespeichert wird; auch an seinem Ende.
help-play-seed = Gibt nach dieser Zahl, sodass sich die Verteilung wiederholen lässt.
help-simulate = Lässt Bots viele Spiele spielen und fasst sie zusammen.
help-simulate-bots = Ein Bot für jeden Platz, der entscheidet, etwa greedy,random,random; ohne Angabe lauter random.
help-simulate-games = Wie viele Spiele.
help-arena = Lässt Bots mit gleichen Verteilungen gegeneinander spielen und sagt, wer stärker ist.
help-arena-bots = Die Bots, etwa search,greedy,greedy,greedy; mehr, als Plätze da sind, wechseln sich ab.
help-arena-games = Wie viele Spiele mindestens; jede Verteilung wird mit allen Drehungen der Plätze gespielt.
help-arena-out = Hält jedes beendete Spiel in dieser Datei fest; ein abgebrochener Lauf wird daraus fortgesetzt.
help-arena-ray = Spiele auf dem Ray-Verbund unter dieser Adresse („local“: einer, der dafür hier entsteht) statt in Prozessen dieses Rechners.
help-arena-report = Schreibt eine Seite mit Tabellen und Schaubildern.
help-arena-workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie Kerne da sind.
help-tune = Viele Einstellungen der Parameter eines Bots versuchen und sagen, welche am meisten gewinnen.
help-tune-bot = Der Bot, von dem es ausgeht, etwa search:simulations=60.
help-tune-vary = Ein Parameter und die Werte, die versucht werden, etwa rollout_depth=4/8/16 oder weights.goods=0.5/1/2; einmal für jeden Parameter.
help-tune-against = Die Gegner, etwa greedy,greedy,greedy.
help-tune-number = Wie viele Einstellungen versucht werden; gibt es mehr, entscheidet das Los.
help-tune-deals = Wie viele Verteilungen jede in der ersten Runde spielt; die bessere Hälfte spielt doppelt so viele.
help-tune-proof = Auf wie vielen frischen Verteilungen der Sieger und der Bot vom Anfang zuletzt verglichen werden.
help-tune-out = Jede fertige Partie in diesem Ordner aufheben; ein abgebrochener Lauf geht daraus weiter.
help-tune-workers = Wie viele Prozesse spielen; ohne Angabe so viele, wie Kerne da sind.
help-replay = Zeigt ein aufgezeichnetes Spiel oder prüft es.
help-replay-file = Die Aufzeichnung, als Text oder JSON.
help-replay-at = Zeigt den Tisch nach den ersten N Einträgen.
help-replay-seat = Zeigt, was dieser Platz (ab 0) sehen konnte.
help-replay-verify = Prüft jeden Eintrag an den Regeln, und den Geber, falls die Aufzeichnung ihn nennt.
help-advise = Sage, was ein Bot an einer Stelle einer Aufzeichnung täte, und warum.
help-advise-file = Die Aufzeichnung, als Text oder JSON.
help-advise-seat = Wessen Platz (ab 0) der Bot einnimmt: Er sieht, was dieser Platz sehen konnte.
help-advise-at = Die Stellung nach den ersten N Einträgen; ohne Angabe die letzte.
help-advise-bot = Wer gefragt wird: ein Bot, der vorausrechnet, etwa search:simulations=1000.
help-advise-seed = Zahl, aus der die Vorstellung des Bots gezogen wird.
help-perft = Zählt die Zugfolgen bis zu einer Tiefe, um Spielkerne zu vergleichen.
help-perft-depth = Wie viele Entscheidungen tief.
help-perft-record = Beginnt bei einer Stellung dieser Aufzeichnung statt mit einer neuen Verteilung.
help-perft-at = Die Stellung nach den ersten N Einträgen der Aufzeichnung.
help-perft-chance = Folgt bei Zufall dem niedrigsten Ergebnis (lowest) oder allen (all).
help-perft-with-split = Nennt die Zahl unter jeder ersten Aktion.
help-edition = Die Werte des Spielmaterials, und wie sicher sie sind.
help-edition-show = Zeigt die Werte einer Edition und was daran rekonstruiert ist.
help-edition-check = Prüft eine eigene Editionsdatei.
help-edition-check-file = Die Editionsdatei.
help-bench = Misst den Spielkern, neben anderen Bibliotheken, wo sie installiert sind.
help-bench-seconds = Sekunden für jede Messung.
help-bench-peers = Ob auch die anderen Bibliotheken gemessen werden.
help-bench-instructions = Zählt mit valgrind die Befehle je Spiel (langsam).
help-option-game = Das Spiel, wie „durbar games“ es nennt.
help-option-seats = Zahl der Plätze.
help-option-variant = Optionen des Spiels, etwa grey=true.
help-option-seed = Zahl, aus der der Zufall gezogen wird.
help-option-edition = Eine eigene Editionsdatei mit berichtigten Werten.
help-option-json = Ein JSON-Dokument auf der Standardausgabe.

## Fehler

error-usage = { $message }
    „{ $command } --help“ erklärt, was möglich ist.
error-file = { $reason }
error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
error-settings-unreadable = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $reason }
error-settings-toml = Die Einstellungsdatei { $file } ist kein gültiges TOML: { $reason }
error-settings-key = Die Einstellungsdatei { $file } hat einen unbekannten Schlüssel „{ $key }“. Bekannt sind: { $known }.
error-settings-value = In der Einstellungsdatei { $file } ist der Wert von „{ $key }“ falsch. Möglich sind: { $allowed }.
error-ray-missing = Ray ist nicht installiert. Installiere durbar[ray] oder spiele ohne --ray.
error-ray-address = Unter „{ $address }“ ist kein Ray-Verbund: { $reason }
error-arena-file = { $file } enthält keine Spiele dieser Arena: Spiel, Optionen, Bots oder Startzahl sind andere, oder die Datei ist beschädigt. Wähle eine andere Datei.
error-players-count = { $found ->
    [one] { $found } Mitspieler ist
   *[other] { $found } Mitspieler sind
} genannt, aber in diesem Spiel entscheiden { $expected }. Nenne so viele, wie es Plätze gibt, oder ändere --seats.
error-player-unknown = Einen Mitspieler „{ $player }“ gibt es nicht. Bekannt sind: { $known }.
error-bot-term = „{ $term }“ ist nichts, was die Bewertung dieses Spiels wiegt. Bekannt sind: { $known }.
error-tune-parameter = „{ $text }“ nennt keinen Parameter mit Werten. Schreibe schlüssel=wert/wert, etwa rollout_depth=4/8/16.
error-tune-itself = Der Bot { $bot } kann nicht gegen sich selbst eingestellt werden. Lass ihn andere treffen.
error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
error-bot-parameter = „{ $pair }“ ist kein Parameter des Bots { $bot }. Schreibe schlüssel=wert; bekannte Schlüssel: { $known ->
    [none] keine
   *[other] { $known }
}.
error-advise-over = Das Spiel ist nach Eintrag { $at } zu Ende: Es gibt nichts zu entscheiden. Wähle mit --at eine frühere Stellung.
error-advise-not-to-move = Nach Eintrag { $at } ist nicht Platz { $seat } am Zug, { $mover ->
    [-1] sondern der Zufall
   *[other] sondern Platz { $mover }
}. Wähle mit --at eine andere Stellung oder einen anderen Platz.
error-bot-no-advice = Der Bot { $bot } gibt keinen Rat: Er rechnet nicht voraus. Frage einen, der es tut, etwa search:simulations=400.
error-play-what = Welches Spiel? Bekannte Spiele: { $known }.
error-resume-alone = Ein fortgesetztes Spiel hat seine Mitspieler, Plätze, Optionen und seinen Zufall schon: --resume steht ohne sie.
error-other-game = Diese Aufzeichnung gehört zu { $found }, nicht zu { $game }.
error-resume-no-players = Die Aufzeichnung { $file } sagt nicht, wer spielt; du kannst sie nachspielen, aber nicht fortsetzen.
error-seed-range = Ein Startwert liegt zwischen 0 und 2^{ $bits } − 1; { $seed } tut das nicht.
error-seat-unknown = Einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-perft-chance = --chance nimmt lowest oder all, nicht „{ $found }“.
error-perft-record-alone = Eine Aufzeichnung hat ihre Plätze, Optionen und ihren Zufall schon: --record steht ohne --seats, --variant und --seed.
error-perft-at-alone = --at zählt die Einträge einer Aufzeichnung: nenne sie mit --record.
error-perft-divide-at-chance = In dieser Stellung entscheidet der Zufall; --divide braucht eine Entscheidung.

## games

games-players = { $least } bis { $most } Personen, { $minutes } Minuten
games-hint = Zum Spielen: durbar play { $game }

## simulate

simulate-summary = { $games } Spiele, { $decisions } Entscheidungen in { $seconds } s: { $rate } Spiele und { $decision_rate } Entscheidungen je Sekunde
simulate-turns = Ein Zug dauerte im Mittel { $mean } ms, höchstens { $most } ms
simulate-seat = Platz
simulate-mean = Mittel
simulate-min = kleinste
simulate-max = größte
simulate-wins = Siege

## arena

arena-summary = { $title }, { $seats } Plätze{ $variant ->
    [none] {""}
   *[other] , { $variant }
}: { $games } Spiele mit { $deals } Verteilungen
arena-resumed = { $done } von { $games } Spielen waren schon beendet ({ $file }).
arena-bot = Bot
arena-games = Spiele
arena-won = Siege je Platz (95 %)
arena-points = Punkte
arena-margin = Vorsprung (95 %)
arena-edge = über den anderen (95 %)
arena-rating = Wertung (openskill)
arena-unrated = Ohne Wertungen: openskill ist nicht installiert (durbar[arena]).
arena-mean-time = ms je Zug
arena-most-time = längster Zug, ms
arena-sources = Punkte nach Herkunft
arena-source = { $kind ->
    [antique] Antiquitäten
    [collection] Sammlungen
    [rupees] Rupien
    [palace] Paläste
    [water] Wasser
    [festival] Feste
    [city] Städte
    [bonus] Bonusplättchen
    [good] Waren
    [equal-goods] gleiche Waren
    [province] besuchte Provinz
    [joined-province] verbundene Provinzen
    [special] Sonderkarten
    [colour] Handkarten
   *[other] { $kind }
}
tune-round = Auf { $deals } Verteilungen:
tune-proof = Auf { $deals } frischen Verteilungen:
arena-report = Arena
arena-how = Jede Verteilung wurde mit allen Drehungen der Plätze gespielt. Die Intervalle gelten mit 95 % Sicherheit und sind über die Verteilungen gerechnet, weil die Spiele einer Verteilung voneinander abhängen. Ein Bot auf mehreren Plätzen eines Spiels wird je Platz angegeben. Der Vorsprung ist der vor dem besten anderen Platz.

## replay, perft

replay-at = Nach Eintrag { $at } von { $entries }.
replay-verified = { $redacted ->
    [yes] Teile dieser Aufzeichnung sind verborgen (?): geprüft, soweit sie bekannt ist.
   *[no] { $dealer ->
        [none] Alle { $entries } Einträge folgen den Regeln. Die Aufzeichnung nennt ihren Geber nicht; das Geben wurde also nicht geprüft.
       *[other] Alle { $entries } Einträge folgen den Regeln, und der Geber ({ $dealer }) hat genau so gegeben.
    }
}
perft-nodes = Tiefe { $depth }: { $nodes } Zugfolgen in { $seconds } s

## edition

edition-of = Edition von { $game }: { $file }, Prüfsumme { $digest }
edition-counts = { $certain } Werte sind sicher, { $likely } wahrscheinlich (~), { $guess } rekonstruiert (?).
edition-reconstructed = Rekonstruierte Werte können von den gedruckten Karten abweichen. Besitzt du das Spiel, berichtige sie in einer Kopie der Datei und spiele mit --edition DATEI, oder nenne die Datei in den Einstellungen.
edition-fine = { $file } ist eine gültige Edition von { $game }, Prüfsumme { $digest }.
edition-same = Ihre Werte sind die des Pakets.

## play

play-welcome = Antworte mit einer Zahl oder in Worten; „hilfe“ erklärt, was du sonst eingeben kannst.
play-confirm = Die Eingabetaste beendet deinen Zug, „zurück“ nimmt einen Schritt zurück.
play-choose-set = Wähle { $least } bis { $most }, in beliebiger Reihenfolge, etwa „1 3“.
play-more = … und { $count } weitere dieser Art: Nenne eine, etwa mit ihren Feldern.
play-alone = für sich allein
play-counts = zählt { $points }
play-number = Die Möglichkeiten sind von 1 bis { $most } nummeriert.
play-ambiguous = Das könnte sein: { $choices }.
play-possible = Das ist möglich: { $choices }.
play-all-possible = Alles ist möglich.
play-not-understood = „{ $answer }“ wurde nicht verstanden. „hilfe“ erklärt, was du eingeben kannst.
play-and-more = (und { $count } weitere dieser Art)
play-saved = Das Spiel ist in { $file } gespeichert.
play-resume = Zum Fortsetzen: durbar play --resume { $file }
play-paragraphs = Die Regeln haben diese Absätze: { $known }. Zum Beispiel: regeln M3.2
play-word-undo = undo zurück
play-word-redo = redo wieder
play-word-restart = restart neu
play-word-table = table tisch
play-word-log = log verlauf
play-word-rules = rules regeln
play-word-help = help hilfe
play-word-quit = q quit ende
play-help =
    eine Zahl oder Worte  was du tust, etwa „1“, „kaufe roten Krug“, „roten“
    ?                     was jetzt nicht möglich ist, und warum
    ? kaufe roten Krug    warum gerade das nicht möglich ist
    zurück, wieder        einen Schritt deines Zuges zurück oder noch einmal
    neu                   deinen ganzen Zug von vorn
    tisch, verlauf        zeichnet den Tisch neu; erzählt alles, was geschehen ist
    regeln M3.2           ein Absatz der Regeln
    q                     speichert das Spiel und geht; es lässt sich fortsetzen

## bench

bench-calibration = { $engine }; Vergleichsschleife: { $ns } ns für eine Addition in einer Python-Schleife
bench-games-per-second = Spiele je Sekunde
bench-decisions-per-second = Entscheidungen je Sekunde
bench-clone-ns = clone, ns
bench-apply-ns = apply, ns
bench-resample-ns = resample, ns
bench-legal-lists-per-second = Aktionslisten je Sekunde
bench-legal-lists-with-one-follow-up-per-second = dasselbe mit nur einer Folgeliste
bench-search-iterations-per-second = Suchdurchgänge je Sekunde
bench-instructions-per-game = Befehle je Spiel
bench-not-measured = { $name } ist nicht gemessen: { $reason }
bench-peer = { $name }: Entscheidungen je Sekunde
