# Partien, die dauern: Uhren und Vorausbefehle.

## Uhren

web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-time = Zeit für die Partie
web-clock-days = Tage für jeden Zug
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden mehr nach jedem Zug
web-clock-days-each = Tage für jeden Zug
web-clock-help = Wessen Zeit abläuft, für den spielt ein Bot weiter, und das Ergebnis sagt es.
web-clock-left = Zeit von { $player }: { $left }
web-clock-left-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } h
web-ran-out = Zeit abgelaufen

## Vorausbefehle

web-orders = Vorausbefehl
web-order-leave = Befehl hinterlegen
web-order-other = Anderen Befehl hinterlegen
web-order-back = Befehl zurücknehmen
web-order-incomplete = Wähle mindestens eines.
web-order-now = Jetzt täte er dies: { $steps }.
web-order-step = „{ $step }“
web-order-now-asks = Jetzt würde er auf dich warten.
web-orders-help-taj-mahal = Solange du weg bist, antwortet der Tisch für dich, wie du es hier sagst. Paläste baut er dort, wo sie am meisten bringen. Der Befehl endet mit dem Besuch, und niemand sieht ihn.
web-orders-help-java = Solange du weg bist, antwortet der Tisch in diesem Fest für dich, wie du es hier sagst. Niemand sieht den Befehl.
web-order-taj-mahal-withdraw-next = Bei meinem nächsten Zug zurückziehen
web-order-taj-mahal-withdraw-leading = Zurückziehen, sobald ich führe
web-order-taj-mahal-prizes = Worin ich führen will
web-order-taj-mahal-cards = Karten, die ich nehme, die liebste zuerst
web-order-java-festival = Für mich bieten
web-order-java-up-to = Bieten bis, sonst passen
web-order-java-share = Teilen ab (Ruhm)
web-table-order-delay = Befehle denken lassen
web-table-order-delay-help = Ein Vorausbefehl antwortet nach bis zu { $seconds } Sekunden, wie der Zufall will, damit ihn niemand von jemandem unterscheiden kann, der nachdenkt.
web-table-answer-forced = Erzwungenes selbst beantworten
web-table-answer-forced-help = Der Tisch antwortet selbst, wo alle sehen, dass es nichts zu wählen gibt. Was aus verdeckten Karten folgt, wird immer gefragt.
