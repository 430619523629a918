### Il browser.

web-skip = Vai al contenuto
web-loading = Un momento …
web-screen-failed = Impossibile caricare la pagina. Forse il server è stato aggiornato.
web-reload = Ricarica
web-close = Chiudi
web-back = Indietro
web-home = Alla pagina iniziale
web-my-games = Le mie partite
web-tools = Strumenti
web-more = Altro
web-yes = Sì
web-no = No
web-copy = Copia
web-ask = Chiedi
web-try-again = Riprova
web-you = tu
web-error = Qualcosa è andato storto ({ $code }).
web-error-no-server = Il server non risponde. È acceso?
web-error-server-error = Il server non ci è riuscito.
web-lost = Connessione persa. Sto riprovando …
web-no-such-table = Questo tavolo non esiste.
web-no-such-game = Questo gioco qui non c’è.

## Pagina iniziale

web-home-title = Accomodati al durbar
web-home-lead = Tre classici dallo splendore indiano e giavanese: contro i bot, con amici lontani o in più persone su un solo dispositivo.
web-games = Giochi
web-players-range = da { $least } a { $most } giocatori
web-minutes-taj-mahal = circa 75 minuti
web-minutes-java = circa 90 minuti
web-minutes-maharaja = circa 30 minuti
web-play-bots = Gioca contro i bot
web-play-friends = Con amici
web-play-hotseat = A turno qui
web-choose-options = Scegli le opzioni
web-rules = Regole
web-rules-of = Regole: { $game }
web-continue = Continua
web-watch-title = Guarda
web-watch-none = Al momento nessun tavolo è aperto agli spettatori. Con «Gli altri possono guardare» tra le opzioni di un nuovo tavolo, esso appare qui.
web-waiting-players = Mancano ancora giocatori.
web-free-seats = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
web-load-title = Rivedi una partita
web-load-help = Una partita salvata, da file o incollata: mossa per mossa.
web-load-file = Scegli un file
web-load-paste = Incolla una registrazione
web-load = Apri
web-foot = Libero e aperto. Nessun account necessario, nessun tracciamento: un cookie ricorda i tuoi posti.

## Impostazioni

web-settings = Impostazioni
web-me = Il mio account
web-your-name = Il tuo nome
web-language = Lingua
web-theme = Colori
web-theme-system = Come il dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-confirm = Conferma
web-confirm-never = Mai
web-confirm-barrier = Fine del turno
web-confirm-always = Ogni passo
web-confirm-help = «Fine del turno» aspetta prima di ciò che non si può annullare; «Ogni passo» chiede anche a ogni scelta.
web-pace = Animazione
web-pace-none = Nessuna
web-pace-fast = Veloce
web-pace-normal = Normale
web-pace-slow = Lenta
web-signals = Segnali
web-sound = Suoni
web-volume = Volume
web-notices = Avvisi

## Un nuovo tavolo

