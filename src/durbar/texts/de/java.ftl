### Java. Felder heißen nach Reihe und Platz: G7. Ruhm wird in Punkten gezählt.

## Namen

java-card = { $card ->
    [mask] Maske
    [drum] Trommel
    [puppet] Puppe
    [mask-drum] Maske und Trommel
    [drum-puppet] Trommel und Puppe
    [mask-puppet] Maske und Puppe
   *[unknown] eine verdeckte Karte
}
java-tile = { $tile ->
    [three] Dreiertafel
    [two] Zweiertafel
    [rice] Einertafel Reis
   *[village] Einertafel Dorf
}
java-terrain = { $terrain ->
    [rice] Reis
    [village] Dorf
   *[water] Bewässerung
}
java-cost = { $cost } AP

## Fragen und Antworten

java-asks-turn = Was tust du?
java-asks-moving = Wohin geht die Figur?
java-asks-bidding = Welche Karten legst du, oder passt du?
java-asks-laying = Welche Karten legst du?
java-asks-answering = Teilst du das Fest, oder legst du mehr Karten?
java-action-lay-tile = Lege eine { java-tile } auf { $spaces }
java-action-irrigate = Lege Bewässerung auf { $space }
java-action-palace = Palast { $value } auf { $space }
java-action-take-up = Ziehe die Figur auf { $space }
java-action-enter = Setze eine Figur ein
java-action-take-open-card = Nimm die offene Palastkarte
java-action-take-hidden-card = Nimm eine Palastkarte vom Stapel
java-action-spend-token = Setze einen Aktionschip ein
java-action-call-festival = Rufe am Palast auf { $space } ein Fest aus
java-action-end-turn = Beende den Zug
java-action-set-down = Nach { $space }
java-action-leave = Vom Plan
java-action-bid = Lege { $card }
java-action-done = Das ist das Gebot
java-action-pass = Passe
java-action-agree = Stimme zu
java-part-palace = Palast auf { $palace }
java-part-water = Wasser auf { $water }
java-part-festival = Fest auf { $festival }
java-part-city = Stadt von { $city }

## Was geschieht

java-event-starting-player-found = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
java-event-card-dealt = { $you ->
    [yes] Du bekommst ausgeteilt: { $card }.
   *[no] { $player } bekommt ausgeteilt: { $card }.
}
java-event-card-turned-up = Offen neben dem Stapel: { $card }.
java-event-tile-laid = { $you ->
    [yes] Du legst eine { java-tile } auf { $spaces }, Ebene { $level } ({ $ap } AP).
   *[no] { $player } legt eine { java-tile } auf { $spaces }, Ebene { $level } ({ $ap } AP).
}
java-event-developer-entered = { $you ->
    [yes] Du setzt eine Figur auf { $target } ein ({ $ap } AP).
   *[no] { $player } setzt eine Figur auf { $target } ein ({ $ap } AP).
}
java-event-developer-moved = { $you ->
    [yes] Du ziehst eine Figur von { $space } nach { $target } ({ $ap } AP).
   *[no] { $player } zieht eine Figur von { $space } nach { $target } ({ $ap } AP).
}
java-event-developer-left = { $you ->
    [yes] Deine Figur auf { $space } verlässt den Plan ({ $ap } AP).
   *[no] Eine Figur von { $player } auf { $space } verlässt den Plan ({ $ap } AP).
}
java-event-palace-built = { $you ->
    [yes] Du errichtest einen Palast { $value } auf { $space }; das Dorf hat { $size } Felder.
   *[no] { $player } errichtet einen Palast { $value } auf { $space }; das Dorf hat { $size } Felder.
}
java-event-palace-upgraded = { $you ->
    [yes] Du baust den Palast auf { $space } von { $before } auf { $value } aus; die Stadt hat { $size } Felder.
   *[no] { $player } baut den Palast auf { $space } von { $before } auf { $value } aus; die Stadt hat { $size } Felder.
}
java-event-irrigation-laid = { $you ->
    [yes] Du legst Bewässerung auf { $space }.
   *[no] { $player } legt Bewässerung auf { $space }.
}
java-event-water-closed = Das Wasser auf { $spaces } ist eingeschlossen{ $first ->
    [yes] .
   *[no] ; niemand hat daneben den ersten Rang.
}
java-event-open-card-taken = { $you ->
    [yes] Du nimmst die offene Karte: { $card }.
   *[no] { $player } nimmt die offene Karte: { $card }.
}
java-event-card-drawn = { $you ->
    [yes] Du ziehst: { $card }.
   *[no] { $player } zieht { $card }.
}
java-event-pile-shuffled = Die Ablage wird gemischt: { $cards ->
    [one] { $cards } Karte bildet
   *[other] { $cards } Karten bilden
} den Stapel.
java-event-token-spent = { $you ->
    [yes] Du setzt einen Aktionschip ein und hast { $ap } AP.
   *[no] { $player } setzt einen Aktionschip ein und hat { $ap } AP.
}
java-event-festival-called = { $you ->
    [yes] Du rufst am Palast { $value } auf { $space } ein Fest aus; es zählt: { $open_card }.
   *[no] { $player } ruft am Palast { $value } auf { $space } ein Fest aus; es zählt: { $open_card }.
}
java-event-festival-card-laid = { $you ->
    [yes] Du legst { $card }: { $total }.
   *[no] { $player } legt { $card }: { $total }.
}
java-event-bid-made = { $you ->
    [yes] Du bietest { $total }.
   *[no] { $player } bietet { $total }.
}
java-event-bidder-passed = { $you ->
    [yes] Du passt.
   *[no] { $player } passt.
}
java-event-agreement-asked = { $you ->
    [yes] Alle stehen bei { $total }: Du fragst nach einer Einigung.
   *[no] Alle stehen bei { $total }: { $player } fragt nach einer Einigung.
}
java-event-agreed = { $you ->
    [yes] Du stimmst zu.
   *[no] { $player } stimmt zu.
}
java-event-festival-held = Das Fest auf { $space } richtet aus: { $players } ({ $count ->
    [one] allein
   *[other] gemeinsam
}); Ruhm für jeden: { $fame }.
java-event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug{ $lapsed ->
        [0] .
       *[other] ; verfallene AP: { $lapsed }.
    }
   *[no] { $player } beendet den Zug{ $lapsed ->
        [0] .
       *[other] ; verfallene AP: { $lapsed }.
    }
}
java-event-last-round-began = { $three_tiles ->
    [0] { $you ->
        [yes] Das war die letzte Dreiertafel: Du beendest deinen Zug und wertest; alle anderen haben noch einen Zug.
       *[no] Das war die letzte Dreiertafel: { $player } beendet den Zug und wertet; alle anderen haben noch einen Zug.
    }
   *[other] { $you ->
        [yes] Niemand kann noch eine Tafel legen: Es gilt, als hättest du die letzte Dreiertafel genommen.
       *[no] Niemand kann noch eine Tafel legen: Es gilt, als hätte { $player } die letzte Dreiertafel genommen.
    }
}

