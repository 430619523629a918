# Rated tables and the ladders.

## At a table

web-table-rated = Rated
web-table-rated-help = The result counts on the ladder of this game, for people and bots. A rated table has a clock and gives no hints, everybody has one seat, and nobody lets a bot play in another's stead. Who gives up or runs out of time comes last; a bot plays that seat to the end.
web-rated = Rated
web-rated-about = The result of this table counts on the ladder. Who sits down agrees to that; who gives up or runs out of time comes last.
web-clock-help-rated = Whoever runs out of time comes last; a bot plays the seat to the end.
web-resign-really-rated = Give your seat up for good? You come last then, whatever the bot that plays on for you achieves.

## After the end

web-rating-title = Ratings
web-rating-change = { $way ->
    [up] rises from { $before } to { $after }
    [down] falls from { $before } to { $after }
   *[same] stays at { $after }
}
web-rating-due = The ratings are being reckoned …
web-rating-none = This result changed nobody's rating.
web-rating-ladder = To the ladder

## The ladder

web-ladder = Ladder
web-ladder-title = Ladder: { $game }
web-ladder-lead = Everybody who plays rated tables, and the bots they meet.
web-ladder-variants = Variants
web-ladder-plain = Without variants
web-ladder-rank = Rank
web-ladder-player = Player
web-ladder-rating = Rating
web-ladder-range = Strength
web-ladder-interval = { $low } to { $high }
web-ladder-games = Games
web-ladder-wins = Wins
web-ladder-last = Last played
web-ladder-fared = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
web-ladder-provisional = provisional
web-ladder-bot = bot
web-ladder-empty = Nobody has played a rated table here yet. “Rated” among the settings of a new table begins this ladder.
web-ladder-new = New table
web-ladder-more = Show more
web-ladder-about = The strength lies in the told range with 95 % confidence. The rating is its careful end, three standard deviations below the middle: it rises with victories, and with every game that makes the estimate surer. With fewer than five games it is provisional.

## Refusals

error-rated-clock = A rated table needs a clock, so that nobody escapes a defeat by staying away. Choose one, or do not rate the table.
error-rated-hints = At a rated table nobody is advised. Forbid hints, or do not rate the table.
error-rated-bot = The bot “{ $bot }” is not rated: at a rated table sit the levels and styles of the game ({ $known }).
error-rated-guest = Who sits down at a rated table must be known by the cookie of a guest; a seat's token alone is nobody.
error-rated-one-seat = At a rated table everybody has one seat. Let the others come by the link, or do not rate the table.
error-rated-alone = There is nobody to be rated against here. A rated table needs two different players at least, people or bots.
error-rated-no-stand-in = At a rated table no bot plays in another's stead. His clock runs; who wants to leave gives up.
error-no-hints-rated = At a rated table there are no hints; unrated tables can allow them.
error-variant-unknown = This game has no variant “{ $variant }”. Known variants: { $known }.