web-new-title = Nuovo tavolo: { $game }
web-presets = Già pronti
web-preset-standard = In quattro
web-preset-three = In tre
web-preset-duel = Duello
web-preset-duel-grey = Duello con i lati grigi
web-preset-five = Cinque giocatori
web-preset-nine-provinces = Nove province
web-preset-carletto-solitaire = Da soli con due Carletti
web-preset-carletto-duo = In due con Carletto
web-preset-carletto-two-plus-two = In due con due Carletti
web-preset-carletto-guest = In tre con Carletto
web-who-plays = Chi gioca
web-options = Opzioni
web-table-settings = A questo tavolo
web-option-seats = Posti
web-maharaja-option-grey = Lati grigi
web-taj-mahal-option-carletto = Carletto
web-taj-mahal-option-carletto-help = Carletto è un giocatore fittizio con regole proprie (T9): occupa un posto e nessuno deve giocare per lui.
web-taj-mahal-option-carletto-none = Senza di lui
web-taj-mahal-option-carletto-duo = Due persone, un Carletto
web-taj-mahal-option-carletto-solitaire = Una persona, due Carletti
web-taj-mahal-option-carletto-two-plus-two = Due persone, due Carletti
web-taj-mahal-option-carletto-guest = Tre o quattro persone, un Carletto
web-taj-mahal-option-provinces = Province
web-taj-mahal-option-seats-help = Tutti i posti al tavolo, compresi quelli dei bot e dei Carletti.
web-java-option-seats-help = Tutti i posti al tavolo, compresi quelli dei bot.
web-maharaja-option-seats-help = Tutti i posti al tavolo, compresi quelli dei bot.
web-table-is-listed = Gli altri possono guardare
web-table-is-listed-help = Il tavolo appare sotto «Guarda» nella pagina iniziale, dove si possono anche occupare i posti liberi. Altrimenti lo trova solo chi ha il link. Gli spettatori non vedono mai le carte coperte.
web-table-show-drafts = Mostra i turni mentre si preparano
web-table-show-drafts-help = Tutti vedono il turno nascere passo per passo. Altrimenti gli altri lo vedono quando è confermato.
web-table-known-cards-taj-mahal = Ricorda le carte viste da tutti
web-table-known-cards-help-taj-mahal = Ciò che qualcuno ha preso dall’esposizione resta leggibile accanto alla sua mano finché non lo gioca. Altrimenti ognuno lo ricorda da sé, come a un tavolo di legno.
web-seat-number = Posto { $number }
web-name-of-seat = Nome al posto { $number }
web-chair-me = Tu
web-chair-here = Qui, a turno
web-chair-open = Libero: arriva dal link
web-chair-automaton = gioca con regole fisse
web-bot = Bot: { $bot }
web-player = Giocatore { $number }
web-name-again = { $name } { $number }
web-you-name = Tu
web-automaton = automa
web-seat-open = posto libero
web-open-table = Apri il tavolo
web-begin = Comincia
web-table-of = Tavolo: { $game }
web-invite = Invita
web-invite-help = Chi apre questo link prende un posto libero. Senza account.
web-qr = Codice QR con il link a questo tavolo
web-link = Link a questo tavolo
web-link-copied = Link copiato.
web-link-copy = Copia il link:
web-join = Siediti
web-begins-when-full = { $count ->
    [one] Un posto è ancora libero. La partita comincia appena viene occupato.
   *[other] { $count } posti sono ancora liberi. La partita comincia appena sono tutti occupati.
}
web-stand-up = Alzati
web-add-bot = Metti un bot
web-shuffle = Mescolata sigillata
web-shuffle-help = Il server ha fissato la mescolata prima della prima carta e mostra questo sigillo. Dopo la partita chiunque può controllare ogni carta.

## Tavolo

web-players = Giocatori
web-points = punti
web-projected = se finisse ora
web-projected-caption = Punti se finisse ora
web-away = assente
web-stand-in = Lascia giocare un bot
web-take-back = Torna a giocare
web-mute = Silenzia la chat
web-muted = Chat silenziata
web-to-move = di turno
web-your-turn = Tocca a te.
web-turn-of = Tocca a { $player }.
web-chance = Si scoprono le carte.
web-over = La partita è finita.
web-turn-complete-head = Il tuo turno è completo.
web-turn-complete = { $barrier ->
    [chance] Seguono nuove carte.
    [seat] Segue il prossimo giocatore.
    [end] Con esso finisce la partita.
   *[other] Confermalo o torna indietro di un passo.
}
web-barrier = { $barrier ->
    [chance] Seguono nuove carte: da qui non si torna indietro
    [seat] Segue il prossimo giocatore: da qui non si torna indietro
    [end] La partita finisce: da qui non si torna indietro
   *[other] Il turno finisce: da qui non si torna indietro
}
web-end-turn = Fine turno
web-end-turn-not-yet = Il tuo turno non è ancora completo.
web-end-turn-really = Finire il turno?
web-end-anyway = Fine turno
web-confirm-it = Conferma
web-undo = Annulla
web-redo = Ripeti
web-restart = Ricomincia il turno
web-ledger = Questo turno finora
web-set-count = { $count } di { $least ->
    [0] al massimo { $most }
   *[other] { $most }
}
web-choices = Le tue scelte
web-choices-search = Cerca tra le scelte
web-table-facts = Sul tavolo
web-rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
web-why-not = Perché non posso …?
web-why-not-action = Un’azione, per esempio «take gold»
web-why-not-legal = Ora è possibile.
web-plain-table = Tavolo semplice
web-own-table = Tavolo disegnato
web-resign = Abbandona
web-resign-really = Lasciare il posto per sempre? Un bot gioca al tuo posto.
web-rules-paragraph = Regole, paragrafo { $paragraph }

