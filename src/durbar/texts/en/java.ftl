### Java. Spaces are named by row and place: G7. Fame is counted in points.

## Names

java-card = { $card ->
    [mask] mask
    [drum] drum
    [puppet] puppet
    [mask-drum] mask and drum
    [drum-puppet] drum and puppet
    [mask-puppet] mask and puppet
   *[unknown] a hidden card
}
java-tile = { $tile ->
    [three] three-tile
    [two] two-tile
    [rice] rice one-tile
   *[village] village one-tile
}
java-terrain = { $terrain ->
    [rice] rice
    [village] village
   *[water] irrigation
}
java-cost = { $cost } AP

## Questions and answers

java-asks-turn = What do you do?
java-asks-moving = Where does the developer go?
java-asks-bidding = Which cards do you lay, or do you pass?
java-asks-laying = Which cards do you lay?
java-asks-answering = Do you agree to share the festival, or lay more cards?
java-action-lay-tile = Lay a { java-tile } on { $spaces }
java-action-irrigate = Lay irrigation on { $space }
java-action-palace = Palace { $value } on { $space }
java-action-take-up = Move the developer on { $space }
java-action-enter = Bring in a developer
java-action-take-open-card = Take the open palace card
java-action-take-hidden-card = Take a palace card from the pile
java-action-spend-token = Spend an action token
java-action-call-festival = Call a festival at the palace on { $space }
java-action-end-turn = End the turn
java-action-set-down = To { $space }
java-action-leave = Off the board
java-action-bid = Lay { $card }
java-action-done = That is the bid
java-action-pass = Pass
java-action-agree = Agree
java-part-palace = palace on { $palace }
java-part-water = water on { $water }
java-part-festival = festival on { $festival }
java-part-city = city of { $city }

## What happens

java-event-starting-player-found = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
java-event-card-dealt = { $you ->
    [yes] You are dealt: { $card }.
   *[no] { $player } is dealt { $card }.
}
java-event-card-turned-up = Open beside the pile: { $card }.
java-event-tile-laid = { $you ->
    [yes] You lay a { java-tile } on { $spaces }, level { $level } ({ $ap } AP).
   *[no] { $player } lays a { java-tile } on { $spaces }, level { $level } ({ $ap } AP).
}
java-event-developer-entered = { $you ->
    [yes] You bring a developer to { $target } ({ $ap } AP).
   *[no] { $player } brings a developer to { $target } ({ $ap } AP).
}
java-event-developer-moved = { $you ->
    [yes] You move a developer from { $space } to { $target } ({ $ap } AP).
   *[no] { $player } moves a developer from { $space } to { $target } ({ $ap } AP).
}
java-event-developer-left = { $you ->
    [yes] Your developer on { $space } leaves the board ({ $ap } AP).
   *[no] A developer of { $player } on { $space } leaves the board ({ $ap } AP).
}
java-event-palace-built = { $you ->
    [yes] You build a palace { $value } on { $space }; the village has { $size } spaces.
   *[no] { $player } builds a palace { $value } on { $space }; the village has { $size } spaces.
}
java-event-palace-upgraded = { $you ->
    [yes] You upgrade the palace on { $space } from { $before } to { $value }; the city has { $size } spaces.
   *[no] { $player } upgrades the palace on { $space } from { $before } to { $value }; the city has { $size } spaces.
}
java-event-irrigation-laid = { $you ->
    [yes] You lay irrigation on { $space }.
   *[no] { $player } lays irrigation on { $space }.
}
java-event-water-closed = The water on { $spaces } is closed{ $first ->
    [yes] .
   *[no] ; nobody ranks first beside it.
}
java-event-open-card-taken = { $you ->
    [yes] You take the open card: { $card }.
   *[no] { $player } takes the open card: { $card }.
}
java-event-card-drawn = { $you ->
    [yes] You draw: { $card }.
   *[no] { $player } draws { $card }.
}
java-event-pile-shuffled = The discards are shuffled: { $cards ->
    [one] { $cards } card forms
   *[other] { $cards } cards form
} the pile.
java-event-token-spent = { $you ->
    [yes] You spend an action token and have { $ap } AP.
   *[no] { $player } spends an action token and has { $ap } AP.
}
java-event-festival-called = { $you ->
    [yes] You call a festival at the palace { $value } on { $space }; what counts is { $open_card }.
   *[no] { $player } calls a festival at the palace { $value } on { $space }; what counts is { $open_card }.
}
java-event-festival-card-laid = { $you ->
    [yes] You lay { $card }: { $total }.
   *[no] { $player } lays { $card }: { $total }.
}
java-event-bid-made = { $you ->
    [yes] You bid { $total }.
   *[no] { $player } bids { $total }.
}
java-event-bidder-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
java-event-agreement-asked = { $you ->
    [yes] All are level at { $total }: you ask for agreement.
   *[no] All are level at { $total }: { $player } asks for agreement.
}
java-event-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
}
java-event-festival-held = The festival on { $space } is held by { $players } ({ $count ->
    [one] alone
   *[other] together
}); fame for each: { $fame }.
java-event-turn-ended = { $you ->
    [yes] You end your turn{ $lapsed ->
        [0] .
       *[other] ; AP that lapse: { $lapsed }.
    }
   *[no] { $player } ends the turn{ $lapsed ->
        [0] .
       *[other] ; AP that lapse: { $lapsed }.
    }
}
java-event-last-round-began = { $three_tiles ->
    [0] { $you ->
        [yes] That was the last three-tile: you finish your turn and score; everybody else has one last turn.
       *[no] That was the last three-tile: { $player } finishes the turn and scores; everybody else has one last turn.
    }
   *[other] { $you ->
        [yes] Nobody can lay a tile any more: you count as having taken the last three-tile.
       *[no] Nobody can lay a tile any more: { $player } counts as having taken the last three-tile.
    }
}

