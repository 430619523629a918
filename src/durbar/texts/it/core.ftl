### Ciò che è comune a tutti i giochi. Il terminale e il browser leggono gli stessi messaggi.
### Un testo vuoto arriva come parola "none", un valore di verità come "yes" o "no";
### $you è "yes" quando si parla di chi legge.

list-and = { $most } e { $last }
list-empty = niente
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
part = { $what }: { $points }
asks-nothing = Ora non ti viene chiesto nulla.
asks-choice = Che cosa fai?

## Che cosa succede

event-turn-began = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $player }.
}
event-points-scored = { $you ->
    [yes] Ottieni { points } ({ $because }): { $parts }.
   *[no] { $player } ottiene { points } ({ $because }): { $parts }.
}
event-game-ended = { $you ->
    [yes] { $count ->
        [one] La partita è finita: hai vinto!
       *[other] La partita è finita. La vittoria è condivisa: { $winners }.
    }
   *[no] { $count ->
        [one] La partita è finita: vince { $winners }.
       *[other] La partita è finita. La vittoria è condivisa: { $winners }.
    }
}

## Perché un'azione non è possibile

error-game-over = La partita è finita; nessuno può più agire.
error-not-your-turn = Non tocca a te. Aspetta che ti venga chiesto.
error-chance-to-move = Ora decide il caso; nessuno può agire.
error-no-such-action = Questo gioco non ha un'azione numero { $action }.
error-chance-action = Questo lo fa soltanto il caso, nessun giocatore.
error-not-an-outcome = Qui il caso non può dare questo.
error-notation = «{ $text }» non è un'azione di questo gioco.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi: { $near }?
}

## La bozza di un turno

error-draft-empty = In questo turno non c'è nulla da annullare o da confermare.
error-draft-full = Il tuo turno è completo; confermalo o torna indietro di un passo.
error-draft-nothing-to-redo = Non c'è nessun passo da ripetere.

## Opzioni

error-game-unknown = Non esiste un gioco «{ $game }». Giochi conosciuti: { $known }.
error-option-value = «{ $value }» non è possibile per { $key }. Valori possibili: { $allowed }.
error-option-unknown = Non esiste un'opzione «{ $key }». Opzioni conosciute: { $known ->
    [none] nessuna
   *[other] { $known }
}.
error-option-pair = «{ $pair }» non è un'opzione; scrivi chiave=valore, con virgole in mezzo, ogni chiave una volta sola (il numero dei posti ha un'opzione propria, --seats).
error-language-unknown = Non ci sono testi in «{ $language }». Lingue conosciute: { $known }.

## Registrazioni

