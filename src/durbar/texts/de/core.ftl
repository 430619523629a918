### Was alle Spiele gemeinsam haben. Terminal und Browser lesen dieselben Texte.
### Ein leerer Text kommt als das Wort "none" an, ein Wahrheitswert als "yes" oder "no";
### $you ist "yes", wenn von der lesenden Person die Rede ist.

list-and = { $most } und { $last }
list-empty = nichts
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
part = { $what }: { $points }
asks-nothing = Du wirst gerade nichts gefragt.
asks-choice = Was tust du?

## Was geschieht

event-turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
event-points-scored = { $you ->
    [yes] Du bekommst { points } ({ $because }): { $parts }.
   *[no] { $player } bekommt { points } ({ $because }): { $parts }.
}
event-game-ended = { $you ->
    [yes] { $count ->
        [one] Das Spiel ist aus: Du gewinnst!
       *[other] Das Spiel ist aus. Den Sieg teilen sich: { $winners }.
    }
   *[no] { $count ->
        [one] Das Spiel ist aus: { $winners } gewinnt.
       *[other] Das Spiel ist aus. Den Sieg teilen sich: { $winners }.
    }
}

## Warum eine Aktion nicht möglich ist

error-game-over = Das Spiel ist aus; niemand kann mehr handeln.
error-not-your-turn = Du bist nicht am Zug. Warte, bis du gefragt wirst.
error-chance-to-move = Gleich entscheidet der Zufall; im Augenblick kann niemand handeln.
error-no-such-action = Dieses Spiel hat keine Aktion Nummer { $action }.
error-chance-action = Das tut nur der Zufall, niemand am Tisch.
error-not-an-outcome = Das kann der Zufall hier nicht bringen.
error-notation = „{ $text }“ ist keine Aktion dieses Spiels.{ $near ->
    [none] {""}
   *[other] {" "}Meintest du: { $near }?
}

## Entwurf eines Zuges

error-draft-empty = In diesem Zug gibt es nichts zurückzunehmen oder zu bestätigen.
error-draft-full = Dein Zug ist vollständig; bestätige ihn oder nimm einen Schritt zurück.
error-draft-nothing-to-redo = Es gibt keinen Schritt, der wiederholt werden könnte.

## Optionen

error-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
error-option-value = „{ $value }“ geht nicht für { $key }. Möglich sind: { $allowed }.
error-option-unknown = Eine Option „{ $key }“ gibt es nicht. Bekannte Optionen: { $known ->
    [none] keine
   *[other] { $known }
}.
error-option-pair = „{ $pair }“ ist keine Option; schreibe schlüssel=wert, durch Kommas getrennt, jeden Schlüssel einmal (die Zahl der Plätze hat eine eigene Option, --seats).
error-language-unknown = Texte in „{ $language }“ gibt es nicht. Bekannte Sprachen: { $known }.

## Aufzeichnungen

place-line = Zeile { $line }
place-entry = Eintrag { $entry }
place-header = Kopf
error-record-header = Das ist keine Aufzeichnung von Durbar ({ $place }): erwartet „# spiel version edition=prüfsumme option=wert …“, gefunden „{ $found }“.
error-record-line = Beschädigte Aufzeichnung ({ $place }): erwartet ein Platz oder „chance“ und eine Aktion, etwa „0 take gold“, gefunden „{ $found }“.
error-record-game = Diese Aufzeichnung ({ $place }) gehört zu einem anderen Spiel: erwartet { $expected }, gefunden { $found }.
error-record-rules = Diese Aufzeichnung ({ $place }) folgt anderen Regeln: erwartet Fassung { $expected }, gefunden { $found }.
error-record-edition = Diese Aufzeichnung ({ $place }) wurde mit einer anderen Edition gespielt: erwartet { $expected }, gefunden { $found }. War es deine eigene, nenne ihre Datei mit --edition.
error-record-options = Die Optionen dieser Aufzeichnung ({ $place }) passen nicht: { $reason }
error-record-players = Diese Aufzeichnung ({ $place }) nennt { $found } Mitspielende, hat aber { $seats } Plätze.
error-record-player-names = Beschädigte Aufzeichnung ({ $place }): erwartet die Mitspielenden als Liste von Namen.
error-record-mover = Die Aufzeichnung verlässt die Regeln ({ $place }): erwartet ein Eintrag von { $expected }, gefunden „{ $found }“.
error-record-entry = Die Aufzeichnung verlässt die Regeln ({ $place }): „{ $found }“ ist hier nicht möglich. { $reason }
error-record-at = Diese Aufzeichnung hat { $entries } Einträge; eine Stellung nach { $at } gibt es nicht.
error-record-dealer = Beschädigte Aufzeichnung ({ $place }): erwartet ein Geber mit Art und Startwert oder Schlüssel, gefunden „{ $dealer }“.
error-record-no-dealer = Diese Aufzeichnung nennt ihren Geber nicht; du kannst sie nachspielen, aber nicht fortsetzen.
error-record-dealer-differs = Der Geber dieser Aufzeichnung hätte anders gegeben ({ $place }): erwartet „{ $expected }“, gefunden „{ $found }“.
error-record-json = Beschädigte Aufzeichnung ({ $place }): kein gültiges JSON: { $reason }.
error-record-keys = Beschädigte Aufzeichnung: fehlende Schlüssel: { $missing ->
    [none] keine
   *[other] { $missing }
}; unbekannte Schlüssel: { $foreign ->
    [none] keine
   *[other] { $foreign }
}.
error-record-format = Diese Aufzeichnung hat ein Format, das hier nicht bekannt ist: erwartet { $expected }, gefunden { $found }.
error-record-type = Beschädigte Aufzeichnung: „{ $key }“ muss { $expected ->
    [str] ein Text
    [dict] ein Objekt
   *[list] eine Liste
} sein.
error-record-json-entry = Beschädigte Aufzeichnung ({ $place }): erwartet ein Platz oder „chance“ und eine Aktion, etwa „0 take gold“, gefunden „{ $found }“.

