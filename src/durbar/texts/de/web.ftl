### Der Browser.

web-skip = Zum Inhalt springen
web-loading = Einen Augenblick …
web-screen-failed = Diese Seite ließ sich nicht laden. Vielleicht wurde der Server erneuert.
web-reload = Neu laden
web-close = Schließen
web-back = Zurück
web-home = Zur Startseite
web-my-games = Meine Partien
web-tools = Werkzeuge
web-more = Mehr
web-yes = Ja
web-no = Nein
web-copy = Kopieren
web-ask = Fragen
web-try-again = Noch einmal
web-you = du
web-error = Etwas ging schief ({ $code }).
web-error-no-server = Der Server ist nicht zu erreichen. Läuft er?
web-error-server-error = Das konnte der Server nicht.
web-lost = Die Verbindung ist weg. Sie wird wieder aufgebaut …
web-no-such-table = Diesen Tisch gibt es nicht.
web-no-such-game = Dieses Spiel gibt es hier nicht.

## Startseite

web-home-title = Nimm Platz im Durbar
web-home-lead = Drei Klassiker voll indischer und javanischer Pracht: gegen Bots, mit Freunden in der Ferne oder reihum an einem Gerät.
web-games = Spiele
web-players-range = { $least } bis { $most } Personen
web-minutes-taj-mahal = etwa 75 Minuten
web-minutes-java = etwa 90 Minuten
web-minutes-maharaja = etwa 30 Minuten
web-play-bots = Gegen Bots spielen
web-play-friends = Mit Freunden
web-play-hotseat = Reihum
web-choose-options = Optionen wählen
web-rules = Regeln
web-rules-of = Regeln: { $game }
web-continue = Weiterspielen
web-watch-title = Zuschauen
web-watch-none = Gerade lässt kein Tisch zuschauen. Mit „Andere dürfen zuschauen“ in den Optionen eines neuen Tisches erscheint er hier.
web-waiting-players = Es fehlen noch Mitspieler.
web-free-seats = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-load-title = Partie ansehen
web-load-help = Eine gespeicherte Partie, als Datei oder eingefügt: Zug für Zug.
web-load-file = Datei wählen
web-load-paste = Aufzeichnung einfügen
web-load = Öffnen
web-foot = Frei und offen. Kein Konto nötig, keine Verfolgung: Ein Cookie merkt sich deine Plätze.

## Einstellungen

web-settings = Einstellungen
web-me = Mein Konto
web-your-name = Dein Name
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-confirm = Bestätigen
web-confirm-never = Nie
web-confirm-barrier = Zugende
web-confirm-always = Jeden Schritt
web-confirm-help = „Zugende“ wartet vor dem, was sich nicht zurücknehmen lässt; „Jeden Schritt“ fragt auch bei jeder Wahl.
web-pace = Bewegung
web-pace-none = Keine
web-pace-fast = Schnell
web-pace-normal = Normal
web-pace-slow = Langsam
web-signals = Signale
web-sound = Töne
web-volume = Lautstärke
web-notices = Benachrichtigungen

## Ein neuer Tisch

