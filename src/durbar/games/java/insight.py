"""Pure helpers for tables and bots: what the position means. They work on a state that was
sampled from a view, and change nothing of it but scratch paper."""

from dataclasses import dataclass

from durbar.core.events import Part
from durbar.core.types import Seat
from durbar.games.java import breakdown, scoring, ways
from durbar.games.java.rules import developers, palaces, ranks, reach, tiles
from durbar.games.java.rules.points import FINE
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    BARE,
    FAR,
    KINDS,
    MOVING,
    NONE,
    PALACES,
    SIDES,
    VILLAGE,
    WATER,
)


@dataclass(frozen=True, slots=True)
class Village:
    """A village, or a city if it has a palace (J4.1)."""

    spaces: tuple[str, ...]
    palace: str | None  # where it stands
    value: int  # of the palace, 0 without
    feast: bool  # a festival was held at this value
    ranks: tuple[tuple[int, ...], ...]  # by seat: the levels of their developers, highest first
    places: tuple[int, ...]  # by seat: their dense rank, 0 without a developer
    first: Seat | None  # the seat with strict first rank, which may build
    values: tuple[int, ...]  # of palaces that the first may build or upgrade to, each for 1 AP
    was_built: bool  # its palace was built or upgraded in this turn

    @property
    def size(self) -> int:
        return len(self.spaces)


@dataclass(frozen=True, slots=True)
class Water:
    """A water area (J8.2)."""

    spaces: tuple[str, ...]
    open: tuple[str, ...]  # neighbours that carry no land tile yet
    ranks: tuple[tuple[int, ...], ...]  # by seat, of the developers beside it
    first: Seat | None  # the seat that would score
    fame: int


@dataclass(frozen=True, slots=True)
class Reached:
    """A space that a developer can get to, and one cheapest way there."""

    space: str | None  # None: beside the board
    ap: int
    way: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gate:
    """A tile at the border, and what it costs to come in or leave there (J5.3, J5.4)."""

    space: str
    ap: int


@dataclass(frozen=True, slots=True)
class Change:
    """What a tile would do to the villages and waters around it."""

    split: tuple[tuple[str, ...], ...]  # villages that would fall apart or vanish
    joined: tuple[tuple[str, ...], ...]  # villages that would become one
    shrunk: tuple[tuple[str, ...], ...]  # villages that would lose spaces and stay whole
    grown: tuple[str, ...]  # the village that its village space would belong to
    closed: tuple[Water, ...]  # waters that would be scored


@dataclass(frozen=True, slots=True)
class GreatScoring:
    """What a seat's great scoring would bring now (J9.3)."""

    fame: int
    parts: tuple[Part, ...]
    is_over: bool  # the seat has scored already


@dataclass(frozen=True, slots=True)
class JavaInsight:
    """What the position means to everybody; `reached` to the seat whose developer is taken up."""

    villages: tuple[Village, ...]
    waters: tuple[Water, ...]
    scorings: tuple[GreatScoring, ...]  # by seat
    worth: tuple[tuple[str, int], ...]  # by kind of card: its points against the open card (J8.5)
    reached: tuple[Reached, ...]
    gates: tuple[Gate, ...]  # while a developer is taken up


def insight(s: JavaState) -> JavaInsight:
    """All of it, reckoned on a state that was sampled from a view."""
    t = s.tables
    moving = s.phase == MOVING
    taken_up = None if s.taken_up == NONE else t.names[s.taken_up]
    return JavaInsight(
        villages(s),
        waters(s),
        great_scorings(s),
        tuple(
            (t.kind_names[kind], int(t.worth[KINDS * s.open + kind]))
            for kind in range(KINDS)
            if s.open != NONE
        ),
        reachable(s, taken_up) if moving else (),
        gates(s) if moving else (),
    )


def villages(s: JavaState) -> tuple[Village, ...]:
    """All villages and cities, in the order of their first spaces."""
    return tuple(_village(s, spaces) for spaces in _village_spaces(s))


def cities(s: JavaState) -> tuple[Village, ...]:
    return tuple(village for village in villages(s) if village.value)


def _village_spaces(s: JavaState) -> list[list[int]]:
    found: dict[int, list[int]] = {}
    for space, village in enumerate(s.village):
        if village != NONE:
            found.setdefault(int(village), []).append(space)
    return list(found.values())


def _village(s: JavaState, spaces: list[int]) -> Village:
    t, name = s.tables, s.village[spaces[0]]
    at = int(s.village_palace[name])
    first = int(ranks.first_in(s, name))
    return Village(
        _names(s, spaces),
        None if at == NONE else t.names[at],
        0 if at == NONE else int(s.palace[at]),
        at != NONE and s.feast[at] == 1,
        _levels(s, spaces),
        tuple(int(ranks.place(s, seat, name)) for seat in range(int(s.seats))),
        None if first == NONE else first,
        () if first == NONE else _values(s, spaces, at),
        at != NONE and palaces.was_built_this_turn(s, at),
    )


def _values(s: JavaState, spaces: list[int], at: int) -> tuple[int, ...]:
    sites = [at] if at != NONE else [space for space in spaces if s.who[space] == NONE]
    if not sites or palaces.why_not_site(s, sites[0]) != FINE:
        return ()
    values = range(2, 2 * PALACES + 1, 2)
    return tuple(value for value in values if palaces.why_not_value(s, sites[0], value) == FINE)


def sites(s: JavaState, village: Village) -> tuple[str, ...]:
    """The spaces on which a palace of this village can be built or upgraded."""
    if village.palace is not None:
        return (village.palace,)
    place = s.tables.space_of
    return tuple(name for name in village.spaces if s.who[place[name]] == NONE)