place-line = riga { $line }
place-entry = voce { $entry }
place-header = intestazione
error-record-header = Non è una registrazione di Durbar ({ $place }): attesa «# gioco versione edition=impronta opzione=valore …», trovata «{ $found }».
error-record-line = Registrazione danneggiata ({ $place }): atteso un posto o «chance» e un'azione, per esempio «0 take gold», trovato «{ $found }».
error-record-game = Questa registrazione ({ $place }) è di un altro gioco: atteso { $expected }, trovato { $found }.
error-record-rules = Questa registrazione ({ $place }) segue altre regole: attesa la versione { $expected }, trovata { $found }.
error-record-edition = Questa registrazione ({ $place }) è stata giocata con un'altra edizione: attesa { $expected }, trovata { $found }. Se era la tua, indica il suo file con --edition.
error-record-options = Le opzioni di questa registrazione ({ $place }) non vanno bene: { $reason }
error-record-players = Questa registrazione ({ $place }) nomina { $found } giocatori, ma ha { $seats } posti.
error-record-player-names = Registrazione danneggiata ({ $place }): attesi i giocatori come lista di nomi.
error-record-mover = La registrazione si allontana dalle regole ({ $place }): attesa una voce di { $expected }, trovata «{ $found }».
error-record-entry = La registrazione si allontana dalle regole ({ $place }): «{ $found }» qui non è possibile. { $reason }
error-record-at = Questa registrazione ha { $entries } voci; non c'è una posizione dopo { $at }.
error-record-dealer = Registrazione danneggiata ({ $place }): atteso un mazziere con tipo e seme o chiave, trovato «{ $dealer }».
error-record-no-dealer = Questa registrazione non nomina il suo mazziere: la puoi rivedere, ma non continuare.
error-record-dealer-differs = Il mazziere di questa registrazione avrebbe dato altro ({ $place }): atteso «{ $expected }», trovato «{ $found }».
error-record-json = Registrazione danneggiata ({ $place }): non è JSON valido: { $reason }.
error-record-keys = Registrazione danneggiata: chiavi mancanti: { $missing ->
    [none] nessuna
   *[other] { $missing }
}; chiavi sconosciute: { $foreign ->
    [none] nessuna
   *[other] { $foreign }
}.
error-record-format = Questa registrazione ha un formato qui sconosciuto: atteso { $expected }, trovato { $found }.
error-record-type = Registrazione danneggiata: «{ $key }» deve essere { $expected ->
    [str] un testo
    [dict] un oggetto
   *[list] una lista
}.
error-record-json-entry = Registrazione danneggiata ({ $place }): atteso un posto o «chance» e un'azione, per esempio «0 take gold», trovato «{ $found }».

## Edizioni

confidence-certain = certo
confidence-likely = probabile
confidence-guess = ricostruito
error-edition-unreadable = Il file di edizione { $file } non si può leggere: { $reason }
error-edition-toml = Il file di edizione { $file } non è TOML valido: { $reason }
error-edition-no-game = Il file di edizione { $file } non dice di quale gioco è; la prima riga dovrebbe essere, per esempio, game = "maharaja".
error-edition-game = Il file di edizione { $file } è di un altro gioco: atteso { $expected }, trovato { $found }.
error-edition-faults = Il file di edizione { $file } ha { $count ->
    [one] un errore
   *[other] { $count } errori
}, il primo in { $key }:
    { $faults }
fault = – { $key }: { $message }
fault-missing = manca; atteso: { type-name }
fault-type = atteso: { type-name }, trovato: { $found ->
    [dict] una tabella
    [list] una lista
    [int] un numero intero
    [float] un numero con decimali
    [bool] un valore di verità
    [str] un testo
   *[other] { $found }
}
type-name = { $expected ->
    [dict] una tabella
    [list] una lista
    [int] un numero intero
   *[str] un testo
}
fault-unknown = qui sconosciuto; chiavi conosciute: { $known }
fault-must-be = deve essere { $expected }
fault-count = devono essere { $expected }, non { $found }
fault-range = deve stare fra { $least } e { $most }, non { $found }
fault-one-of = deve essere uno fra { $allowed }, non { $found }
fault-id = un identificatore ha lettere minuscole, cifre e trattini e non è «nothing»: { $found }
fault-ids-differ = due carte hanno lo stesso identificatore: { $found }
fault-confidence-level = il grado di certezza «{ $level }» non esiste; possibili: { $allowed }
fault-confidence-of-nothing = è indicato un grado di certezza, ma questo valore non c'è
fault-confidence-missing = manca il grado di certezza (certain, likely, guess)

# What the first screen says of the games
java-title = Java
maharaja-title = Das Vermächtnis des Maharaja
taj-mahal-title = Taj Mahal
java-about = Posa terrazze di riso e villaggi, costruisci palazzi, chiudi le acque e dai feste; sii primo nelle città quando si prende l'ultima tessera tripla.
maharaja-about = Compra antichità, componi collezioni e diventa, dopo nove giorni di vendita, l'erede più ricco del Maharaja.
taj-mahal-about = Conquista influenza provincia dopo provincia, collega i tuoi palazzi lungo le strade e abbi più punti di tutti dopo dodici visite.
