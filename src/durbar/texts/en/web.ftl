### The browser client.

web-skip = Skip to the content
web-loading = One moment …
web-screen-failed = This page could not be fetched. The server may have been updated.
web-reload = Load again
web-close = Close
web-back = Back
web-home = To the start page
web-my-games = My games
web-tools = Tools
web-more = More
web-yes = Yes
web-no = No
web-copy = Copy
web-ask = Ask
web-try-again = Try again
web-you = you
web-error = Something went wrong ({ $code }).
web-error-no-server = The server cannot be reached. Is it running?
web-error-server-error = The server could not do that.
web-lost = The connection is lost. Trying to get it back …
web-no-such-table = There is no such table.
web-no-such-game = There is no such game here.

## Start page

web-home-title = Take a seat at the durbar
web-home-lead = Three classics of Indian and Javanese splendour: against bots, with friends far away, or round one device.
web-games = Games
web-players-range = { $least ->
    [2] 2 to { $most } players
   *[other] { $least } to { $most } players
}
web-minutes-taj-mahal = about 75 minutes
web-minutes-java = about 90 minutes
web-minutes-maharaja = about 30 minutes
web-play-bots = Play against bots
web-play-friends = With friends
web-play-hotseat = Pass and play
web-choose-options = Choose options
web-rules = Rules
web-rules-of = Rules: { $game }
web-continue = Continue
web-watch-title = Watch
web-watch-none = No table is open to spectators just now. “Let others watch” among the options of a new table shows it here.
web-waiting-players = Waiting for players.
web-free-seats = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-load-title = Look at a record
web-load-help = A game saved before, as a file or pasted: step through it move by move.
web-load-file = Choose a file
web-load-paste = Paste a record
web-load = Open
web-foot = Free and open. No account needed, no tracking: a cookie remembers your seats.

## Settings

web-settings = Settings
web-me = My account
web-your-name = Your name
web-language = Language
web-theme = Theme
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-confirm = Confirm
web-confirm-never = Never
web-confirm-barrier = End of turn
web-confirm-always = Every step
web-confirm-help = “End of turn” waits before what cannot be undone; “Every step” asks at each choice too.
web-pace = Animation
web-pace-none = None
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-signals = Signals
web-sound = Sounds
web-volume = Volume
web-notices = Notifications

## A new table

web-new-title = New table: { $game }
web-presets = Ready-made
web-preset-standard = Four players
web-preset-three = Three players
web-preset-duel = Duel
web-preset-duel-grey = Duel with grey sides
web-preset-five = Five players
web-preset-nine-provinces = Nine provinces
web-preset-carletto-solitaire = Alone with two Carletti
web-preset-carletto-duo = Two with Carletto
web-preset-carletto-two-plus-two = Two with two Carletti
web-preset-carletto-guest = Three with Carletto
web-who-plays = Who plays
web-options = Options
web-table-settings = At this table
web-option-seats = Seats
web-maharaja-option-grey = Grey sides
web-taj-mahal-option-carletto = Carletto
web-taj-mahal-option-carletto-help = Carletto is a dummy player with rules of his own (T9): he takes a chair, and nobody has to play for him.
web-taj-mahal-option-carletto-none = Without him
web-taj-mahal-option-carletto-duo = Two people, one Carletto
web-taj-mahal-option-carletto-solitaire = One person, two Carletti
web-taj-mahal-option-carletto-two-plus-two = Two people, two Carletti
web-taj-mahal-option-carletto-guest = Three or four people, one Carletto
web-taj-mahal-option-provinces = Provinces
web-taj-mahal-option-seats-help = All chairs at the table, those of bots and Carletti included.
web-java-option-seats-help = All chairs at the table, those of bots included.
web-maharaja-option-seats-help = All chairs at the table, those of bots included.
web-table-is-listed = Let others watch
web-table-is-listed-help = The table appears under “Watch” on the start page, where free chairs can be taken too. Otherwise only whoever has the link finds it. Spectators never see hidden cards.
web-table-show-drafts = Show turns while they are planned
web-table-show-drafts-help = Everybody sees a turn grow step by step. Otherwise the others see it once it is confirmed.
web-table-known-cards-taj-mahal = Remember cards that all have seen
web-table-known-cards-help-taj-mahal = What somebody took from the display stays readable beside his hand until he plays it. Otherwise everybody remembers for himself, as at a table of wood.
web-seat-number = Seat { $number }
web-name-of-seat = Name at seat { $number }
web-chair-me = You
web-chair-here = Player on this device
web-chair-open = Open: comes by link
web-chair-automaton = plays by fixed rules
web-bot = Bot: { $bot }
web-player = Player { $number }
web-name-again = { $name } { $number }
web-you-name = You
web-automaton = automaton
web-seat-open = open seat
web-open-table = Open the table
web-begin = Begin
web-table-of = Table: { $game }
web-invite = Invite
web-invite-help = Whoever opens this link takes a free seat. No account needed.
web-qr = QR code with the link to this table
web-link = Link to this table
web-link-copied = Link copied.
web-link-copy = Copy the link:
web-join = Sit down
web-begins-when-full = { $count ->
    [one] One seat is still open. The game begins as soon as it is taken.
   *[other] { $count } seats are still open. The game begins as soon as all are taken.
}
web-stand-up = Stand up
web-add-bot = Seat a bot
web-shuffle = Sealed shuffle
web-shuffle-help = The server has fixed its shuffle before the first card and publishes this seal. After the game anyone can check every card dealt.

