"""Everything is somewhere exactly once, and what is kept for speed is what the board says."""

from collections import Counter
from typing import TYPE_CHECKING

from durbar.games.java import setup
from durbar.games.java.actions import spaces_of
from durbar.games.java.tables import BARE, KINDS, NONE, PALACES, RICE, VILLAGE, WATER

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def faults(s: "JavaState") -> list[str]:
    """All that is wrong with a position, at once."""
    return [*_cards(s), *_supplies(s), *_board(s), *_developers(s), *_turn(s), *_derived(s)]


def _cards(s: "JavaState") -> list[str]:
    found = []
    for kind in range(KINDS):
        held = sum(int(p.known[kind] + p.secret[kind] + p.laid[kind]) for p in s.players)
        total = held + s.pile.counts[kind] + s.discards[kind] + (s.open == kind)
        if total != s.tables.cards[kind]:
            found.append(f"{total} cards {s.tables.kind_names[kind]}")
    if sum(s.pile.counts) != s.pile.total:
        found.append("the pile's counts are wrong")
    if s.pile.total == 0 and sum(s.discards) > 0:
        found.append("discards lie beside an empty pile")
    if any(n < 0 for p in s.players for n in (*p.known, *p.secret, *p.laid)):
        found.append("somebody owes a card")
    return found


def _supplies(s: "JavaState") -> list[str]:
    t = s.tables
    left = [s.threes, s.irrigation, *s.palaces_left]
    left += [n for p in s.players for n in (p.tokens, p.twos, p.rices, p.villages)]
    found = ["a supply is overdrawn"] if min(left) < 0 else []
    laid = t.three_tiles - s.threes
    spaces = 3 * int(laid) + sum(
        2 * int(t.two_tiles - p.twos)
        + int(t.rice_tiles - p.rices)
        + int(t.village_tiles - p.villages)
        for p in s.players
    )
    if sum(s.level) != spaces:
        found.append(f"{sum(s.level)} levels, but tiles of {spaces} spaces were laid")
    water = sum(1 for ground in s.terrain if ground == WATER)
    if water != t.irrigation_tiles - s.irrigation + len(t.printed):
        found.append("irrigation tiles are missing")
    for n in range(PALACES):
        value = 2 * n + 2
        if sum(1 for on in s.palace if on == value) > t.palaces[n] - s.palaces_left[n]:
            found.append(f"too many palaces {value}")
    return found


def _board(s: "JavaState") -> list[str]:
    t, found = s.tables, []
    for space in range(int(t.spaces)):
        name, ground = t.names[space], s.terrain[space]
        if (ground in (RICE, VILLAGE)) != (s.level[space] > 0):
            found.append(f"{name}: terrain and level disagree")
        if (s.top[space] == NONE) != (s.level[space] == 0):
            found.append(f"{name}: tile and level disagree")
        if s.palace[space] and ground != VILLAGE:
            found.append(f"{name}: a palace outside a village")
        if s.feast[space] and not s.palace[space]:
            found.append(f"{name}: a festival without a palace")
        if ground in (BARE, WATER) and s.who[space] != NONE:
            found.append(f"{name}: a developer without land")
        if s.palace[space] and s.who[space] != NONE:
            found.append(f"{name}: a developer on a palace")
        if s.top[space] != NONE:
            footprint = spaces_of(t, s.top[space])
            if any(s.level[other] < s.level[space] for other in footprint):
                found.append(f"{name}: its tile does not lie flat")
            level = [other for other in footprint if s.level[other] == s.level[space]]
            if any(s.top[other] != s.top[space] for other in level):
                found.append(f"{name}: its tile shows on some of its spaces only")
    cities = Counter(int(s.village[space]) for space in s.palaces)
    found += [f"two palaces in the village of {t.names[c]}" for c, n in cities.items() if n > 1]
    return found


def _developers(s: "JavaState") -> list[str]:
    found = []
    for seat, player in enumerate(s.players):
        listed = [int(player.at[n]) for n in range(player.on_board)]
        there = [space for space in range(int(s.tables.spaces)) if s.who[space] == seat]
        if listed != there or len(there) > s.tables.developers:
            found.append(f"seat {seat}: developers at {listed} and {there}")
    return found


def _turn(s: "JavaState") -> list[str]:
    found = []
    if not 0 <= s.ap <= s.tables.turn_points + s.tables.token_points:
        found.append(f"{s.ap} action points")
    if s.taken_up != NONE and s.who[s.taken_up] != s.turn_of:
        found.append("the developer taken up belongs to another seat")
    if any(s.who[space] != s.turn_of for space in s.moved_free):
        found.append("a free move by nobody")
    if (s.festival_at == NONE) != all(p.part == 0 and not any(p.laid) for p in s.players):
        found.append("parts in a festival that is not held")
    return found


def _derived(s: "JavaState") -> list[str]:
    """Reads the board again on a clone and compares, villages by their sets of spaces."""
    twin = s.clone()
    setup.read_board(twin)
    found = [
        f"{name} is out of date"
        for name in ("flat", "entry", "ground")
        if list(getattr(s, name)) != list(getattr(twin, name))
    ]
    if _villages(s) != _villages(twin):
        found.append("villages are out of date")
    if sorted(s.palaces) != sorted(twin.palaces) or s.highest != twin.highest:
        found.append("palaces or the highest level are out of date")
    return found


def _villages(s: "JavaState") -> set[tuple[frozenset[int], int, int]]:
    by_name: dict[int, set[int]] = {}
    for space in range(int(s.tables.spaces)):
        if s.village[space] != NONE:
            by_name.setdefault(int(s.village[space]), set()).add(space)
    return {
        (frozenset(spaces), int(s.village_size[name]), int(s.village_palace[name]))
        for name, spaces in by_name.items()
    }
