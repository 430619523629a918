### Taj Mahal. Cards, cities, tiles and special cards arrive by their names in this language.

taj-mahal-option-carletto-help = Carletto, the dummy player (T9): none, duo (two people), solitaire (one person, two Carletti), two-plus-two, guest (three or four people and one Carletto).
taj-mahal-option-provinces-help = 12 provinces, or 9 for a shorter game (T10).

## Names

taj-mahal-symbol = { $symbol ->
    [elephant] elephant
    [vizier] vizier
    [general] general
    [monk] monk
    [princess] princess
    [mogul] Grand Mogul
   *[other] { $symbol }
}
taj-mahal-prize = { $prize ->
    [elephant] the province tile
    [vizier] the vizier
    [general] the general
    [monk] the monk
    [princess] the princess
    [mogul] the crown
   *[other] { $prize }
}
taj-mahal-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [violet] violet
    [white] white
   *[other] { $colour }
}
taj-mahal-good = { $good ->
    [rice] rice
    [tea] tea
    [spices] spices
    [jewels] jewels
   *[other] { $good }
}
taj-mahal-bonus = { $bonus ->
    [points] “+2”
    [card] “card”
    [rice] rice
    [tea] tea
    [spices] spices
    [jewels] jewels
    [taj-mahal] Taj Mahal
   *[other] { $bonus }
}
taj-mahal-special = { $special ->
    [two-viziers] Two Viziers
    [two-generals] Two Generals
    [two-monks] Two Monks
    [two-princesses] Two Princesses
   *[other] { $special }
}
taj-mahal-card = { $symbols } ({ $colour })
taj-mahal-hidden-card = a hidden card
taj-mahal-chain = { $province } by { $cities }
# Names besides Agra are decoration (T1.9)
taj-mahal-province = { $province ->
    [P01] Kabul
    [P02] Multan
    [P03] Sindh
    [P04] Punjab
    [P05] Rajputana
    [P06] Gujarat
    [P07] Delhi
    [P08] Agra
    [P09] Malwa
    [P10] Rohilkhand
    [P11] Awadh
    [P12] Allahabad
   *[other] { $province }
}
taj-mahal-city = { $city ->
    [P01-NE] Jalalabad
    [P01-NW] Kabul
    [P01-SE] Peshawar
    [P01-SW] Ghazni
    [P02-NE] Multan
    [P02-NW] Dera Ismail Khan
    [P02-SE] Uch
    [P02-SW] Bhakkar
    [P03-NE] Umarkot
    [P03-NW] Sehwan
    [P03-SE] Badin
    [P03-SW] Thatta
    [P04-NE] Sialkot
    [P04-NW] Attock
    [P04-SE] Amritsar
    [P04-SW] Lahore
    [P05-NE] Amber
    [P05-NW] Bikaner
    [P05-SE] Chittor
    [P05-SW] Jodhpur
    [P06-NE] Ahmedabad
    [P06-NW] Patan
    [P06-SE] Surat
    [P06-SW] Junagadh
    [P07-NE] Saharanpur
    [P07-NW] Sirhind
    [P07-SE] Delhi
    [P07-SW] Hisar
    [P08-C] Agra
    [P08-NE] Kannauj
    [P08-NW] Mathura
    [P08-SE] Gwalior
    [P08-SW] Ranthambore
    [P09-NE] Chanderi
    [P09-NW] Mandsaur
    [P09-SE] Bhopal
    [P09-SW] Ujjain
    [P10-NE] Almora
    [P10-NW] Haridwar
    [P10-SE] Bareilly
    [P10-SW] Sambhal
    [P11-NE] Bahraich
    [P11-NW] Khairabad
    [P11-SE] Faizabad
    [P11-SW] Lucknow
    [P12-NE] Jaunpur
    [P12-NW] Allahabad
    [P12-SE] Benares
    [P12-SW] Kalinjar
   *[other] { $city }
}

## Questions and answers