## Table

web-players = Players
web-points = points
web-projected = if it ended now
web-projected-caption = Points if it ended now
web-away = away
web-stand-in = Let a bot play on
web-take-back = Play again yourself
web-mute = Mute chat
web-muted = Chat muted
web-to-move = to move
web-your-turn = Your turn.
web-turn-of = { $player } is to move.
web-chance = Cards are being dealt.
web-over = The game is over.
web-turn-complete-head = Your turn is complete.
web-turn-complete = { $barrier ->
    [chance] New cards follow.
    [seat] The next player follows.
    [end] The game ends with it.
   *[other] Confirm it or take a step back.
}
web-barrier = { $barrier ->
    [chance] New cards follow: from here nothing can be undone
    [seat] The next player follows: from here nothing can be undone
    [end] The game ends: from here nothing can be undone
   *[other] The turn ends: from here nothing can be undone
}
web-end-turn = End turn
web-end-turn-not-yet = Your turn is not complete yet.
web-end-turn-really = End the turn?
web-end-anyway = End turn
web-confirm-it = Confirm
web-undo = Undo
web-redo = Redo
web-restart = Start the turn again
web-ledger = This turn so far
web-set-count = { $count } of { $least ->
    [0] up to { $most }
   *[other] { $most }
}
web-choices = Your choices
web-choices-search = Search the choices
web-table-facts = On the table
web-rows = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-why-not = Why can’t I …?
web-why-not-action = An action, such as “take gold”
web-why-not-legal = That is possible now.
web-plain-table = Plain table
web-own-table = Drawn table
web-resign = Give up
web-resign-really = Give your seat up for good? A bot plays on for you.
web-rules-paragraph = Rules, paragraph { $paragraph }

## Log and chat

web-log = Log
web-log-lines = Lines of the log
web-log-filter = Show
web-log-all = All
web-log-points = Points
web-log-empty = Nothing yet.
web-log-travel = See the table at this moment
web-since = Since your last turn
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send

## Replay

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-move = Move
web-replay-at = { $at } of { $entries }
web-replay-speed = Speed
web-replay-eyes = Whose view
web-replay-public = Public view
web-replay-eyes-of = { $you ->
    [yes] Your view
   *[no] View of { $player }
}
web-replay-share = Copy a link to this move
web-replay-now = Back to the game
web-past = The table at an earlier moment

## End

web-winner = Winner
web-reason = { $reason ->
    [tie-break] The tie-break decided.
    [shared] The victory is shared.
   *[other] Points decided.
}
web-breakdown = Points by source
web-source = Source
web-chart-title = The game move by move
web-chart-label = Points over the game; at the end: { $scores }
web-verify = Check the shuffle
web-verify-good = Honest: all { $draws } draws follow from the sealed shuffle.
web-verify-bad = The cards do not follow from the sealed shuffle!
web-download = Record
web-rematch = Rematch
web-end-hide = Look at the table

## Between players on one device

web-curtain-title = { $player }, please
web-curtain-text = Hand the device over. The table is covered until you lift the curtain.
web-curtain-lift = I am { $player }

## Rules

web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-none = Nothing in the rules matches.
web-edition = What is reconstructed
web-edition-help = These values of the edition are not proven by a printed source; they can be replaced.

## Where points come from

maharaja-source-antique = Antiques
maharaja-source-collection = Collections
maharaja-source-rupees = Rupees

## Maharaja table

## Hints

web-hint = Hint
web-hint-title = What a bot would do
web-hint-thinking = A bot is thinking about your position …
web-hint-win = Chance to win: { $win } %
web-hint-lead = expected lead { $lead }
web-hint-tried = tried { $visits } of { $simulations } times
web-hint-play = Play this
web-hint-none = There is nothing to advise.
web-hint-about = The bot sees only what you see, and imagines the rest.
web-table-hints = Hints
web-table-hints-value = { $hints ->
    [alone] only against bots
    [yes] for everybody
   *[no] for nobody
}
web-table-hints-help = Whether players may ask a bot what it would do in their place. Everybody at the table can read which of these was chosen.
