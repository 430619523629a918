### La riga di comando.

cli-interrupted = Interrotto.
player = posto { $seat }
player-you = Tu
player-human = Giocatore

## Aiuto

help-durbar = Taj Mahal, Java e Das Vermächtnis des Maharaja: giocare, simulare, rivedere.
help-durbar-version = Mostra la versione, se il motore è compilato e la versione di Python.
help-durbar-lang = Lingua di tutti i testi; può stare ovunque nella riga.
help-option-help = Mostra questo aiuto.
help-games = A che cosa si può giocare.
help-play = Gioca una partita nel terminale.
help-play-game = Il gioco, come lo chiama «durbar games»; con --resume non serve.
help-play-players = Chi gioca, dal primo posto in senso orario: human oppure un bot come random o greedy.
help-play-resume = Continua una partita salvata.
help-play-save = Dove salvare la partita; anche alla fine.
help-play-seed = Distribuisce secondo questo numero, così la distribuzione si può ripetere.
help-simulate = Fa giocare molte partite ai bot e le riassume.
help-simulate-bots = Un bot per ogni posto che decide, per esempio greedy,random,random; altrimenti tutti random.
help-simulate-games = Quante partite.
help-arena = Fa giocare i bot l'uno contro l'altro con le stesse distribuzioni e dice chi è più forte.
help-arena-bots = I bot, per esempio search,greedy,greedy,greedy; se sono più dei posti, si alternano.
help-arena-games = Almeno quante partite; ogni distribuzione si gioca con tutte le rotazioni dei posti.
help-arena-out = Conserva in questo file ogni partita finita; da lì riprende una prova interrotta.
help-arena-ray = Gioca sul cluster Ray a questo indirizzo («local»: uno creato qui apposta) invece che in processi di questa macchina.
help-arena-report = Scrive una pagina con tabelle e grafici.
help-arena-workers = Quanti processi giocano; altrimenti tanti quanti sono i core.
help-tune = Prova molte regolazioni dei parametri di un bot e dice quali vincono di più.
help-tune-bot = Il bot da cui si parte, per esempio search:simulations=60.
help-tune-vary = Un parametro e i valori da provare, per esempio rollout_depth=4/8/16 oppure weights.goods=0.5/1/2; una volta per ogni parametro.
help-tune-against = Gli avversari, per esempio greedy,greedy,greedy.
help-tune-number = Quante regolazioni si provano; se ce ne sono di più, si tirano a sorte.
help-tune-deals = Quante distribuzioni gioca ciascuna nel primo turno; la metà migliore ne gioca il doppio.
help-tune-proof = Su quante distribuzioni nuove si confrontano alla fine il vincitore e il bot di partenza.
help-tune-out = Conserva ogni partita finita in questa cartella; una prova interrotta riprende da lì.
help-tune-workers = Quanti processi giocano; senza indicazione, tanti quanti sono i core.
help-replay = Mostra una partita registrata o la controlla.
help-replay-file = La registrazione, come testo o JSON.
help-replay-at = Mostra il tavolo dopo le prime N voci.
help-replay-seat = Mostra ciò che questo posto (da 0) poteva vedere.
help-replay-verify = Controlla ogni voce secondo le regole, e il mazziere se la registrazione lo nomina.
help-advise = Dice che cosa farebbe un bot in una posizione di una partita registrata, e perché.
help-advise-file = La registrazione, come testo o JSON.
help-advise-seat = Il posto (da 0) che prende il bot: vede ciò che quel posto poteva vedere.
help-advise-at = La posizione dopo le prime N voci; senza, l'ultima.
help-advise-bot = A chi si chiede: un bot che guarda avanti, per esempio search:simulations=1000.
help-advise-seed = Numero da cui si trae l'immaginazione del bot.
help-perft = Conta le linee di gioco fino a una profondità, per confrontare i motori.
help-perft-depth = Quante decisioni in profondità.
help-perft-record = Comincia da una posizione di questa registrazione invece che da una nuova distribuzione.
help-perft-at = La posizione dopo le prime N voci della registrazione.
help-perft-chance = Davanti al caso segue l'esito più basso (lowest) o tutti (all).
help-perft-with-split = Dice il numero sotto ogni prima azione.
help-edition = I valori del materiale di un gioco e quanto sono certi.
help-edition-show = Mostra i valori di un'edizione e che cosa vi è ricostruito.
help-edition-check = Controlla un tuo file di edizione.
help-edition-check-file = Il file di edizione.
help-bench = Misura il motore, accanto ad altre librerie dove sono installate.
help-bench-seconds = Secondi per ogni misura.
help-bench-peers = Se misurare anche le altre librerie.
help-bench-instructions = Conta con valgrind le istruzioni per partita (lento).
help-option-game = Il gioco, come lo chiama «durbar games».
help-option-seats = Numero di posti.
help-option-variant = Opzioni del gioco, per esempio grey=true.
help-option-seed = Numero da cui si ricava il caso.
help-option-edition = Un tuo file di edizione con valori corretti.
help-option-json = Un documento JSON sullo standard output.

