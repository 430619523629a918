"""What a position of Taj Mahal is worth: points so far, the hand, the network, the visit.

In a visit a player counts what he would win by withdrawing now, and a little of what he could
still win; so he leaves when he leads what he wants, unless cards are cheaper than the prize.
"""

from typing import Final, final

from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.core.bits import BIT, count, lowest
from durbar.core.state import State
from durbar.games.taj_mahal.network import joined_cities
from durbar.games.taj_mahal.scoring import amount, points_for_tile
from durbar.games.taj_mahal.state import Player, TajMahalState
from durbar.games.taj_mahal.tables import (
    BONUS_CARD,
    CROWN_PRIZE,
    EMPTY_HANDED,
    GOODS,
    INFLUENCE_PRIZES,
    OVER,
    PRINCESS,
    PROVINCE_PRIZE,
    TOP,
    VIZIER,
    WHITE,
    Tables,
)
from durbar.games.taj_mahal.withdrawal import free_cities, leads

CARD: Final = 0.35  # points that a card of the hand brings later
WHITE_CARD: Final = 0.9
LONG_COLOUR: Final = 0.1  # more per card, for each other one of its colour
SPECIAL: Final = 2.2  # a special card, with half of the game to come
TILE: Final = 1.0  # an influence tile that may become a pair
NEXT_PALACE: Final = 0.5  # per province that a palace joins, for later visits
GOOD: Final = 0.25  # an owned good, for later ones
PALACE_NOW: Final = 1.3  # per prize with a palace, besides the chain
PALACE_DUE: Final = 0.7  # for later visits, until it stands
DRAWN_CARD: Final = 0.5  # from the pile, not yet seen
STILL_TO_WIN: Final = 0.55  # how much a lead counts that he has not yet taken


@final
class TajMahalEvaluator(Evaluator):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.hand = weights.get("hand", 1.0)
        self.specials = weights.get("specials", 1.0)
        self.tiles = weights.get("tiles", 1.0)
        self.goods = weights.get("goods", 1.0)
        self.network = weights.get("network", 1.0)
        self.palaces = weights.get("palaces", 1.0)
        self.lead = weights.get("lead", 1.0)

    def terms(self) -> tuple[str, ...]:
        """Cards in hand; special cards; influence tiles; goods for later ones; provinces that later
        palaces join; palaces as such; what one leads in the visit."""
        return ("hand", "specials", "tiles", "goods", "network", "palaces", "lead")

    def expected_points(self, state: State, seat: i64) -> float:
        assert isinstance(state, TajMahalState)
        player = state.players[seat]
        if state.phase == OVER:
            return float(player.points)
        t = state.tables
        left = float(t.visits - state.visit) / float(t.visits)
        worth = float(player.points) + self.hand * hand_worth(t, player, left)
        worth += self.specials * float(count(player.specials)) * (1.0 + SPECIAL * left)
        worth += self.tiles * tiles_worth(player) * left
        worth += self.goods * float(amounts(player.goods)) * GOOD * left
        if self.network != 0.0:
            worth += self.network * network_worth(state, player) * NEXT_PALACE * left
        if state.in_visit & BIT[seat] != 0:
            worth += self.visit_worth(state, player, seat, left)
        elif state.turn_of == seat:
            worth += self.due_worth(state, player, left)
        return worth

    def visit_worth(self, s: TajMahalState, player: Player, seat: i64, left: float) -> float:
        """What he leads now, at a discount since others may still overtake him."""
        won = leads(s, seat)
        if won == 0:
            return 0.0
        worth = 0.0
        if won & PROVINCE_PRIZE != 0:
            worth += self.tile_worth(s, player, left)
        palaces = count(won & INFLUENCE_PRIZES)
        if palaces > 0:
            worth += float(palaces) * self.palaces * PALACE_NOW
            pairs = player.influence & ((won & INFLUENCE_PRIZES) >> TOP)
            worth += float(count(pairs)) * self.specials * SPECIAL
        if palaces > 0 or won & CROWN_PRIZE != 0:
            worth += float(best_chain(s, player, won & CROWN_PRIZE != 0))
        return worth * self.lead * STILL_TO_WIN

    def due_worth(self, s: TajMahalState, player: Player, left: float) -> float:
        """What he has won and not yet scored while his palaces are placed and his cards drawn."""
        if s.phase == EMPTY_HANDED:
            return DRAWN_CARD
        worth = DRAWN_CARD if s.phase == BONUS_CARD else 0.0
        if s.tile_due:
            worth += self.tile_worth(s, player, left)
        if s.palaces_due > 0 or s.crown_due:
            worth += float(best_chain(s, player, s.crown_due))
            worth += float(s.palaces_due) * self.palaces * PALACE_DUE
        return worth

    def tile_worth(self, s: TajMahalState, player: Player, left: float) -> float:
        """The province tile of this visit: its points now, and its goods for later ones."""
        goods = s.tables.tile_goods[s.visit]
        later = self.goods * float(amounts(goods)) * GOOD * left
        return float(points_for_tile(goods, player.goods)) + later


