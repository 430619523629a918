"""Evaluator of Java: expected final fame, in hundredths of a point.

Fame so far counts in full. The points of an immediate great scoring count the more the fewer
three-tiles are left. Palaces to build, open waters and festivals count by their chances.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.bots.knowledge.java.ranking import add_rank_points
from durbar.bots.knowledge.java.waters import next_water, read_water
from durbar.core.state import State
from durbar.games.java.rules import cards, developers, ranks, reach
from durbar.games.java.rules.festival import IN, OUT, UNASKED
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    ANSWERING,
    BIDDING,
    KINDS,
    LEAVE,
    MOST_SEATS,
    MOVING,
    NONE,
    OVER,
    SIDES,
    TURN,
    WATER,
)

POINT: Final = 100
CARD: Final = 30  # a palace card in hand
TOKEN: Final = 60
OWN_TILE: Final = 45  # a tile of the own supply: worth most at the end
ACTION_POINT: Final = 12  # left in this turn: cheap ways are better
DEVELOPER: Final = 35  # on the board
LEVEL: Final = 14  # of a developer
IN_VILLAGE: Final = 30  # a developer that can rank somewhere
FIRST_NOW: Final = 45  # percent of a city's great scoring that counts at the beginning
SPACE: Final = 14  # of a village or city in which he ranks first and may build


@final
class TermPercents:
    """The weight of each term, in percent of the usual one."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.supplies: i64 = percent(weights, "supplies")
        self.ranks: i64 = percent(weights, "ranks")
        self.space: i64 = percent(weights, "space")
        self.water: i64 = percent(weights, "water")
        self.festival: i64 = percent(weights, "festival")


def percent(weights: dict[str, float], term: str) -> i64:
    return round(100.0 * weights.get(term, 1.0))


DEFAULT: Final = TermPercents({})


@final
class JavaEvaluator(Evaluator):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.percents = TermPercents(weights)

    def terms(self) -> tuple[str, ...]:
        """Cards, tokens, tiles and developers; ranks in cities; room for the first to build; water
        that will be closed; the festival."""
        return ("supplies", "ranks", "space", "water", "festival")

    def expected_points(self, state: State, seat: i64) -> float:
        assert isinstance(state, JavaState)
        return float(worths(state, self.percents)[seat]) / 100.0

    def advantage(self, state: State, seat: i64, seats: i64) -> float:
        assert isinstance(state, JavaState)
        if state.phase == MOVING:
            return best_move(state, seat, self.percents)
        return float(lead(state, seat, self.percents)) / 100.0


def best_move(s: JavaState, seat: i64, percents: TermPercents = DEFAULT) -> float:
    """A developer is in the air: what the best space for it is worth."""
    t = s.tables
    after = s.clone()
    out = after.buffer()
    end = after.legal_into(out)
    start, ap = s.taken_up, s.ap
    reach.note_costs(after, start, ap)
    costs = after.cost[:]
    after.phase = TURN
    known = vec[i64]([0] * end)  # spaces on which it would rank alike, for as many points
    kinds: i64 = 0
    if start != NONE:
        developers.lift(after, start)
    best: i64 = -1000000
    n: i64 = 0
    while n < end:
        space = t.what[out[n]]
        if t.verb[out[n]] == LEAVE:
            after.ap = ap - reach.cost_of_leaving(s, start, ap)
            best = max(best, lead(after, seat, percents))
        else:
            after.ap = ap - costs[space]
            kind = space_class(after, space) * 16 + after.ap
            k: i64 = 0
            while k < kinds and known[k] != kind:
                k += 1
            if k == kinds:
                known[kinds] = kind
                kinds += 1
                developers.put(after, s.turn_of, space)
                best = max(best, lead(after, seat, percents))
                developers.lift(after, space)
        n += 1
    return float(best) / 100.0


def space_class(s: JavaState, space: i64) -> i64:
    """Equal for spaces of one village (or rice), one level and beside the same water."""
    t = s.tables
    waters: i64 = 0
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = t.next_to[side]
        if other != NONE and s.terrain[other] == WATER:
            waters += (other + 1) * (other + 1) * (other + 1)  # sums of cubes hardly ever agree
        side += 1
    return (waters * 64 + s.level[space]) * 1024 + s.village[space] + 1


def lead(s: JavaState, seat: i64, percents: TermPercents = DEFAULT) -> i64:
    """What a seat expects more than the others on average."""
    worth = worths(s, percents)
    others: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            others += worth[other]
        other += 1
    return worth[seat] - others // (s.seats - 1)


