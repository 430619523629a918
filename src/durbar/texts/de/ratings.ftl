# Gewertete Tische und die Ranglisten.

## Am Tisch

web-table-rated = Gewertet
web-table-rated-help = Das Ergebnis zählt für die Rangliste dieses Spiels, für Menschen und Bots. Ein gewerteter Tisch hat eine Uhr und gibt keine Tipps, jeder hat einen Platz, und niemand lässt einen Bot an Stelle eines anderen spielen. Wer aufgibt oder wessen Zeit abläuft, wird Letzter; ein Bot spielt dort zu Ende.
web-rated = Gewertet
web-rated-about = Das Ergebnis dieses Tisches zählt für die Rangliste. Wer Platz nimmt, ist damit einverstanden; wer aufgibt oder wessen Zeit abläuft, wird Letzter.
web-clock-help-rated = Wessen Zeit abläuft, der wird Letzter; ein Bot spielt dort zu Ende.
web-resign-really-rated = Deinen Platz endgültig aufgeben? Dann wirst du Letzter, was immer der Bot erreicht, der für dich weiterspielt.

## Nach dem Ende

web-rating-title = Wertungen
web-rating-change = { $way ->
    [up] steigt von { $before } auf { $after }
    [down] fällt von { $before } auf { $after }
   *[same] bleibt bei { $after }
}
web-rating-due = Die Wertungen werden berechnet …
web-rating-none = Dieses Ergebnis hat niemandes Wertung verändert.
web-rating-ladder = Zur Rangliste

## Die Rangliste

web-ladder = Rangliste
web-ladder-title = Rangliste: { $game }
web-ladder-lead = Alle, die gewertete Tische spielen, und die Bots, auf die sie treffen.
web-ladder-variants = Varianten
web-ladder-plain = Ohne Varianten
web-ladder-rank = Rang
web-ladder-player = Spieler
web-ladder-rating = Wertung
web-ladder-range = Stärke
web-ladder-interval = { $low } bis { $high }
web-ladder-games = Partien
web-ladder-wins = Siege
web-ladder-last = Zuletzt gespielt
web-ladder-fared = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
web-ladder-provisional = vorläufig
web-ladder-bot = Bot
web-ladder-empty = Hier hat noch niemand einen gewerteten Tisch gespielt. „Gewertet“ bei den Einstellungen eines neuen Tisches eröffnet diese Rangliste.
web-ladder-new = Neuer Tisch
web-ladder-more = Mehr zeigen
web-ladder-about = Die Stärke liegt mit 95 % Sicherheit in der genannten Spanne. Die Wertung ist ihr vorsichtiges Ende, drei Standardabweichungen unter der Mitte: Sie steigt mit Siegen und mit jeder Partie, die die Schätzung sicherer macht. Mit weniger als fünf Partien ist sie vorläufig.

## Ablehnungen

error-rated-clock = Ein gewerteter Tisch braucht eine Uhr, damit niemand einer Niederlage entgeht, indem er wegbleibt. Wähle eine, oder lass den Tisch ungewertet.
error-rated-hints = An einem gewerteten Tisch wird niemand beraten. Verbiete die Tipps, oder lass den Tisch ungewertet.
error-rated-bot = Der Bot „{ $bot }“ wird nicht gewertet: An einem gewerteten Tisch sitzen die Stufen und Stile des Spiels ({ $known }).
error-rated-guest = Wer an einem gewerteten Tisch Platz nimmt, muss durch das Cookie eines Gastes bekannt sein; der Schlüssel eines Platzes allein ist niemand.
error-rated-one-seat = An einem gewerteten Tisch hat jeder einen Platz. Lass die anderen über den Link kommen, oder lass den Tisch ungewertet.
error-rated-alone = Hier ist niemand, gegen den gewertet würde. Ein gewerteter Tisch braucht mindestens zwei verschiedene Spieler, Menschen oder Bots.
error-rated-no-stand-in = An einem gewerteten Tisch spielt kein Bot an jemandes Stelle. Seine Uhr läuft; wer gehen will, gibt auf.
error-no-hints-rated = An einem gewerteten Tisch gibt es keine Tipps; ungewertete Tische können sie erlauben.
error-variant-unknown = Eine Variante „{ $variant }“ hat dieses Spiel nicht. Bekannte Varianten: { $known }.
