"""T4, T5: withdrawing: what is won, the palaces, the points in their order, and new cards."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT, count, lowest, members
from durbar.core.events import PointsScored
from durbar.games.taj_mahal import breakdown, events, scoring, setup
from durbar.games.taj_mahal.rules import network, pile
from durbar.games.taj_mahal.tables import (
    BONUS_CARD,
    BONUSES,
    CARD,
    CITIES,
    CROWN,
    CROWN_PRIZE,
    EMPTY_HANDED,
    GOOD,
    GUARD,
    INFLUENCE_PRIZES,
    LANE,
    NEXT_TURN,
    NO_CITY,
    NO_COLOUR,
    NO_SEAT,
    ONES,
    PALACE,
    PLACE_PALACE,
    PROVINCE_PRIZE,
    SPECIALS,
    TAJ_MAHAL,
    TAKE,
    TAKE_CARDS,
    TOP,
    prizes,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalState

CARDS_FROM_DISPLAY: Final = 2  # T5.6
AFTER_ALL_CITIES: Final = CITIES  # where the crown palace stands in the canonical order

# Why not: 0 is "legal"; why_not.py has the codes' words
FINE: Final = 0
NO_PALACE_DUE: Final = 1
NO_CROWN_DUE: Final = 2
OTHER_PROVINCE: Final = 3
CITY_TAKEN: Final = 4
ORDER_OF_CITIES: Final = 5
CROWN_LAST: Final = 6
NOT_ON_DISPLAY: Final = 7
ORDER_OF_CARDS: Final = 8


# T4.1 What is won -------------------------------------------------------------------------------


def leads(s: "TajMahalState", seat: i64) -> i64:
    """The prizes to win: strictly more than each player still in, and still at court."""
    mine = (s.players[seat].shown | GUARD) - ONES
    won = mine & s.court
    other: i64 = 0
    for player in s.players:
        if other != seat and s.in_visit & BIT[other] != 0:
            won &= mine - player.shown
        other += 1
    return won


def withdraw(s: "TajMahalState") -> None:
    """T4.1 to T4.6: the seat takes all that it wins; the palaces are placed next."""
    seat = s.turn_of
    won = leads(s, seat)
    s.court &= ~won
    s.in_visit &= ~BIT[seat]
    s.players[seat].won = won
    s.players[seat].influence += (won & INFLUENCE_PRIZES) >> TOP
    s.palaces_due = count(won & INFLUENCE_PRIZES)
    s.crown_due = won & CROWN_PRIZE != 0
    s.tile_due = won & PROVINCE_PRIZE != 0
    s.last_city = NO_CITY
    if s.first_out == NO_SEAT and s.tables.carletti != 0 and not s.is_carletto(seat):
        s.first_out = seat
    if s.sink is not None:
        s.sink.append(events.PlayerWithdrew(int(seat), prizes(won)))


# T4.2 to T4.4, T4.7 Palaces ---------------------------------------------------------------------
# Any order is free, but only a "card" tile makes it matter: the card drawn may change the player's
# mind. So palaces that draw nothing go in ascending order of cities, the crown palace after them,
# until a card is drawn; palaces that draw a card go in at any time.


def free_cities(s: "TajMahalState") -> i64:
    """Cities of the province without a normal palace; a crown palace does not block (T4.2)."""
    free = s.tables.cities_of[s.route[s.visit]]
    for player in s.players:
        free &= ~player.palaces
    return free


def drawing_cities(s: "TajMahalState") -> i64:
    """Where a palace would bring a card: it needs a card to draw (T6.3)."""
    if s.pile.total == 0 and s.discards.total == 0:
        return 0
    return s.bonus[CARD] & s.tables.cities_of[s.route[s.visit]]  # a normal palace takes its tile


def palaces_allowed(s: "TajMahalState") -> i64:
    """The cities where a normal palace may go now, by the canonical order."""
    if s.palaces_due == 0:
        return 0
    free, drawing = free_cities(s), drawing_cities(s)
    later = free & ~drawing & ~(BIT[s.last_city + 1] - 1)
    if drawing == 0:  # those after it must find room
        return lowest_members(later, count(later) - s.palaces_due + 1)
    return later | drawing


def lowest_members(mask: i64, n: i64) -> i64:
    """The n lowest members of a set."""
    rest = mask
    while n > 0:
        rest &= rest - 1
        n -= 1
    return mask & ~rest


def is_crown_allowed(s: "TajMahalState") -> bool:
    return s.crown_due and (s.palaces_due == 0 or drawing_cities(s) != 0)


def why_not_palace(s: "TajMahalState", city: i64) -> i64:
    if s.palaces_due == 0:
        return NO_PALACE_DUE
    if s.tables.cities_of[s.route[s.visit]] & BIT[city] == 0:
        return OTHER_PROVINCE
    if free_cities(s) & BIT[city] == 0:
        return CITY_TAKEN
    if palaces_allowed(s) & BIT[city] == 0:
        return ORDER_OF_CITIES
    return FINE


def why_not_crown(s: "TajMahalState", city: i64) -> i64:
    if not s.crown_due:
        return NO_CROWN_DUE
    if s.tables.cities_of[s.route[s.visit]] & BIT[city] == 0:
        return OTHER_PROVINCE
    if not is_crown_allowed(s):
        return CROWN_LAST
    return FINE


def legal_palace(s: "TajMahalState", out: vec[i64]) -> i64:
    n: i64 = 0
    cities = palaces_allowed(s)
    while cities != 0:
        out[n] = s.tables.first[PALACE] + lowest(cities)
        cities &= cities - 1
        n += 1
    if is_crown_allowed(s):
        cities = s.tables.cities_of[s.route[s.visit]]
        while cities != 0:
            out[n] = s.tables.first[CROWN] + lowest(cities)
            cities &= cities - 1
            n += 1
    return n


def apply_palace(s: "TajMahalState", a: i64) -> None:
    city = s.tables.what[a]
    if s.tables.verb[a] == CROWN:
        build_crown_palace(s, city)
        go_on(s)
    elif build_palace(s, city) == CARD and pile.can_draw(s):
        s.phase = BONUS_CARD
    else:
        go_on(s)


def legal_bonus_card(s: "TajMahalState", out: vec[i64]) -> i64:
    return setup.legal_hand(s, out)


def apply_bonus_card(s: "TajMahalState", a: i64) -> None:
    """T5.1: the top card of the pile; the order of palaces is free again."""
    setup.draw_card(s, a, "T5.1")
    s.last_city = NO_CITY
    go_on(s)


def build_palace(s: "TajMahalState", city: i64) -> i64:
    """T4.2, T4.3: one normal palace; returns the kind of bonus tile taken with it, or -1."""
    s.palaces_due -= 1
    s.players[s.turn_of].palaces |= BIT[city]
    s.last_city = city
    if s.sink is not None:
        s.sink.append(events.PalaceBuilt(int(s.turn_of), s.tables.city_names[city]))
    has_fortress = (s.tables.fortresses | BIT[s.tables.agra]) & BIT[city] != 0
    bonus: i64 = TAJ_MAHAL if has_fortress else -1
    while bonus >= 0 and s.bonus[bonus] & BIT[city] == 0:
        bonus -= 1
    if bonus >= 0:
        take_bonus(s, bonus, city)
    return bonus


def build_crown_palace(s: "TajMahalState", city: i64) -> None:
    """T4.4: on any city of the province, and never with a bonus tile."""
    s.crown_due = False
    s.players[s.turn_of].crowns |= BIT[city]
    s.last_city = AFTER_ALL_CITIES
    if s.sink is not None:
        s.sink.append(events.CrownPalaceBuilt(int(s.turn_of), s.tables.city_names[city]))


def take_bonus(s: "TajMahalState", bonus: i64, city: i64) -> None:
    """T5.1: scored at once; a good stays with the seat, the others leave the game."""
    seat = s.turn_of
    player = s.players[seat]
    s.bonus[bonus] &= ~BIT[city]
    points = scoring.points_for_bonus(bonus, player.goods)
    scoring.award(s, seat, points)
    if s.sink is not None:
        name = s.tables.city_names[city]
        s.sink.append(events.BonusTileTaken(int(seat), BONUSES[bonus], name))
        if points > 0:
            parts = breakdown.of_bonus(int(bonus), int(player.goods))
            s.sink.append(PointsScored(int(seat), int(points), "T5.1", parts))
    if bonus >= GOOD and bonus < TAJ_MAHAL:
        player.goods += BIT[LANE * (bonus - GOOD)]


def go_on(s: "TajMahalState") -> None:
    """The next palace, or the points and what follows them."""
    if s.palaces_due > 0 or s.crown_due:
        s.phase = PLACE_PALACE
        return
    score(s)
    if lay_down(s):
        begin_display(s)
    else:
        draw_empty_handed(s)


# T5.2 to T5.5 Province tile, palaces, played cards ----------------------------------------------


def score(s: "TajMahalState") -> None:
    """T5.2, T5.3: the province tile, then the palaces."""
    seat = s.turn_of
    if s.tile_due:
        take_province_tile(s)
    player = s.players[seat]
    province = s.route[s.visit]
    own = player.palaces | player.crowns
    points = network.points_for_palaces(s.tables, own, province)
    scoring.award(s, seat, points)
    if s.sink is not None and points > 0:
        chains = breakdown.chains(s.tables, int(own), int(province))
        name = s.tables.province_names[province]
        s.sink.append(events.ProvincesJoined(int(seat), name, chains))
        parts = breakdown.of_palaces(s.tables, int(own), int(province))
        s.sink.append(PointsScored(int(seat), int(points), "T5.3", parts))


def take_province_tile(s: "TajMahalState") -> None:
    seat = s.turn_of
    player = s.players[seat]
    s.tile_due = False
    tile_goods = s.tables.tile_goods[s.visit]
    points = scoring.points_for_tile(tile_goods, player.goods)
    scoring.award(s, seat, points)
    if s.sink is not None:
        s.sink.append(events.ProvinceTileTaken(int(seat), int(s.visit)))
        parts = breakdown.of_tile(int(tile_goods), int(player.goods))
        s.sink.append(PointsScored(int(seat), int(points), "T5.2", parts))
    player.tiles |= BIT[s.visit]
    player.goods += tile_goods


def lay_down(s: "TajMahalState") -> bool:
    """T5.4: the cards to the discards, special cards back to hand. False: there were none."""
    player = s.players[s.turn_of]
    if len(player.laid) == 0:
        return False
    if s.sink is not None:
        cards = tuple([s.tables.card_names[card] for card in player.laid])
        specials = tuple([SPECIALS[special] for special in members(player.used)])
        s.sink.append(events.CardsDiscarded(int(s.turn_of), cards, specials))
    for card in player.laid:
        s.discards.put(card)
    player.laid = vec[i64]()
    player.used = 0
    player.shown = 0
    player.colour = NO_COLOUR
    return True


def draw_empty_handed(s: "TajMahalState") -> None:
    """T5.5: a seat that has played nothing, by choice or by force, draws a card."""
    if pile.can_draw(s):
        s.phase = EMPTY_HANDED
        return
    if s.sink is not None:
        s.sink.append(events.NoCardLeft(int(s.turn_of)))
    begin_display(s)


def legal_empty_handed(s: "TajMahalState", out: vec[i64]) -> i64:
    return setup.legal_hand(s, out)


def apply_empty_handed(s: "TajMahalState", a: i64) -> None:
    setup.draw_card(s, a, "T5.5")
    begin_display(s)


# T5.6 Two cards from the display, or what is left (T6.3) ----------------------------------------


def begin_display(s: "TajMahalState") -> None:
    if s.display.total > CARDS_FROM_DISPLAY:
        s.cards_due = CARDS_FROM_DISPLAY
        s.least_card = 0
        s.phase = TAKE_CARDS
        return
    while s.displayed != 0:
        take_card(s, lowest(s.displayed))
    s.phase = NEXT_TURN


def why_not_display(s: "TajMahalState", card: i64) -> i64:
    """Of a card of the display to be taken or discarded, the lower kind of a pair first."""
    if s.display.counts[card] == 0:
        return NOT_ON_DISPLAY
    if choosable(s) & BIT[card] == 0:
        return ORDER_OF_CARDS
    return FINE


def choosable(s: "TajMahalState") -> i64:
    """The kinds that may come next when the rest of a choice goes in ascending order."""
    kinds = s.displayed & ~(BIT[s.least_card] - 1)
    if s.cards_due < CARDS_FROM_DISPLAY:
        return kinds
    highest: i64 = int(kinds).bit_length() - 1
    if s.display.counts[highest] == 1:
        kinds &= ~BIT[highest]  # nothing would be left for the second
    return kinds


def legal_take(s: "TajMahalState", out: vec[i64]) -> i64:
    return setup.rows_of(s.tables.first[TAKE], choosable(s), out)


def apply_take(s: "TajMahalState", a: i64) -> None:
    card = s.tables.what[a]
    take_card(s, card)
    s.cards_due -= 1
    s.least_card = card
    if s.cards_due == 0:
        s.least_card = 0
        s.phase = NEXT_TURN


def take_card(s: "TajMahalState", card: i64) -> None:
    pile.take_from_display(s, s.turn_of, card)
    if s.sink is not None:
        s.sink.append(events.DisplayCardTaken(int(s.turn_of), s.tables.card_names[card]))
