### Le mie partite: che cosa aspetta me, che cosa non ho visto, e le partite finite.

error-dates-crossed = Il primo giorno viene dopo l'ultimo: allora nessuna partita può essere finita. Scegli un primo giorno che non venga dopo l'ultimo.

web-mine-title = Le mie partite
web-mine-count = { $count ->
    [0] Niente ti aspetta.
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
web-mine-next = Prossima partita
web-mine-next-of = { $count ->
    [one] Prossima partita: ancora 1 ti aspetta
   *[other] Prossima partita: altre { $count } ti aspettano
}
web-mine-new = Inizia una nuova partita
web-mine-all = Tutte le mie partite
web-mine-waiting = Tocca a te
web-mine-ended = Finite mentre non c’eri
web-mine-running = Tocca ad altri
web-mine-lobby = Non ancora iniziate
web-mine-kept = Un posto è tenuto per te.
web-mine-time-left = Il tempo che ti resta:
web-mine-more = Mostra altre
web-mine-new-short = { $count ->
    [1] 1 nuova
   *[other] { $count } nuove
}
web-mine-new-moves = { $count ->
    [one] una nuova mossa
   *[other] { $count } nuove mosse
}
web-mine-new-lines = { $count ->
    [one] una riga di chat non letta
   *[other] { $count } righe di chat non lette
}

## Partite finite

web-mine-finished = Partite finite
web-mine-player = Nome di un giocatore
web-mine-game = Gioco
web-mine-any-game = Ogni gioco
web-mine-result = Risultato
web-mine-any-result = Ogni risultato
web-mine-won = Vinte
web-mine-lost = Non vinte
web-mine-since = Dal
web-mine-until = Al
web-mine-clear = Mostra tutte
web-mine-found = { $count ->
    [0] { $sought ->
        [yes] Nessuna partita finita è così.
       *[no] Nessuna tua partita è ancora finita.
    }
    [one] Una partita
   *[other] { $count } partite
}
web-mine-place = { $rank ->
    [1] Vinta
   *[other] { $rank }º posto su { $seats }
}
web-mine-gave-up = Abbandonata
web-mine-ran-out = Tempo scaduto

## Al tavolo

web-mine-missed = { $count ->
    [one] Una mossa mentre non c’eri.
   *[other] { $count } mosse mentre non c’eri.
}
web-mine-play-back = Rivedi
web-mine-since-here = Nuovo da quando eri qui
