"""The points of T5 and T8 in named parts, for events and previews; only for a listener."""

from collections import deque
from typing import TYPE_CHECKING

from durbar.core.bits import members
from durbar.core.events import Part
from durbar.games.taj_mahal.events import Chain
from durbar.games.taj_mahal.rules import network
from durbar.games.taj_mahal.tables import (
    BONUSES,
    COLOURS,
    GOOD,
    GOODS,
    LANE,
    POINTS,
    SPECIALS,
    TAJ_MAHAL,
    WHITE,
    TajMahalTables,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer


def of_bonus(bonus: int, goods: int) -> tuple[Part, ...]:
    """T5.1: what a bonus tile brings with these goods already owned."""
    if bonus in (POINTS, TAJ_MAHAL):
        return (Part("bonus", BONUSES[bonus], 2 if bonus == POINTS else 4),)
    return _of_good(bonus - GOOD, goods) if bonus >= GOOD else ()


def of_tile(tile_goods: int, goods: int) -> tuple[Part, ...]:
    """T5.2: what each good of a province tile brings."""
    return tuple(
        part
        for good in range(len(GOODS))
        for _ in range(tile_goods >> LANE * good & 0x7F)
        for part in _of_good(good, goods)
    )


def _of_good(good: int, goods: int) -> tuple[Part, ...]:
    owned = goods >> LANE * good & 0x7F
    equal = (Part("equal-goods", GOODS[good], owned),) if owned else ()
    return (Part("good", GOODS[good], 1), *equal)


def of_palaces(t: TajMahalTables, own: int, province: int) -> tuple[Part, ...]:
    """T5.3: the current province, then every other province joined to it."""
    joined = members(network.joined_provinces(t, own, province))
    joined.sort(key=lambda p: p != province)
    return tuple(
        Part("province" if p == province else "joined-province", t.province_names[p], 1)
        for p in joined
    )


def chains(t: TajMahalTables, own: int, province: int) -> tuple[Chain, ...]:
    """The shortest chain of cities to each province joined (breadth first over own cities)."""
    paths: dict[int, tuple[int, ...]] = {
        city: (city,) for city in members(own & t.cities_of[province])
    }
    found: dict[int, tuple[int, ...]] = {}
    queue = deque(paths)
    while queue:
        city = queue.popleft()
        p = int(t.province_of[city])
        if p != province:
            found.setdefault(p, paths[city])
        for neighbour in members(t.roads[city] & own):
            if neighbour not in paths:
                paths[neighbour] = (*paths[city], neighbour)
                queue.append(neighbour)
    return tuple(
        Chain(t.province_names[p], tuple(t.city_names[city] for city in found[p]))
        for p in sorted(found)
    )


def of_hand(t: TajMahalTables, player: "TajMahalPlayer") -> tuple[Part, ...]:
    """T8.1: special cards, white cards and the longest colour."""
    by_colour = [0] * len(COLOURS)
    for kind in range(t.kinds):
        by_colour[t.colour[kind]] += player.known.counts[kind] + player.secret.counts[kind]
    parts = [Part("special", SPECIALS[special], 1) for special in members(player.specials)]
    if by_colour[WHITE]:
        parts.append(Part("colour", COLOURS[WHITE], by_colour[WHITE]))
    longest = max(by_colour[:WHITE])
    if longest:
        parts.append(Part("colour", COLOURS[by_colour.index(longest)], longest))
    return tuple(parts)
