# Chi sono i bot: livelli, stili di un gioco e le parti di cui sono fatti.

web-bot-level = { $bot ->
    [random] casuale
    [greedy] avido
    [search] ricerca
    [turns] pianificatore
    [novice] principiante
    [casual] dilettante
    [expert] esperto
    [master] maestro
    [collector] collezionista
    [jeweller] gioielliere
    [merchant] mercante
    [architect] architetto
    [builder] costruttore
    [farmer] risicoltore
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Fa una qualsiasi mossa permessa.
    [greedy] Prende ciò che al momento promette di più.
    [search] La ricerca ad albero con le regolazioni consuete.
    [turns] Pianifica tutto il turno e segue il piano.
    [novice] Sta ancora imparando: vede i punti sotto il naso e non dove portano.
    [casual] Soppesa ciò che ha davanti e non guarda lontano.
    [expert] Pensa alcune mosse in anticipo e si aspetta buone risposte.
    [master] Prima di ogni mossa prova molti modi in cui la partita può andare.
    [collector] Vede in tutto una collezione e risparmia per le sue carte.
    [jeweller] Ama gli oggetti preziosi per sé stessi; le collezioni vengono dopo.
    [merchant] Accumula merci, perché ognuna rende di nuovo con la successiva.
    [architect] Costruisce un palazzo dopo l’altro lungo il percorso e vive dei collegamenti.
    [builder] Vuole essere primo nelle grandi città.
    [farmer] Allaga i campi: chiude le acque ovunque convenga.
   *[other] { $bot }
}
web-bot-kind = { $kind ->
    [level] Livelli
    [style] Stili
   *[part] Componenti
}