def hand_worth(t: Tables, player: Player, left: float) -> float:
    """Cards of one or two colours are worth more than cards of all four; whites go with all."""
    longest = 0.0
    worth = 0.0
    colour: i64 = 0
    while colour < WHITE:
        n = 0.0
        kinds = player.held & t.of_colour[colour]
        while kinds != 0:
            kind = lowest(kinds)
            n += float(player.known.counts[kind] + player.secret.counts[kind])
            kinds &= kinds - 1
        worth += n * CARD + n * (n - 1.0) * LONG_COLOUR
        if n > longest:
            longest = n
        colour += 1
    kinds = player.held & t.of_colour[WHITE]
    while kinds != 0:
        kind = lowest(kinds)
        worth += float(player.known.counts[kind] + player.secret.counts[kind]) * WHITE_CARD
        kinds &= kinds - 1
    return worth * left + longest * (1.0 - left)  # at the end only the longest counts (T8.1)


def tiles_worth(player: Player) -> float:
    worth = 0.0
    lane: i64 = VIZIER
    while lane <= PRINCESS:
        worth += float(amount(player.influence, lane)) * TILE
        lane += 1
    return worth


def amounts(goods: i64) -> i64:
    """How many goods a packed row of them holds."""
    n: i64 = 0
    good: i64 = 0
    while good < len(GOODS):
        n += amount(goods, good)
        good += 1
    return n


def network_worth(s: TajMahalState, player: Player) -> float:
    """How many provinces the next one to be visited would join him to, on average of its cities."""
    t = s.tables
    if s.visit >= t.visits:
        return 0.0
    own = player.palaces | player.crowns
    worth = 0.0
    visit = s.visit + 1
    weight = 1.0
    while visit <= t.visits and visit <= s.visit + 3:
        province = s.route[visit]
        best: i64 = 0
        cities = t.cities_of[province]
        while cities != 0:
            city = lowest(cities)
            reached = joined_cities(t, own | BIT[city], province)
            best = max(best, count_provinces(t, reached))
            cities &= cities - 1
        worth += weight * float(best)
        weight *= 0.6
        visit += 1
    return worth


def count_provinces(t: Tables, cities: i64) -> i64:
    n: i64 = 0
    while cities != 0:
        n += 1
        cities &= ~t.cities_of[t.province_of[lowest(cities)]]
    return n


def best_chain(s: TajMahalState, player: Player, anywhere: bool) -> i64:
    """The palace points of his best city (T5.3)."""
    t = s.tables
    province = s.route[s.visit]
    cities = t.cities_of[province] if anywhere else free_cities(s)
    best: i64 = 0
    while cities != 0:
        own = player.palaces | player.crowns | BIT[lowest(cities)]
        best = max(best, count_provinces(t, joined_cities(t, own, province)))
        cities &= cities - 1
    return best


EVALUATOR: Final = TajMahalEvaluator
