### The command line.

cli-interrupted = Stopped.
player = player { $seat }
player-you = You
player-human = Player

## Help

help-durbar = Taj Mahal, Java and Das Vermächtnis des Maharaja: play, simulate, replay.
help-durbar-version = Show the version, whether the engine is compiled, and Python's version.
help-durbar-lang = Language of all texts; may stand anywhere on the line.
help-option-help = Show this help.
help-games = What can be played.
help-play = Play a game in the terminal.
help-play-game = The game, as “durbar games” names it; not needed with --resume.
help-play-players = Who plays, clockwise from the first seat: human, or a bot such as random or greedy.
help-play-resume = Go on with a saved game.
help-play-save = Where to save the game; at its end too.
help-play-seed = Deal by this number, so that the deal can be repeated.
help-simulate = Let bots play many games and sum them up.
help-simulate-bots = A bot for each seat that decides, for instance greedy,random,random; all random without it.
help-simulate-games = How many games.
help-arena = Let bots play against each other on the same deals and tell who is stronger.
help-arena-bots = The bots, for instance search,greedy,greedy,greedy; more than there are seats take turns.
help-arena-games = At least how many games; every deal is played in all rotations of the seats.
help-arena-out = Keep every finished game in this file; a run that was stopped goes on from it.
help-arena-ray = Play on the Ray cluster at this address (“local”: one that is made for it here) instead of in processes of this machine.
help-arena-report = Write a page with tables and plots.
help-arena-workers = How many processes play; as many as there are cores without it.
help-tune = Try many settings of a bot's parameters and tell which win most.
help-tune-bot = The bot from which to begin, for instance search:simulations=60.
help-tune-vary = A parameter and the values to try, for instance rollout_depth=4/8/16 or weights.goods=0.5/1/2; once for each parameter.
help-tune-against = The opponents, for instance greedy,greedy,greedy.
help-tune-number = How many settings are tried; if there are more, they are drawn at random.
help-tune-deals = How many deals each plays in the first round; the better half plays twice as many.
help-tune-proof = On how many fresh deals the winner and the bot from the beginning are compared at the end.
help-tune-out = Keep every finished game in this folder; a run that was stopped goes on from it.
help-tune-workers = How many processes play; as many as there are cores without it.
help-replay = Show a recorded game, or check it.
help-replay-file = The record, as text or JSON.
help-replay-at = Show the table after the first N entries.
help-replay-seat = Show what this seat (from 0) could see.
help-replay-verify = Check every entry against the rules, and the dealer if the record names it.
help-advise = Tell what a bot would do at a position of a record, and why.
help-advise-file = The record, as text or JSON.
help-advise-seat = Whose place the bot takes (from 0): it sees what this seat could see.
help-advise-at = The position after the first N entries; the last one without it.
help-advise-bot = Who is asked: a bot that searches, for instance search:simulations=1000.
help-advise-seed = Number from which the bot's imagination is drawn.
help-perft = Count the lines of play down to a depth, to compare engines.
help-perft-depth = How many decisions deep.
help-perft-record = Begin at a position of this record instead of a fresh deal.
help-perft-at = The position after the first N entries of the record.
help-perft-chance = At a chance ply follow the lowest outcome, or all of them.
help-perft-with-split = Tell the count under every first action.
help-edition = The component values of a game, and how sure they are.
help-edition-show = Show the values of an edition and what is reconstructed in them.
help-edition-check = Check an edition file of your own.
help-edition-check-file = The edition file.
help-bench = Measure the engine, beside other libraries where they are installed.
help-bench-seconds = Seconds for each measurement.
help-bench-peers = Whether to measure the other libraries too.
help-bench-instructions = Count instructions per game with valgrind (slow).
help-option-game = The game, as “durbar games” names it.
help-option-seats = Number of seats.
help-option-variant = Options of the game, for instance grey=true.
help-option-seed = Number from which chance is drawn.
help-option-edition = An edition file of your own with corrected values.
help-option-json = One JSON document on standard output.

