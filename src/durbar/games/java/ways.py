"""One cheapest way of a developer, for events and tables."""

from typing import TYPE_CHECKING

from durbar.games.java.tables import FAR, NONE, SIDES

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def cheapest(s: "JavaState", start: int, target: int) -> list[int]:
    """The spaces of one cheapest way, after `reach.note_costs`; NONE is beside the board.

    It is walked backwards: each step goes to a neighbour of smaller cost, or of equal cost found
    nearer to the start, so the way is as short as the price allows.
    """
    if target == NONE:
        target = min(range(int(s.tables.spaces)), key=lambda space: s.entry[space] + s.cost[space])
    steps = _steps(s, start)
    way = [target]
    while steps[way[-1]] > 0:
        here = way[-1]
        way.append(min((n for n in _from(s, here) if n in steps), key=lambda n: steps[n]))
    return way[::-1]


def _from(s: "JavaState", space: int) -> list[int]:
    """The neighbours from which the cheapest price of this space comes."""
    found = []
    for side in range(SIDES):
        other = int(s.tables.next_to[SIDES * space + side])
        if other != NONE and s.cost[other] != FAR:
            change = 0 if s.terrain[other] == s.terrain[space] else 1
            if s.cost[other] + change == s.cost[space]:
                found.append(other)
    return found


def _steps(s: "JavaState", start: int) -> dict[int, int]:
    """How many steps the shortest of the cheapest ways to each space has."""
    spaces = [space for space in range(int(s.tables.spaces)) if s.cost[space] != FAR]
    if start != NONE:
        steps = {start: 0}
    else:
        steps = {space: 0 for space in spaces if s.entry[space] == s.cost[space]}
    edge = list(steps)
    follows: dict[int, list[int]] = {space: [] for space in spaces}
    for space in spaces:
        for before in _from(s, space):
            follows[before].append(space)
    for space in edge:
        for after in follows[space]:
            if after not in steps:
                steps[after] = steps[space] + 1
                edge.append(after)
    return steps
