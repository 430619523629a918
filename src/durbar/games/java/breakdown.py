"""Events and their points in named parts; never called without a listener."""

from typing import TYPE_CHECKING

from durbar.core.events import Event, Part, PointsScored
from durbar.games.java import actions, events, scoring, ways
from durbar.games.java.tables import KINDS, NONE

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def tile_laid(s: "JavaState", action: int, points: int) -> Event:
    tile = actions.tile_of(s.tables, action)
    level = int(s.level[s.tables.one[s.tables.what[action]]])
    return events.TileLaid(int(s.turn_of), tile.tile, tile.spaces, level, points)


def developer_moved(s: "JavaState", target: int, points: int) -> Event:
    """After `reach.note_costs`, before the developer is lifted."""
    way = tuple(s.tables.names[space] for space in ways.cheapest(s, int(s.taken_up), target))
    if s.taken_up == NONE:
        return events.DeveloperEntered(int(s.turn_of), way, points)
    if target == NONE:
        return events.DeveloperLeft(int(s.turn_of), way, points)
    return events.DeveloperMoved(int(s.turn_of), way, points)


def palace_built(s: "JavaState", space: int, value: int) -> Event:
    """Before the tile lies."""
    name, size = s.tables.names[space], int(s.village_size[s.village[space]])
    if s.palace[space] == 0:
        return events.PalaceBuilt(int(s.turn_of), name, value, size)
    return events.PalaceUpgraded(int(s.turn_of), name, int(s.palace[space]), value, size)


def palace_parts(s: "JavaState", space: int, value: int) -> tuple[Part, ...]:
    return (Part("palace", s.tables.names[space], value // 2),)


def water_closed(s: "JavaState", size: int, seat: int) -> Event:
    return events.WaterClosed(_water(s, size), None if seat == NONE else seat)


def water_parts(s: "JavaState", size: int) -> tuple[Part, ...]:
    fame = int(s.tables.water_fame)
    return tuple(Part("water", space, fame) for space in _water(s, size))


def festival_called(s: "JavaState", space: int) -> Event:
    seats = [(s.turn_of + n) % s.seats for n in range(1, int(s.seats))]
    return events.FestivalCalled(
        int(s.turn_of),
        s.tables.names[space],
        int(s.palace[space]),
        s.tables.kind_names[s.open],
        tuple(int(seat) for seat in seats if s.players[seat].part != 0),
    )


def festival_held(s: "JavaState", hosts: tuple[int, ...], fame: int) -> list[Event]:
    """The festival and the fame of each of its hosts."""
    t, space = s.tables, s.festival_at
    laid = [
        t.kind_names[kind]
        for kind in range(KINDS)
        for _ in range(sum(int(player.laid[kind]) for player in s.players))
    ]
    name = t.names[space]
    held = events.FestivalHeld(name, int(s.palace[space]), hosts, fame, tuple(laid))
    happened: list[Event] = [held]
    if fame > 0:
        parts = (Part("festival", name, fame),)
        happened += [PointsScored(seat, fame, "J8.9", parts) for seat in hosts]
    return happened


def great_scoring(s: "JavaState", seat: int) -> tuple[Part, ...]:
    """What each city brings the seat; their sum is `scoring.points_for_great_scoring`."""
    cities = [(space, int(scoring.points_for_city(s, seat, space))) for space in sorted(s.palaces)]
    return tuple(Part("city", s.tables.names[space], fame) for space, fame in cities if fame)


def _water(s: "JavaState", size: int) -> tuple[str, ...]:
    """The area that `water.read_area` has just read."""
    return tuple(s.tables.names[space] for space in sorted(s.queue[n] for n in range(size)))
