# Der Rahmen um jedes Spiel: wer gegangen ist, was am Tisch gilt, eine Revanche, eine unbekannte Adresse.

## Wer gegangen ist

web-gave-up = aufgegeben
web-gave-up-news = { $player } hat aufgegeben; ein Bot spielt weiter.
web-stood-in = { $why ->
    [gave-up] Du hast aufgegeben; ein Bot spielt weiter.
    [ran-out] Deine Zeit ist abgelaufen; ein Bot spielt weiter.
   *[away] Ein Bot spielt für dich.
}
web-left-result = { $why ->
    [gave-up] { $you ->
        [yes] Du hast aufgegeben
       *[no] { $player } hat aufgegeben
    }
   *[ran-out] { $you ->
        [yes] Deine Zeit lief ab
       *[no] Die Zeit von { $player } lief ab
    }
}{ $rated ->
    [yes] : Rang hinter allen, die blieben. Ein Bot spielte weiter.
   *[no] ; ein Bot spielte weiter.
}
web-winner-bot = { $you ->
    [yes] dein Bot
   *[no] der Bot von { $player }
}

## Eine Revanche

web-rematch-join = Zur Revanche
web-rematch-proposed = Eine Revanche ist vorgeschlagen. Dein Platz ist frei gehalten.

## Was am Tisch gilt

web-terms = Hier gilt
web-terms-clock = { $kind ->
    [time] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } für jeden, { $increment ->
        [0] nach einem Zug nichts dazu
        [one] 1 Sekunde mehr nach jedem Zug
       *[other] { $increment } Sekunden mehr nach jedem Zug
    }
   *[days] { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } für jeden Zug
}
web-terms-watch = Zuschauer
web-terms-watch-value = { $listed ->
    [yes] der Tisch steht unter „Zuschauen“
   *[no] nur über den Link
}

## Tipps

web-hint-again = Noch einmal fragen
web-hint-failed = Es kam kein Rat.

## Eine unbekannte Adresse

web-nowhere = Unter dieser Adresse gibt es keine Seite.