## Errori

error-usage = { $message }
    «{ $command } --help» spiega che cosa è possibile.
error-file = { $reason }
error-file-unreadable = { $file } non si può leggere: { $reason }
error-settings-unreadable = Il file delle impostazioni { $file } non si può leggere: { $reason }
error-settings-toml = Il file delle impostazioni { $file } non è TOML valido: { $reason }
error-settings-key = Il file delle impostazioni { $file } ha una chiave sconosciuta «{ $key }». Conosciute: { $known }.
error-settings-value = Nel file delle impostazioni { $file } il valore di «{ $key }» è sbagliato. Possibili: { $allowed }.
error-ray-missing = Ray non è installato. Installa durbar[ray] o gioca senza --ray.
error-ray-address = A «{ $address }» non c'è un cluster Ray: { $reason }
error-arena-file = { $file } non contiene partite di questa arena: il gioco, le opzioni, i bot o il seme sono diversi, oppure il file è danneggiato. Scegli un altro file.
error-players-count = { $found ->
    [one] È stato nominato { $found } giocatore
   *[other] Sono stati nominati { $found } giocatori
}, ma in questo gioco decidono in { $expected }. Nominane quanti sono i posti o cambia --seats.
error-player-unknown = Non esiste un giocatore «{ $player }». Conosciuti: { $known }.
error-bot-term = «{ $term }» non è un termine della valutazione di questo gioco. Termini conosciuti: { $known }.
error-tune-parameter = «{ $text }» non indica un parametro con dei valori. Scrivi chiave=valore/valore, per esempio rollout_depth=4/8/16.
error-tune-itself = Il bot { $bot } non si può regolare contro sé stesso. Fallo incontrare con altri.
error-bot-unknown = Non esiste un bot «{ $bot }». Bot conosciuti: { $known }.
error-bot-parameter = «{ $pair }» non è un parametro del bot { $bot }. Scrivi chiave=valore; chiavi conosciute: { $known ->
    [none] nessuna
   *[other] { $known }
}.
error-advise-over = Dopo la voce { $at } la partita è finita: non c'è nulla da decidere. Scegli una posizione precedente con --at.
error-advise-not-to-move = Dopo la voce { $at } non tocca al posto { $seat }, { $mover ->
    [-1] decide il caso
   *[other] tocca al posto { $mover }
}. Scegli un'altra posizione con --at o un altro posto.
error-bot-no-advice = Il bot { $bot } non dà consigli: non guarda avanti. Chiedi a uno che lo fa, per esempio search:simulations=400.
error-play-what = Quale gioco? Giochi conosciuti: { $known }.
error-resume-alone = Una partita ripresa ha già i suoi giocatori, posti, opzioni e il suo caso: --resume va senza di essi.
error-other-game = Questa registrazione è di { $found }, non di { $game }.
error-resume-no-players = La registrazione { $file } non dice chi gioca: la puoi rivedere, ma non continuare.
error-seed-range = Un seme sta fra 0 e 2^{ $bits } − 1; { $seed } no.
error-seat-unknown = Non c'è un posto { $seat }; i posti vanno da 0 a { $last }.
error-perft-chance = --chance accetta lowest o all, non «{ $found }».
error-perft-record-alone = Una registrazione ha già i suoi posti, opzioni e il suo caso: --record va senza --seats, --variant e --seed.
error-perft-at-alone = --at conta le voci di una registrazione: indicala con --record.
error-perft-divide-at-chance = In questa posizione decide il caso; --divide ha bisogno di una decisione.

## games

games-players = da { $least } a { $most } giocatori, { $minutes } minuti
games-hint = Per giocare: durbar play { $game }

## simulate

simulate-summary = { $games } partite, { $decisions } decisioni in { $seconds } s: { $rate } partite e { $decision_rate } decisioni al secondo
simulate-turns = Un turno è durato in media { $mean } ms, al massimo { $most } ms
simulate-seat = posto
simulate-mean = media
simulate-min = minimo
simulate-max = massimo
simulate-wins = vittorie

## arena

