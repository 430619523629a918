# Tavoli valutati e classifiche.

## Al tavolo

web-table-rated = Valutato
web-table-rated-help = Il risultato conta per la classifica di questo gioco, per persone e bot. Un tavolo valutato ha un orologio e non dà suggerimenti, ognuno ha un solo posto, e nessuno fa giocare un bot al posto di un altro. Chi abbandona o esaurisce il tempo è ultimo; un bot finisce la partita al suo posto.
web-rated = Valutato
web-rated-about = Il risultato di questo tavolo conta per la classifica. Chi si siede è d'accordo; chi abbandona o esaurisce il tempo è ultimo.
web-clock-help-rated = Chi esaurisce il tempo è ultimo; un bot finisce la partita al suo posto.
web-resign-really-rated = Lasciare il posto per sempre? Allora sei ultimo, qualunque cosa ottenga il bot che gioca al tuo posto.

## Dopo la fine

web-rating-title = Valutazioni
web-rating-change = { $way ->
    [up] sale da { $before } a { $after }
    [down] scende da { $before } a { $after }
   *[same] resta a { $after }
}
web-rating-due = Si calcolano le valutazioni …
web-rating-none = Questo risultato non ha cambiato la valutazione di nessuno.
web-rating-ladder = Alla classifica

## La classifica

web-ladder = Classifica
web-ladder-title = Classifica: { $game }
web-ladder-lead = Tutti quelli che giocano a tavoli valutati, e i bot che incontrano.
web-ladder-variants = Varianti
web-ladder-plain = Senza varianti
web-ladder-rank = Posto
web-ladder-player = Giocatore
web-ladder-rating = Valutazione
web-ladder-range = Forza
web-ladder-interval = da { $low } a { $high }
web-ladder-games = Partite
web-ladder-wins = Vittorie
web-ladder-last = Ultima partita
web-ladder-fared = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
web-ladder-provisional = provvisoria
web-ladder-bot = bot
web-ladder-empty = Qui nessuno ha ancora giocato a un tavolo valutato. «Valutato» fra le impostazioni di un nuovo tavolo apre questa classifica.
web-ladder-new = Nuovo tavolo
web-ladder-more = Mostra altri
web-ladder-about = La forza sta nell'intervallo indicato con il 95 % di sicurezza. La valutazione ne è l'estremo prudente, tre deviazioni standard sotto il centro: sale con le vittorie e con ogni partita che rende la stima più sicura. Con meno di cinque partite è provvisoria.

## Rifiuti

error-rated-clock = Un tavolo valutato ha bisogno di un orologio, perché nessuno sfugga a una sconfitta restando via. Scegline uno, o lascia il tavolo senza valutazione.
error-rated-hints = A un tavolo valutato nessuno riceve consigli. Vieta i suggerimenti, o lascia il tavolo senza valutazione.
error-rated-bot = Il bot «{ $bot }» non è valutato: a un tavolo valutato siedono i livelli e gli stili del gioco ({ $known }).
error-rated-guest = Chi si siede a un tavolo valutato deve essere noto dal cookie di un ospite; il gettone di un posto da solo non è nessuno.
error-rated-one-seat = A un tavolo valutato ognuno ha un solo posto. Fai venire gli altri con il link, o lascia il tavolo senza valutazione.
error-rated-alone = Qui non c'è nessuno contro cui valutare. Un tavolo valutato ha bisogno di almeno due giocatori diversi, persone o bot.
error-rated-no-stand-in = A un tavolo valutato nessun bot gioca al posto di un altro. Il suo orologio corre; chi vuole andarsene abbandona.
error-no-hints-rated = A un tavolo valutato non ci sono suggerimenti; i tavoli senza valutazione possono permetterli.
error-variant-unknown = Questo gioco non ha una variante «{ $variant }». Varianti conosciute: { $known }.
