### Java's table in the browser: labels of what is seen. AP = action points.

java-board-island = The island
java-board-zoom-in = Nearer
java-board-zoom-out = Farther
java-board-zoom-fit = The whole island
java-board-view = View
java-board-tilted = Tilted
java-board-flat = Flat
java-board-levels = Levels
java-board-spots = Legal spots
java-board-projected = Great scoring now
java-board-go-to = Go to
java-board-terrain = { $terrain ->
    [rice] rice
    [village] village
    [water] water
    [highland] highland
    [lowland] lowland
   *[bare] bare ground
}
java-board-level = level { $level }
java-board-palace = palace { $value }
java-board-palace-feasted = palace { $value }, festival held
java-board-stands = { $you ->
    [yes] your developer
   *[no] developer of { $player }
}
java-board-city = City { $space }
java-board-village = Village { $space }
java-board-water-of = Water { $space }
java-board-change-split = { $place }: { $after ->
    [0] vanishes
    [1] { $before } spaces, now another
   *[other] falls into { $after } parts
}
java-board-change-joined = { $place }: villages join, { $after } spaces
java-board-change-size = { $place }: { $before } → { $after } spaces
java-board-change-first = { $place }: { $nobody ->
    [yes] nobody is first any more
   *[no] first is { $player }
}
java-board-change-closed = Water closed, { $nobody ->
    [yes] nobody scores
   *[no] { $player } +{ $fame }
}
java-board-tray = Your turn
java-board-ap-left = AP left
java-board-ap-left-of = AP left for { $player }
java-board-ap-after = AP left after this
java-board-ap-lapse = AP lapse
java-board-ap-of = { $ap } of { $points } action points left
java-board-token = token
java-board-supplies = Supplies
java-board-left = { $count } left
java-board-not-now = not now
java-board-tool-lay-three = Three-tile
java-board-tool-lay-two = Two-tile
java-board-tool-lay-rice = Rice one-tile
java-board-tool-lay-village = Village one-tile
java-board-tool-irrigate = Irrigation
java-board-tool-palace = Palace
java-board-do-enter = Bring in a developer
java-board-do-leave = Off the board
java-board-do-take-open-card = Take the open card
java-board-do-take-hidden-card = Draw a card
java-board-where = { $tool ->
    [irrigate] Where does the irrigation go?
    [palace] Where does the palace go? R or ↻ changes its value.
    [lay-rice] Where does the rice go?
    [lay-village] Where does the village go?
   *[other] Where does the tile go? R or ↻ turns it.
}
java-board-turn = Turn
java-board-put-back = Put back
java-board-bar-tile = { $cost }, level { $level }
java-board-bar-palace = { $cost }, palace { $value }
java-board-if-done = If you do this
java-board-nothing-changes = No city or water changes.
java-board-projected-by = Great scoring of { $player }: { $by }
java-board-rank = Rank
java-board-player = Player
java-board-level-list = Levels
java-board-fame-now = Fame now
java-board-nobody-there = No developer there
java-board-size = Size
java-board-worth = Worth
java-board-spaces = { $count } sp.
java-board-feast-held = festival held
java-board-feast-open = festival open
java-board-water-closed = water closed
java-board-enter-for = enter: { $cost }
java-board-nobody-first = Nobody is alone in first place; no palace can be built.
java-board-may-build = { $player } may build: { $values } (1 AP each)
java-board-may-not-build = { $player } is first; no greater palace is possible.
java-board-was-built = Its palace was built or upgraded in this turn.
java-board-still-open = { $count } open
java-board-would-score = If it closes now: { $player } +{ $fame }
java-board-nobody-would-score = If it closes now nobody scores.
java-board-cities = Cities
java-board-no-city = There is no city yet.
java-board-great-now = Great scoring if it came now
java-board-palace-cards = Palace cards
java-board-open-card = Open
java-board-hand = Your cards and what they count in a festival
java-board-bid-card = Lay { $card }, worth { $worth }
java-board-festival-at = Festival in { $space } (palace { $value })
java-board-bid-now = Your answer: lay matching cards or pass.
java-board-bid-open = Lay matching cards.
java-board-answer-now = Your answer: share the festival, or lay more cards?
java-board-prize = Alone { $alone }, shared { $shared } fame
java-board-part = { $part ->
    [asked] is asked now
    [in] takes part
    [out] has passed
   *[unasked] not asked yet
}
java-board-call-at = Festival in { $space }
java-board-few-threes = { $count ->
    [0] The last three-tile is taken: last turns
    [one] Only { $count } three-tile is left
   *[other] Only { $count } three-tiles are left
}
java-board-threes-left = { $count ->
    [one] { $count } three-tile left
   *[other] { $count } three-tiles left
}
java-board-lapse = { $ap } AP would lapse.
java-board-developers-left = developers beside the board
java-board-tokens = action tokens
java-board-cards = palace cards
java-board-overview = Overview: tap to look there
java-board-sum = Sum
java-board-great-scoring = Great scoring
java-board-no-rank = First or second in no city.
java-board-bid-raise = Raise to { $total }
java-board-bid-level = Match at { $total }
java-board-bid-more = Choose cards worth { $count } or more
java-board-plan = Plan ahead
java-board-plan-begin = Plan your turn
java-board-plan-open = Go on planning
java-board-plan-sketch = A sketch of your turn on the position as it is now. Only you see it, nothing is played.
java-board-plan-waits = { $steps ->
    [one] One step is planned for your turn.
   *[other] { $steps } steps are planned for your turn.
}
java-board-plan-check = { $fits ->
    [0] Nothing of your plan is possible any more.
   *[other] Your turn: { $fits } of { $steps } planned steps are still possible.
}
java-board-plan-changed = now { $is } instead of { $was }, fame { $fame } instead of { $before }
java-board-plan-play = { $fits ->
    [one] Play this step
   *[other] Play these { $fits } steps
}
java-board-plan-undo = Take back a step
java-board-plan-close = Back to the game
java-board-plan-clear = Drop the plan
java-board-palaces-left = Palaces left
java-board-key = Legend
java-board-spot-key = legal spot
java-board-spot-outside = +1 AP outside

# What an edition may have got wrong, on the rules page
edition-java-board-map = The outline of the island
edition-java-palace_cards-symbols = The signs of the palace cards
edition-java-palace_cards-kinds = Kinds of palace cards
edition-java-fame-festival_shared = Fame for a shared festival
