# Partite che durano: orologi e ordini permanenti.

## Orologi

web-clock = Orologio
web-clock-none = Senza orologio
web-clock-time = Tempo per la partita
web-clock-days = Giorni per ogni mossa
web-clock-minutes = Minuti per ciascuno
web-clock-increment = Secondi in più dopo ogni turno
web-clock-days-each = Giorni per ogni mossa
web-clock-help = Per chi esaurisce il tempo continua un bot, e il risultato lo dice.
web-clock-left = Tempo di { $player }: { $left }
web-clock-left-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
} { $hours } h
web-ran-out = tempo scaduto

## Ordini permanenti

web-orders = Ordine permanente
web-order-leave = Lascia un ordine
web-order-other = Lascia un altro ordine
web-order-back = Ritira l’ordine
web-order-incomplete = Scegline almeno uno.
web-order-now = Adesso farebbe questo: { $steps }.
web-order-step = «{ $step }»
web-order-now-asks = Adesso ti aspetterebbe.
web-orders-help-taj-mahal = Mentre non ci sei, il tavolo risponde per te come dici qui. Costruisce i palazzi dove rendono di più. L’ordine finisce con la visita e nessuno lo vede.
web-orders-help-java = Mentre non ci sei, il tavolo risponde per te in questa festa come dici qui. Nessuno vede l’ordine.
web-order-taj-mahal-withdraw-next = Ritirarmi al prossimo turno
web-order-taj-mahal-withdraw-leading = Ritirarmi appena sono in testa
web-order-taj-mahal-prizes = Dove voglio essere in testa
web-order-taj-mahal-cards = Carte da prendere, la preferita per prima
web-order-java-festival = Offri per me
web-order-java-up-to = Offri fino a, altrimenti passa
web-order-java-share = Accetta una divisione da (fama)
web-table-order-delay = Lascia riflettere gli ordini
web-table-order-delay-help = Un ordine permanente risponde dopo al massimo { $seconds } secondi, a caso, perché nessuno lo distingua da chi riflette.
web-table-answer-forced = Rispondi a ciò che è obbligato
web-table-answer-forced-help = Il tavolo risponde da sé dove tutti vedono che non c’è scelta. Ciò che dipende da carte nascoste si chiede sempre.
