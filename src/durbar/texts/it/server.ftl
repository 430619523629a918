### Il server: che cosa dicono i suoi comandi, e perché un tavolo rifiuta qualcosa.

help-serve = Avvia il server di gioco: tavoli per il browser e per i bot, su una sola macchina. Altre impostazioni vengono dall’ambiente (DURBAR_…) e da [server] nel file delle impostazioni; docs/server.md le elenca.
help-serve-host = L'indirizzo su cui ascolta; se non dato, 127.0.0.1 (solo questa macchina). 0.0.0.0 lo apre alla rete locale.
help-serve-port = La porta; se non data, 8017 o la prossima libera.
help-serve-public-url = Come gli altri raggiungono questo server: per collegamenti, codici QR e il controllo dell'origine. Se l'indirizzo è aperto e non è dato, è quello di questa macchina nella rete locale.
help-serve-open-browser = Apre l'indirizzo nel browser.
help-schema = I messaggi del server come JSON Schema.
help-verify = Controlla ogni voce di una partita con le regole, e ogni estrazione con il suo mazziere.
help-verify-file = La registrazione, come testo o JSON.
help-verify-commitment = Ciò che il tavolo ha pubblicato prima della prima carta; la registrazione deve avere lo stesso.
help-records = Le partite nella base di dati del server.
help-records-export = Scrive ogni partita finita in un file.
help-records-export-folder = Dove.
help-records-import = Mette registrazioni tra le partite finite, ognuna controllata.
help-records-import-files = Le registrazioni, come testo o JSON.
help-records-verify = Controlla registrazioni: di file, o di tutta la base di dati.
help-records-verify-files = Le registrazioni, come testo o JSON.
help-records-verify-everything = Controlla ogni partita della base di dati.
help-backup = Copia la base di dati mentre il server è in funzione.
help-backup-file = La copia; non deve ancora esistere.
help-loadtest = Carica un server proprio su questa macchina, e riferisce quanto presto risponde.
help-loadtest-game = Il gioco che si gioca.
help-loadtest-tables = Quanti tavoli, ognuno con una connessione per posto.
help-loadtest-rate = Comandi al secondo, su tutti i tavoli.
help-loadtest-seconds = Per quanto tempo.
help-loadtest-deflate = Se le connessioni comprimono i messaggi, come fanno i browser.
help-option-database = La base di dati: un file o l'indirizzo di una base PostgreSQL (postgresql://…); se non data, un file nella tua cartella dei dati.

serve-at = Durbar è aperto su { $url } (le partite stanno in { $file }). Si chiude con Ctrl+C.
verify-commitment = Il seme è quello fissato prima della partita: { $commitment }. Confrontalo con ciò che il tavolo ha mostrato.
records-exported = { $count ->
    [one] { $count } partita finita è stata scritta in { $folder }.
   *[other] { $count } partite finite sono state scritte in { $folder }.
}
records-imported = { $count ->
    [one] { $count } registrazione è stata importata; { $known } c'erano già.
   *[other] { $count } registrazioni sono state importate; { $known } c'erano già.
}
records-verified = { $count } registrazioni controllate, di cui { $faults } difettose.
records-fault = { $name }: { $reason }
backup-made = La base di dati è stata copiata in { $file } ({ $kilobytes } kB).
loadtest-load = { $tables } tavoli con { $sockets } connessioni: { $commands } comandi, { $rate } al secondo; { $refused } rifiutati. Il server ha usato { $processor } di un processore.
loadtest-answered = Risposti, durevoli: la metà entro { $p50 } ms, il 95 % entro { $p95 } ms, il 99 % entro { $p99 } ms, tutti entro { $most } ms.
loadtest-delivered = Arrivati a tutto il tavolo: la metà entro { $p50 } ms, il 95 % entro { $p95 } ms, il 99 % entro { $p99 } ms, tutti entro { $most } ms.

error-server-not-installed = Il server non è installato; installa durbar con l'aggiunta “server”.
error-setting-unknown = Il server non ha un'impostazione “{ $key }”. Note: { $known }.
error-setting-value = L'impostazione { $key } non può essere “{ $value }”. Possibile: { $allowed }.
error-port-taken = La porta { $port } di { $host } non si può usare: { $reason }. Indicane un'altra con --port.
error-no-database = Non c'è una base di dati { $file }.
error-database-too-new = La base di dati viene da una versione più nuova di Durbar (revisione { $revision }); installa quella.
error-file-exists = { $file } esiste già.
error-commitment-differs = La registrazione non ha quell'impegno, ma { $found ->
    [none] nessuno
   *[other] { $found }
}.
error-records-which = Indica delle registrazioni, o controlla tutta la base di dati con --all.
error-record-redacted = Parti di questa registrazione sono nascoste (?); si importa solo una registrazione intera.
error-record-empty = Questa registrazione non ha voci. Scegline una in cui si è giocato qualcosa.
error-edition-digest = I valori dell'edizione { $file } non hanno la sigla { $found }.