## Errors

error-usage = { $message }
    “{ $command } --help” explains what is possible.
error-file = { $reason }
error-file-unreadable = { $file } cannot be read: { $reason }
error-settings-unreadable = The settings file { $file } cannot be read: { $reason }
error-settings-toml = The settings file { $file } is not valid TOML: { $reason }
error-settings-key = The settings file { $file } has an unknown key “{ $key }”. Known: { $known }.
error-settings-value = In the settings file { $file } the value of “{ $key }” is wrong. Possible: { $allowed }.
error-ray-missing = Ray is not installed. Install durbar[ray], or play without --ray.
error-ray-address = There is no Ray cluster at “{ $address }”: { $reason }
error-arena-file = { $file } does not hold games of this arena: its game, options, bots or seed differ, or it is damaged. Choose another file.
error-players-count = { $found ->
    [one] { $found } player was named
   *[other] { $found } players were named
}, but { $expected } decide in this game. Name as many as there are seats, or change --seats.
error-player-unknown = There is no player “{ $player }”. Known players: { $known }.
error-bot-term = “{ $term }” is nothing that this game's evaluator weighs. Known terms: { $known }.
error-tune-parameter = “{ $text }” names no parameter with values. Write key=value/value, for instance rollout_depth=4/8/16.
error-tune-itself = The bot { $bot } cannot be tuned against itself. Let it meet others.
error-bot-unknown = There is no bot “{ $bot }”. Known bots: { $known }.
error-bot-parameter = “{ $pair }” is no parameter of the bot { $bot }. Write key=value; known keys: { $known ->
    [none] none
   *[other] { $known }
}.
error-advise-over = The game is over after entry { $at }: there is nothing to decide. Choose an earlier position with --at.
error-advise-not-to-move = After entry { $at } seat { $seat } is not to move, { $mover ->
    [-1] chance decides
   *[other] seat { $mover } is
}. Choose another position with --at or another seat.
error-bot-no-advice = The bot { $bot } gives no advice: it does not look ahead. Ask one that searches, for instance search:simulations=400.
error-play-what = Which game? Known games: { $known }.
error-resume-alone = A resumed game has its players, seats, options and chance already: --resume goes without them.
error-other-game = This record is of { $found }, not of { $game }.
error-resume-no-players = The record { $file } does not say who plays, so it can be replayed but not continued.
error-seed-range = A seed lies between 0 and 2^{ $bits } − 1; { $seed } does not.
error-seat-unknown = There is no seat { $seat }; the seats are 0 to { $last }.
error-perft-chance = --chance takes lowest or all, not “{ $found }”.
error-perft-record-alone = A record has its seats, options and chance already: --record goes without --seats, --variant and --seed.
error-perft-at-alone = --at counts the entries of a record: name it with --record.
error-perft-divide-at-chance = At this position chance decides; --divide needs a decision.

## games

games-players = { $least } to { $most } players, { $minutes } minutes
games-hint = To play: durbar play { $game }

## simulate

simulate-summary = { $games } games, { $decisions } decisions in { $seconds } s: { $rate } games and { $decision_rate } decisions per second
simulate-turns = A turn took { $mean } ms on average, { $most } ms at most
simulate-seat = seat
simulate-mean = mean
simulate-min = least
simulate-max = most
simulate-wins = victories

## arena