taj-mahal-asks-turn = Play cards or withdraw?
taj-mahal-asks-palace = Where do you place your palaces?
taj-mahal-asks-crown = Where do you place the crown palace?
taj-mahal-asks-cards = Which cards do you take from the display?
taj-mahal-asks-discard = Carletto has withdrawn: which cards of the display are discarded?
taj-mahal-action-withdraw = Withdraw
taj-mahal-action-play = Play { $card }{ $extra ->
    [none] {""}
   *[other] {" "}with { $extra }
}
taj-mahal-action-palace = Palace in { $city }
taj-mahal-action-crown = Crown palace in { $city }
taj-mahal-action-take = Take { $card }
taj-mahal-action-discard = Discard { $card }
taj-mahal-part-bonus = bonus tile { $bonus }
taj-mahal-part-good = { $good }
taj-mahal-part-equal-goods = equal goods: { $good }
taj-mahal-part-province = { $province }
taj-mahal-part-joined-province = joined: { $province }
taj-mahal-part-special = { $special }
taj-mahal-part-colour = { $colour } cards

## What happens

taj-mahal-event-starting-player-found = { $you ->
    [yes] You are the starting player.
   *[no] { $player } is the starting player.
}
taj-mahal-event-province-tile-laid = Province tile { $tile } lies in { $province }.
taj-mahal-event-bonus-tile-laid = On { $city } lies a bonus tile: { $bonus }.
taj-mahal-event-special-card-given = { $player } starts with the special card { $special }.
taj-mahal-event-card-drawn = { $you ->
    [yes] You draw { $card } ({ $because }).
   *[no] { $player } draws { $card } ({ $because }).
}
taj-mahal-event-no-card-left = { $you ->
    [yes] There is no card left for you to draw.
   *[no] There is no card left for { $player } to draw.
}
taj-mahal-event-card-displayed = In the display: { $card }.
taj-mahal-event-pile-reshuffled = The discards are shuffled: { $cards } cards are the new draw pile.
taj-mahal-event-visit-began = Visit { $visit }: { $province }, with { $goods } on its tile. { $you ->
    [yes] You start.
   *[no] { $player } starts.
}
taj-mahal-event-cards-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card }{ $extra ->
    [none] .
   *[other] {" "}with { $extra }.
}
taj-mahal-event-player-withdrew = { $you ->
    [yes] You withdraw
   *[no] { $player } withdraws
} and { $count ->
    [0] { $you ->
        [yes] win nothing.
       *[no] wins nothing.
    }
   *[other] { $you ->
        [yes] win { $prizes }.
       *[no] wins { $prizes }.
    }
}
taj-mahal-event-palace-built = { $you ->
    [yes] You build a palace in { $city }.
   *[no] { $player } builds a palace in { $city }.
}
taj-mahal-event-crown-palace-built = { $you ->
    [yes] You build the crown palace in { $city }.
   *[no] { $player } builds the crown palace in { $city }.
}
taj-mahal-event-bonus-tile-taken = { $you ->
    [yes] You take the bonus tile of { $city }: { $bonus }.
   *[no] { $player } takes the bonus tile of { $city }: { $bonus }.
}
taj-mahal-event-province-tile-taken = { $you ->
    [yes] You take province tile { $tile }.
   *[no] { $player } takes province tile { $tile }.
}
taj-mahal-event-provinces-joined = { $count ->
    [0] { $you ->
        [yes] Your palaces in { $province } are joined to no other province.
       *[no] { $player } has palaces in { $province }, joined to no other province.
    }
   *[other] { $you ->
        [yes] Your palaces in { $province } are joined to { $chains }.
       *[no] { $player } has palaces in { $province }, joined to { $chains }.
    }
}
taj-mahal-event-cards-discarded = { $you ->
    [yes] Your cards go to the discards: { $cards }.
   *[no] The cards of { $player } go to the discards: { $cards }.
}
taj-mahal-event-display-card-taken = { $you ->
    [yes] You take { $card } from the display.
   *[no] { $player } takes { $card } from the display.
}
taj-mahal-event-display-card-discarded = { $you ->
    [yes] You discard { $card } from the display.
   *[no] { $player } discards { $card } from the display.
}
taj-mahal-event-last-card-discarded = { $card } is discarded from the display.
taj-mahal-event-carletto-drew = { $player } draws { $card }.
taj-mahal-event-carletto-decided = { $player }: { $decision ->
    [keeps-white] the white card is kept for a coloured one
    [discards-white] a further white card is discarded: { $cards }
    [discards-wrong-colour] wrong colour, discarded: { $cards }
    [withdraws-leading] leads in two prizes and withdraws
    [withdraws-wrong-colour] wrong colour again ({ $cards }): withdraws
    [withdraws-white] no fitting card after the white one ({ $cards }): withdraws
    [withdraws-no-card] no card to draw: withdraws
    [plays-first] plays the first card
    [plays-white] plays the white card with it
    [plays-points] plays the special card for two points
    [plays-more-elephants] has more elephants: plays that special card
    [plays-more-moguls] has more Grand Moguls: plays that special card
    [plays-elephant] plays the special card with the elephant
    [plays-mogul] plays the special card with the Grand Mogul
    [plays-free-colour] plays the wrong colour by free colour
   *[plays-alone] plays the card alone
} ({ $because }).
taj-mahal-event-carletto-chose-cities = { $player } takes { $count ->
    [0] no city
   *[other] { $cities }
}{ $crown ->
    [none] {""}
   *[other] , the crown palace in { $crown }
}: { $points } points in all{ $victim ->
    [none] .
   *[other] , damage { $damage } to { $victim }.
}
taj-mahal-event-special-card-taken = { $you ->
    [yes] You return { $tiles } and take
   *[no] { $player } returns { $tiles } and takes
} { $special } { $holder ->
    [none] from the table
   *[other] from { $holder }
} ({ $because }).
taj-mahal-event-visit-ended = Visit { $visit } is over.{ $tile ->
    [none] {""}
   *[other] {" "}Nobody won province tile { $tile }.
}{ $count ->
    [0] {""}
   *[other] {" "}Unclaimed: { $bonuses }.
}

