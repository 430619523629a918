### Meine Seite: Konto, Geräte, meine Daten; und was Konten ablehnen.

## Konto

web-me-account = Name und Anmeldung
web-me-name-help = So nennen dich die anderen am Tisch.
web-me-guest = Du spielst als Gast; dieser Browser merkt sich dich. Mit einem Passkey oder einem Passwort behältst du deine Partien und findest sie auf deinen anderen Geräten wieder. Eine E‑Mail‑Adresse brauchst du nicht.
web-me-is-account = Deine Partien sind in deinem Konto aufgehoben. Du kannst dich auf jedem Gerät anmelden.
web-me-keep = Meine Partien behalten
web-me-passkey-help = Ein Passkey liegt auf deinem Gerät und öffnet sich mit Finger, Gesicht oder PIN. Du musst dir nichts merken.
web-me-passkey-keep = Mit einem Passkey behalten
web-me-or-password = Oder mit Name und Passwort
web-me-password-keep = Mit einem Passwort behalten
web-me-sign-in = Anmelden
web-me-sign-in-help = Wenn du schon ein Konto hast.
web-me-passkey-sign-in = Mit einem Passkey anmelden
web-me-take-over = { $count ->
    [one] Die Partie dieses Browsers mitnehmen
   *[other] Die { $count } Partien dieses Browsers mitnehmen
}
web-me-login = Anmeldename
web-me-login-help = 3 bis 40 Zeichen; niemand sonst sieht ihn.
web-me-password = Passwort
web-me-new-password = Neues Passwort
web-me-password-help = Mindestens 10 Zeichen. Ein paar Wörter merkt man sich leicht.
web-me-show = Zeigen
web-me-kept = Deine Partien sind von nun an aufgehoben.
web-me-signed-in = Du bist angemeldet.
web-me-cancelled = Es wurde nichts geändert.
web-me-cancel = Abbrechen

## Wege hinein

web-me-passkeys = Passkeys
web-me-passkey = Passkey
web-me-passkeys-none = Du hast noch keinen.
web-me-passkey-name = Name des neuen Passkeys
web-me-passkey-example = Mein Handy
web-me-passkey-add = Passkey hinzufügen
web-me-passkey-added = Der Passkey ist hinzugefügt.
web-me-passkey-remove = { $name } entfernen
web-me-passkey-removed = Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät.
web-me-remove = Entfernen
web-me-used = Zuletzt benutzt: { $when }
web-me-login-is = Dein Anmeldename ist { $login }.
web-me-password-none = Du hast keines. Ein Passkey genügt.
web-me-password-add = Passwort hinzufügen
web-me-password-change = Passwort ändern
web-me-password-remove = Passwort entfernen
web-me-password-removed = Das Passwort ist entfernt.
web-me-password-set = Das Passwort ist gesetzt.
web-me-password-others = Deine anderen Geräte werden abgemeldet.
web-me-save = Speichern
web-me-prove = Bist du es?
web-me-prove-help = Bestätige das noch einmal, bevor es geschieht.
web-me-prove-passkey = Mit einem Passkey bestätigen
web-me-confirm = Bestätigen

## Geräte

web-me-devices = Angemeldete Geräte
web-me-device = Unbekanntes Gerät
web-me-seen = Zuletzt gesehen: { $when }
web-me-here = Dieses Gerät
web-me-sign-out = Abmelden
web-me-device-out = { $device } abmelden
web-me-device-gone = Das Gerät ist abgemeldet.
web-me-sign-out-here = Hier abmelden
web-me-sign-out-everywhere = Überall abmelden
web-me-signed-out = Du bist abgemeldet.

## Daten

web-me-data = Meine Daten
web-me-data-help = { $count ->
    [0] Der Server kennt deinen Namen und noch keine Partie von dir.
    [one] Der Server bewahrt deinen Namen auf und eine Partie mit ihrer Aufzeichnung.
   *[other] Der Server bewahrt deinen Namen auf und { $count } Partien mit ihren Aufzeichnungen.
} Du kannst dir eine Kopie holen oder alles löschen lassen.
web-me-nothing = Der Server weiß noch nichts über dich.
web-me-export = Meine Daten holen
web-me-delete = Meine Daten löschen
web-me-delete-help = Das lässt sich nicht rückgängig machen.
web-me-delete-account = Dein Konto, deine Passkeys und alle Einstellungen darin werden gelöscht.
web-me-delete-games = Beendete Partien bleiben für deine Mitspieler, ohne deinen Namen und ohne das, was du gesagt hast.
web-me-delete-running = In laufenden Partien spielt ein Bot für dich weiter.
web-me-delete-name = Gib zur Bestätigung deinen Namen ein: { $name }
web-me-delete-now = Alles löschen
web-me-deleted = Alles von dir ist gelöscht.

## Was Konten ablehnen

error-not-signed-in = Du bist nicht angemeldet. Melde dich auf deiner Seite an und versuche es noch einmal.
error-nobody-known = Der Server weiß nichts über dich. Es gibt nichts zu löschen.
error-wrong-sign-in = Name und Passwort passen nicht zusammen. Prüfe beides und versuche es noch einmal.
error-wrong-password = Das ist nicht dein Passwort. Prüfe es und versuche es noch einmal.
error-passkey-refused = Der Passkey wurde nicht angenommen. Versuche es noch einmal; hast du ihn aus deinem Konto entfernt, nimm einen anderen Weg.
error-prove-first = Hierfür musst du zeigen, dass du es bist. Bestätige zuerst mit deinem Passwort oder einem Passkey.
error-already-signed-in = Du hast schon ein Konto. Melde dich erst ab, wenn du ein anderes willst.
error-login-taken = Diesen Anmeldenamen hat schon jemand. Wähle einen anderen.
error-login-length = Dieser Anmeldename ist zu kurz oder zu lang. Wähle einen mit { $least } bis { $most } Zeichen.
error-last-way-in = Das ist dein letzter Weg hinein. Füge erst einen Passkey oder ein Passwort hinzu, bevor du ihn entfernst.
error-passkey-known = Dieses Gerät hat hier schon einen Passkey für ein Konto. Melde dich mit ihm an.
error-passkeys-not-here = Passkeys brauchen eine Adresse mit Namen und TLS. Nimm ein Passwort oder frage den Betreiber dieses Servers.
error-no-such-passkey = Dein Konto hat keinen solchen Passkey. Lade die Seite neu, um zu sehen, welche es hat.
error-no-such-device = Dieses Gerät ist nicht angemeldet. Lade die Seite neu, um zu sehen, welche es sind.
error-password-short = Dieses Passwort ist zu kurz. Wähle eines mit mindestens { $least } Zeichen; ein paar Wörter merkt man sich leicht.
error-password-is-name = Dein Anmeldename kann nicht dein Passwort sein. Wähle ein anderes.
error-name-not-repeated = Das ist nicht dein Name. Gib { $name } genau so ein.
