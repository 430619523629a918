### My games: what waits for me, what I have not seen, and finished games.

error-dates-crossed = The first day lies after the last: no game can have ended then. Choose a first day that is not after the last one.

web-mine-title = My games
web-mine-count = { $count ->
    [0] Nothing waits for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
web-mine-next = Next game
web-mine-next-of = { $count ->
    [one] Next game: 1 more waits for you
   *[other] Next game: { $count } more wait for you
}
web-mine-new = Begin a new game
web-mine-all = All my games
web-mine-waiting = Your turn
web-mine-ended = Ended while you were away
web-mine-running = Others are to move
web-mine-lobby = Not begun yet
web-mine-kept = A seat is kept for you.
web-mine-time-left = Your time left:
web-mine-more = Show more
web-mine-new-short = { $count } new
web-mine-new-moves = { $count ->
    [one] one new move
   *[other] { $count } new moves
}
web-mine-new-lines = { $count ->
    [one] one unread line of chat
   *[other] { $count } unread lines of chat
}

## Finished games

web-mine-finished = Finished games
web-mine-player = Player’s name
web-mine-game = Game
web-mine-any-game = Any game
web-mine-result = Result
web-mine-any-result = Any result
web-mine-won = Won
web-mine-lost = Not won
web-mine-since = From
web-mine-until = To
web-mine-clear = Show all
web-mine-found = { $count ->
    [0] { $sought ->
        [yes] No finished game is like this.
       *[no] No game of yours has ended yet.
    }
    [one] One game
   *[other] { $count } games
}
web-mine-place = { $rank ->
    [1] Won
   *[other] Place { $rank } of { $seats }
}
web-mine-gave-up = Given up
web-mine-ran-out = Out of time

## At the table

web-mine-missed = { $count ->
    [one] One move while you were away.
   *[other] { $count } moves while you were away.
}
web-mine-play-back = Play back
web-mine-since-here = New since you were here