## Warum nicht

error-java-turn-is-due = Wähle zuerst eine Aktion deines Zuges.
error-java-set-down-is-due = Setze zuerst die Figur ab, die du aufgenommen hast.
error-java-bid-is-due = Es läuft ein Fest: Lege Karten oder passe.
error-java-answer-is-due = Es läuft ein Fest: Stimme zu oder lege Karten.
error-java-too-few-points = Das braucht { $needs } AP; du hast { $ap }.
error-java-tile-duty = Du hast noch keine Tafel gelegt, und danach könntest du keine mehr legen.
error-java-tile-duty-first = Zuerst musst du in diesem Zug eine Tafel legen.
error-java-no-tile-left = Für dich ist keine { java-tile } mehr da.
error-java-levels-differ = { $space } hat Ebene { $level } und { $other } Ebene { $other_level }: Die Tafel läge nicht flach.
error-java-covers-developer = { $you ->
    [yes] Auf { $space } steht deine Figur; sie kann nicht abgedeckt werden.
   *[no] Auf { $space } steht eine Figur von { $player }; sie kann nicht abgedeckt werden.
}
error-java-covers-palace = Der Palast { $value } auf { $space } kann nicht abgedeckt werden.
error-java-covers-irrigation = Die Bewässerung auf { $space } kann nicht abgedeckt werden.
error-java-congruent = Auf { $spaces } liegt eine Tafel derselben Größe: Keine Tafel darf sie genau abdecken.
error-java-off-the-board = Keines von { $spaces } ist ein Feld des Plans, und sie tragen noch keine Tafel.
error-java-joins-cities = Das Dorf auf { $space } würde die Städte von { $cities } verbinden.
error-java-no-irrigation-left = Es ist kein Bewässerungsplättchen mehr da.
error-java-not-bare = { $space } ist nicht frei: { java-terrain }.
error-java-on-the-edge = { $space } liegt am Rand oder außerhalb; dort kann keine Bewässerung liegen.
error-java-not-his-developer = Du hast keine Figur auf { $space }.
error-java-no-developer-left = Alle deine Figuren sind auf dem Plan.
error-java-nowhere-to-go = Es gibt kein Feld, das die Figur erreichen könnte.
error-java-not-land = { $space } trägt keine Geländetafel.
error-java-palace-there = Auf { $space } steht ein Palast.
error-java-space-taken = { $you ->
    [yes] Auf { $space } steht eine eigene Figur.
   *[no] Auf { $space } steht eine Figur von { $player }.
}
error-java-no-way = Kein Weg führt nach { $space }.
error-java-free-again = Diese Figur ist schon umsonst gezogen; erst müssen AP ausgegeben werden.
error-java-same-space = Von { $space } kommt die Figur.
error-java-cannot-leave = Die Figur kann den Plan nicht verlassen.
error-java-no-village = { $space } ist kein Dorffeld.
error-java-developer-there = { $you ->
    [yes] Auf { $space } steht deine eigene Figur.
   *[no] Auf { $space } steht eine Figur von { $player }.
}
error-java-has-a-palace = Die Stadt von { $space } hat schon einen Palast, auf { $palace }.
error-java-not-higher = Der Palast auf { $space } hat schon den Wert { $value }.
error-java-built-this-turn = Der Palast auf { $space } wurde in diesem Zug errichtet oder ausgebaut.
error-java-too-small = Mit { $size } Feldern ist der Ort von { $space } zu klein für einen Palast { $value }.
error-java-sold-out = Es ist kein Palast { $value } mehr da.
error-java-nobody-first = Um { $space } hat niemand allein den ersten Rang.
error-java-not-first = { $you ->
    [yes] Um { $space } hast du den ersten Rang.
   *[no] Um { $space } hat { $player } den ersten Rang.
}
error-java-two-cards-taken = Du hast in diesem Zug schon zwei Karten genommen.
error-java-no-pile = Es gibt weder Stapel noch Ablage; keine Karte kann genommen werden.
error-java-no-token-left = Du hast keinen Aktionschip mehr.
error-java-token-spent = Du hast in diesem Zug schon einen Aktionschip eingesetzt.
error-java-no-palace = Auf { $space } steht kein Palast.
error-java-had-festival = Der Palast auf { $space } hatte beim Wert { $value } schon sein Fest.
error-java-no-developer-there = Du hast keine Figur in der Stadt von { $space }.
error-java-no-matching-card = Du hast keine Karte, die passt zu: { $card }.
error-java-card-not-held = Diese Karte hast du nicht: { $card }.
error-java-card-does-not-match = Die Karte { $card } passt nicht zur offenen: { $open }.
error-java-out-of-order = Die Karte { $card } kommt vor denen dieses Gebots; nimm das Gebot zurück, um sie zu legen.
error-java-cannot-reach = Mit { $card } und dem, was folgt, kommst du nicht von { $total } auf { $highest }.
error-java-no-card-laid = Lege zuerst eine Karte.
error-java-still-below = Du stehst bei { $total }; das höchste Gebot ist { $highest }.
error-java-must-open = Du hast das Fest ausgerufen und musst es eröffnen.
error-java-bid-begun = Du hast ein Gebot begonnen; bring es zu Ende.
error-java-nobody-asks = Niemand fragt nach einer Einigung.
error-java-is-asked = Du wirst nach einer Einigung gefragt: Stimme zu oder lege Karten; passen ist keine Antwort.

