### The table of Taj Mahal in the browser.

taj-mahal-board-visit = Visit { $visit } of { $visits } · { $province }
taj-mahal-board-board = Board: visit { $visit } of { $visits }, { $province }
taj-mahal-board-zoom-in = Zoom in
taj-mahal-board-zoom-out = Zoom out
taj-mahal-board-zoom-fit = Show the whole board
taj-mahal-board-networks = Networks
taj-mahal-board-network = { $count ->
    [0] { $you ->
        [yes] You have no palaces yet.
       *[no] { $player } has no palaces yet.
    }
    [one] { $you ->
        [yes] Your palaces in { $provinces } join no other province yet.
       *[no] The palaces of { $player } in { $provinces } join no other province yet.
    }
   *[other] { $you ->
        [yes] Your network
       *[no] Network of { $player }
    }: { $count } provinces, { $provinces }, joined by { $cities }.
}
taj-mahal-board-name-city = { $city }, { $province }
taj-mahal-board-name-palace = Palace in { $city }, { $province }
taj-mahal-board-name-crown = Crown palace in { $city }, { $province }
taj-mahal-board-name-bonus = bonus tile { $bonus }
taj-mahal-board-name-built = palace of { $player }
taj-mahal-board-name-crowned = crown palace of { $player }
taj-mahal-board-name-brings = { $points ->
    [one] 1 point
   *[other] { $points } points
}
taj-mahal-board-name-tile = Province tile { $tile }: { $goods }
taj-mahal-board-court = The court
taj-mahal-board-court-hint = most of a symbol takes its prize
taj-mahal-board-player = Player
taj-mahal-board-column = { $symbol ->
    [vizier] Vizier
    [general] General
    [monk] Monk
    [princess] Princess
    [mogul] Crown
   *[elephant] Elephant
}
taj-mahal-board-won-by = won by { $player }
taj-mahal-board-withdrawn = withdrawn
taj-mahal-board-locked = { $player } plays { $colour } in this visit
taj-mahal-board-cell = { $symbol }: { $count }{ $state ->
    [lead] , leads
    [tie] , tied
   *[none] {""}
}
taj-mahal-board-cell-planned = { $symbol }: { $count } with the picked cards{ $state ->
    [lead] , leads
    [tie] , tied
   *[none] {""}
}
taj-mahal-board-plan-leads = With these cards you lead in: { $symbols }.
taj-mahal-board-plan-none = With these cards you lead in nothing.
taj-mahal-board-plan-ties = Tied, so nobody wins: { $symbols }.
taj-mahal-board-hand = Your hand
taj-mahal-board-hand-colour = Colour: { $colour }. You may add one white or special card.
taj-mahal-board-hand-any = Your first card fixes your colour for this visit.
taj-mahal-board-hand-must = You have no card that fits: you have to withdraw.
taj-mahal-board-hand-out = You have withdrawn from this visit.
taj-mahal-board-hand-empty = Your hand is empty.
taj-mahal-board-used = on the table in this visit
taj-mahal-board-cannot = cannot be played now
taj-mahal-board-pick-first = Pick a coloured card first.
taj-mahal-board-play = Play
taj-mahal-board-withdraw = Withdraw
taj-mahal-board-effect = { $effect ->
    [points] +2 points
    [elephant] +1 elephant
    [mogul] +1 crown
   *[free-colour] any colour
}
taj-mahal-board-specials = Special cards
taj-mahal-board-table = table
taj-mahal-board-on-table = On the table
taj-mahal-board-held-by = Held by { $player }
taj-mahal-board-takes = { $player } takes it at the end of the visit
taj-mahal-board-lacks-one = { $from ->
    [none] One more such tile brings it to: { $players }
   *[other] A second such tile takes it from { $from }: { $players }
}
taj-mahal-board-display = Display
taj-mahal-board-display-hint = you take 2 when you withdraw
taj-mahal-board-take-due = { $count ->
    [one] take 1 card
   *[other] take { $count } cards
}
taj-mahal-board-discard-due = { $count ->
    [one] discard 1 card for Carletto
   *[other] discard { $count } cards for Carletto
}
taj-mahal-board-display-empty = No card is left.
taj-mahal-board-pile = Draw pile: { $count }
taj-mahal-board-discards = Discards: { $count }
taj-mahal-board-withdraw-now = Withdraw now
taj-mahal-board-withdrawal = Your withdrawal
taj-mahal-board-wins-nothing = You would win nothing.
taj-mahal-board-nothing-won = nothing
taj-mahal-board-palaces-in = { $count ->
    [one] Palace in { $cities }
   *[other] Palaces in { $cities }
}
taj-mahal-board-crown-in = Crown palace in { $city }
taj-mahal-board-tile-brings = Province tile { $tile }
taj-mahal-board-network-of = Network: { $provinces }
taj-mahal-board-other-cities = Other cities: { $cities }
taj-mahal-board-pair-table = A pair: “{ $effect }” comes to you
taj-mahal-board-pair-from = A pair: “{ $effect }” comes from { $player }
taj-mahal-board-then-cards = Then take { $count } of { $display } cards
taj-mahal-board-draws = Nothing played: you also draw a hidden card
taj-mahal-board-if-you-wait = If you wait:
taj-mahal-board-threats = others draw level with { $symbols }.
taj-mahal-board-step-prizes = Prizes won
taj-mahal-board-step-palaces = { $count ->
    [one] Place a palace
   *[other] Place { $count } palaces
}
taj-mahal-board-step-built = Palaces placed
taj-mahal-board-step-crown = Place the crown palace
taj-mahal-board-crown-after = The crown palace comes after; it may share a city and never takes a bonus tile.
taj-mahal-board-step-points = Bonus, province tile, network
taj-mahal-board-step-cards = { $count ->
    [one] Take 1 card from the display
   *[other] Take { $count } cards from the display
}
taj-mahal-board-cards-any-order = In any order; click a card again to put it back.
taj-mahal-board-barrier = draws a hidden card: cannot be undone
taj-mahal-board-carletto-hint = what he drew, and why
taj-mahal-board-goods = Goods
taj-mahal-board-goods-hint = and what province tile { $tile } would bring
taj-mahal-board-tile = Tile { $tile }
taj-mahal-board-known-show = Known cards
taj-mahal-board-known-hide = Hide known cards
taj-mahal-board-known-more = { $count ->
    [one] and 1 unknown
   *[other] and { $count } unknown
}
taj-mahal-board-change = Change
taj-mahal-board-drew = A hidden card was drawn: what came before it stands.
taj-mahal-board-display-then = After the next withdrawal { $count ->
    [0] no card is left in the display.
    [one] one card is left in the display.
   *[other] { $count } cards are left in the display.
}
taj-mahal-board-crown-any = Any city of the province, also one with a palace; it never takes a bonus tile.
taj-mahal-board-step-crowned = Crown palace placed
taj-mahal-board-step-points-planned = Points, with the cities chosen so far at best
taj-mahal-board-step-taken = Cards taken
taj-mahal-board-slot-taken = { $card }: taken by { $player }
taj-mahal-board-slot-discarded = { $card }: discarded for Carletto
taj-mahal-board-account = Visit { $visit }: { $province }
taj-mahal-board-account-open = Account of visit { $visit }
taj-mahal-board-account-close = Put the account away
taj-mahal-board-account-won = Won
taj-mahal-board-account-crown = crown palace in { $city }
taj-mahal-board-account-pair = { $player }: { $special }{ $from ->
    [none] {""}
   *[other] , from { $from }
}
taj-mahal-board-account-bonus = Bonus
taj-mahal-board-account-tile = Tile
taj-mahal-board-account-network = Network
taj-mahal-board-account-special = Special
taj-mahal-board-account-total = Points
taj-mahal-board-finale = The last hands
taj-mahal-board-finale-hint = one point for each special card, white card and card of one colour
taj-mahal-board-finale-counts = { $card }: 1 point
taj-mahal-board-finale-idle = { $card }: no point
taj-mahal-board-hand-empty-of = { $player }: no cards
taj-mahal-board-cards = Cards in hand
taj-mahal-board-ribbon = Visits
taj-mahal-board-ribbon-tile = { $state ->
    [done] Visit { $tile }, { $province }: { $player ->
        [none] nobody won the tile
       *[other] tile won by { $player }
    }
    [now] Visit { $tile } now: { $province }, { $goods }
   *[next] Visit { $tile }: { $province }, { $goods }
}

taj-mahal-source-bonus = Bonus tiles
taj-mahal-source-good = Goods
taj-mahal-source-equal-goods = Equal goods
taj-mahal-source-province = Provinces
taj-mahal-source-joined-province = Joined provinces
taj-mahal-source-special = Special cards
taj-mahal-source-colour = Cards in hand

# What an edition may have got wrong, on the rules page
edition-taj-mahal-cards = Pairs of signs on the cards
edition-taj-mahal-special_cards = Special cards
edition-taj-mahal-province_tiles = Goods on the province tiles
edition-taj-mahal-bonus_tiles = How often each bonus tile is there
edition-taj-mahal-board-fortresses = Where the fortresses stand
edition-taj-mahal-board-roads = Which cities the roads join
edition-taj-mahal-board-provinces = Which cities belong to a province
