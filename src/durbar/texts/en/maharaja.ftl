### Das Vermächtnis des Maharaja. An antique is given as $kind and $colour.
### Messages that begin with grammar- only serve the grammar of this language.

maharaja-option-grey-help = Two players: taking a collection card triggers the effect on its grey side (M5).

## Names

maharaja-kind = { $kind ->
    [jug] jug
    [knife] knife
    [instrument] instrument
    [jewellery] jewellery
    [statue] statue
    [vase] vase
   *[other] { $kind }
}
maharaja-kinds = { $kind ->
    [jug] jugs
    [knife] knives
    [instrument] instruments
    [jewellery] jewellery
    [statue] statues
    [vase] vases
   *[other] { $kind }
}
grammar-colour = { $colour ->
    [yellow] yellow
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [green] green
   *[other] { $colour }
}
# Two letters beside the colour on the screen, so that colour is never the only sign
maharaja-colour-sign = { $colour ->
    [yellow] Ye
    [orange] Or
    [red] Re
    [purple] Pu
    [blue] Bl
    [green] Gr
   *[other] { $colour }
}
maharaja-antique = { grammar-colour } { maharaja-kind }
grammar-the-antique = the { maharaja-antique }
maharaja-number-of = { $kind ->
    [jewellery] { $count ->
        [one] { $count } piece of jewellery
       *[other] { $count } pieces of jewellery
    }
   *[other] { $count ->
        [one] { $count } { maharaja-kind }
       *[other] { $count } { maharaja-kinds }
    }
}
maharaja-collection = { $collection ->
    [jug-small] small jug collection
    [jug-large] large jug collection
    [knife-small] small knife collection
    [knife-large] large knife collection
    [instrument-small] small instrument collection
    [instrument-large] large instrument collection
    [jewellery-small] small jewellery collection
    [jewellery-large] large jewellery collection
    [statue-small] small statue collection
    [statue-large] large statue collection
    [vase-small] small vase collection
    [vase-large] large vase collection
    [different-3] collection of three different
    [different-4] collection of four different
    [different-5] collection of five different
   *[other] collection { $collection }
}
maharaja-effect = { $effect ->
    [rupees] 3 rupees
    [extra-turn] extra turn
   *[discard-offer] clear the offer
}

maharaja-rupees = { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
}

## Questions and answers

maharaja-asks-action = Take a coin or buy an antique?
maharaja-asks-collection = Do you take a collection?
maharaja-asks-give-up = Which antique do you give up?
maharaja-action-take-gold = Take the gold coin
maharaja-action-buy = Buy { grammar-the-antique }
maharaja-action-collect-nothing = Take no collection
maharaja-action-collect = Take the { $collection }
maharaja-action-give-up = Give up { grammar-the-antique }
maharaja-cost = { $cost ->
    [one] { $cost } rupee
   *[other] { $cost } rupees
}
maharaja-part-antique = { maharaja-antique }
maharaja-part-collection = { $collection }
maharaja-part-rupees = { $rupees } rupees

## What happens