arena-summary = { $title }, { $seats } posti{ $variant ->
    [none] {""}
   *[other] , { $variant }
}: { $games } partite con { $deals } distribuzioni
arena-resumed = { $done } partite su { $games } erano già finite ({ $file }).
arena-bot = bot
arena-games = partite
arena-won = vittorie per posto (95 %)
arena-points = punti
arena-margin = distacco (95 %)
arena-edge = sugli altri (95 %)
arena-rating = punteggio di forza (openskill)
arena-unrated = Senza punteggi di forza: openskill non è installato (durbar[arena]).
arena-mean-time = ms per mossa
arena-most-time = mossa più lenta, ms
arena-sources = punti per origine
arena-source = { $kind ->
    [antique] antichità
    [collection] collezioni
    [rupees] rupie
    [palace] palazzi
    [water] acqua
    [festival] feste
    [city] città
    [bonus] tessere bonus
    [good] merci
    [equal-goods] merci uguali
    [province] provincia visitata
    [joined-province] province collegate
    [special] carte speciali
    [colour] carte in mano
   *[other] { $kind }
}
tune-round = Su { $deals } distribuzioni:
tune-proof = Su { $deals } distribuzioni nuove:
arena-report = Arena
arena-how = Ogni distribuzione è stata giocata con tutte le rotazioni dei posti. Gli intervalli valgono con il 95 % di fiducia e sono calcolati sulle distribuzioni, perché le partite di una stessa distribuzione dipendono l'una dall'altra. Un bot che occupa più posti di una partita è indicato per posto. Il distacco è quello dal migliore degli altri posti.

## replay, perft

replay-at = Dopo la voce { $at } di { $entries }.
replay-verified = { $redacted ->
    [yes] Parti di questa registrazione sono nascoste (?): controllata per quanto è nota.
   *[no] { $dealer ->
        [none] Tutte le { $entries } voci seguono le regole. La registrazione non nomina il suo mazziere, quindi la distribuzione non è stata controllata.
       *[other] Tutte le { $entries } voci seguono le regole, e il mazziere ({ $dealer }) ha dato proprio questi esiti.
    }
}
perft-nodes = profondità { $depth }: { $nodes } linee di gioco in { $seconds } s

## edition

edition-of = Edizione di { $game }: { $file }, impronta { $digest }
edition-counts = { $certain } valori sono certi, { $likely } probabili (~), { $guess } ricostruiti (?).
edition-reconstructed = I valori ricostruiti possono differire dalle carte stampate. Se possiedi il gioco, correggili in una copia del file e gioca con --edition FILE, o indica il file nelle impostazioni.
edition-fine = { $file } è un'edizione valida di { $game }, impronta { $digest }.
edition-same = I suoi valori sono quelli del pacchetto.

## play

play-welcome = Rispondi con un numero o a parole; «aiuto» spiega che altro puoi scrivere.
play-confirm = Invio termina il tuo turno, «indietro» torna indietro di un passo.
play-choose-set = Scegline da { $least } a { $most }, in qualsiasi ordine, per esempio «1 3».
play-more = … e altre { $count } di questo tipo: nominane una, per esempio con i suoi spazi.
play-alone = da sola
play-counts = vale { $points }
play-number = Le possibilità sono numerate da 1 a { $most }.
play-ambiguous = Potrebbe essere: { $choices }.
play-possible = È possibile: { $choices }.
play-all-possible = Tutto è possibile.
play-not-understood = «{ $answer }» non è stato capito. «aiuto» spiega che cosa puoi scrivere.
play-and-more = (e altri { $count } casi simili)
play-saved = La partita è salvata in { $file }.
play-resume = Per continuare: durbar play --resume { $file }
play-paragraphs = Le regole hanno questi paragrafi: { $known }. Per esempio: regole M3.2
play-word-undo = undo indietro
play-word-redo = redo avanti
play-word-restart = restart ricomincia
play-word-table = table tavolo
play-word-log = log cronaca
play-word-rules = rules regole
play-word-help = help aiuto
play-word-quit = q quit esci
play-help =
    un numero o parole     che cosa fai, per esempio «1», «compra brocca rossa», «rossa»
    ?                      che cosa ora non è possibile, e perché
    ? compra brocca rossa  perché proprio questo non è possibile
    indietro, avanti       un passo del tuo turno indietro o di nuovo
    ricomincia             tutto il tuo turno dall'inizio
    tavolo, cronaca        ridisegna il tavolo; racconta tutto ciò che è successo
    regole M3.2            un paragrafo delle regole
    q                      salva la partita ed esce; si può continuare

## bench

bench-calibration = { $engine }; ciclo di confronto: { $ns } ns per un'addizione in un ciclo Python
bench-games-per-second = partite al secondo
bench-decisions-per-second = decisioni al secondo
bench-clone-ns = clone, ns
bench-apply-ns = apply, ns
bench-resample-ns = resample, ns
bench-legal-lists-per-second = liste di azioni al secondo
bench-legal-lists-with-one-follow-up-per-second = lo stesso con una sola lista successiva
bench-search-iterations-per-second = iterazioni di ricerca al secondo
bench-instructions-per-game = istruzioni per partita
bench-not-measured = { $name } non è misurato: { $reason }
bench-peer = { $name }: decisioni al secondo
