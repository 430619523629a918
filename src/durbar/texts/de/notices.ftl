### Nachrichten: was Leute erfahren, die nicht am Tisch sind, und wie sie das wählen.

## Was ein Brief sagt

notice-table = { $game } mit { $others }
notice-title-turn = Du bist am Zug
notice-title-clock = Deine Zeit läuft ab
notice-title-over = Das Spiel ist aus
notice-title-again = Noch ein Spiel
notice-title-chat = Neues von deinem Tisch
notice-title-many = { $tables ->
    [one] Neues von deinem Tisch
   *[other] Neues von { $tables } Tischen
}
notice-title-test = Es klappt
notice-turn = Du bist am Zug: { $table }.
notice-clock = { $hours ->
    [0] Für deinen Zug bleibt weniger als eine Stunde: { $table }.
    [one] Für deinen Zug bleibt etwa eine Stunde: { $table }.
   *[other] Für deinen Zug bleiben etwa { $hours } Stunden: { $table }.
}
notice-over = Das Spiel ist aus: { $table }.
notice-again = Ein neues Spiel ist eröffnet, und ein Platz ist für dich frei gehalten: { $table }.
notice-chat = { $player } hat am Tisch geschrieben: { $table }.
notice-test = Hier erfährst du, was an deinen Tischen geschieht.
notice-mail-confirm-title = Bestätige deine Adresse
notice-mail-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse von Tischen bei Durbar hören. Wenn das stimmt, öffne diesen Link:

    { $link }

    Er gilt drei Tage. Wenn du es nicht warst, tu nichts: Es kommt keine weitere E-Mail.
notice-mail-foot = Keine solchen E-Mails mehr: { $link }

## Warum es abgelehnt wird

error-notice-nobody = Der Server weiß noch nicht, wen er benachrichtigen soll. Gib dir zuerst einen Namen.
error-notice-channel = Diesen Ort für Nachrichten gibt es nicht mehr. Lade die Seite neu.
error-notice-link = Dieser Link ist falsch oder abgelaufen. Fordere in deinen Einstellungen einen neuen an.
error-notice-many = Du wirst schon an zu vielen Orten benachrichtigt. Entferne zuerst einen davon.
error-notice-mail-off = Dieser Server verschickt keine E-Mails. Wähle einen anderen Weg.
error-notice-unconfirmed = Diese Adresse ist noch nicht bestätigt. Öffne den Link in der E-Mail, die dorthin ging.
error-notice-unreachable = Unter dieser Adresse antwortet gerade niemand. Prüfe sie, oder versuche es später noch einmal.
error-notice-refused = Die Gegenseite nimmt die Nachricht nicht an. Prüfe die Adresse.
error-notice-gone = Jener Browser will keine Nachrichten mehr. Schalte sie dort wieder ein.
error-notice-address = Diese Adresse geht nicht. Sie muss mit https:// beginnen und zu einem öffentlichen Server gehören.
error-notice-zone = Dieser Server kennt deine Zeitzone nicht. Wähle eine wie Europe/Rome.

## Wählen

web-notices-lead = Nichts wird verschickt, bevor du es einschaltest, und nichts über einen Tisch, den du offen hast.
web-notices-where = Wo
web-notices-here = In diesem Browser
web-notices-here-help = Auch wenn keine Seite von Durbar offen ist.
web-notices-here-open = Nur solange ein Tisch in einem Tab offen ist: Sonst nimmt dieser Browser von diesem Server nichts an.
web-notices-here-denied = Dein Browser verbietet es. Erlaube dieser Seite Benachrichtigungen in seinen Einstellungen.
web-notices-elsewhere = Ein anderer Browser
web-notices-mail = Per E-Mail
web-notices-mail-address = Deine Adresse
web-notices-mail-off = Dieser Server verschickt keine E-Mails.
web-notices-mail-waiting = Öffne den Link in der E-Mail, die dorthin ging.
web-notices-mail-sent = Eine E-Mail mit einem Link ist unterwegs.
web-notices-period = Neues sammeln
web-notices-period-900 = 15 Minuten lang
web-notices-period-3600 = eine Stunde lang
web-notices-period-86400 = einen Tag lang
web-notices-webhook = Per Webhook
web-notices-webhook-help = Eine Nachricht in einem Kanal von Discord oder Slack, oder JSON für ein Programm von dir.
web-notices-url = Adresse des Webhooks
web-notices-form = Geschrieben für
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-json = ein Programm (JSON)
web-notices-add = Hinzufügen
web-notices-remove = { $address } entfernen
web-notices-test = Probe schicken
web-notices-test-sent = Eine Probe ist unterwegs.
web-notices-what = Was
web-notices-kind-turn = Ich bin am Zug
web-notices-kind-clock = Meine Zeit läuft ab
web-notices-kind-over = Ein Spiel ist aus
web-notices-kind-again = Jemand möchte noch ein Spiel
web-notices-kind-chat = Jemand schreibt an meinem Tisch
web-notices-quiet = Ruhezeit
web-notices-quiet-on = Zu bestimmten Stunden nichts melden
web-notices-quiet-since = Von
web-notices-quiet-until = Bis
web-notices-quiet-help = Was dann geschieht, erfährst du danach, wenn es noch stimmt. Zeitzone: { $zone }.
web-notices-tab = An einem offenen Tisch
web-notices-sign = Ein Zeichen in Titel und Symbol des Tabs, wenn ich am Zug bin
web-notices-saved = Gespeichert.

web-notices-table = Nachrichten von diesem Tisch
web-notices-table-usual = Wie an jedem Tisch
web-notices-table-all = Alles
web-notices-table-none = Nichts, auch kein Ton
web-notices-table-more = Wo und wann du benachrichtigt wirst

web-notices-confirm = Hier von deinen Tischen hören?
web-notices-confirm-lead = An diese Adresse kommen E-Mails über deine Tische. In jeder steht ein Link, der sie beendet.
web-notices-confirm-do = Adresse bestätigen
web-notices-confirm-done = Die Adresse ist bestätigt.
web-notices-stop = Keine E-Mails mehr?
web-notices-stop-lead = An diese Adresse kommen dann keine E-Mails über deine Tische mehr.
web-notices-stop-do = Beenden
web-notices-stop-done = Es kommen keine E-Mails mehr.
