"""What a position of Taj Mahal is worth: points so far, the hand, the network, the visit.

In a visit a player counts every prize by his chance to win it: sure when he leads and it is his
turn, less for each player who may answer before, more the further he is ahead. So he leaves when
he leads what he wants, and goes on alone as long as cards are cheaper than the prize.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.core.bits import BIT, count, lowest
from durbar.core.state import State
from durbar.games.taj_mahal.rules.network import points_for_palaces
from durbar.games.taj_mahal.rules.visit import seat_at
from durbar.games.taj_mahal.rules.withdrawal import free_cities
from durbar.games.taj_mahal.scoring import amount, points_for_bonus, points_for_tile
from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState
from durbar.games.taj_mahal.tables import (
    BONUS_CARD,
    CARD,
    ELEPHANT,
    EMPTY_HANDED,
    GOOD,
    GOODS,
    LANE,
    MOGUL,
    NO_COLOUR,
    OVER,
    PLUS_TWO,
    SPECIALS,
    TAJ_MAHAL,
    TOP,
    VIZIER,
    WHITE,
    TajMahalTables,
)

# Points that something brings later
HELD: Final = 0.6  # a card of the hand
WITH_EQUALS: Final = 0.1  # more per card, for each other one of its colour
HELD_WHITE: Final = 1.1
DRAWN: Final = 0.7  # from the pile, not yet seen
LAST_VISITS: Final = 3.0  # in which a hand turns from what it may win to what it counts (T8.1)
PER_VISIT: Final = 0.6  # a special card
PER_VISIT_PLUS_TWO: Final = 1.3  # the one that scores
VISITS_KEPT: Final = 6.0  # until somebody else has a pair
SECOND_TILE: Final = 0.35  # how likely an influence tile becomes a pair
ON_TILE: Final = 0.3  # how likely he wins a later province tile, per equal good
ON_BONUS: Final = 0.25  # ... or a later bonus tile
NEXT_PALACE: Final = 0.5  # how likely he has a palace in the next province, to join it
FARTHER: Final = 0.7  # of that, for each visit later
PALACE: Final = 0.5  # one in the province of the visit, besides chain and bonus tile

# How likely a lead outlives one player's turn, by how far he is ahead
AHEAD_BY_ONE: Final = 0.62
AHEAD_BY_TWO: Final = 0.9
AHEAD_BY_MORE: Final = 0.97
LEVEL: Final = 0.2  # chance to win what he does not lead yet, while he can go on
BEHIND_BY_ONE: Final = 0.05


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
        palaces join; palaces as such; what one may win in the visit."""
        return ("hand", "specials", "tiles", "goods", "network", "palaces", "lead")

    def expected_points(self, state: State, seat: i64) -> float:
        assert isinstance(state, TajMahalState)
        player = state.players[seat]
        if state.phase == OVER:
            return float(player.points)
        t = state.tables
        left = t.visits - state.visit
        worth = float(player.points) + self.hand * hand_worth(t, player, left)
        worth += self.specials * specials_worth(t, player, left)
        worth += self.tiles * tiles_worth(t, player, left)
        worth += self.goods * goods_worth(state, player.goods)
        if self.network != 0.0:
            worth += self.network * network_worth(state, player)
        if state.in_visit & BIT[seat] != 0:
            worth += self.visit_worth(state, player, seat)
        elif state.turn_of == seat:
            worth += self.due_worth(state, player)
        return worth

    # The visit ----------------------------------------------------------------------------------

    def visit_worth(self, s: TajMahalState, player: TajMahalPlayer, seat: i64) -> float:
        """The prizes that he has symbols for, by his chances to win them."""
        if player.shown == 0:
            return 0.0
        before = answers(s, seat)
        worth = 0.0
        palaces = 0.0
        no_palace = 1.0  # the chance that he will have none here
        lane: i64 = ELEPHANT
        while lane <= MOGUL:
            chance = chance_to_win(s, player, seat, lane, before)
            if chance > 0.0:
                if lane == ELEPHANT:
                    worth += chance * self.tile_worth(s, player)
                else:
                    no_palace *= 1.0 - chance
                    worth += chance * self.palaces * PALACE
                    if lane != MOGUL:
                        palaces += chance
                        worth += chance * self.influence_worth(s, player, lane)
            lane += 1
        if no_palace < 1.0:
            worth += (1.0 - no_palace) * float(best_chain(s, player, palaces == 0.0))
        if palaces > 0.0:
            worth += min(palaces, 1.0) * self.palaces * self.bonus_worth(s, player)
        return worth * self.lead

    def due_worth(self, s: TajMahalState, player: TajMahalPlayer) -> float:
        """What he has won and not yet scored while his palaces are placed and his cards drawn."""
        if s.phase == EMPTY_HANDED:
            return DRAWN
        worth = DRAWN if s.phase == BONUS_CARD else 0.0
        if s.tile_due:
            worth += self.tile_worth(s, player)
        if s.palaces_due > 0:
            worth += self.palaces * (float(s.palaces_due) * PALACE + self.bonus_worth(s, player))
        if s.crown_due:
            worth += self.palaces * PALACE
        if s.palaces_due > 0 or s.crown_due:
            worth += float(best_chain(s, player, s.crown_due))
        return worth

    def tile_worth(self, s: TajMahalState, player: TajMahalPlayer) -> float:
        """The province tile of this visit: its points now, and its goods for later ones."""
        goods = s.tables.tile_goods[s.visit]
        return float(points_for_tile(goods, player.goods)) + self.goods * goods_worth(s, goods)

    def bonus_worth(self, s: TajMahalState, player: TajMahalPlayer) -> float:
        """The best bonus tile that a palace can still take in the province (T5.1)."""
        free = free_cities(s)
        best = 0.0
        bonus: i64 = 0
        while bonus <= TAJ_MAHAL:
            if s.bonus[bonus] & free != 0:
                worth = DRAWN
                if bonus != CARD:
                    worth = float(points_for_bonus(bonus, player.goods))
                if bonus >= GOOD and bonus < TAJ_MAHAL:
                    worth += self.goods * goods_worth(s, BIT[LANE * (bonus - GOOD)])
                best = max(best, worth)
            bonus += 1
        return best

    def influence_worth(self, s: TajMahalState, player: TajMahalPlayer, lane: i64) -> float:
        """An influence tile more: one that may become a pair, or the special card for the pair."""
        t = s.tables
        left = t.visits - s.visit
        special = lane - VIZIER
        if player.specials & BIT[special] != 0:
            return 0.0
        single = self.tiles * single_worth(t, special, left)
        if amount(player.influence, lane) == 0:
            return single
        return self.specials * special_worth(t, special, left) - single


