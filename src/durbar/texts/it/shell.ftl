# La cornice di ogni gioco: chi è andato via, che cosa vale al tavolo, una rivincita, un indirizzo ignoto.

## Chi è andato via

web-gave-up = ha abbandonato
web-gave-up-news = { $player } ha abbandonato; continua un bot.
web-stood-in = { $why ->
    [gave-up] Hai abbandonato; continua un bot.
    [ran-out] Hai esaurito il tempo; continua un bot.
   *[away] Un bot gioca per te.
}
web-left-result = { $why ->
    [gave-up] { $you ->
        [yes] Hai abbandonato
       *[no] { $player } ha abbandonato
    }
   *[ran-out] { $you ->
        [yes] Hai esaurito il tempo
       *[no] { $player } ha esaurito il tempo
    }
}{ $rated ->
    [yes] : in classifica dietro a tutti quelli che sono rimasti. Ha continuato un bot.
   *[no] ; ha continuato un bot.
}
web-winner-bot = { $you ->
    [yes] il tuo bot
   *[no] il bot di { $player }
}

## Una rivincita

web-rematch-join = Alla rivincita
web-rematch-proposed = È proposta una rivincita. Il tuo posto è riservato.

## Che cosa vale al tavolo

web-terms = Qui vale
web-terms-clock = { $kind ->
    [time] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    } a testa, { $increment ->
        [0] nulla in più dopo un turno
        [one] 1 secondo in più dopo ogni turno
       *[other] { $increment } secondi in più dopo ogni turno
    }
   *[days] { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    } per ogni mossa
}
web-terms-watch = Spettatori
web-terms-watch-value = { $listed ->
    [yes] il tavolo è in elenco sotto «Guarda»
   *[no] solo con il link
}

## Suggerimenti

web-hint-again = Chiedi di nuovo
web-hint-failed = Nessun consiglio è arrivato.

## Un indirizzo ignoto

web-nowhere = A questo indirizzo non c'è nessuna pagina.
