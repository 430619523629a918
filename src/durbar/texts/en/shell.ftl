# The shell round every game: who has left, what a table agreed on, a rematch, an unknown address.

## Who has left

web-gave-up = gave up
web-gave-up-news = { $player } gave up; a bot plays on.
web-stood-in = { $why ->
    [gave-up] You gave up; a bot plays on.
    [ran-out] You are out of time; a bot plays on.
   *[away] A bot plays for you.
}
web-left-result = { $why ->
    [gave-up] { $you ->
        [yes] You gave up
       *[no] { $player } gave up
    }
   *[ran-out] { $you ->
        [yes] You ran out of time
       *[no] { $player } ran out of time
    }
}{ $rated ->
    [yes] : ranked behind all who stayed. A bot played on.
   *[no] ; a bot played on.
}
web-winner-bot = { $you ->
    [yes] your bot
   *[no] the bot of { $player }
}

## A rematch

web-rematch-join = Join the rematch
web-rematch-proposed = A rematch is proposed. Your seat is kept.

## What a table agreed on

web-terms = Agreed here
web-terms-clock = { $kind ->
    [time] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } for each, { $increment ->
        [0] nothing more after a turn
        [one] 1 second more after each turn
       *[other] { $increment } seconds more after each turn
    }
   *[days] { $days ->
        [one] 1 day
       *[other] { $days } days
    } for each move
}
web-terms-watch = Spectators
web-terms-watch-value = { $listed ->
    [yes] the table is listed under “Watch”
   *[no] only by the link
}

## Hints

web-hint-again = Ask again
web-hint-failed = No advice came.

## An unknown address

web-nowhere = There is no page at this address.