def answers(s: TajMahalState, seat: i64) -> i64:
    """How many who hold cards have a turn in the visit before him."""
    n: i64 = 0
    place = max(s.place, 0)
    while True:
        other = seat_at(s, place)
        if other == seat:
            return n
        if s.in_visit & BIT[other] != 0 and s.players[other].held != 0:
            n += 1
        place = place + 1 if place + 1 < s.tables.seats else 0


def most_shown(s: TajMahalState, seat: i64, lane: i64) -> i64:
    """The most that another player still in the visit has of a symbol."""
    most: i64 = 0
    other: i64 = 0
    for player in s.players:
        if other != seat and s.in_visit & BIT[other] != 0:
            most = max(most, amount(player.shown, lane))
        other += 1
    return most


def chance_to_win(
    s: TajMahalState, player: TajMahalPlayer, seat: i64, lane: i64, before: i64
) -> float:
    """Of a prize, when so many may answer before his turn."""
    mine = amount(player.shown, lane)
    if mine == 0 or s.court & BIT[LANE * lane + TOP] == 0:
        return 0.0
    ahead = mine - most_shown(s, seat, lane)
    if ahead <= 0:
        if ahead < -1 or not goes_on(s.tables, player):
            return 0.0
        return LEVEL if ahead == 0 else BEHIND_BY_ONE
    outlives = AHEAD_BY_MORE
    if ahead == 1:
        outlives = AHEAD_BY_ONE
    elif ahead == 2:
        outlives = AHEAD_BY_TWO
    chance = 1.0
    while before > 0:
        chance *= outlives
        before -= 1
    return chance


def goes_on(t: TajMahalTables, player: TajMahalPlayer) -> bool:
    """Whether he has a card of his colour left."""
    return player.colour == NO_COLOUR or player.held & t.of_colour[player.colour] != 0


def best_chain(s: TajMahalState, player: TajMahalPlayer, anywhere: bool) -> i64:
    """The palace points of his best city (T5.3)."""
    t = s.tables
    province = s.route[s.visit]
    cities = t.cities_of[province] if anywhere else free_cities(s)
    best: i64 = 0
    while cities != 0:
        own = player.palaces | player.crowns | BIT[lowest(cities)]
        best = max(best, points_for_palaces(t, own, province))
        cities &= cities - 1
    return best


# What stays ---------------------------------------------------------------------------------------


