### Hosting: PostgreSQL, several processes, and workers for bots.

error-hosting-not-installed = PostgreSQL needs the extra “hosting”; install durbar with it.
error-backup-postgres = A PostgreSQL database is copied with its own pg_dump; docs/hosting.md shows how.
error-elsewhere = This table is served by another process of the server; ask again.
error-moving = This table is moving to another process of the server. Try again in a moment.
error-cluster-without-postgres = A cluster needs a PostgreSQL database that its processes share. Set DURBAR_DATABASE to one.
help-worker = Lend the processors of this machine to the bots of a server elsewhere. It must know the server's secret (DURBAR_WORKER_SECRET, or worker_secret in [server] of the settings file).
help-worker-server = The address of the server.
help-worker-processes = How many processes think; as many as there are processors unless set.
worker-serves = { $count } processes think for { $server }. End them with Ctrl+C.
error-worker-secret = A worker must know the server's secret; set DURBAR_WORKER_SECRET.
error-worker-secret-short = The secret of workers must have { $least } characters or more.
error-worker-server = “{ $server }” is no address of a server. It should look like https://durbar.example.org.
error-worker-refused = { $server } does not want this worker. Compare DURBAR_WORKER_SECRET here and there.
error-worker-version = The server has version { $version } of Durbar; a worker must have the same.
error-not-a-worker = Only workers of this server's owner come in here. They know its secret (DURBAR_WORKER_SECRET).
help-loadtest-idle = Also measure the memory of tables that nobody looks at, let them be evicted, and look at them again; takes some minutes.
help-loadtest-games = Also play games as fast as it goes, for so many seconds each: by the bare engine and through the server.
help-loadtest-database = An empty PostgreSQL database for one process, then for two that share it; with --games.
loadtest-memory = Memory of the server: { $begin } MB at the beginning of the load, { $end } MB at its end, { $most } MB at most; in the second half it grew by { $per_hour } MB an hour.
loadtest-measuring = The measuring itself was late by up to { $p99 } ms in 99 % of all looks at the clock, and used { $processor } of a processor.
loadtest-idle = { $tables } late games that nobody looked at took { $kilobytes_per_table } kB each and left memory after { $evicted_after } s; looked at again, half were back within { $reload_ms } ms.
loadtest-games-engine = The bare engine: { $games_per_second } games and { $decisions_per_second } decisions a second.
loadtest-games-one-process-sqlite = Through one process on SQLite: { $games_per_second } games and { $decisions_per_second } decisions a second; { $refused } refused; { $processor } processors used, and { $measuring } for the players.
loadtest-games-one-process-postgresql = Through one process on PostgreSQL: { $games_per_second } games and { $decisions_per_second } decisions a second; { $refused } refused; { $processor } processors used, and { $measuring } for the players.
loadtest-games-two-processes-postgresql = Through two processes on PostgreSQL: { $games_per_second } games and { $decisions_per_second } decisions a second; { $refused } refused; { $processor } processors used, and { $measuring } for the players.