## Perché il server rifiuta

error-stale = Nel frattempo il tavolo è andato avanti. Guardalo com'è ora e decidi di nuovo.
error-not-begun = La partita non è ancora cominciata. Comincia quando tutti i posti sono occupati.
error-not-over = La partita non è finita. Lo si può fare dopo la fine.
error-already-begun = La partita è già cominciata. Puoi guardarla, o aprire un tavolo tuo.
error-not-seated = Non hai un posto a questo tavolo. Puoi guardare; prima che una partita cominci puoi prendere un posto libero.
error-not-your-seat = Quello non è il tuo posto. Agisci per un posto che è tuo.
error-not-the-host = Lo può fare solo chi ha aperto il tavolo. Chiedilo a lui.
error-no-such-table = Questo tavolo non c'è. Controlla il link, o apri un nuovo tavolo.
error-no-such-seat = A questo tavolo non c'è quel posto. Scegline uno tra quelli mostrati.
error-seat-taken = Quel posto è occupato. Scegline uno libero.
error-table-full = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo.
error-too-many-seats = Sono stati chiesti { $found } posti, ma se ne possono dare solo { $seats }. Chiedine di meno, o scegline di più nelle opzioni.
error-no-stand-in = Nessun bot può prendere ora quel posto. Può farlo per una persona, mentre la partita è in corso.
error-is-present = { $player } è presente. Un bot può subentrare quando quel posto è assente.
error-no-hints = A questo tavolo non si danno suggerimenti; lo ha deciso chi lo ha preparato.
error-no-hints-with-people = I suggerimenti valgono solo contro i bot; con altre persone al tavolo qui non sono permessi.
error-hint-pending = Si sta ancora pensando alla tua ultima domanda. Aspetta la risposta.
error-hint-nothing = Il tuo turno è completo, quindi non c'è nulla da suggerire. Confermalo o torna indietro di un passo.
error-hint-failed = Il consigliere non ha risposto in tempo. Chiedi ancora una volta.
error-bot-plays = Un bot gioca il tuo posto. Prima riprendilo.
error-has-resigned = Questo posto è stato lasciato per sempre. Un bot lo gioca fino alla fine; puoi guardare.
error-chat-empty = Nel messaggio non c'è nulla da leggere. Scrivi qualche parola.
error-table-unreadable = Questo tavolo non si può più leggere. Il perché è nel registro del server; chi lo gestisce può guardare.
error-edition-not-here = L'edizione { $edition } non è su questo server. Apri un nuovo tavolo con una che c'è.
error-storage = Non si è potuto salvare, quindi non è successo. Riprova.
error-busy = A questo tavolo aspettano troppi comandi. Riprova tra un momento.
error-draining = Il server sta per fermarsi. Riprova tra poco.
error-malformed = Questo non è un messaggio di questo protocollo ({ $reason }). Che cosa si può dire è descritto in /api/docs.
error-too-fast = Troppi messaggi in poco tempo. Aspetta un momento, poi riprova.
error-too-many-sockets = Dal tuo indirizzo arrivano troppe connessioni. Chiudi qualche finestra, poi riprova.
error-foreign-origin = Questa richiesta viene dalla pagina di un altro sito. Apri Durbar al suo indirizzo.
error-not-found = A questo indirizzo non c'è nulla. Comincia dalla pagina iniziale.
error-method-not-allowed = Questo indirizzo non si può chiamare così. Come si fa è descritto in /api/docs.
error-too-large = È troppo grande. Una registrazione può avere 1 MB, tutto il resto 64 kB.
error-refused = Il server non ha accettato questa richiesta. Che cosa si può chiedere è descritto in /api/docs.
error-server-fault = Qualcosa è andato storto nel server. Riprova; se succede ancora, di' a chi lo gestisce questo segno: { $mark }

error-out-of-time = Il tuo tempo a questo tavolo è scaduto. Un bot gioca questo posto fino alla fine; puoi guardare.
error-order-unknown = Qui adesso non c’è un ordine { $order }. Adesso si può lasciare: { $known }.
error-order-parameter = Questo ordine non chiede { $parameter }, ma: { $known }.
error-order-value = { $value } non va bene per { $parameter } in questo ordine. Scegli tra ciò che il tavolo elenca.
