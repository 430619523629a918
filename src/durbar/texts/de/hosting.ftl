### Hosting: PostgreSQL, mehrere Prozesse und Helfer für Bots.

error-hosting-not-installed = PostgreSQL braucht den Zusatz „hosting“; installiere durbar damit.
error-backup-postgres = Eine PostgreSQL-Datenbank wird mit ihrem eigenen pg_dump kopiert; docs/hosting.md zeigt, wie.
error-elsewhere = Diesen Tisch bedient ein anderer Prozess des Servers; frag noch einmal.
error-moving = Dieser Tisch zieht gerade zu einem anderen Prozess des Servers um. Versuch es gleich noch einmal.
error-cluster-without-postgres = Ein Cluster braucht eine PostgreSQL-Datenbank, die sich seine Prozesse teilen. Setze DURBAR_DATABASE auf eine solche.
help-worker = Leiht die Prozessoren dieses Rechners den Bots eines Servers anderswo. Er muss das Geheimnis des Servers kennen (DURBAR_WORKER_SECRET oder worker_secret in [server] der Einstellungen).
help-worker-server = Die Adresse des Servers.
help-worker-processes = Wie viele Prozesse nachdenken; ohne Angabe so viele, wie es Prozessoren gibt.
worker-serves = { $count } Prozesse denken für { $server }. Beende sie mit Strg+C.
error-worker-secret = Ein Helfer muss das Geheimnis des Servers kennen; setze DURBAR_WORKER_SECRET.
error-worker-secret-short = Das Geheimnis der Helfer braucht mindestens { $least } Zeichen.
error-worker-server = „{ $server }“ ist keine Adresse eines Servers. Sie sollte aussehen wie https://durbar.example.org.
error-worker-refused = { $server } will diesen Helfer nicht. Vergleiche DURBAR_WORKER_SECRET hier und dort.
error-worker-version = Der Server hat Version { $version } von Durbar; ein Helfer braucht dieselbe.
error-not-a-worker = Hier kommen nur Helfer des Serverbetreibers herein. Sie kennen sein Geheimnis (DURBAR_WORKER_SECRET).
help-loadtest-idle = Misst auch den Speicher von Tischen, die niemand ansieht, lässt sie aus dem Speicher gehen und sieht sie wieder an; dauert einige Minuten.
help-loadtest-games = Spielt auch Partien, so schnell es geht, je so viele Sekunden: mit der bloßen Engine und durch den Server.
help-loadtest-database = Eine leere PostgreSQL-Datenbank für einen Prozess, dann für zwei, die sie teilen; mit --games.
loadtest-memory = Speicher des Servers: { $begin } MB am Anfang der Last, { $end } MB an ihrem Ende, höchstens { $most } MB; in der zweiten Hälfte wuchs er um { $per_hour } MB in der Stunde.
loadtest-measuring = Die Messung selbst kam bei 99 % aller Blicke auf die Uhr höchstens { $p99 } ms zu spät und brauchte { $processor } eines Prozessors.
loadtest-idle = { $tables } späte Partien, die niemand ansah, brauchten je { $kilobytes_per_table } kB und verließen den Speicher nach { $evicted_after } s; wieder angesehen, war die Hälfte in { $reload_ms } ms zurück.
loadtest-games-engine = Die bloße Engine: { $games_per_second } Partien und { $decisions_per_second } Entscheidungen in der Sekunde.
loadtest-games-one-process-sqlite = Durch einen Prozess mit SQLite: { $games_per_second } Partien und { $decisions_per_second } Entscheidungen in der Sekunde; { $refused } abgelehnt; { $processor } Prozessoren gebraucht, dazu { $measuring } für die Spieler.
loadtest-games-one-process-postgresql = Durch einen Prozess mit PostgreSQL: { $games_per_second } Partien und { $decisions_per_second } Entscheidungen in der Sekunde; { $refused } abgelehnt; { $processor } Prozessoren gebraucht, dazu { $measuring } für die Spieler.
loadtest-games-two-processes-postgresql = Durch zwei Prozesse mit PostgreSQL: { $games_per_second } Partien und { $decisions_per_second } Entscheidungen in der Sekunde; { $refused } abgelehnt; { $processor } Prozessoren gebraucht, dazu { $measuring } für die Spieler.
