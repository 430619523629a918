"""J7: building and upgrading palaces."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.events import PointsScored
from durbar.games.java import breakdown
from durbar.games.java.rules import duty, points, ranks, reach
from durbar.games.java.rules.points import DUTY, FINE, TOO_FEW_POINTS
from durbar.games.java.tables import NONE, PALACE, PALACES, VILLAGE

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

NO_VILLAGE: Final = 40
DEVELOPER_THERE: Final = 41
HAS_A_PALACE: Final = 42
NOT_HIGHER: Final = 43
BUILT_THIS_TURN: Final = 44
TOO_SMALL: Final = 45
SOLD_OUT: Final = 46
NOT_FIRST: Final = 47


def was_built_this_turn(s: "JavaState", space: i64) -> bool:
    for built in s.built:
        if built == space:
            return True
    return False


def why_not_site(s: "JavaState", space: i64) -> i64:
    """J7.1, J7.3, J7.4: all that does not depend on the value."""
    if s.terrain[space] != VILLAGE:
        return NO_VILLAGE
    if s.palace[space] != 0:
        return BUILT_THIS_TURN if was_built_this_turn(s, space) else FINE
    if s.village_palace[s.village[space]] != NONE:
        return HAS_A_PALACE
    return DEVELOPER_THERE if s.who[space] != NONE else FINE


def why_not_value(s: "JavaState", space: i64, value: i64) -> i64:
    """J7.1, J7.2, J7.7: higher than it is, not above the number of spaces, and in supply."""
    if value <= s.palace[space]:
        return NOT_HIGHER
    if value > s.village_size[s.village[space]]:
        return TOO_SMALL
    return SOLD_OUT if s.palaces_left[value // 2 - 1] == 0 else FINE


def why_not_palace(s: "JavaState", space: i64, value: i64, is_due: bool) -> i64:
    reason = why_not_site(s, space)
    if reason == FINE:
        reason = why_not_value(s, space, value)
    if reason != FINE:
        return reason
    if s.ap < 1:
        return TOO_FEW_POINTS
    if ranks.first_in(s, s.village[space]) != s.turn_of:
        return NOT_FIRST
    return DUTY if is_due and not _survives(s, space) else FINE


def _survives(s: "JavaState", space: i64) -> bool:
    if s.palace[space] != 0:
        return duty.survives_points(s, s.ap - 1)
    return duty.survives_palace(s, space, s.ap - 1)


def legal_palaces(s: "JavaState", out: vec[i64], n: i64, is_due: bool) -> i64:
    """Looks only where the seat ranks first: `cost` notes these villages."""
    player = s.players[s.turn_of]
    if s.ap == 0 or player.on_board == 0:
        return n
    space: i64 = 0
    while space < s.tables.spaces:
        s.cost[space] = 0
        space += 1
    k: i64 = 0
    is_any = False
    while k < player.on_board:
        name = s.village[player.at[k]]
        if name != NONE and s.cost[name] == 0 and s.village_size[name] > 1:
            s.cost[name] = 1 if ranks.first_in(s, name) == s.turn_of else 2
            is_any = is_any or s.cost[name] == 1
        k += 1
    space = 0
    while space < s.tables.spaces and is_any:
        if s.village[space] != NONE and s.cost[s.village[space]] == 1:
            if why_not_site(s, space) == FINE and not (is_due and not _survives(s, space)):
                n = _legal_values(s, out, n, space)
        space += 1
    return n


def _legal_values(s: "JavaState", out: vec[i64], n: i64, space: i64) -> i64:
    row = s.tables.first[PALACE] + PALACES * space
    value: i64 = 2
    while value <= 2 * PALACES:
        if why_not_value(s, space, value) == FINE:
            out[n] = row
            n += 1
        row += 1
        value += 2
    return n


def apply_palace(s: "JavaState", a: i64) -> None:
    """J7.2: the new tile goes on top, the old ones never return. J7.4: half the value at once."""
    space, value = s.tables.what[a], s.tables.more[a]
    points.spend(s, 1)
    s.palaces_left[value // 2 - 1] -= 1
    if s.sink is not None:
        s.sink.append(breakdown.palace_built(s, space, value))
    if s.palace[space] == 0:
        s.village_palace[s.village[space]] = space
        s.flat[space] = -1 - space
        s.palaces = append(s.palaces, space)
    s.palace = s.palace[:]  # clones share it
    s.palace[space] = value
    reach.read_ground(s, space)
    s.feast = s.feast[:]
    s.feast[space] = 0  # a new value, a new festival (J8.8)
    s.built = append(s.built, space)
    s.players[s.turn_of].fame += value // 2
    if s.sink is not None:
        parts = breakdown.palace_parts(s, space, value)
        s.sink.append(PointsScored(int(s.turn_of), int(value // 2), "J7.4", parts))
