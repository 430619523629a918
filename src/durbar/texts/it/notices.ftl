### Avvisi: che cosa viene a sapere chi non è al tavolo, e come lo sceglie.

## Che cosa dice un messaggio

notice-table = { $game } con { $others }
notice-title-turn = Tocca a te
notice-title-clock = Il tuo tempo sta per scadere
notice-title-over = La partita è finita
notice-title-again = Un'altra partita
notice-title-chat = Novità dal tuo tavolo
notice-title-many = { $tables ->
    [one] Novità dal tuo tavolo
   *[other] Novità da { $tables } tavoli
}
notice-title-test = Funziona
notice-turn = Tocca a te: { $table }.
notice-clock = { $hours ->
    [0] Per la tua mossa resta meno di un'ora: { $table }.
    [one] Per la tua mossa resta circa un'ora: { $table }.
   *[other] Per la tua mossa restano circa { $hours } ore: { $table }.
}
notice-over = La partita è finita: { $table }.
notice-again = È stata aperta un'altra partita e un posto è tenuto per te: { $table }.
notice-chat = { $player } ha scritto al tavolo: { $table }.
notice-test = Qui verrai a sapere che cosa accade ai tuoi tavoli.
notice-mail-confirm-title = Conferma il tuo indirizzo
notice-mail-confirm = Qualcuno, speriamo tu, vuole ricevere a questo indirizzo notizie dai tavoli di Durbar. Se è così, apri questo link:

    { $link }

    Vale tre giorni. Se non sei stato tu, non fare nulla: non arriveranno altri messaggi.
notice-mail-foot = Basta con questi messaggi: { $link }

## Perché viene rifiutato

error-notice-nobody = Il server non sa ancora chi avvisare. Scegli prima un nome.
error-notice-channel = Questo recapito non c'è più. Ricarica la pagina.
error-notice-link = Questo link è sbagliato o scaduto. Chiedine uno nuovo nelle tue impostazioni.
error-notice-many = Hai già troppi recapiti. Prima togline uno.
error-notice-mail-off = Questo server non invia e-mail. Scegli un altro modo.
error-notice-unconfirmed = Questo indirizzo non è ancora confermato. Apri il link nel messaggio che vi è stato inviato.
error-notice-unreachable = A questo indirizzo ora non risponde nessuno. Controllalo, o riprova più tardi.
error-notice-refused = L'altra parte non accetta il messaggio. Controlla l'indirizzo.
error-notice-gone = Quel browser non vuole più avvisi. Riattivali da lì.
error-notice-address = Questo indirizzo non va bene. Deve cominciare con https:// e appartenere a un server pubblico.
error-notice-zone = Questo server non conosce il tuo fuso orario. Scegline uno come Europe/Rome.

## Scegliere

web-notices-lead = Non viene inviato nulla finché non lo attivi, e nulla su un tavolo che hai aperto.
web-notices-where = Dove
web-notices-here = In questo browser
web-notices-here-help = Anche quando nessuna pagina di Durbar è aperta.
web-notices-here-open = Solo finché un tavolo è aperto in una scheda: altrimenti questo browser non riceve messaggi da questo server.
web-notices-here-denied = Il tuo browser lo vieta. Consenti le notifiche di questo sito nelle sue impostazioni.
web-notices-elsewhere = Un altro browser
web-notices-mail = Per e-mail
web-notices-mail-address = Il tuo indirizzo
web-notices-mail-off = Questo server non invia e-mail.
web-notices-mail-waiting = Apri il link nel messaggio che vi è stato inviato.
web-notices-mail-sent = Un messaggio con un link è stato inviato.
web-notices-period = Raccogli le novità per
web-notices-period-900 = 15 minuti
web-notices-period-3600 = un'ora
web-notices-period-86400 = un giorno
web-notices-webhook = Per webhook
web-notices-webhook-help = Un messaggio in un canale di Discord o Slack, oppure JSON per un tuo programma.
web-notices-url = Indirizzo del webhook
web-notices-form = Scritto per
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-json = un programma (JSON)
web-notices-add = Aggiungi
web-notices-remove = Togli { $address }
web-notices-test = Invia una prova
web-notices-test-sent = Una prova è in arrivo.
web-notices-what = Che cosa
web-notices-kind-turn = Tocca a me
web-notices-kind-clock = Il mio tempo sta per scadere
web-notices-kind-over = Una partita è finita
web-notices-kind-again = Qualcuno vuole un'altra partita
web-notices-kind-chat = Qualcuno scrive al mio tavolo
web-notices-quiet = Ore di silenzio
web-notices-quiet-on = Nessun avviso in certe ore
web-notices-quiet-since = Dalle
web-notices-quiet-until = Alle
web-notices-quiet-help = Quel che accade allora lo saprai dopo, se vale ancora. Fuso orario: { $zone }.
web-notices-tab = A un tavolo aperto
web-notices-sign = Un segno nel titolo e nell'icona della scheda quando tocca a me
web-notices-saved = Salvato.

web-notices-table = Avvisi di questo tavolo
web-notices-table-usual = Come a ogni tavolo
web-notices-table-all = Tutto
web-notices-table-none = Niente, nemmeno suoni
web-notices-table-more = Dove e quando ricevi gli avvisi

web-notices-confirm = Ricevere qui notizie dai tuoi tavoli?
web-notices-confirm-lead = A questo indirizzo arriveranno messaggi sui tuoi tavoli. In ognuno c'è un link che li ferma.
web-notices-confirm-do = Conferma l'indirizzo
web-notices-confirm-done = L'indirizzo è confermato.
web-notices-stop = Basta messaggi?
web-notices-stop-lead = A questo indirizzo non arriveranno più messaggi sui tuoi tavoli.
web-notices-stop-do = Fermali
web-notices-stop-done = Non arriveranno più messaggi.
