### The server: what its commands say, and why a table refuses something.

help-serve = Run the game server: tables for the browser and for bots, on one machine. More settings come from the environment (DURBAR_…) and from [server] in the settings file; docs/server.md lists them.
help-serve-host = The address to listen on; 127.0.0.1 (this machine alone) unless set. 0.0.0.0 opens it to the local network.
help-serve-port = The port; 8017 unless set, or the next free one.
help-serve-public-url = How others reach this server: for links, QR codes and the check of origins. If the address is open, it is this machine's address in the local network unless set.
help-serve-open-browser = Open the address in the browser.
help-schema = The messages of the server as JSON Schema.
help-verify = Check every entry of a record against the rules, and every draw against its dealer.
help-verify-file = The record, as text or JSON.
help-verify-commitment = What the table published before the first card; the record must have the same.
help-records = The games of the server's database.
help-records-export = Write every finished game to a file.
help-records-export-folder = Where to.
help-records-import = Put records among the finished games, each checked.
help-records-import-files = The records, as text or JSON.
help-records-verify = Check records: of files, or of the whole database.
help-records-verify-files = The records, as text or JSON.
help-records-verify-everything = Check every game of the database.
help-backup = Copy the database while the server is running.
help-backup-file = The copy; it must not exist yet.
help-loadtest = Load a server of its own on this machine, and report how quickly it answers.
help-loadtest-game = The game that is played.
help-loadtest-tables = How many tables, each with a connection for every seat.
help-loadtest-rate = Commands a second, over all tables.
help-loadtest-seconds = How long.
help-option-database = The file of the database; in your data directory unless set.

serve-at = Durbar is open at { $url } (games are kept in { $file }). End it with Ctrl+C.
verify-commitment = The seed is the one committed to before the game: { $commitment }. Compare it with what the table showed.
records-exported = { $count ->
    [one] { $count } finished game was written to { $folder }.
   *[other] { $count } finished games were written to { $folder }.
}
records-imported = { $count ->
    [one] { $count } record was imported; { $known } were here already.
   *[other] { $count } records were imported; { $known } were here already.
}
records-verified = { $count } records checked, { $faults } of them faulty.
records-fault = { $name }: { $reason }
backup-made = The database was copied to { $file } ({ $kilobytes } kB).
loadtest-load = { $tables } tables with { $sockets } connections: { $commands } commands, { $rate } a second; { $refused } refused. The server used { $processor } of a processor.
loadtest-answered = Answered, durable: half within { $p50 } ms, 95 % within { $p95 } ms, 99 % within { $p99 } ms, all within { $most } ms.
loadtest-delivered = Delivered to the whole table: half within { $p50 } ms, 95 % within { $p95 } ms, 99 % within { $p99 } ms, all within { $most } ms.

error-server-not-installed = The server is not installed; install durbar with its extra “server”.
error-setting-unknown = There is no setting “{ $key }” of the server. Known: { $known }.
error-setting-value = The setting { $key } cannot be “{ $value }”. Possible: { $allowed }.
error-port-taken = Port { $port } of { $host } cannot be used: { $reason }. Name another with --port.
error-no-database = There is no database { $file }.
error-database-too-new = The database was made by a newer version of Durbar (revision { $revision }); install that one.
error-file-exists = { $file } exists already.
error-commitment-differs = The record does not have that commitment, but { $found ->
    [none] none
   *[other] { $found }
}.
error-records-which = Name records, or check the whole database with --all.
error-record-redacted = Parts of this record are hidden (?); only a whole record can be imported.
error-record-empty = This record has no entries.
error-edition-digest = The values of the edition { $file } do not have the digest { $found }.

## Why the server refuses

error-stale = The table has moved on; look at it as it is now.
error-not-begun = The game has not begun.
error-not-over = The game is not over.
error-already-begun = The game has already begun.
error-not-seated = You have no seat at this table.
error-not-your-seat = That is not your seat.
error-not-the-host = Only who made the table can do that.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat at this table.
error-seat-taken = That seat is taken.
error-table-full = All seats are taken.
error-too-many-seats = There are { $seats } seats to give, not { $found }.
error-no-stand-in = No bot can take over that seat now.
error-is-present = { $player } is here.
error-bot-plays = A bot plays your seat; take it back first.
error-has-resigned = This seat was given up for good.
error-chat-empty = There is nothing in what you said.
error-table-unreadable = This table cannot be read any more.
error-edition-not-here = The edition { $edition } is not here.
error-storage = It could not be stored, so it did not happen. Try again.
error-busy = Too many commands wait at this table. Try again.
error-draining = The server is about to stop. Try again soon.
error-malformed = That is no message of this protocol: { $reason }
error-too-fast = Too many messages; slow down.
