### Le mie partite: che cosa aspetta me, che cosa non ho visto, e le partite finite.

error-dates-crossed = Il primo giorno viene dopo l'ultimo: allora nessuna partita può essere finita. Scegli un primo giorno che non venga dopo l'ultimo.

web-my-games-title = Le mie partite
web-my-games-count = { $count ->
    [0] Niente ti aspetta.
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
web-my-games-next = Prossima partita
web-my-games-next-of = { $count ->
    [one] Prossima partita: ancora 1 ti aspetta
   *[other] Prossima partita: altre { $count } ti aspettano
}
web-my-games-new = Inizia una nuova partita
web-my-games-all = Tutte le mie partite
web-my-games-waiting = Tocca a te
web-my-games-ended = Finite mentre non c’eri
web-my-games-running = Tocca ad altri
web-my-games-lobby = Non ancora iniziate
web-my-games-kept = Un posto è tenuto per te.
web-my-games-time-left = Il tempo che ti resta:
web-my-games-more = Mostra altre
web-my-games-new-short = { $count ->
    [1] 1 nuova
   *[other] { $count } nuove
}
web-my-games-new-moves = { $count ->
    [one] una nuova mossa
   *[other] { $count } nuove mosse
}
web-my-games-new-lines = { $count ->
    [one] una riga di chat non letta
   *[other] { $count } righe di chat non lette
}

## Partite finite

web-my-games-finished = Partite finite
web-my-games-player = Nome di un giocatore
web-my-games-game = Gioco
web-my-games-any-game = Ogni gioco
web-my-games-result = Risultato
web-my-games-any-result = Ogni risultato
web-my-games-won = Vinte
web-my-games-lost = Non vinte
web-my-games-since = Dal
web-my-games-until = Al
web-my-games-clear = Mostra tutte
web-my-games-found = { $count ->
    [0] { $sought ->
        [yes] Nessuna partita finita è così.
       *[no] Nessuna tua partita è ancora finita.
    }
    [one] Una partita
   *[other] { $count } partite
}
web-my-games-place = { $rank ->
    [1] Vinta
   *[other] { $rank }º posto su { $seats }
}
web-my-games-gave-up = Abbandonata
web-my-games-ran-out = Tempo scaduto

## Al tavolo

web-my-games-missed = { $count ->
    [one] Una mossa mentre non c’eri.
   *[other] { $count } mosse mentre non c’eri.
}
web-my-games-play-back = Rivedi
web-my-games-since-here = Nuovo da quando eri qui