web-new-title = Neuer Tisch: { $game }
web-presets = Fertige Auswahl
web-preset-standard = Zu viert
web-preset-three = Zu dritt
web-preset-duel = Duell
web-preset-duel-grey = Duell mit grauen Seiten
web-preset-five = Fünf Spieler
web-preset-nine-provinces = Neun Provinzen
web-preset-carletto-solitaire = Allein mit zwei Carletti
web-preset-carletto-duo = Zu zweit mit Carletto
web-preset-carletto-two-plus-two = Zu zweit mit zwei Carletti
web-preset-carletto-guest = Zu dritt mit Carletto
web-who-plays = Wer spielt
web-options = Optionen
web-table-settings = An diesem Tisch
web-option-seats = Plätze
web-maharaja-option-grey = Graue Seiten
web-taj-mahal-option-carletto = Carletto
web-taj-mahal-option-carletto-help = Carletto ist ein Strohmann mit eigenen Regeln (T9): Er nimmt einen Platz ein, und niemand muss für ihn spielen.
web-taj-mahal-option-carletto-none = Ohne ihn
web-taj-mahal-option-carletto-duo = Zwei Personen, ein Carletto
web-taj-mahal-option-carletto-solitaire = Eine Person, zwei Carletti
web-taj-mahal-option-carletto-two-plus-two = Zwei Personen, zwei Carletti
web-taj-mahal-option-carletto-guest = Drei oder vier Personen, ein Carletto
web-taj-mahal-option-provinces = Provinzen
web-taj-mahal-option-seats-help = Alle Plätze am Tisch, auch die von Bots und Carletti.
web-java-option-seats-help = Alle Plätze am Tisch, auch die von Bots.
web-maharaja-option-seats-help = Alle Plätze am Tisch, auch die von Bots.
web-table-is-listed = Andere dürfen zuschauen
web-table-is-listed-help = Der Tisch erscheint auf der Startseite unter „Zuschauen“; dort kann man auch freie Plätze einnehmen. Sonst findet ihn nur, wer den Link hat. Verdeckte Karten sehen Zuschauer nie.
web-table-show-drafts = Züge schon beim Planen zeigen
web-table-show-drafts-help = Alle sehen einen Zug Schritt für Schritt entstehen. Sonst sehen ihn die anderen, sobald er bestätigt ist.
web-table-known-cards-taj-mahal = Karten merken, die alle gesehen haben
web-table-known-cards-help-taj-mahal = Was jemand aus der Auslage genommen hat, bleibt neben seiner Hand zu lesen, bis er es spielt. Sonst merkt es sich jeder selbst, wie an einem Tisch aus Holz.
web-seat-number = Platz { $number }
web-name-of-seat = Name an Platz { $number }
web-chair-me = Du
web-chair-here = Person an diesem Gerät
web-chair-open = Offen: kommt per Link
web-chair-automaton = spielt nach festen Regeln
web-bot = Bot: { $bot }
web-player = Spieler { $number }
web-name-again = { $name } { $number }
web-you-name = Du
web-automaton = Automat
web-seat-open = freier Platz
web-open-table = Tisch eröffnen
web-begin = Beginnen
web-table-of = Tisch: { $game }
web-invite = Einladen
web-invite-help = Wer diesen Link öffnet, bekommt einen freien Platz. Ganz ohne Konto.
web-qr = QR-Code mit dem Link zu diesem Tisch
web-link = Link zu diesem Tisch
web-link-copied = Link kopiert.
web-link-copy = Link kopieren:
web-join = Platz nehmen
web-begins-when-full = { $count ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, beginnt die Partie.
   *[other] { $count } Plätze sind noch frei. Sobald alle besetzt sind, beginnt die Partie.
}
web-stand-up = Aufstehen
web-add-bot = Bot setzen
web-shuffle = Versiegelt gemischt
web-shuffle-help = Der Server hat vor der ersten Karte fertig gemischt und zeigt dieses Siegel. Nach dem Spiel kann jeder jede Karte nachprüfen.

## Tisch

web-players = Mitspieler
web-points = Punkte
web-projected = wäre jetzt Schluss
web-projected-caption = Punkte, wäre jetzt Schluss
web-away = nicht da
web-stand-in = Bot weiterspielen lassen
web-take-back = Wieder selbst spielen
web-mute = Chat stumm schalten
web-muted = Chat ist stumm
web-to-move = am Zug
web-your-turn = Du bist am Zug.
web-turn-of = { $player } ist am Zug.
web-chance = Karten werden ausgelegt.
web-over = Das Spiel ist aus.
web-turn-complete-head = Dein Zug ist fertig.
web-turn-complete = { $barrier ->
    [chance] Es folgen neue Karten.
    [seat] Es folgt die nächste Person.
    [end] Damit endet das Spiel.
   *[other] Bestätige ihn oder nimm einen Schritt zurück.
}
web-barrier = { $barrier ->
    [chance] Es folgen neue Karten: ab hier gibt es kein Zurück
    [seat] Es folgt die nächste Person: ab hier gibt es kein Zurück
    [end] Das Spiel endet: ab hier gibt es kein Zurück
   *[other] Der Zug endet: ab hier gibt es kein Zurück
}
web-end-turn = Zug beenden
web-end-turn-not-yet = Dein Zug ist noch nicht fertig.
web-end-turn-really = Zug beenden?
web-end-anyway = Zug beenden
web-confirm-it = Bestätigen
web-undo = Zurücknehmen
web-redo = Wiederholen
web-restart = Zug von vorn
web-ledger = Dieser Zug bisher
web-set-count = { $count } von { $least ->
    [0] bis zu { $most }
   *[other] { $most }
}
web-choices = Deine Möglichkeiten
web-choices-search = Möglichkeiten durchsuchen
web-table-facts = Auf dem Tisch
web-rows = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
web-why-not = Warum kann ich nicht …?
web-why-not-action = Eine Aktion, etwa „take gold“
web-why-not-legal = Das ist jetzt möglich.
web-plain-table = Schlichter Tisch
web-own-table = Gezeichneter Tisch
web-resign = Aufgeben
web-resign-really = Deinen Platz endgültig aufgeben? Ein Bot spielt für dich weiter.
web-rules-paragraph = Regeln, Absatz { $paragraph }

