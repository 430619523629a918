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
help-option-database = Il file della base di dati; se non dato, nella tua cartella dei dati.

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
error-record-empty = Questa registrazione non ha voci.
error-edition-digest = I valori dell'edizione { $file } non hanno la sigla { $found }.

## Perché il server rifiuta

error-stale = Il tavolo è andato avanti; guardalo com'è ora.
error-not-begun = La partita non è cominciata.
error-not-over = La partita non è finita.
error-already-begun = La partita è già cominciata.
error-not-seated = Non hai un posto a questo tavolo.
error-not-your-seat = Quello non è il tuo posto.
error-not-the-host = Lo può fare solo chi ha aperto il tavolo.
error-no-such-table = Questo tavolo non c'è.
error-no-such-seat = A questo tavolo non c'è quel posto.
error-seat-taken = Quel posto è occupato.
error-table-full = Tutti i posti sono occupati.
error-too-many-seats = Ci sono { $seats } posti da dare, non { $found }.
error-no-stand-in = Nessun bot può prendere ora quel posto.
error-is-present = { $player } è presente.
error-bot-plays = Un bot gioca il tuo posto; prima riprendilo.
error-has-resigned = Questo posto è stato lasciato per sempre.
error-chat-empty = Non hai detto nulla.
error-table-unreadable = Questo tavolo non si può più leggere.
error-edition-not-here = L'edizione { $edition } non è qui.
error-storage = Non si è potuto salvare, quindi non è successo. Riprova.
error-busy = A questo tavolo aspettano troppi comandi. Riprova.
error-draining = Il server sta per fermarsi. Riprova tra poco.
error-malformed = Questo non è un messaggio di questo protocollo: { $reason }
error-too-fast = Troppi messaggi; più piano.
