### La mia pagina: account, dispositivi, i miei dati; e ciò che gli account rifiutano.

## Account

web-me-account = Nome e accesso
web-me-name-help = Come ti chiamano gli altri al tavolo.
web-me-guest = Giochi come ospite; questo browser si ricorda di te. Aggiungi una passkey o una password per conservare le tue partite e ritrovarle sugli altri tuoi dispositivi. Non serve un'e‑mail.
web-me-is-account = Le tue partite sono conservate nel tuo account. Puoi accedere da qualsiasi dispositivo.
web-me-keep = Conserva le mie partite
web-me-passkey-help = Una passkey sta sul tuo dispositivo e si apre con il dito, il viso o il PIN. Non c'è nulla da ricordare.
web-me-passkey-keep = Conserva con una passkey
web-me-or-password = Oppure con un nome e una password
web-me-password-keep = Conserva con una password
web-me-sign-in = Accedi
web-me-sign-in-help = Se hai già un account.
web-me-passkey-sign-in = Accedi con una passkey
web-me-take-over = { $count ->
    [one] Porta con te la partita di questo browser
   *[other] Porta con te le { $count } partite di questo browser
}
web-me-login = Nome di accesso
web-me-login-help = Da 3 a 40 caratteri; nessun altro lo vede.
web-me-password = Password
web-me-new-password = Nuova password
web-me-password-help = Almeno 10 caratteri. Alcune parole si ricordano facilmente.
web-me-show = Mostra
web-me-kept = Da ora le tue partite sono conservate.
web-me-signed-in = Hai effettuato l'accesso.
web-me-cancelled = Non è cambiato nulla.
web-me-cancel = Annulla

## Modi di entrare

web-me-passkeys = Passkey
web-me-passkey = Passkey
web-me-passkeys-none = Non ne hai ancora.
web-me-passkey-name = Nome della nuova passkey
web-me-passkey-example = Il mio telefono
web-me-passkey-add = Aggiungi una passkey
web-me-passkey-added = La passkey è aggiunta.
web-me-passkey-remove = Rimuovi { $name }
web-me-passkey-removed = La passkey è rimossa. Cancellala anche sul tuo dispositivo.
web-me-remove = Rimuovi
web-me-used = Ultimo uso: { $when }
web-me-login-is = Il tuo nome di accesso è { $login }.
web-me-password-none = Non ne hai. Basta una passkey.
web-me-password-add = Aggiungi una password
web-me-password-change = Cambia la password
web-me-password-remove = Rimuovi la password
web-me-password-removed = La password è rimossa.
web-me-password-set = La password è impostata.
web-me-password-others = Gli altri tuoi dispositivi vengono disconnessi.
web-me-save = Salva
web-me-prove = Sei tu?
web-me-prove-help = Conferma ancora una volta prima che accada.
web-me-prove-passkey = Conferma con una passkey
web-me-confirm = Conferma

## Dispositivi

web-me-devices = Dispositivi connessi
web-me-device = Dispositivo sconosciuto
web-me-seen = Visto l'ultima volta: { $when }
web-me-here = Questo dispositivo
web-me-sign-out = Esci
web-me-device-out = Disconnetti { $device }
web-me-device-gone = Il dispositivo è disconnesso.
web-me-sign-out-here = Esci qui
web-me-sign-out-everywhere = Esci ovunque
web-me-signed-out = Sei uscito.

## Dati

web-me-data = I miei dati
web-me-data-help = { $count ->
    [0] Il server conosce il tuo nome, e ancora nessuna tua partita.
    [one] Il server conserva il tuo nome e una partita con la sua registrazione.
   *[other] Il server conserva il tuo nome e { $count } partite con le loro registrazioni.
} Puoi prenderne una copia o far cancellare tutto.
web-me-nothing = Il server non sa ancora nulla di te.
web-me-export = Esporta i miei dati
web-me-delete = Cancella i miei dati
web-me-delete-help = Non si può annullare.
web-me-delete-account = Il tuo account, le tue passkey e tutte le impostazioni che contiene vengono cancellati.
web-me-delete-games = Le partite finite restano a chi ha giocato con te, senza il tuo nome e senza ciò che hai detto.
web-me-delete-running = Nelle partite in corso un bot continua al tuo posto.
web-me-delete-name = Scrivi il tuo nome per confermare: { $name }
web-me-delete-now = Cancella tutto
web-me-deleted = Tutto ciò che era tuo è cancellato.

## Ciò che gli account rifiutano

error-not-signed-in = Non hai effettuato l'accesso. Accedi dalla tua pagina, poi riprova.
error-nobody-known = Il server non sa nulla di te. Non c'è nulla da cancellare.
error-wrong-sign-in = Nome e password non vanno insieme. Controllali, poi riprova.
error-wrong-password = Non è la tua password. Controllala, poi riprova.
error-passkey-refused = La passkey non è stata accettata. Riprova; se l'hai rimossa dal tuo account, usa un altro modo di entrare.
error-prove-first = Qui devi mostrare che sei tu. Conferma prima con la tua password o una passkey.
error-already-signed-in = Hai già un account. Esci prima, se ne vuoi un altro.
error-login-taken = Qualcuno ha già questo nome di accesso. Scegline un altro.
error-login-length = Questo nome di accesso è troppo corto o troppo lungo. Scegline uno da { $least } a { $most } caratteri.
error-last-way-in = È il tuo ultimo modo di entrare. Aggiungi una passkey o una password prima di rimuoverlo.
error-passkey-known = Questo dispositivo ha già una passkey per un account qui. Accedi con quella.
error-passkeys-not-here = Le passkey hanno bisogno di un indirizzo con un nome e TLS. Usa una password, o chiedi a chi gestisce questo server.
error-no-such-passkey = Il tuo account non ha questa passkey. Ricarica la pagina per vedere quelle che ha.
error-no-such-device = Quel dispositivo non è connesso. Ricarica la pagina per vedere quelli che lo sono.
error-password-short = Questa password è troppo corta. Scegline una di almeno { $least } caratteri; alcune parole si ricordano facilmente.
error-password-is-name = Il tuo nome di accesso non può essere la tua password. Scegline un'altra.
error-name-not-repeated = Non è il tuo nome. Scrivi { $name } esattamente così.
