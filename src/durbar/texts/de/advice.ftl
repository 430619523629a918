### Rat: was ein Bot an der Stelle des Lesers täte, und warum.
### Gründe sind Satzteile, deren Subjekt die Wahl ist; $way ist gains, keeps oder loses. Die Zahl
### dahinter, in Punkten des Endstands, kommt von selbst dazu.

advice-points = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
advice-because = Das { $reasons }.
advice-nothing = Auf dem Tisch ändert das wenig.
advice-figures = Siegchance { $win } %, erwarteter Vorsprung { $lead }, { $visits } von { $simulations } Mal versucht
advice-turn = Im selben Zug: { $line }
advice-then = Danach vielleicht: { $line }
advice-ply = { $player }: { $action }

## Für alle Spiele

advice-points-scored = { $way ->
    [gains] bringt Punkte
    [keeps] erhält die Punkte
   *[loses] kostet Punkte
}
advice-rest = { $way ->
    [gains] verbessert andere Aussichten
    [keeps] erhält andere Aussichten
   *[loses] verschlechtert andere Aussichten
}
advice-rivals = { $way ->
    [gains] verdirbt den Gegnern Aussichten
    [keeps] hält die Gegner zurück
   *[loses] hilft den Gegnern
}

## Das Vermächtnis des Maharaja

advice-maharaja-money = { $way ->
    [gains] bringt Geld
    [keeps] spart Geld
   *[loses] kostet Geld
}
advice-maharaja-antiques = { $way ->
    [gains] macht die { grammar-colour-en } Antiquitäten mehr wert
    [keeps] erhält den Wert der { grammar-colour-en } Antiquitäten
   *[loses] macht die { grammar-colour-en } Antiquitäten weniger wert
}
advice-maharaja-collection = { $owned ->
    [yes] { $way ->
        [gains] bringt die { $collection } ein
        [keeps] behält die { $collection }
       *[loses] kostet die { $collection }
    }
   *[no] { $way ->
        [gains] bringt die { $collection } näher
        [keeps] hält die { $collection } in Reichweite
       *[loses] rückt die { $collection } in die Ferne
    }
}

## Taj Mahal

advice-taj-mahal-hand = { $way ->
    [gains] stärkt die Hand
    [keeps] spart Handkarten
   *[loses] kostet Handkarten
}
advice-taj-mahal-specials = { $way ->
    [gains] gewinnt eine Sonderkarte
    [keeps] behält die Sonderkarten
   *[loses] verliert eine Sonderkarte
}
advice-taj-mahal-tiles = { $way ->
    [gains] bringt Einflussplättchen
    [keeps] behält die Einflussplättchen
   *[loses] tauscht Einflussplättchen ein
}
advice-taj-mahal-goods = { $way ->
    [gains] bringt Waren
    [keeps] lässt die Waren weiter wachsen
   *[loses] lässt die Waren weniger zählen
}
advice-taj-mahal-network = { $way ->
    [gains] verbindet das Netz mit kommenden Provinzen
    [keeps] hält das Netz mit kommenden Provinzen verbunden
   *[loses] lässt das Netz abseits kommender Provinzen
}
advice-taj-mahal-prizes = { $way ->
    [gains] kann { $prizes } gewinnen
    [keeps] behält die Aussicht auf { $prizes }
   *[loses] gibt Aussichten dieses Besuchs auf
}
advice-taj-mahal-due = { $way ->
    [gains] bringt Paläste oder ein Plättchen, die sofort werten
    [keeps] hält den besten Platz für das Gewonnene frei
   *[loses] verwendet, was dieser Besuch gebracht hat
}

## Java

advice-java-fame = { $way ->
    [gains] bringt Ruhm
    [keeps] erhält den Ruhm
   *[loses] kostet Ruhm
}
advice-java-cards = { $way ->
    [gains] bringt eine Palastkarte
    [keeps] spart Palastkarten
   *[loses] kostet Palastkarten
}
advice-java-action-points = { $way ->
    [gains] bringt Aktionspunkte
    [keeps] spart Aktionspunkte
   *[loses] kostet Aktionspunkte
}
advice-java-tokens = { $way ->
    [gains] bringt einen Aktionschip
    [keeps] spart die Aktionschips
   *[loses] kostet einen Aktionschip
}
advice-java-tiles = { $way ->
    [gains] bringt Tafeln
    [keeps] spart Tafeln des eigenen Vorrats
   *[loses] kostet eine Tafel des eigenen Vorrats
}
advice-java-developers = { $way ->
    [gains] stellt die Figuren besser
    [keeps] lässt die Figuren gut stehen
   *[loses] stellt die Figuren schlechter
}
advice-java-city = { $way ->
    [gains] { $rank ->
        [0] zählt in der Stadt auf { $space }
       *[other] bringt Rang { $rank } in der Stadt auf { $space }
    }
    [keeps] { $rank ->
        [0] hält die Stadt auf { $space }
       *[other] hält Rang { $rank } in der Stadt auf { $space }
    }
   *[loses] verliert Boden in der Stadt auf { $space }
}
advice-java-palace = { $way ->
    [gains] eröffnet { $fame } Ruhm auf { $space }
    [keeps] hält { $fame } Ruhm auf { $space } offen
   *[loses] verbraucht den Platz für einen Palast auf { $space }
}
advice-java-water = { $way ->
    [gains] bringt das Wasser auf { $space } näher
    [keeps] hält den ersten Rang am Wasser auf { $space }
   *[loses] gibt das Wasser auf { $space } preis
}
advice-java-festival = { $way ->
    [gains] führt beim Fest
    [keeps] behält die Führung beim Fest
   *[loses] gibt das Fest auf
}
