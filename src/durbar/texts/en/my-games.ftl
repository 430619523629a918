### My games: what waits for me, what I have not seen, and finished games.

error-dates-crossed = The first day lies after the last: no game can have ended then. Choose a first day that is not after the last one.

web-my-games-title = My games
web-my-games-count = { $count ->
    [0] Nothing waits for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
web-my-games-next = Next game
web-my-games-next-of = { $count ->
    [one] Next game: 1 more waits for you
   *[other] Next game: { $count } more wait for you
}
web-my-games-new = Begin a new game
web-my-games-all = All my games
web-my-games-waiting = Your turn
web-my-games-ended = Ended while you were away
web-my-games-running = Others are to move
web-my-games-lobby = Not begun yet
web-my-games-kept = A seat is kept for you.
web-my-games-time-left = Your time left:
web-my-games-more = Show more
web-my-games-new-short = { $count } new
web-my-games-new-moves = { $count ->
    [one] one new move
   *[other] { $count } new moves
}
web-my-games-new-lines = { $count ->
    [one] one unread line of chat
   *[other] { $count } unread lines of chat
}

## Finished games

web-my-games-finished = Finished games
web-my-games-player = Player’s name
web-my-games-game = Game
web-my-games-any-game = Any game
web-my-games-result = Result
web-my-games-any-result = Any result
web-my-games-won = Won
web-my-games-lost = Not won
web-my-games-since = From
web-my-games-until = To
web-my-games-clear = Show all
web-my-games-found = { $count ->
    [0] { $sought ->
        [yes] No finished game is like this.
       *[no] No game of yours has ended yet.
    }
    [one] One game
   *[other] { $count } games
}
web-my-games-place = { $rank ->
    [1] Won
   *[other] Place { $rank } of { $seats }
}
web-my-games-gave-up = Given up
web-my-games-ran-out = Out of time

## At the table

web-my-games-missed = { $count ->
    [one] One move while you were away.
   *[other] { $count } moves while you were away.
}
web-my-games-play-back = Play back
web-my-games-since-here = New since you were here
