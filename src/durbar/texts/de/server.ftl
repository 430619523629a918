### Der Server: was seine Befehle sagen und warum ein Tisch etwas ablehnt.

help-serve = Startet den Spielserver: Tische für den Browser und für Bots, auf einem Rechner. Weitere Einstellungen kommen aus der Umgebung (DURBAR_…) und aus [server] in der Einstellungsdatei; docs/server.md zählt sie auf.
help-serve-host = Die Adresse, auf der er hört; ohne Angabe 127.0.0.1 (nur dieser Rechner). 0.0.0.0 öffnet ihn für das lokale Netz.
help-serve-port = Der Port; ohne Angabe 8017 oder der nächste freie.
help-serve-public-url = Wie andere diesen Server erreichen: für Links, QR-Codes und die Prüfung der Herkunft. Ist die Adresse offen, ist es ohne Angabe die dieses Rechners im lokalen Netz.
help-serve-open-browser = Öffnet die Adresse im Browser.
help-schema = Die Nachrichten des Servers als JSON Schema.
help-verify = Prüft jeden Eintrag einer Partie an den Regeln und jede Ziehung an ihrem Geber.
help-verify-file = Die Aufzeichnung, als Text oder JSON.
help-verify-commitment = Was der Tisch vor der ersten Karte veröffentlicht hat; die Aufzeichnung muss dasselbe haben.
help-records = Die Partien in der Datenbank des Servers.
help-records-export = Schreibt jede beendete Partie in eine Datei.
help-records-export-folder = Wohin.
help-records-import = Nimmt Aufzeichnungen unter die beendeten Partien auf, jede geprüft.
help-records-import-files = Die Aufzeichnungen, als Text oder JSON.
help-records-verify = Prüft Aufzeichnungen: aus Dateien oder die ganze Datenbank.
help-records-verify-files = Die Aufzeichnungen, als Text oder JSON.
help-records-verify-everything = Prüft jede Partie der Datenbank.
help-backup = Kopiert die Datenbank, während der Server läuft.
help-backup-file = Die Kopie; es darf sie noch nicht geben.
help-loadtest = Belastet einen eigenen Server auf diesem Rechner und berichtet, wie schnell er antwortet.
help-loadtest-game = Das Spiel, das gespielt wird.
help-loadtest-tables = Wie viele Tische, jeder mit einer Verbindung je Platz.
help-loadtest-rate = Befehle in der Sekunde, über alle Tische.
help-loadtest-seconds = Wie lange.
help-loadtest-deflate = Ob die Verbindungen ihre Nachrichten komprimieren, wie Browser es tun.
help-option-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (postgresql://…); ohne Angabe eine Datei in deinem Datenverzeichnis.

serve-at = Durbar ist offen unter { $url } (die Partien liegen in { $file }). Beenden mit Strg+C.
verify-commitment = Der Startwert ist der, auf den der Tisch sich vor der Partie festgelegt hat: { $commitment }. Vergleiche ihn mit dem, was der Tisch gezeigt hat.
records-exported = { $count ->
    [one] { $count } beendete Partie wurde nach { $folder } geschrieben.
   *[other] { $count } beendete Partien wurden nach { $folder } geschrieben.
}
records-imported = { $count ->
    [one] { $count } Aufzeichnung wurde aufgenommen; { $known } waren schon da.
   *[other] { $count } Aufzeichnungen wurden aufgenommen; { $known } waren schon da.
}
records-verified = { $count } Aufzeichnungen geprüft, davon { $faults } fehlerhaft.
records-fault = { $name }: { $reason }
backup-made = Die Datenbank wurde nach { $file } kopiert ({ $kilobytes } kB).
loadtest-load = { $tables } Tische mit { $sockets } Verbindungen: { $commands } Befehle, { $rate } in der Sekunde; { $refused } abgelehnt. Der Server brauchte { $processor } eines Prozessors.
loadtest-answered = Beantwortet, dauerhaft: die Hälfte in { $p50 } ms, 95 % in { $p95 } ms, 99 % in { $p99 } ms, alle in { $most } ms.
loadtest-delivered = Am ganzen Tisch angekommen: die Hälfte in { $p50 } ms, 95 % in { $p95 } ms, 99 % in { $p99 } ms, alle in { $most } ms.

error-server-not-installed = Der Server ist nicht installiert; installiere durbar mit dem Zusatz „server“.
error-setting-unknown = Der Server hat keine Einstellung „{ $key }“. Bekannt: { $known }.
error-setting-value = Die Einstellung { $key } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-port-taken = Port { $port } von { $host } ist nicht zu haben: { $reason }. Nenne mit --port einen anderen.
error-no-database = Es gibt keine Datenbank { $file }.
error-database-too-new = Die Datenbank stammt von einer neueren Version von Durbar (Revision { $revision }); installiere diese.
error-file-exists = { $file } gibt es schon.
error-commitment-differs = Die Aufzeichnung hat nicht diese Festlegung, sondern { $found ->
    [none] keine
   *[other] { $found }
}.
error-records-which = Nenne Aufzeichnungen, oder prüfe mit --all die ganze Datenbank.
error-record-redacted = Teile dieser Aufzeichnung sind verborgen (?); aufgenommen wird nur eine vollständige.
error-record-empty = Diese Aufzeichnung hat keine Einträge. Wähle eine, in der etwas gespielt wurde.
error-edition-digest = Die Werte der Ausgabe { $file } haben nicht die Kennung { $found }.

## Warum der Server ablehnt

error-stale = Der Tisch ist inzwischen weiter. Sieh ihn an, wie er jetzt ist, und entscheide neu.
error-not-begun = Die Partie hat noch nicht begonnen. Sie beginnt, sobald alle Plätze besetzt sind.
error-not-over = Die Partie ist nicht zu Ende. Nach ihrem Ende geht das.
error-already-begun = Die Partie hat schon begonnen. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
error-not-seated = Du hast keinen Platz an diesem Tisch. Du kannst zuschauen; vor Beginn einer Partie kannst du einen freien Platz nehmen.
error-not-your-seat = Das ist nicht dein Platz. Handle für einen Platz, den du hast.
error-not-the-host = Das kann nur, wer den Tisch eröffnet hat. Bitte darum.
error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link, oder eröffne einen neuen Tisch.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen der gezeigten.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
error-too-many-seats = { $found } Plätze waren gewünscht, aber nur { $seats } sind zu vergeben. Wünsche weniger, oder wähle in den Optionen mehr.
error-no-stand-in = Diesen Platz kann jetzt kein Bot übernehmen. Er kann es für eine Person, solange die Partie läuft.
error-is-present = { $player } ist da. Ein Bot kann übernehmen, sobald der Platz verlassen ist.
error-no-hints = An diesem Tisch gibt es keine Tipps; so hat es entschieden, wer ihn eingerichtet hat.
error-no-hints-with-people = Tipps gibt es nur gegen Bots; mit anderen Menschen am Tisch sind sie hier nicht erlaubt.
error-hint-pending = Über deine letzte Frage wird noch nachgedacht. Warte die Antwort ab.
error-hint-nothing = Dein Zug ist vollständig, da gibt es nichts zu raten. Bestätige ihn oder nimm einen Schritt zurück.
error-hint-failed = Der Ratgeber hat nicht rechtzeitig geantwortet. Frage noch einmal.
error-bot-plays = Ein Bot spielt deinen Platz. Nimm ihn erst zurück.
error-has-resigned = Dieser Platz wurde endgültig aufgegeben. Ein Bot spielt ihn zu Ende; du kannst zuschauen.
error-chat-empty = In der Nachricht steht nichts Lesbares. Schreib ein paar Worte.
error-table-unreadable = Dieser Tisch ist nicht mehr lesbar. Warum, steht im Protokoll des Servers; wer ihn betreibt, kann nachsehen.
error-edition-not-here = Die Ausgabe { $edition } ist nicht auf diesem Server. Eröffne einen neuen Tisch mit einer, die da ist.
error-storage = Es ließ sich nicht speichern und ist darum nicht geschehen. Versuch es noch einmal.
error-busy = An diesem Tisch warten zu viele Befehle. Versuch es gleich noch einmal.
error-draining = Der Server hört gleich auf. Versuch es bald wieder.
error-malformed = Das ist keine Nachricht dieses Protokolls ({ $reason }). Was man sagen kann, steht unter /api/docs.
error-too-fast = Zu viele Nachrichten in kurzer Zeit. Warte einen Augenblick, und versuch es dann noch einmal.
error-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen. Schließ einige Fenster, und versuch es dann noch einmal.
error-foreign-origin = Diese Anfrage kommt von der Seite einer anderen Website. Öffne Durbar unter seiner eigenen Adresse.
error-not-found = Unter dieser Adresse ist nichts. Beginne auf der Startseite.
error-method-not-allowed = So lässt sich diese Adresse nicht ansprechen. Wie es geht, steht unter /api/docs.
error-too-large = Das ist zu groß. Eine Aufzeichnung darf 1 MB haben, alles andere 64 kB.
error-refused = Der Server hat diese Anfrage nicht angenommen. Was man fragen kann, steht unter /api/docs.
error-server-fault = Im Server ging etwas schief. Versuch es noch einmal; geschieht es wieder, nenne seinem Betreiber dieses Zeichen: { $mark }

error-out-of-time = Deine Zeit an diesem Tisch ist abgelaufen. Ein Bot spielt diesen Platz zu Ende; du kannst zuschauen.
error-order-unknown = Einen Befehl { $order } gibt es hier gerade nicht. Hinterlegt werden kann jetzt: { $known }.
error-order-parameter = Dieser Befehl fragt nicht nach { $parameter }, sondern nach: { $known }.
error-order-value = { $value } geht für { $parameter } in diesem Befehl nicht. Wähle aus dem, was der Tisch nennt.
