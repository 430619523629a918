"""Slow obvious twins of the hot checks: the paragraphs written down again, over sets and dicts."""

from collections import deque

from durbar.games.java.actions import spaces_of
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    BARE,
    LAY_RICE,
    LAY_THREE,
    LAY_TWO,
    LAY_VILLAGE,
    NONE,
    RICE,
    SIDES,
    VILLAGE,
    WATER,
)


def around(s: JavaState, space: int) -> set[int]:
    return {int(s.tables.next_to[SIDES * space + n]) for n in range(SIDES)} - {NONE}


def flood(s: JavaState, start: int, spaces: set[int]) -> set[int]:
    area, left = {start}, [start]
    while left:
        for other in around(s, left.pop()) & spaces - area:
            area.add(other)
            left.append(other)
    return area


def villages(s: JavaState, spaces: set[int]) -> list[set[int]]:
    """J4.1: the maximal connected sets."""
    found: list[set[int]] = []
    for space in spaces:
        if not any(space in area for area in found):
            found.append(flood(s, space, spaces))
    return found


def village_spaces(s: JavaState) -> set[int]:
    return {space for space in range(s.tables.spaces) if s.terrain[space] == VILLAGE}


def cost_of_tile(s: JavaState, spaces: list[int]) -> int:
    """J3.8"""
    return 1 + sum(1 for x in spaces if s.tables.is_outside[x] and s.level[x] == 0)


def can_lay(s: JavaState, action: int, ap: int) -> bool:
    """J3.1, J3.3 to J3.6, J3.8, each looked at on its own."""
    t = s.tables
    spaces, village = spaces_of(t, t.what[action]), int(t.more[action])
    player = s.players[s.turn_of]
    supply = {
        LAY_THREE: s.threes,
        LAY_TWO: player.twos,
        LAY_RICE: player.rices,
        LAY_VILLAGE: player.villages,
    }
    if supply[t.verb[action]] == 0 or cost_of_tile(s, spaces) > ap:
        return False
    if len({s.level[space] for space in spaces}) > 1:
        return False
    if any(s.who[x] != NONE or s.palace[x] or s.terrain[x] == WATER for x in spaces):
        return False
    tops = {int(s.top[space]) for space in spaces}
    if tops != {NONE} and len(tops) == 1 and set(spaces_of(t, tops.pop())) == set(spaces):
        return False
    if all(t.is_outside[x] and s.level[x] == 0 for x in spaces):
        return False
    after = village_spaces(s) - set(spaces) | ({village} - {NONE})
    return all(sum(1 for x in area if s.palace[x]) < 2 for area in villages(s, after))


def entry_cost(s: JavaState, space: int) -> int | None:
    """J5.3: AP to come in at this space."""
    t = s.tables
    if s.terrain[space] not in (RICE, VILLAGE):
        return None
    if t.is_outside[space]:
        return int(t.border[space])
    sides = [int(t.border[x]) for x in around(s, space) if t.is_outside[x] and not s.level[x]]
    return min(sides, default=None)


def costs(s: JavaState, start: int) -> dict[int, int]:
    """J5.1 to J5.3: the cheapest way to every space, by relaxing until nothing changes."""

    def is_way(x: int) -> bool:
        land = s.terrain[x] in (RICE, VILLAGE) and not s.palace[x]
        return land and s.who[x] in (NONE, s.turn_of)

    found: dict[int, int] = {}
    if start != NONE:
        found[start] = 0
    else:
        for x in range(s.tables.spaces):
            price = entry_cost(s, x)
            if price is not None and is_way(x):
                found[x] = price
    left = deque(found)
    while left:
        here = left.popleft()
        for other in around(s, here):
            price = found[here] + (s.terrain[here] != s.terrain[other])
            if is_way(other) and price < found.get(other, 99):
                found[other] = price
                left.append(other)
    return found


def cost_of_leaving(s: JavaState, start: int) -> int | None:
    """J5.4"""
    ways = [
        price + entry
        for space, price in costs(s, start).items()
        if (entry := entry_cost(s, space)) is not None
    ]
    return min(ways, default=None)


def levels(s: JavaState, seat: int, area: set[int]) -> list[int]:
    """J6.1"""
    return sorted((int(s.level[x]) for x in area if s.who[x] == seat), reverse=True)


def first(s: JavaState, area: set[int]) -> int:
    """J6.2"""
    lists = [levels(s, seat, area) for seat in range(s.seats)]
    best = max(lists)
    return lists.index(best) if best and lists.count(best) == 1 else NONE


def great_scoring(s: JavaState, seat: int) -> int:
    """J9.3"""
    fame = 0
    for area in villages(s, village_spaces(s)):
        value = sum(int(s.palace[x]) for x in area)
        lists = [levels(s, each, area) for each in range(s.seats)]
        order = sorted({tuple(ranks) for ranks in lists if ranks}, reverse=True)
        if value and lists[seat]:
            place = order.index(tuple(lists[seat]))
            fame += (value, value // 2)[place] if place < 2 else 0
    return fame


def has_tile(s: JavaState, ap: int, rows: range) -> bool:
    return any(can_lay(s, action, ap) for action in rows)


def open_waters(s: JavaState) -> list[set[int]]:
    """Water areas with a bare neighbour."""
    water = {x for x in range(s.tables.spaces) if s.terrain[x] == WATER}
    return [
        area
        for area in villages(s, water)
        if any(s.terrain[y] == BARE for x in area for y in around(s, x))
    ]