def worths(s: JavaState, percents: TermPercents = DEFAULT) -> vec[i64]:
    """By seat, in hundredths."""
    worth = vec[i64]([0] * MOST_SEATS)
    seat: i64 = 0
    for player in s.players:
        worth[seat] = POINT * player.fame
        seat += 1
    if s.phase == OVER:
        return worth
    add_supplies(s, worth, percents)
    add_villages(s, worth, percents)
    if percents.water != 0:
        add_waters(s, worth, percents)
    if s.phase == BIDDING or s.phase == ANSWERING:
        add_festival(s, worth, percents)
    return worth


def add_supplies(s: JavaState, worth: vec[i64], percents: TermPercents) -> None:
    """Cards, tokens, tiles and developers; all of it fades when the player has scored."""
    seat: i64 = 0
    for player in s.players:
        if not player.has_scored:
            sum: i64 = TOKEN * player.tokens
            sum += OWN_TILE * (player.twos + player.rices + player.villages)
            n: i64 = 0
            while n < player.on_board:
                space = player.at[n]
                sum += DEVELOPER - 2 * n + LEVEL * s.level[space]
                if s.village[space] != NONE:
                    sum += IN_VILLAGE
                n += 1
            worth[seat] += sum * percents.supplies // 100
        kind: i64 = 0
        while kind < KINDS:
            worth[seat] += CARD * cards.in_hand(player, kind) * percents.supplies // 100
            kind += 1
        seat += 1
    worth[s.turn_of] += ACTION_POINT * s.ap


def add_villages(s: JavaState, worth: vec[i64], percents: TermPercents) -> None:
    """Ranks in the cities, and what the first may build."""
    t = s.tables
    weight = (POINT - (POINT - FIRST_NOW) * s.threes // t.three_tiles) * percents.ranks // 100
    name: i64 = 0
    while name < t.spaces:
        if s.village[name] == name and s.village_size[name] > 1:
            palace = s.village_palace[name]
            value: i64 = 0 if palace == NONE else s.palace[palace]
            add_ranks(s, worth, name, value, weight, percents)
        name += 1


def add_ranks(
    s: JavaState, worth: vec[i64], name: i64, value: i64, weight: i64, percents: TermPercents
) -> None:
    strength = vec[i64]([0] * MOST_SEATS)
    first = add_rank_points(s, name, value, weight, worth, strength)
    if first != NONE and not s.players[first].has_scored:
        size = s.village_size[name] if s.village_size[name] < 10 else 10
        if size > value:
            worth[first] += SPACE * (size - value) * percents.space // 100
        if value > 0 and s.feast[s.village_palace[name]] == 0:
            worth[first] += 5 * value * percents.festival // 100


def add_waters(s: JavaState, worth: vec[i64], percents: TermPercents) -> None:
    """Open water: the first beside it will score, the likelier the fewer sides are open."""
    s.stamp += 1
    since = s.stamp
    water = next_water(s, 0, since)
    while water != NONE:
        add_water(s, worth, water, percents)
        water = next_water(s, water + 1, since)


def add_water(s: JavaState, worth: vec[i64], water: i64, percents: TermPercents) -> None:
    size, gaps = read_water(s, water)
    if gaps == 0:
        return  # closed and scored
    seat = ranks.first(s, s.mark, s.stamp)
    if seat != NONE:
        fame = POINT * size * s.tables.water_fame // (2 * gaps + 2)
        worth[seat] += fame * percents.water // 100


def add_festival(s: JavaState, worth: vec[i64], percents: TermPercents) -> None:
    """Who leads the bidding may win alone, who is level with others will share."""
    step = s.palace[s.festival_at] // 2 - 1
    alone = s.tables.alone_fame[step] * percents.festival
    shared = s.tables.shared_fame[step] * percents.festival  # both in hundredths of a point
    highest: i64 = 0
    asked: i64 = 0
    for player in s.players:
        if player.total > highest:
            highest = player.total
        if player.part == UNASKED:
            asked += 1
    if highest == 0:
        worth[s.turn_of] += alone * 3 // 5  # about to open
        return
    level: i64 = 0
    for player in s.players:
        if player.total == highest and player.part != OUT:
            level += 1
    seat: i64 = 0
    for player in s.players:
        if player.total == highest and (player.part == IN or seat == s.asked):
            if level > 1:
                worth[seat] += shared
            elif asked > 1:
                worth[seat] += (alone + shared) // 2
            else:
                worth[seat] += alone * 9 // 10
        seat += 1


EVALUATOR: Final = JavaEvaluator
