### Ospitare: PostgreSQL, più processi e aiutanti per i bot.

error-hosting-not-installed = PostgreSQL richiede l'aggiunta “hosting”; installa durbar con essa.
error-backup-postgres = Una base PostgreSQL si copia con il suo pg_dump; docs/hosting.md mostra come.
error-elsewhere = Questo tavolo è servito da un altro processo del server; chiedi di nuovo.
error-moving = Questo tavolo sta passando a un altro processo del server. Riprova tra un momento.
error-cluster-without-postgres = Un cluster richiede una base PostgreSQL condivisa dai suoi processi. Imposta DURBAR_DATABASE di conseguenza.
help-worker = Presta i processori di questa macchina ai bot di un server altrove. Deve conoscere il segreto del server (DURBAR_WORKER_SECRET, o worker_secret in [server] del file delle impostazioni).
help-worker-server = L'indirizzo del server.
help-worker-processes = Quanti processi pensano; se non dato, tanti quanti sono i processori.
worker-serves = { $count } processi pensano per { $server }. Terminali con Ctrl+C.
error-worker-secret = Un aiutante deve conoscere il segreto del server; imposta DURBAR_WORKER_SECRET.
error-worker-secret-short = Il segreto degli aiutanti deve avere almeno { $least } caratteri.
error-worker-server = “{ $server }” non è l'indirizzo di un server. Dovrebbe somigliare a https://durbar.example.org.
error-worker-refused = { $server } non vuole questo aiutante. Confronta DURBAR_WORKER_SECRET qui e là.
error-worker-version = Il server ha la versione { $version } di Durbar; un aiutante deve avere la stessa.
error-not-a-worker = Qui entrano solo gli aiutanti di chi gestisce il server. Conoscono il suo segreto (DURBAR_WORKER_SECRET).
help-loadtest-idle = Misura anche la memoria dei tavoli che nessuno guarda, li lascia uscire dalla memoria e li guarda di nuovo; dura alcuni minuti.
help-loadtest-games = Gioca anche partite il più in fretta possibile, per tanti secondi: con il solo motore e attraverso il server.
help-loadtest-database = Una base PostgreSQL vuota per un processo, poi per due che la condividono; con --games.
loadtest-memory = Memoria del server: { $begin } MB all'inizio del carico, { $end } MB alla fine, al massimo { $most } MB; nella seconda metà è cresciuta di { $per_hour } MB all'ora.
loadtest-measuring = La misura stessa era in ritardo al massimo di { $p99 } ms nel 99 % degli sguardi all'orologio e ha usato { $processor } di un processore.
loadtest-idle = { $tables } partite avanzate che nessuno guardava occupavano { $kilobytes_per_table } kB ciascuno e hanno lasciato la memoria dopo { $evicted_after } s; guardati di nuovo, la metà era tornata entro { $reload_ms } ms.
loadtest-games-engine = Il solo motore: { $games_per_second } partite e { $decisions_per_second } decisioni al secondo.
loadtest-games-one-process-sqlite = Attraverso un processo con SQLite: { $games_per_second } partite e { $decisions_per_second } decisioni al secondo; { $refused } rifiutate; { $processor } processori usati, più { $measuring } per i giocatori.
loadtest-games-one-process-postgresql = Attraverso un processo con PostgreSQL: { $games_per_second } partite e { $decisions_per_second } decisioni al secondo; { $refused } rifiutate; { $processor } processori usati, più { $measuring } per i giocatori.
loadtest-games-two-processes-postgresql = Attraverso due processi con PostgreSQL: { $games_per_second } partite e { $decisions_per_second } decisioni al secondo; { $refused } rifiutate; { $processor } processori usati, più { $measuring } per i giocatori.