## Why not

error-java-turn-is-due = First choose an action of your turn.
error-java-set-down-is-due = First set down the developer that you have taken up.
error-java-bid-is-due = A festival is on: lay cards or pass.
error-java-answer-is-due = A festival is on: agree or lay cards.
error-java-too-few-points = That needs { $needs } AP; you have { $ap }.
error-java-tile-duty = You have laid no tile yet, and afterwards you could lay none any more.
error-java-tile-duty-first = First you must lay a tile in this turn.
error-java-no-tile-left = No { java-tile } is left for you.
error-java-levels-differ = { $space } has level { $level } and { $other } level { $other_level }: the tile would not lie flat.
error-java-covers-developer = { $you ->
    [yes] Your developer stands on { $space }; it cannot be covered.
   *[no] A developer of { $player } stands on { $space }; it cannot be covered.
}
error-java-covers-palace = The palace { $value } on { $space } cannot be covered.
error-java-covers-irrigation = The irrigation on { $space } cannot be covered.
error-java-congruent = On { $spaces } lies one tile of the same size: no tile may cover it exactly.
error-java-off-the-board = None of { $spaces } is a space of the board, and they carry no tile yet.
error-java-joins-cities = The village on { $space } would join the cities of { $cities }.
error-java-no-irrigation-left = No irrigation tile is left.
error-java-not-bare = { $space } is not bare: { java-terrain }.
error-java-on-the-edge = { $space } is on the edge or outside; irrigation cannot lie there.
error-java-not-his-developer = You have no developer on { $space }.
error-java-no-developer-left = All your developers are on the board.
error-java-nowhere-to-go = There is no space that the developer could reach.
error-java-not-land = { $space } carries no land tile.
error-java-palace-there = On { $space } stands a palace.
error-java-space-taken = { $you ->
    [yes] On { $space } stands a developer of your own.
   *[no] On { $space } stands a developer of { $player }.
}
error-java-no-way = No way leads to { $space }.
error-java-free-again = This developer has moved for nothing already; first AP must be spent.
error-java-same-space = The developer comes from { $space }.
error-java-cannot-leave = The developer cannot leave the board.
error-java-no-village = { $space } is no village space.
error-java-developer-there = { $you ->
    [yes] Your own developer stands on { $space }.
   *[no] A developer of { $player } stands on { $space }.
}
error-java-has-a-palace = The city of { $space } has a palace already, on { $palace }.
error-java-not-higher = The palace on { $space } has the value { $value } already.
error-java-built-this-turn = The palace on { $space } was built or upgraded in this turn.
error-java-too-small = With { $size } spaces the place of { $space } is too small for a palace { $value }.
error-java-sold-out = No palace { $value } is left.
error-java-nobody-first = Nobody has the strict first rank around { $space }.
error-java-not-first = { $you ->
    [yes] You have the first rank around { $space }.
   *[no] { $player } has the first rank around { $space }.
}
error-java-two-cards-taken = You have taken two cards in this turn.
error-java-no-pile = There is neither a pile nor a discard; no card can be taken.
error-java-no-token-left = You have no action token left.
error-java-token-spent = You have spent an action token in this turn.
error-java-no-palace = There is no palace on { $space }.
error-java-had-festival = The palace on { $space } has had its festival at the value { $value }.
error-java-no-developer-there = You have no developer in the city of { $space }.
error-java-no-matching-card = You have no card that matches { $card }.
error-java-card-not-held = You do not hold the card: { $card }.
error-java-card-does-not-match = The card { $card } does not match the open one: { $open }.
error-java-out-of-order = The card { $card } comes before those of this bid; take the bid back to lay it.
error-java-cannot-reach = With { $card } and what follows you cannot get from { $total } to { $highest }.
error-java-no-card-laid = Lay a card first.
error-java-still-below = You are at { $total }; the highest total is { $highest }.
error-java-must-open = You have called the festival and must open it.
error-java-bid-begun = You have begun a bid; finish it.
error-java-nobody-asks = Nobody asks for agreement.
error-java-is-asked = You are asked for agreement: agree or lay cards; passing is no answer.

## Faults of an edition file

fault-map-place = a sign stands between two places: { $reason }
fault-map-signs = may only have the signs { $allowed }, in 1 to 26 lines
fault-map-ring = the outside cells must be just the { $expected } cells that touch the board
fault-map-water = printed irrigation must be surrounded by board spaces
fault-counts = must be { $expected } numbers from 1 to 20
fault-ascending = must be ascending numbers for 2, 4, 6, 8, 10

## The table in the terminal

java-table-turn = three-tiles left: { $tiles } · irrigation: { $irrigation } · palaces left: { $palaces }
java-table-over = game over
java-table-ap = { $ap } AP left, { $spent } spent
java-table-few = Only { $tiles } three-tiles left!
java-table-open = Open card
java-table-pile = pile { $count }
java-table-hand = Your cards
java-table-fame = fame
java-table-final = great scoring now
java-table-cards = cards
java-table-known = known
java-table-developers = developers
java-table-tiles = 2 / R / V
java-table-tokens = tokens
java-table-city = City
java-table-size = size
java-table-value = palace
java-table-ranks = ranks
java-table-built = built this turn
java-table-feast = festival held
java-table-legend = r rice, v village, ~ irrigation, digit = level; A to D developers of seats 1 to 4; P palace; ^ highland, _ lowland