## Fehler einer Editionsdatei

fault-map-place = ein Zeichen steht zwischen zwei Plätzen: { $reason }
fault-map-signs = darf nur die Zeichen { $allowed } haben, in 1 bis 26 Zeilen
fault-map-ring = die Außenfelder müssen genau die { $expected } Felder sein, die den Plan berühren
fault-map-water = gedruckte Bewässerung muss von Feldern des Plans umgeben sein
fault-counts = müssen { $expected } Zahlen von 1 bis 20 sein
fault-ascending = müssen steigende Zahlen für 2, 4, 6, 8, 10 sein

## Der Tisch im Terminal

java-table-turn = Dreiertafeln übrig: { $tiles } · Bewässerung: { $irrigation } · Paläste übrig: { $palaces }
java-table-over = Spielende
java-table-ap = { $ap } AP übrig, { $spent } ausgegeben
java-table-few = Nur noch { $tiles } Dreiertafeln!
java-table-open = Offene Karte
java-table-pile = Stapel { $count }
java-table-hand = Deine Karten
java-table-fame = Ruhm
java-table-final = Große Wertung jetzt
java-table-cards = Karten
java-table-known = bekannt
java-table-developers = Figuren
java-table-tiles = 2 / R / D
java-table-tokens = Chips
java-table-city = Stadt
java-table-size = Größe
java-table-value = Palast
java-table-ranks = Ränge
java-table-built = in diesem Zug gebaut
java-table-feast = Fest gehalten
java-table-legend = r Reis, v Dorf, ~ Bewässerung, Ziffer = Ebene; A bis D Figuren der Plätze 1 bis 4; P Palast; ^ Gebirge, _ Flachland