## Diario e chat

web-log = Diario
web-log-lines = Righe del diario
web-log-filter = Mostra
web-log-all = Tutto
web-log-points = Punti
web-log-empty = Ancora niente.
web-log-travel = Guarda il tavolo in quel momento
web-since = Dal tuo ultimo turno
web-chat = Chat
web-chat-say = Di’ qualcosa
web-chat-send = Invia

## Replay

web-replay = Replay
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-move = Mossa
web-replay-at = { $at } di { $entries }
web-replay-speed = Velocità
web-replay-eyes = Di chi è la vista
web-replay-public = Vista pubblica
web-replay-eyes-of = { $you ->
    [yes] La tua vista
   *[no] Vista di { $player }
}
web-replay-share = Copia un link a questa mossa
web-replay-now = Torna alla partita
web-past = Il tavolo in un momento precedente

## Fine

web-winner = Vittoria
web-reason = { $reason ->
    [tie-break] Ha deciso lo spareggio.
    [shared] La vittoria è condivisa.
   *[other] Hanno deciso i punti.
}
web-breakdown = Punti per provenienza
web-source = Provenienza
web-chart-title = La partita mossa per mossa
web-chart-label = Punti nel corso della partita; alla fine: { $scores }
web-verify = Controlla la mescolata
web-verify-good = Onesta: tutte le { $draws } estrazioni seguono dalla mescolata sigillata.
web-verify-bad = Le carte non seguono dalla mescolata sigillata!
web-download = Registrazione
web-rematch = Rivincita
web-end-hide = Guarda il tavolo

## Tra persone su un dispositivo

web-curtain-title = Tocca a { $player }
web-curtain-text = Passa il dispositivo. Il tavolo è coperto finché non alzi il sipario.
web-curtain-lift = Sono { $player }

## Regole

web-rules-search = Cerca nelle regole
web-rules-chapters = Capitoli
web-rules-none = Nelle regole non c’è nulla di simile.
web-edition = Che cosa è ricostruito
web-edition-help = Questi valori dell’edizione non sono provati da una fonte stampata; si possono sostituire.

## Da dove vengono i punti

maharaja-source-antique = Antichità
maharaja-source-collection = Collezioni
maharaja-source-rupees = Rupie

## Maharaja table

## Suggerimenti

web-hint = Suggerimento
web-hint-title = Che cosa farebbe un bot
web-hint-thinking = Un bot sta pensando alla tua posizione …
web-hint-win = Probabilità di vittoria: { $win } %
web-hint-lead = vantaggio previsto { $lead }
web-hint-tried = provata { $visits ->
    [one] { $visits } volta
   *[other] { $visits } volte
} su { $simulations }
web-hint-play = Gioca così
web-hint-none = Non c'è nulla da suggerire.
web-hint-about = Il bot vede solo ciò che vedi tu e immagina il resto.
web-table-hints = Suggerimenti
web-table-hints-value = { $hints ->
    [alone] solo contro i bot
    [yes] per tutti
   *[no] per nessuno
}
web-table-hints-help = Se i giocatori possono chiedere a un bot che cosa farebbe al loro posto. Tutti al tavolo possono leggere che cosa si è scelto.