def hand_worth(t: TajMahalTables, player: TajMahalPlayer, left: i64) -> float:
    """Cards of one or two colours are worth more than cards of all four; whites go with all."""
    worth = 0.0
    longest = 0.0
    colour: i64 = 0
    while colour < WHITE:
        n = cards_of(t, player, colour)
        worth += n * (HELD + (n - 1.0) * WITH_EQUALS)
        longest = max(longest, n)
        colour += 1
    whites = cards_of(t, player, WHITE)
    worth += whites * HELD_WHITE
    share = min(float(left) / LAST_VISITS, 1.0)
    return worth * share + (longest + whites) * (1.0 - share)


def cards_of(t: TajMahalTables, player: TajMahalPlayer, colour: i64) -> float:
    n: i64 = 0
    kinds = player.held & t.of_colour[colour]
    while kinds != 0:
        kind = lowest(kinds)
        n += player.known.counts[kind] + player.secret.counts[kind]
        kinds &= kinds - 1
    return float(n)


def special_worth(t: TajMahalTables, special: i64, left: i64) -> float:
    """A special card with so many visits to come; at the end it counts 1."""
    each = PER_VISIT_PLUS_TWO if t.effect[special] == PLUS_TWO else PER_VISIT
    return 1.0 + each * min(float(left), VISITS_KEPT)


def single_worth(t: TajMahalTables, special: i64, left: i64) -> float:
    """An influence tile without its second."""
    return 0.0 if left == 0 else SECOND_TILE * special_worth(t, special, left - 1)


def specials_worth(t: TajMahalTables, player: TajMahalPlayer, left: i64) -> float:
    """Special cards, and pairs that bring one at the end of the visit (T6.1)."""
    worth = 0.0
    special: i64 = 0
    while special < len(SPECIALS):
        if player.specials & BIT[special] != 0 or amount(player.influence, special + VIZIER) > 1:
            worth += special_worth(t, special, left)
        special += 1
    return worth


def tiles_worth(t: TajMahalTables, player: TajMahalPlayer, left: i64) -> float:
    """Influence tiles that may become a pair."""
    worth = 0.0
    special: i64 = 0
    while special < len(SPECIALS):
        if player.specials & BIT[special] == 0 and amount(player.influence, special + VIZIER) == 1:
            worth += single_worth(t, special, left)
        special += 1
    return worth


def goods_worth(s: TajMahalState, goods: i64) -> float:
    """What these goods add to equal ones on the tiles of later visits, all of which lie open."""
    if goods == 0:
        return 0.0
    t = s.tables
    on_tiles: i64 = 0
    visit = s.visit + 1
    while visit <= t.visits:
        on_tiles += t.tile_goods[visit]
        visit += 1
    elsewhere = ~t.cities_of[s.route[s.visit]]
    worth = 0.0
    good: i64 = 0
    while good < len(GOODS):
        owned = amount(goods, good)
        if owned > 0:
            later = float(amount(on_tiles, good)) * ON_TILE
            later += float(count(s.bonus[GOOD + good] & elsewhere)) * ON_BONUS
            worth += float(owned) * later
        good += 1
    return worth


def network_worth(s: TajMahalState, player: TajMahalPlayer) -> float:
    """The provinces that a palace in each later one would join him to, in its best city."""
    t = s.tables
    left = player.palaces | player.crowns
    if left == 0 or s.visit >= t.visits:
        return 0.0
    near = vec[i64]()  # by chain of palaces: the cities beside it
    joined = vec[i64]()  # by chain: its provinces
    beside: i64 = 0
    while left != 0:
        chain = left & -left
        frontier = chain
        around: i64 = 0
        provinces: i64 = 0
        while frontier != 0:
            city = lowest(frontier)
            around |= t.roads[city]
            provinces |= BIT[t.province_of[city]]
            more = t.roads[city] & left & ~chain
            chain |= more
            frontier = (frontier & (frontier - 1)) | more
        left &= ~chain
        near = append(near, around)
        joined = append(joined, provinces)
        beside |= around
    worth = 0.0
    likely = NEXT_PALACE
    visit = s.visit + 1
    while visit <= t.visits:
        worth += likely * float(most_joined(t.cities_of[s.route[visit]] & beside, near, joined))
        likely *= FARTHER
        visit += 1
    return worth


def most_joined(cities: i64, near: vec[i64], joined: vec[i64]) -> i64:
    """How many provinces a palace on the best of some cities joins."""
    best: i64 = 0
    while cities != 0:
        city = cities & -cities
        provinces: i64 = 0
        chain: i64 = 0
        while chain < len(near):
            if near[chain] & city != 0:
                provinces |= joined[chain]
            chain += 1
        best = max(best, count(provinces))
        cities &= cities - 1
    return best


EVALUATOR: Final = TajMahalEvaluator