## Why not

error-taj-mahal-carletto-seats = The form “{ $carletto }” is for { $needs } seats, not { $seats }. With { $seats } seats these are possible: { $possible }.
error-taj-mahal-turn-is-due = First play cards or withdraw.
error-taj-mahal-palace-is-due = First place your palaces.
error-taj-mahal-cards-are-due = First take your cards from the display.
error-taj-mahal-discard-is-due = First discard from the display for Carletto.
error-taj-mahal-not-in-hand = You do not hold { $card }.
error-taj-mahal-special-not-yours = { $you ->
    [yes] You have { $special } yourself.
   *[no] { $player } has { $special }.
}
error-taj-mahal-special-on-table = { $special } lies on the table; two equal influence tiles bring it.
error-taj-mahal-special-used = You have already used { $special } in this visit.
error-taj-mahal-wrong-colour = { $card } does not fit: your colour in this visit is { $colour }.
error-taj-mahal-no-palace-due = You have no normal palace to place.
error-taj-mahal-no-crown-due = You did not win the crown.
error-taj-mahal-other-province = { $city } is not in { $province }, which is being visited.
error-taj-mahal-city-taken = { $you ->
    [yes] Your own palace stands in { $city }.
   *[no] { $city } is taken by { $player }.
}
error-taj-mahal-order-of-cities = Palaces whose order changes nothing are placed in the order of their cities; { $city } does not come next.
error-taj-mahal-crown-last = The crown palace comes after the others, since the order changes nothing here ({ $palaces } to go).
error-taj-mahal-not-on-display = { $card } is not in the display.
error-taj-mahal-order-of-cards = { $card } can only be the second of your two cards: name both at once.

## Faults of an edition file

fault-card = names { $symbols } symbols in the order { $order }, joined by a dash
fault-sum = together they must be { $expected }, not { $found }
fault-once-each = must have { $expected } once each, not { $found }
fault-goods = must be goods out of { $allowed } (one on tile 1, else two), not { $found }
fault-city-ids = the cities’ ids must look like { $expected }: { $found }
fault-no-such = there is no { $found } on this board
fault-named-twice = something is named twice: { $found }
fault-road = a road needs two cities of this board: { $found }
fault-road-twice = this road leads nowhere or is there twice: { $found }
fault-agra = { $agra } must be among them
fault-not-connected = these cities cannot be reached by road: { $found }
fault-province-not-joined = in { $province } these cities are not joined to the others: { $found }
fault-bonus-tiles = too few bonus tiles are left for { $needed } fortresses

## The table in the terminal

taj-mahal-table-visit = visit { $visit } of { $visits }: { $province }
taj-mahal-table-over = game over
taj-mahal-table-court = At court
taj-mahal-table-display = Display
taj-mahal-table-cities = Cities
taj-mahal-table-free = free
taj-mahal-table-pile = { $count } in the pile
taj-mahal-table-hand = Your hand
taj-mahal-table-points = points
taj-mahal-table-cards = cards
taj-mahal-table-tiles = tiles and special cards
taj-mahal-table-out = withdrawn
taj-mahal-table-carletto = Carletto
taj-mahal-table-next = Next
taj-mahal-table-goods = goods