## Editionen

confidence-certain = sicher
confidence-likely = wahrscheinlich
confidence-guess = rekonstruiert
error-edition-unreadable = Die Editionsdatei { $file } lässt sich nicht lesen: { $reason }
error-edition-toml = Die Editionsdatei { $file } ist kein gültiges TOML: { $reason }
error-edition-no-game = Die Editionsdatei { $file } sagt nicht, zu welchem Spiel sie gehört; ihre erste Zeile sollte zum Beispiel game = "maharaja" sein.
error-edition-game = Die Editionsdatei { $file } gehört zu einem anderen Spiel: erwartet { $expected }, gefunden { $found }.
error-edition-faults = Die Editionsdatei { $file } hat { $count ->
    [one] einen Fehler
   *[other] { $count } Fehler
}, den ersten bei { $key }:
    { $faults }
fault = – { $key }: { $message }
fault-missing = fehlt; erwartet { type-name }
fault-type = erwartet { type-name }, gefunden { $found ->
    [dict] eine Tabelle
    [list] eine Liste
    [int] eine ganze Zahl
    [float] eine Kommazahl
    [bool] ein Wahrheitswert
    [str] ein Text
   *[other] { $found }
}
type-name = { $expected ->
    [dict] eine Tabelle
    [list] eine Liste
    [int] eine ganze Zahl
   *[str] ein Text
}
fault-unknown = hier nicht bekannt; bekannte Schlüssel: { $known }
fault-must-be = muss { $expected } sein
fault-count = müssen { $expected } sein, nicht { $found }
fault-range = muss zwischen { $least } und { $most } liegen, nicht { $found }
fault-one-of = muss eines von { $allowed } sein, nicht { $found }
fault-id = eine Kennung besteht aus Kleinbuchstaben, Ziffern und Strichen und ist nicht „nothing“: { $found }
fault-ids-differ = zwei Karten haben dieselbe Kennung: { $found }
fault-confidence-level = die Sicherheit „{ $level }“ gibt es nicht; möglich sind: { $allowed }
fault-confidence-of-nothing = eine Sicherheit ist angegeben, aber diesen Wert gibt es nicht
fault-confidence-missing = die Sicherheit (certain, likely, guess) fehlt

# What the first screen says of the games
java-title = Java
maharaja-title = Das Vermächtnis des Maharaja
taj-mahal-title = Taj Mahal
java-about = Lege Terrassen aus Reis und Dörfern, baue Paläste, schließe Gewässer ein und feiere Feste; sei in den Städten der Erste, wenn die letzte Dreiertafel genommen ist.
maharaja-about = Kaufe Antiquitäten, baue daraus Sammlungen auf und sei nach neun Verkaufstagen der reichste Erbe des Maharajas.
taj-mahal-about = Gewinne Provinz für Provinz an Einfluss, verbinde deine Paläste entlang der Straßen und habe nach zwölf Besuchen die meisten Punkte.
