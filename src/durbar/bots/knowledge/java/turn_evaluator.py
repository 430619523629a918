"""Value of the end of a turn of Java, in hundredths of a point, for the search of whole turns.

The room's evaluator rates single steps; this one rates turns. Leftover action points count
nothing, a village counts what its next palace brings, a called festival counts by the public
knowledge of the hands, and in the last round only what can still be scored counts. The replies of
the others are left to their own search.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.knowledge.java.ranking import add_rank_points
from durbar.bots.knowledge.java.waters import next_water, read_water
from durbar.games.java.rules import cards, festival, ranks
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    ANSWERING,
    BIDDING,
    KINDS,
    MOST_SEATS,
    NONE,
    OVER,
)

POINT: Final = 100
TILES_PER_TURN: Final = 2  # three-tiles that a turn takes
DEFAULT: Final = {  # what counts how much, in hundredths of a point or in percent
    "card": 52,  # in hand
    "token": 70,
    "tile": 40,  # of the own supply
    "developer": 35,  # on the board
    "further": 2,  # by which every further one is worth less
    "level": 6,  # of a developer
    "village": 25,  # a developer that can rank somewhere
    "cities": 50,  # percent of the great scoring that count at the beginning
    "palaces": 33,  # percent of a palace that lies ready to be built
    "nearly": 20,  # a space more, on the way to the next palace
    "feast": 5,  # a palace without festival, per value
    "water": 70,  # percent of open water for the first beside it, by the gaps
    "rivals": 100,  # percent: what the others hope for
    "best": 50,  # percent of that for the best of them, the rest for their average
}


@final
class TurnWeights:
    """The weight of each term, with scratch space for one evaluation."""

    def __init__(self, factors: dict[str, float]) -> None:
        self.card: i64 = weighted(factors, "card")
        self.token: i64 = weighted(factors, "token")
        self.tile: i64 = weighted(factors, "tile")
        self.developer: i64 = weighted(factors, "developer")
        self.further: i64 = weighted(factors, "further")
        self.level: i64 = weighted(factors, "level")
        self.village: i64 = weighted(factors, "village")
        self.cities: i64 = weighted(factors, "cities")
        self.palaces: i64 = weighted(factors, "palaces")
        self.nearly: i64 = weighted(factors, "nearly")
        self.feast: i64 = weighted(factors, "feast")
        self.water: i64 = weighted(factors, "water")
        self.rivals: i64 = weighted(factors, "rivals")
        self.best: i64 = weighted(factors, "best")
        # Scratch space
        self.worth: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.strength: vec[i64] = vec[i64]([0] * MOST_SEATS)


def weighted(factors: dict[str, float], term: str) -> i64:
    return round(DEFAULT[term] * factors.get(term, 1.0))


def lead(w: TurnWeights, s: JavaState, seat: i64) -> i64:
    """Returns a seat's expected lead, over a weighted mean of the average and the best rival."""
    evaluate(w, s)
    sum: i64 = 0
    best: i64 = -1000000
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            sum += w.worth[other]
            if w.worth[other] > best:
                best = w.worth[other]
        other += 1
    rivals = (sum // (s.seats - 1) * (POINT - w.best) + best * w.best) // POINT
    return w.worth[seat] - rivals * w.rivals // POINT


def evaluate(w: TurnWeights, s: JavaState) -> None:
    """Fills `worth` for the end of the current turn."""
    worth = w.worth
    seat: i64 = 0
    for player in s.players:
        worth[seat] = POINT * player.fame
        seat += 1
    if s.phase == OVER:
        return
    add_supplies(w, s)
    add_cities(w, s)
    add_waters(w, s)
    if s.phase == BIDDING or s.phase == ANSWERING:
        add_festival(w, s)


def is_done(s: JavaState, seat: i64) -> bool:
    """Whether the seat has no further turn (J9.2)."""
    return s.players[seat].has_scored or (s.last_seat != NONE and seat == s.turn_of)


def add_supplies(w: TurnWeights, s: JavaState) -> None:
    """Cards, tokens, tiles and developers, as far as there are turns left to use them."""
    turns = s.threes // (TILES_PER_TURN * s.seats) + 1
    seat: i64 = 0
    for player in s.players:
        if not is_done(s, seat):
            tokens = player.tokens if player.tokens < turns else turns
            tiles = player.twos + player.rices + player.villages
            if tiles > 3 * turns:
                tiles = 3 * turns
            sum: i64 = w.token * tokens + w.tile * tiles
            n: i64 = 0
            while n < player.on_board:
                space = player.at[n]
                sum += w.developer - w.further * n + w.level * s.level[space]
                if s.village[space] != NONE:
                    sum += w.village
                n += 1
            kind: i64 = 0
            while kind < KINDS:
                sum += w.card * cards.in_hand(player, kind)
                kind += 1
            w.worth[seat] += sum
        seat += 1


# Cities ------------------------------------------------------------------------------------------


def add_cities(w: TurnWeights, s: JavaState) -> None:
    """Ranks, and palaces that lie ready to be built."""
    t = s.tables
    weight = POINT - (POINT - w.cities) * s.threes // t.three_tiles
    name: i64 = 0
    while name < t.spaces:
        if s.village[name] == name and s.village_size[name] > 1:
            add_city(w, s, name, weight)
        name += 1


def add_city(w: TurnWeights, s: JavaState, name: i64, weight: i64) -> None:
    palace = s.village_palace[name]
    value: i64 = 0 if palace == NONE else s.palace[palace]
    first = add_rank_points(s, name, value, weight, w.worth, w.strength)
    if first != NONE and not is_done(s, first):
        size = s.village_size[name] if s.village_size[name] < 10 else 10
        room = size - size % 2
        gain: i64 = w.nearly * (size - room)  # nearly room for the next one
        if room > value:  # half of it at once, and a greater city
            gain += 50 * room + (room - value) * weight // 2 - POINT
        if size > value:
            w.worth[first] += gain * w.palaces // POINT
        if value > 0 and s.feast[palace] == 0:
            w.worth[first] += w.feast * value


# Water -------------------------------------------------------------------------------------------


def add_waters(w: TurnWeights, s: JavaState) -> None:
    s.stamp += 1
    since = s.stamp
    water = next_water(s, 0, since)
    while water != NONE:
        add_water(w, s, water)
        water = next_water(s, water + 1, since)


def add_water(w: TurnWeights, s: JavaState, water: i64) -> None:
    size, gaps = read_water(s, water)
    if gaps == 0:
        return  # closed and scored
    seat = ranks.first(s, s.mark, s.stamp)
    if seat != NONE:
        unlikely: i64 = 3 if is_done(s, seat) else 1  # somebody else would have to close it
        w.worth[seat] += size * s.tables.water_fame * w.water // ((gaps + 2) * unlikely)


# Festivals ---------------------------------------------------------------------------------------


def add_festival(w: TurnWeights, s: JavaState) -> None:
    """A festival has been called: what it will bring, from what everybody may know."""
    space = s.festival_at
    step = s.palace[space] // 2 - 1
    alone, shared = s.tables.alone_fame[step] * POINT, s.tables.shared_fame[step] * POINT
    caller = s.turn_of
    mine = 10 * (festival.worth_from(s, s.players[caller], 0) + s.players[caller].total)
    strongest: i64 = 0
    rival: i64 = NONE
    seat: i64 = 0
    for player in s.players:
        if seat != caller and player.part != festival.OUTSIDE and player.part != festival.OUT:
            his = likely_total(s, seat)
            if his > strongest:
                strongest = his
                rival = seat
        seat += 1
    if strongest < 4:
        w.worth[caller] += alone - w.card
        return
    price = w.card * (strongest + 10 if strongest < mine else mine) // 15
    if mine > strongest + 5:
        w.worth[caller] += (2 * alone + shared) // 3 - price
        w.worth[rival] += shared // 3 - price
    elif mine > strongest - 8:
        w.worth[caller] += (alone + 3 * shared) // 4 - price
        w.worth[rival] += (alone + 3 * shared) // 4 - price
    else:
        w.worth[caller] += shared // 2 - price
        w.worth[rival] += (alone + shared) // 2 - price


def likely_total(s: JavaState, seat: i64) -> i64:
    """Tenths of points: the cards he took open, and what secret ones are worth on average."""
    player = s.players[seat]
    total: i64 = 10 * player.total
    each: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total += 10 * player.known[kind] * festival.worth(s, kind)
        each += festival.worth(s, kind)
        kind += 1
    return total + 10 * cards.secret_cards(player) * each // KINDS
