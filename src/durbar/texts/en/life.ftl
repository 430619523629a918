# Games that last: clocks and standing orders.

## Clocks

web-clock = Clock
web-clock-none = No clock
web-clock-time = Time for the game
web-clock-days = Days for each move
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more after each turn
web-clock-days-each = Days for each move
web-clock-help = A bot plays on for whoever runs out of time, and the result says so.
web-clock-left = Time of { $player }: { $left }
web-clock-left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
web-ran-out = out of time

## Standing orders

web-orders = Standing order
web-order-leave = Leave an order
web-order-other = Leave another order
web-order-back = Take the order back
web-order-incomplete = Choose at least one.
web-order-now = Now it would do this: { $steps }.
web-order-step = “{ $step }”
web-order-now-asks = Now it would wait for you.
web-orders-help-taj-mahal = While you are away, the table answers for you as you say here. It builds palaces where they bring most. The order ends with the visit, and nobody sees it.
web-orders-help-java = While you are away, the table answers for you in this festival as you say here. Nobody sees the order.
web-order-taj-mahal-withdraw-next = Withdraw at my next turn
web-order-taj-mahal-withdraw-leading = Withdraw once I lead
web-order-taj-mahal-prizes = Prizes I want to lead
web-order-taj-mahal-cards = Cards to take, the dearest first
web-order-java-festival = Bid for me
web-order-java-up-to = Bid up to, else pass
web-order-java-share = Agree to a share of at least (fame)
web-table-order-delay = Let orders think
web-table-order-delay-help = A standing order answers after up to { $seconds } seconds, by chance, so that nobody can tell it from a player who thinks.
web-table-answer-forced = Answer what is forced
web-table-answer-forced-help = The table answers by itself where everybody can see that there is no choice. What follows from hidden cards is always asked.
