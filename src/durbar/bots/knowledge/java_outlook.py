"""What the end of a turn of Java promises: the eyes of the search over whole turns.

Other than `java`, which judges single steps, it sees no value in points left over; a village is
worth what the next palace in it brings; a festival that was called is judged from what all may know
of the hands; and in the last round only what can still be scored counts. What the others will make
of the position is left to the search of their answers. Reckoned in hundredths of a point.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.knowledge.java import read_water
from durbar.games.java.rules import cards, festival, ranks
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    ANSWERING,
    BIDDING,
    KINDS,
    MOST_SEATS,
    NONE,
    OVER,
    WATER,
)

POINT: Final = 100
TILES_PER_TURN: Final = 2  # three-tiles that a turn takes
USUAL: Final = {  # what counts how much, in hundredths of a point or in percent
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
class Outlook:
    """How a player looks at things: by how much each counts more or less than usual."""

    def __init__(self, style: dict[str, float]) -> None:
        self.card: i64 = weighed(style, "card")
        self.token: i64 = weighed(style, "token")
        self.tile: i64 = weighed(style, "tile")
        self.developer: i64 = weighed(style, "developer")
        self.further: i64 = weighed(style, "further")
        self.level: i64 = weighed(style, "level")
        self.village: i64 = weighed(style, "village")
        self.cities: i64 = weighed(style, "cities")
        self.palaces: i64 = weighed(style, "palaces")
        self.nearly: i64 = weighed(style, "nearly")
        self.feast: i64 = weighed(style, "feast")
        self.water: i64 = weighed(style, "water")
        self.rivals: i64 = weighed(style, "rivals")
        self.best: i64 = weighed(style, "best")
        # Scratch paper
        self.worth: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.strength: vec[i64] = vec[i64]([0] * MOST_SEATS)


def weighed(style: dict[str, float], term: str) -> i64:
    return round(USUAL[term] * style.get(term, 1.0))


def lead(o: Outlook, s: JavaState, seat: i64) -> i64:
    """By how much a seat may hope to be ahead: of the others on average and of the best."""
    reckon(o, s)
    sum: i64 = 0
    best: i64 = -1000000
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            sum += o.worth[other]
            if o.worth[other] > best:
                best = o.worth[other]
        other += 1
    rivals = (sum // (s.seats - 1) * (POINT - o.best) + best * o.best) // POINT
    return o.worth[seat] - rivals * o.rivals // POINT


def reckon(o: Outlook, s: JavaState) -> None:
    """Fills `worth` for the end of the present turn."""
    worth = o.worth
    seat: i64 = 0
    for player in s.players:
        worth[seat] = POINT * player.fame
        seat += 1
    if s.phase == OVER:
        return
    add_supplies(o, s)
    add_cities(o, s)
    add_waters(o, s)
    if s.phase == BIDDING or s.phase == ANSWERING:
        add_festival(o, s)


def is_done(s: JavaState, seat: i64) -> bool:
    """Whether he will have no further turn (J9.2)."""
    return s.players[seat].has_scored or (s.last_seat != NONE and seat == s.turn_of)


def add_supplies(o: Outlook, s: JavaState) -> None:
    """Cards, tokens, tiles and developers, as far as there are turns left to use them."""
    turns = s.threes // (TILES_PER_TURN * s.seats) + 1
    seat: i64 = 0
    for player in s.players:
        if not is_done(s, seat):
            tokens = player.tokens if player.tokens < turns else turns
            tiles = player.twos + player.rices + player.villages
            if tiles > 3 * turns:
                tiles = 3 * turns
            sum: i64 = o.token * tokens + o.tile * tiles
            n: i64 = 0
            while n < player.on_board:
                space = player.at[n]
                sum += o.developer - o.further * n + o.level * s.level[space]
                if s.village[space] != NONE:
                    sum += o.village
                n += 1
            kind: i64 = 0
            while kind < KINDS:
                sum += o.card * cards.in_hand(player, kind)
                kind += 1
            o.worth[seat] += sum
        seat += 1


# Cities ------------------------------------------------------------------------------------------


def add_cities(o: Outlook, s: JavaState) -> None:
    """Ranks, and palaces that lie ready to be built."""
    t = s.tables
    weight = POINT - (POINT - o.cities) * s.threes // t.three_tiles
    name: i64 = 0
    while name < t.spaces:
        if s.village[name] == name and s.village_size[name] > 1:
            add_city(o, s, name, weight)
        name += 1


def add_city(o: Outlook, s: JavaState, name: i64, weight: i64) -> None:
    best: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    first: i64 = NONE
    strength = o.strength
    seat: i64 = 0
    while seat < s.seats:
        # Towers that high come from no sensible game: there the bot is blind for ranks
        his = ranks.strength(s, seat, s.village, name) if s.highest <= ranks.LEVELS else 0
        strength[seat] = his
        if his > best:
            second = best
            best = his
            firsts = 1
            first = seat
        elif his == best and his > 0:
            firsts += 1
        elif his > second:
            second = his
        seat += 1
    if best == 0:
        return
    palace = s.village_palace[name]
    value: i64 = 0 if palace == NONE else s.palace[palace]
    if value > 0:
        seat = 0
        while seat < s.seats:
            if not s.players[seat].has_scored:
                if strength[seat] == best:
                    o.worth[seat] += value * weight
                elif strength[seat] == second and second > 0:
                    o.worth[seat] += value * weight // 2
            seat += 1
    if firsts == 1 and not is_done(s, first):
        size = s.village_size[name] if s.village_size[name] < 10 else 10
        room = size - size % 2
        gain: i64 = o.nearly * (size - room)  # nearly room for the next one
        if room > value:  # half of it at once, and a greater city
            gain += 50 * room + (room - value) * weight // 2 - POINT
        if size > value:
            o.worth[first] += gain * o.palaces // POINT
        if value > 0 and s.feast[palace] == 0:
            o.worth[first] += o.feast * value


# Water -------------------------------------------------------------------------------------------


def add_waters(o: Outlook, s: JavaState) -> None:
    t = s.tables
    s.stamp += 1
    since = s.stamp
    space: i64 = 0
    while space < t.spaces:
        if s.terrain[space] == WATER and s.mark[space] < since:
            add_water(o, s, space)
        space += 1


def add_water(o: Outlook, s: JavaState, water: i64) -> None:
    size, gaps = read_water(s, water)
    if gaps == 0:
        return  # closed and scored
    seat = ranks.first(s, s.mark, s.stamp)
    if seat != NONE:
        unlikely: i64 = 3 if is_done(s, seat) else 1  # somebody else would have to close it
        o.worth[seat] += size * s.tables.water_fame * o.water // ((gaps + 2) * unlikely)


# Festivals ---------------------------------------------------------------------------------------


def add_festival(o: Outlook, s: JavaState) -> None:
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
        o.worth[caller] += alone - o.card
        return
    price = o.card * (strongest + 10 if strongest < mine else mine) // 15
    if mine > strongest + 5:
        o.worth[caller] += (2 * alone + shared) // 3 - price
        o.worth[rival] += shared // 3 - price
    elif mine > strongest - 8:
        o.worth[caller] += (alone + 3 * shared) // 4 - price
        o.worth[rival] += (alone + 3 * shared) // 4 - price
    else:
        o.worth[caller] += shared // 2 - price
        o.worth[rival] += (alone + shared) // 2 - price


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