def waters(s: JavaState) -> tuple[Water, ...]:
    """All water areas, in the order of their first spaces."""
    seen: set[int] = set()
    found = []
    for space, terrain in enumerate(s.terrain):
        if terrain == WATER and space not in seen:
            area = _flood(s, space, WATER)
            seen |= area
            found.append(_water(s, area))
    return tuple(found)


def _water(s: JavaState, area: set[int]) -> Water:
    beside = sorted({n for space in area for n in _next_to(s, space)} - area)
    levels = _levels(s, beside)
    best = max(levels)
    first = levels.index(best) if best and levels.count(best) == 1 else None
    bare = [space for space in beside if s.terrain[space] == BARE]
    fame = len(area) * int(s.tables.water_fame)
    return Water(_names(s, sorted(area)), _names(s, bare), levels, first, fame)


def reachable(s: JavaState, space: str | None) -> tuple[Reached, ...]:
    """Where a developer of the seat whose turn it is can get with the points left.

    From None it comes from beside the board. The tile duty (J2.2) is not looked at.
    """
    t = s.tables
    start = NONE if space is None else t.space_of[space]
    reach.note_costs(s, start, s.ap)
    found = [
        Reached(t.names[to], int(s.cost[to]), _names(s, ways.cheapest(s, start, to)))
        for to in range(int(t.spaces))
        if s.cost[to] != FAR and to != start and developers.can_stand(s, to)
    ]
    off = int(reach.cost_of_leaving(s, start, s.ap))
    if start != NONE and off <= s.ap:
        found.append(Reached(None, off, _names(s, ways.cheapest(s, start, NONE))))
    return tuple(found)


def gates(s: JavaState) -> tuple[Gate, ...]:
    """Where developers come and go now: edge spaces and outside cells that carry a tile."""
    t = s.tables
    return tuple(
        Gate(t.names[space], int(s.entry[space]))
        for space in range(int(t.spaces))
        if s.level[space] and s.entry[space] != FAR
    )


def cost_to(s: JavaState, target: int) -> int:
    """What the developer that is taken up pays to get there; NONE: off the board."""
    if target == NONE:
        return int(reach.cost_of_leaving(s, s.taken_up, s.ap))
    return int(reach.cost_of_way(s, s.taken_up, target, s.ap))


def tile_cost(s: JavaState, action: int) -> int:
    """Action points for laying a tile (J3.8)."""
    return int(tiles.cost(s, s.tables.what[action]))


def change(s: JavaState, action: int) -> Change:
    """The consequences of laying a tile that may be laid."""
    t = s.tables
    footprint, village = t.what[action], int(t.more[action])
    covered = {int(t.one[footprint]), int(t.two[footprint]), int(t.three[footprint])}
    before = [frozenset(spaces) for spaces in _village_spaces(s)]
    after = s.clone()
    tiles.apply_lay(after, action)
    pieces = [frozenset(spaces) for spaces in _village_spaces(after)]
    split: list[tuple[str, ...]] = []
    shrunk: list[tuple[str, ...]] = []
    for old in before:
        lost = old & covered - {village}
        left = [new for new in pieces if new & (old - lost)]
        if lost:
            (shrunk if len(left) == 1 else split).append(_names(s, sorted(old)))
    grown = next((new for new in pieces if village in new), frozenset())
    joined = [old for old in before if (old - covered) & grown]
    closed = [
        water
        for water, now in zip(waters(s), waters(after), strict=True)
        if water.open and not now.open
    ]
    return Change(
        tuple(split),
        tuple(_names(s, sorted(old)) for old in joined) if len(joined) > 1 else (),
        tuple(shrunk),
        _names(s, sorted(grown)),
        tuple(closed),
    )


def great_scorings(s: JavaState) -> tuple[GreatScoring, ...]:
    """Everybody's great scoring if it happened now, by seat."""
    return tuple(
        GreatScoring(
            int(scoring.points_for_great_scoring(s, seat)),
            breakdown.great_scoring(s, seat),
            player.has_scored,
        )
        for seat, player in enumerate(s.players)
    )


def three_tiles_left(s: JavaState) -> int:
    return int(s.threes)


def cities_joined(s: JavaState, action: int) -> tuple[str, ...]:
    """The palaces that would come to stand in one village if a tile were laid (J3.6)."""
    t = s.tables
    footprint = t.what[action]
    covered = {int(t.one[footprint]), int(t.two[footprint]), int(t.three[footprint])}
    village = int(t.more[action])
    if village == NONE:
        return ()
    area = _flood(s, village, VILLAGE, covered)
    return _names(s, sorted(space for space in area if s.palace[space]))


def _flood(
    s: JavaState, start: int, ground: int, without: set[int] | frozenset[int] = frozenset()
) -> set[int]:
    """The connected spaces of one terrain around a space that counts as such."""
    area, edge = {start}, [start]
    for space in edge:
        for other in _next_to(s, space):
            if s.terrain[other] == ground and other not in area and other not in without:
                area.add(other)
                edge.append(other)
    return area


def _next_to(s: JavaState, space: int) -> list[int]:
    around = [int(s.tables.next_to[SIDES * space + side]) for side in range(SIDES)]
    return [other for other in around if other != NONE]


def _levels(s: JavaState, spaces: list[int]) -> tuple[tuple[int, ...], ...]:
    """By seat: the levels of their developers there, highest first (J6.1)."""
    found: list[list[int]] = [[] for _ in range(int(s.seats))]
    who, level = s.who, s.level
    for space in spaces:
        if who[space] != NONE:
            found[who[space]].append(int(level[space]))
    return tuple(tuple(sorted(levels, reverse=True)) for levels in found)


def _names(s: JavaState, spaces: list[int]) -> tuple[str, ...]:
    return tuple(s.tables.names[space] for space in spaces)
