# Wer Bots sind: Stufen, Spielweisen eines Spiels und die Bausteine, aus denen sie bestehen.

web-bot-level = { $bot ->
    [random] zufällig
    [greedy] gierig
    [search] Suche
    [turns] Zugplaner
    [novice] Neuling
    [casual] Hobbyspieler
    [expert] Könner
    [master] Meister
    [collector] Sammler
    [jeweller] Juwelier
    [merchant] Händler
    [architect] Baumeister
    [builder] Städtebauer
    [farmer] Reisbauer
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Nimmt irgendeinen erlaubten Zug.
    [greedy] Nimmt, was in diesem Augenblick am meisten verspricht.
    [search] Die Baumsuche mit ihren üblichen Einstellungen.
    [turns] Plant seinen ganzen Zug und bleibt dabei.
    [novice] Lernt noch: sieht die Punkte vor der Nase und übersieht, wohin sie führen.
    [casual] Wägt ab, was vor ihm liegt, und schaut nicht weit voraus.
    [expert] Denkt einige Züge voraus und rechnet mit guten Antworten.
    [master] Spielt vor jedem Zug viele Verläufe der Partie durch.
    [collector] Sieht in allem eine Sammlung und spart auf deren Karten.
    [jeweller] Liebt kostbare Antiquitäten um ihrer selbst willen; Sammlungen kommen danach.
    [merchant] Häuft Waren an, weil jede mit der nächsten noch einmal zahlt.
    [architect] Baut Palast um Palast entlang des Weges und lebt von den Verbindungen.
    [builder] Will in den großen Städten der Erste sein.
    [farmer] Flutet die Felder: schließt Gewässer, wo immer es sich lohnt.
   *[other] { $bot }
}
web-bot-kind = { $kind ->
    [level] Stufen
    [style] Spielweisen
   *[part] Bausteine
}