maharaja-event-starting-player-found = { $you ->
    [yes] You are the starting player and have { $least } rupees; everybody else has { $most }.
   *[no] { $player } is the starting player and has { $least } rupees; everybody else has { $most }.
}
maharaja-event-day-began = Sales day { $day } begins; { $you ->
    [yes] you open it.
   *[no] { $player } opens it.
}
maharaja-event-antique-laid-out = On offer: { maharaja-antique }.
maharaja-event-coin-taken = { $you ->
    [yes] You take a gold coin: { maharaja-rupees }.
   *[no] { $player } takes a gold coin: { maharaja-rupees }.
}
maharaja-event-antique-bought = { $you ->
    [yes] You buy { grammar-the-antique } for { maharaja-rupees }.
   *[no] { $player } buys { grammar-the-antique } for { maharaja-rupees }.
}
maharaja-event-collection-taken = { $you ->
    [yes] You take the { $collection }, worth { points }.
   *[no] { $player } takes the { $collection }, worth { points }.
}
maharaja-event-antique-given-up = { $you ->
    [yes] You give up { grammar-the-antique } for it.
   *[no] { $player } gives up { grammar-the-antique } for it.
}
maharaja-event-tax-paid = { $you ->
    [yes] You pay { maharaja-rupees } tax.
   *[no] { $player } pays { maharaja-rupees } tax.
}
maharaja-event-rupees-received = { $you ->
    [yes] Grey side: you receive { maharaja-rupees }.
   *[no] Grey side: { $player } receives { maharaja-rupees }.
}
maharaja-event-extra-turn-earned = { $is_void ->
    [yes] Grey side: the extra turn is void.
   *[no] { $you ->
        [yes] Grey side: you have an extra turn.
       *[no] Grey side: { $player } has an extra turn.
    }
}
maharaja-event-offer-discarded = Grey side: the offer leaves the game: { $antiques }.
maharaja-event-day-ended = Sales day { $day } is over; { $count ->
    [0] everything was sold.
   *[other] left over: { $left_over }.
}
maharaja-event-singles-lost = { $count ->
    [one] { $you ->
        [yes] You lose, as the only one of its colour: { $antiques }.
       *[no] { $player } loses, as the only one of its colour: { $antiques }.
    }
   *[other] { $you ->
        [yes] You lose, as the only ones of their colours: { $antiques }.
       *[no] { $player } loses, as the only ones of their colours: { $antiques }.
    }
}

## Why not

error-maharaja-grey-needs-two = The grey sides are a variant for two players, not for { $seats }.
error-maharaja-action-is-due = First take a coin or buy an antique.
error-maharaja-collection-is-due = Now it is about collections: take one or none.
error-maharaja-giving-up-is-due = First give up the antique that your new collection costs.
error-maharaja-not-on-offer = The { maharaja-antique } is not on offer.
error-maharaja-too-expensive = The { maharaja-antique } costs { $price } rupees, and you have { $money }; there is no credit.
error-maharaja-not-in-supply = { $you ->
    [yes] You have the { $collection } already.
   *[no] The { $collection } is gone: { $player } has it.
}
error-maharaja-antiques-missing = For the { $collection } you still need: { $missing }.
error-maharaja-has-the-large-one = You have the { $large }; the { $collection } of the same sort is closed to you.
error-maharaja-not-his = You do not own { grammar-the-antique }.
error-maharaja-wrong-kind = The { maharaja-antique } is not of a kind on the crossed-out card of the { $collection }.

## Faults of an edition file

fault-names = must be { $expected } different colour names in small letters
fault-values = must be the values { $expected } in any order, not { $found }
fault-colour-values = the { $colour } antiques must have the values { $expected } in any order, not { $found }
fault-descending = must be numbers from 1 to 8, descending: { $found }
fault-requires = may only name { $kinds }, with a number from 1 to { $most }, and must name something
fault-give-up = may only name kinds that the card requires ({ $required }), each once
fault-sort-sizes = the sort { $sort } must have the cards { $expected }, not { $found ->
    [none] none
   *[other] { $found }
}

## The table in the terminal

maharaja-table-day = day { $day } of { $days }
maharaja-table-over = game over
maharaja-table-offer = Offer
maharaja-table-price = an antique costs { $price }
maharaja-table-trade-cards = Trade cards
maharaja-table-pile = { $count } to come
maharaja-table-collections = Collections
maharaja-table-needs-points = antiques → points
maharaja-table-barred = (large one taken)
maharaja-table-legend = ✗ you give up one · ✓ you have what it needs · −1 you lack so many
maharaja-table-legend-grey = Grey sides: { $effects }
maharaja-table-rupees = rupees
maharaja-table-points = points
maharaja-table-now = points now
maharaja-table-belongings = (in brackets: lost at the end, M4.4)
