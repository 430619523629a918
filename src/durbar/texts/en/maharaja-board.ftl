### The table of Das Vermächtnis des Maharaja in the browser.

maharaja-board-day = Day { $day } of { $days }
maharaja-board-day-short = Day { $day }
maharaja-board-tray = Market
maharaja-board-trade = Trade cards
maharaja-board-trade-card = { $state ->
    [now] Trade card { $price } with the next coin: it makes the price
    [coin] Trade card { $price } with a coin
   *[empty] Trade card { $price }, empty
}
maharaja-board-offer = Offer
maharaja-board-closed = The market is closed
maharaja-board-offer-empty = Nothing is left on offer.
maharaja-board-price = Price
maharaja-board-price-note = of an antique now
maharaja-board-take-gold = Take gold
maharaja-board-buy = Buy
maharaja-board-each = one antique
maharaja-board-money-after = { $before } rupees now, { $after } after the turn
maharaja-board-tax = tax { $rupees }
maharaja-board-day-ends = ends the day
maharaja-board-game-ends = ends the game
maharaja-board-next-price = next price { $price }
maharaja-board-leaving = { $count ->
    [one] 1 antique leaves
   *[other] { $count } antiques leave
}
maharaja-board-short-of = { $rupees } short
maharaja-board-too-dear = You have { $money }: not enough to buy
maharaja-board-points-now = { $points ->
    [one] { $points } point, if it ended now
   *[other] { $points } points, if it ended now
}
maharaja-board-points-final = { points }
# Beside the number of points that a choice changes the projected score by
maharaja-board-gain = now
maharaja-board-opens = Opens: { $collections }

maharaja-board-name-antique = { maharaja-antique }, value { $value }
maharaja-board-name-buy = { maharaja-antique }, value { $value }, price { maharaja-cost }, buy
maharaja-board-name-give-up = { maharaja-antique }, value { $value }, give up
maharaja-board-name-single = only one of its colour: lost at the end
maharaja-board-name-gain = projected score { $points }

maharaja-board-collections = Collections
maharaja-board-collections-note = what you still lack is dashed
maharaja-board-name-collection = { $collection }, { points }
maharaja-board-lacks = lacks { $missing }
maharaja-board-short = { $count } to go
maharaja-board-met = ready
maharaja-board-barred = large one owned
maharaja-board-claim = take: { $points }
maharaja-board-costs = give up 1 of { $kinds }
maharaja-board-costs-short = gives up one
maharaja-board-skip = Take none
maharaja-board-keep = keep all for later
maharaja-board-skipped = You could take a collection now and take none.

maharaja-board-mine = Your cloth
maharaja-board-money = Money
maharaja-board-antiques = Antiques
maharaja-board-empty-cloth = No antiques yet
maharaja-board-lost = { $count ->
    [one] single in its colour: lost at the end
   *[other] singles in their colour: lost at the end
}
maharaja-board-give-up-for = Give up one for the { $collection }
maharaja-board-extra = extra turn

maharaja-board-census = Unseen
maharaja-board-census-note = { $count ->
    [one] 1 of 36 still to come
   *[other] { $count } of 36 still to come
}
maharaja-board-place = { $place ->
    [pile] still to come
    [offer] on offer
    [gone] out of the game
   *[seat] with { $player }
}
maharaja-board-colour = { $colour ->
    [yellow] yellow, dots
    [orange] orange, chevrons
    [red] red, lozenges
    [purple] purple, waves
    [blue] blue, checks
    [green] green, leaves
   *[other] { $colour }
}

# What an edition may have got wrong, on the rules page
edition-maharaja-antiques-colours = Colours of the antiques
edition-maharaja-antiques-values = Values of the antiques
edition-maharaja-collections-requires = What a collection asks for
edition-maharaja-collections-points = Points of the collections
edition-maharaja-collections-give_up = What is given up for a collection
edition-maharaja-collections-grey = Effects on the grey sides