## Verlauf und Gespräch

web-log = Verlauf
web-log-lines = Zeilen des Verlaufs
web-log-filter = Zeigen
web-log-all = Alles
web-log-points = Punkte
web-log-empty = Noch nichts.
web-log-travel = Den Tisch in diesem Augenblick sehen
web-since = Seit deinem letzten Zug
web-chat = Gespräch
web-chat-say = Etwas sagen
web-chat-send = Senden

## Wiedergabe

web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-move = Zug
web-replay-at = { $at } von { $entries }
web-replay-speed = Tempo
web-replay-eyes = Wessen Sicht
web-replay-public = Öffentliche Sicht
web-replay-eyes-of = { $you ->
    [yes] Deine Sicht
   *[no] Sicht von { $player }
}
web-replay-share = Link zu diesem Zug kopieren
web-replay-now = Zurück zum Spiel
web-past = Der Tisch zu einem früheren Zeitpunkt

## Ende

web-winner = Sieg
web-reason = { $reason ->
    [tie-break] Der Gleichstand wurde aufgelöst.
    [shared] Der Sieg wird geteilt.
   *[other] Punkte entschieden.
}
web-breakdown = Punkte nach Herkunft
web-source = Herkunft
web-chart-title = Die Partie Zug um Zug
web-chart-label = Punkte im Lauf der Partie; am Ende: { $scores }
web-verify = Mischung prüfen
web-verify-good = Ehrlich: Alle { $draws } Ziehungen folgen aus der versiegelten Mischung.
web-verify-bad = Die Karten folgen nicht aus der versiegelten Mischung!
web-download = Aufzeichnung
web-rematch = Revanche
web-end-hide = Den Tisch ansehen

## Zwischen Personen an einem Gerät

web-curtain-title = { $player }, bitte
web-curtain-text = Gib das Gerät weiter. Der Tisch ist verdeckt, bis du den Vorhang hebst.
web-curtain-lift = Ich bin { $player }

## Regeln

web-rules-search = Regeln durchsuchen
web-rules-chapters = Kapitel
web-rules-none = Dazu steht nichts in den Regeln.
web-edition = Was rekonstruiert ist
web-edition-help = Diese Werte der Ausgabe sind durch keine gedruckte Quelle belegt; sie lassen sich ersetzen.

## Woher Punkte kommen

maharaja-source-antique = Antiquitäten
maharaja-source-collection = Sammlungen
maharaja-source-rupees = Rupien

## Maharaja table

## Tipps

web-hint = Tipp
web-hint-title = Was ein Bot täte
web-hint-thinking = Ein Bot denkt über deine Stellung nach …
web-hint-win = Siegchance: { $win } %
web-hint-lead = erwarteter Vorsprung { $lead }
web-hint-tried = { $visits } von { $simulations } Mal versucht
web-hint-play = Das spielen
web-hint-none = Es gibt nichts zu raten.
web-hint-about = Der Bot sieht nur, was du siehst, und denkt sich den Rest.
web-table-hints = Tipps
web-table-hints-value = { $hints ->
    [alone] nur gegen Bots
    [yes] für alle
   *[no] für niemanden
}
web-table-hints-help = Ob Spieler einen Bot fragen dürfen, was er an ihrer Stelle täte. Alle am Tisch können lesen, was gewählt wurde.
