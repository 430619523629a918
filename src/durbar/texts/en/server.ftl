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
help-loadtest-deflate = Whether the connections compress their messages, as browsers do.
help-option-database = The database: a file, or the address of a PostgreSQL database (postgresql://…); a file in your data directory unless set.

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
error-record-empty = This record has no entries. Choose one in which something was played.
error-edition-digest = The values of the edition { $file } do not have the digest { $found }.

## Why the server refuses

error-stale = The table has moved on since you decided. Look at it as it is now, and decide again.
error-not-begun = The game has not begun. It begins as soon as every seat is taken.
error-not-over = The game is not over. Come back to this after its end.
error-already-begun = The game has already begun. You can watch it, or open a table of your own.
error-not-seated = You have no seat at this table. You can watch; before a game begins you can take a free seat.
error-not-your-seat = That is not your seat. Act for a seat that you hold.
error-not-the-host = Only whoever opened the table can do that. Ask them to.
error-no-such-table = There is no such table. Check the link, or open a new table.
error-no-such-seat = There is no such seat at this table. Choose one of those that are shown.
error-seat-taken = That seat is taken. Choose one that is open.
error-table-full = All seats are taken. You can watch, or open a table of your own.
error-too-many-seats = { $found } seats were asked for, but only { $seats } are to be given. Ask for fewer, or choose more in the options.
error-no-stand-in = No bot can take over that seat now. It can do so for a person, while the game is running.
error-is-present = { $player } is here. A bot can take over once that seat is away.
error-no-hints = This table allows no hints; whoever made it decided that.
error-no-hints-with-people = Hints are for games against bots; with other people at the table they are not allowed here.
error-hint-pending = Your last question is still being thought about. Wait for its answer.
error-hint-nothing = Your turn is complete, so there is nothing to advise. Confirm it or take a step back.
error-hint-failed = The adviser gave no answer in time. Ask once more.
error-bot-plays = A bot plays your seat. Take the seat back first.
error-has-resigned = This seat was given up for good. A bot plays it to the end; you can watch.
error-chat-empty = There is nothing to read in what you said. Write a few words.
error-table-unreadable = This table cannot be read any more. The log of the server says why; its owner can look.
error-edition-not-here = The edition { $edition } is not on this server. Open a new table with one that is.
error-storage = It could not be stored, so it did not happen. Try again.
error-busy = Too many commands wait at this table. Try again in a moment.
error-draining = The server is about to stop. Try again soon.
error-malformed = That is no message of this protocol ({ $reason }). /api/docs describes what can be said.
error-too-fast = Too many messages in a short time. Wait a moment, then try again.
error-too-many-sockets = Too many connections come from your address. Close some windows, then try again.
error-foreign-origin = This request comes from a page of another site. Open Durbar at its own address.
error-not-found = There is nothing at this address. Begin on the start page.
error-method-not-allowed = This address cannot be asked in that way. /api/docs describes how.
error-too-large = That is too large to be taken. A record may have 1 MB, anything else 64 kB.
error-refused = The server did not take this request. /api/docs describes what can be asked.
error-server-fault = Something went wrong in the server. Try again; if it happens again, tell its owner this mark: { $mark }

error-out-of-time = Your time has run out at this table. A bot plays this seat to the end; you can watch.
error-order-unknown = There is no order { $order } here now. What can be left now: { $known }.
error-order-parameter = This order asks for nothing called { $parameter }. It asks for: { $known }.
error-order-value = { $value } cannot be said for { $parameter } in this order. Choose from what the table lists.
