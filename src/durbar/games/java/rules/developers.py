"""J5: developers enter, move and leave: one is taken up, then set down, at one price."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java import breakdown
from durbar.games.java.rules import duty, points
from durbar.games.java.rules.points import DUTY, FINE, TOO_FEW_POINTS
from durbar.games.java.tables import (
    ENTER,
    FAR,
    LEAVE,
    MOVING,
    NONE,
    SET_DOWN,
    SIDES,
    TAKE_UP,
    TURN,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

NOT_HIS_DEVELOPER: Final = 30
NO_DEVELOPER_LEFT: Final = 31
NOWHERE_TO_GO: Final = 32
NOT_LAND: Final = 33
PALACE_THERE: Final = 34
SPACE_TAKEN: Final = 35
NO_WAY: Final = 36
FREE_AGAIN: Final = 37  # moved for nothing already (J2.4)
SAME_SPACE: Final = 38
CANNOT_LEAVE: Final = 39


def can_stand(s: "JavaState", space: i64) -> bool:
    """J5.1: on land, where there is neither palace nor developer."""
    return s.flat[space] > 0  # below 0 are palaces, developers and water


def can_pass(s: "JavaState", space: i64) -> bool:
    """J5.2: own developers may be passed, others not."""
    if s.flat[space] > 0:
        return True
    return s.who[space] == s.turn_of


def reach(s: "JavaState", start: i64, ap: i64) -> None:
    """Writes into `cost` what the cheapest way to each space costs, FAR beyond the points.

    From NONE the developer comes from beside the board (J5.3). A search over the two costs 0 and
    1 of a step: `queue` is used from its middle to both ends, cheaper spaces in front.
    """
    t = s.tables
    cost, queue = s.cost, s.queue
    space: i64 = 0
    while space < t.spaces:
        cost[space] = FAR
        space += 1
    front = 2 * t.spaces
    back = front
    if start != NONE:
        cost[start] = 0
        queue[back] = start
        back += 1
    else:
        entrance: i64 = 1
        while entrance <= 2:  # lowland before highland, so that the queue is sorted
            space = 0
            while space < t.spaces and entrance <= ap:
                if s.entry[space] == entrance and can_pass(s, space):
                    cost[space] = entrance
                    queue[back] = space
                    back += 1
                space += 1
            entrance += 1
    _spread(s, ap, front, back)


def _spread(s: "JavaState", ap: i64, front: i64, back: i64) -> None:
    next_to, terrain, flat, who = s.tables.next_to, s.terrain, s.flat, s.who
    cost, queue = s.cost, s.queue
    me = s.turn_of
    while front < back:
        space = queue[front]
        front += 1
        here = cost[space]
        ground = terrain[space]
        side: i64 = SIDES * space
        end = side + SIDES
        while side < end:
            other = next_to[side]
            if other != NONE and (flat[other] > 0 or who[other] == me):
                if terrain[other] == ground:
                    if here < cost[other]:
                        cost[other] = here
                        front -= 1
                        queue[front] = other
                elif here + 1 < cost[other] and here < ap:
                    cost[other] = here + 1
                    queue[back] = other
                    back += 1
            side += 1


def cost_of_leaving(s: "JavaState") -> i64:
    """J5.4, after `reach`: the cheapest way to some edge and off the board."""
    best: i64 = FAR
    space: i64 = 0
    while space < s.tables.spaces:
        if s.entry[space] + s.cost[space] < best:
            best = s.entry[space] + s.cost[space]
        space += 1
    return best


# J2.3: take up, offered only where a set down exists ---------------------------------------------


def why_not_set_down(s: "JavaState", space: i64, is_due: bool) -> i64:
    """After `reach` from the developer that is taken up."""
    if space == s.taken_up:
        return SAME_SPACE
    if not can_stand(s, space):
        return why_not_stand(s, space)
    cost = s.cost[space]
    if cost == FAR:
        return NO_WAY
    if cost > s.ap:
        return TOO_FEW_POINTS
    if cost == 0 and points.has_moved_free(s, s.taken_up):
        return FREE_AGAIN
    if is_due and not duty.survives_move(s, s.taken_up, space, s.ap - cost):
        return DUTY
    return FINE


def why_not_stand(s: "JavaState", space: i64) -> i64:
    if s.who[space] != NONE:
        return SPACE_TAKEN
    return PALACE_THERE if s.palace[space] != 0 else NOT_LAND


def why_not_leave(s: "JavaState", is_due: bool) -> i64:
    """After `reach` from the developer that is taken up."""
    if s.taken_up == NONE:
        return CANNOT_LEAVE
    cost = cost_of_leaving(s)
    if cost > s.ap:
        return TOO_FEW_POINTS
    return DUTY if is_due and not duty.survives_move(s, s.taken_up, NONE, s.ap - cost) else FINE


def why_not_take_up(s: "JavaState", space: i64, is_due: bool) -> i64:
    if s.who[space] != s.turn_of:
        return NOT_HIS_DEVELOPER
    if _can_step(s, space, is_due):
        return FINE
    return FINE if _can_go(s, space, is_due) else NOWHERE_TO_GO


def why_not_enter(s: "JavaState", is_due: bool) -> i64:
    if s.players[s.turn_of].on_board == s.tables.developers:
        return NO_DEVELOPER_LEFT
    if s.ap < 1:
        return TOO_FEW_POINTS
    if _can_step_in(s, is_due):
        return FINE
    return FINE if _can_go(s, NONE, is_due) else NOWHERE_TO_GO


def _can_step_in(s: "JavaState", is_due: bool) -> bool:
    """A short cut that settles most cases: an entry space is free."""
    space: i64 = 0
    while space < s.tables.spaces:
        if s.entry[space] <= s.ap and s.flat[space] > 0:
            if not is_due or duty.survives_move(s, NONE, space, s.ap - s.entry[space]):
                return True
        space += 1
    return False


def _can_step(s: "JavaState", space: i64, is_due: bool) -> bool:
    """A short cut that settles most cases: it can just step aside."""
    has_moved = points.has_moved_free(s, space)
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = s.tables.next_to[side]
        if other != NONE and s.flat[other] > 0:
            cost: i64 = 0 if s.terrain[other] == s.terrain[space] else 1
            if cost <= s.ap and (cost > 0 or not has_moved):
                if not is_due or duty.survives_move(s, space, other, s.ap - cost):
                    return True
        side += 1
    return False


def _can_go(s: "JavaState", start: i64, is_due: bool) -> bool:
    """Searches the whole way."""
    reach(s, start, s.ap)
    before = s.taken_up
    s.taken_up = start
    found = why_not_leave(s, is_due) == FINE
    space: i64 = 0
    while space < s.tables.spaces and not found:
        if s.cost[space] != FAR and why_not_set_down(s, space, is_due) == FINE:
            found = True
        space += 1
    s.taken_up = before
    return found


def legal_take_up(s: "JavaState", out: vec[i64], n: i64, is_due: bool) -> i64:
    player = s.players[s.turn_of]
    row = s.tables.first[TAKE_UP]
    k: i64 = 0
    while k < player.on_board:
        if why_not_take_up(s, player.at[k], is_due) == FINE:
            out[n] = row + player.at[k]
            n += 1
        k += 1
    if why_not_enter(s, is_due) == FINE:
        out[n] = s.tables.first[ENTER]
        n += 1
    return n


def apply_take_up(s: "JavaState", a: i64) -> None:
    s.taken_up = s.tables.what[a]  # NONE for `enter`
    s.phase = MOVING


# J5.2 to J5.4: set down or leave -----------------------------------------------------------------


def legal_moving(s: "JavaState", out: vec[i64]) -> i64:
    is_due = duty.is_open(s)
    reach(s, s.taken_up, s.ap)
    n: i64 = 0
    row = s.tables.first[SET_DOWN]
    space: i64 = 0
    while space < s.tables.spaces:
        if s.cost[space] != FAR and why_not_set_down(s, space, is_due) == FINE:
            out[n] = row + space
            n += 1
        space += 1
    if why_not_leave(s, is_due) == FINE:
        out[n] = s.tables.first[LEAVE]
        n += 1
    return n


def apply_moving(s: "JavaState", a: i64) -> None:
    reach(s, s.taken_up, s.ap)
    start = s.taken_up
    target: i64 = NONE if s.tables.verb[a] == LEAVE else s.tables.what[a]
    cost = cost_of_leaving(s) if target == NONE else s.cost[target]
    if s.sink is not None:
        s.sink.append(breakdown.developer_moved(s, target, cost))
    s.taken_up = NONE
    s.phase = TURN
    points.spend(s, cost)
    if start != NONE:
        lift(s, start)
    if target != NONE:
        put(s, s.turn_of, target)
        if cost == 0:
            points.note_free_move(s, target)


def lift(s: "JavaState", space: i64) -> None:
    player = s.players[s.who[space]]
    s.who[space] = NONE
    s.flat[space] = s.level[space]
    player.on_board -= 1
    n: i64 = 0
    while player.at[n] != space:
        n += 1
    while n < player.on_board:
        player.at[n] = player.at[n + 1]
        n += 1


def put(s: "JavaState", seat: i64, space: i64) -> None:
    player = s.players[seat]
    s.who[space] = seat
    s.flat[space] = -1 - space
    n = player.on_board
    while n > 0 and player.at[n - 1] > space:
        player.at[n] = player.at[n - 1]
        n -= 1
    player.at[n] = space
    player.on_board += 1