arena-summary = { $title }, { $seats } seats{ $variant ->
    [none] {""}
   *[other] , { $variant }
}: { $games } games on { $deals } deals
arena-resumed = { $done } of { $games } games were finished before ({ $file }).
arena-bot = bot
arena-games = games
arena-won = victories per seat (95 %)
arena-points = points
arena-margin = lead (95 %)
arena-edge = over the others (95 %)
arena-rating = rating (openskill)
arena-unrated = Ratings are left out: openskill is not installed (durbar[arena]).
arena-mean-time = ms per move
arena-most-time = slowest move, ms
arena-sources = points by source
arena-source = { $kind ->
    [antique] antiques
    [collection] collections
    [rupees] rupees
    [palace] palaces
    [water] water
    [festival] festivals
    [city] cities
    [bonus] bonus tiles
    [good] goods
    [equal-goods] equal goods
    [province] visited province
    [joined-province] joined provinces
    [special] special cards
    [colour] cards in hand
   *[other] { $kind }
}
tune-round = On { $deals } deals:
tune-proof = On { $deals } fresh deals:
arena-report = Arena
arena-how = Every deal was played in all rotations of the seats. Intervals hold with 95 % confidence and are reckoned over deals, since the games of one deal depend on each other. A bot in several seats of a game is told per seat. The lead is over the best other seat.

## replay, perft

replay-at = After entry { $at } of { $entries }.
replay-verified = { $redacted ->
    [yes] Parts of this record are hidden (?): checked as far as it is known.
   *[no] { $dealer ->
        [none] All { $entries } entries follow the rules. The record does not name its dealer, so the dealing was not checked.
       *[other] All { $entries } entries follow the rules, and the dealer ({ $dealer }) dealt just these outcomes.
    }
}
perft-nodes = depth { $depth }: { $nodes } lines of play in { $seconds } s

## edition

edition-of = Edition of { $game }: { $file }, digest { $digest }
edition-counts = { $certain } values are certain, { $likely } likely (~), { $guess } reconstructed (?).
edition-reconstructed = Reconstructed values may differ from the printed cards. If you own the game, correct them in a copy of the file and play with --edition FILE, or name the file in the settings.
edition-fine = { $file } is a sound edition of { $game }, digest { $digest }.
edition-same = Its values are those of the package.

## play

play-welcome = Answer with a number or in words; “help” explains what else you can type.
play-confirm = Enter ends your turn, undo takes a step back.
play-choose-set = Choose { $least } to { $most }, in any order, for instance “1 3”.
play-more = … and { $count } more of this kind: name one, for instance by its spaces.
play-alone = on its own
play-counts = counts { $points }
play-number = The choices are numbered from 1 to { $most }.
play-ambiguous = That could be: { $choices }.
play-possible = That is possible: { $choices }.
play-all-possible = Everything is possible.
play-not-understood = “{ $answer }” was not understood. “help” explains what you can type.
play-and-more = (and { $count } more like this)
play-saved = The game is saved in { $file }.
play-resume = To go on: durbar play --resume { $file }
play-paragraphs = The rules have these paragraphs: { $known }. For instance: rules M3.2
play-word-undo = undo
play-word-redo = redo
play-word-restart = restart
play-word-table = table
play-word-log = log
play-word-rules = rules
play-word-help = help
play-word-quit = q quit
play-help =
    a number, or words: what you do, for instance “1”, “buy red jug”, “red”
    ?                   what is not possible now, and why
    ? buy red jug       why just this is not possible
    undo, redo          a step of your turn back or again
    restart             your whole turn from the beginning
    table, log          draw the table again; tell everything that has happened
    rules M3.2          a paragraph of the rules
    q                   save the game and leave; it can be resumed

## bench

bench-calibration = { $engine }; calibration: { $ns } ns for an addition in a Python loop
bench-games-per-second = games per second
bench-decisions-per-second = decisions per second
bench-clone-ns = clone, ns
bench-apply-ns = apply, ns
bench-resample-ns = resample, ns
bench-legal-lists-per-second = legal lists per second
bench-legal-lists-with-one-follow-up-per-second = the same with one follow-up only
bench-search-iterations-per-second = search iterations per second
bench-instructions-per-game = instructions per game
bench-not-measured = { $name } is not measured: { $reason }
bench-peer = { $name }: decisions per second
