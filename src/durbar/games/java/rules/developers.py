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

DEAREST_ENTRY: Final = 2  # AP from the highland


def can_stand(s: "JavaState", space: i64) -> bool:
    """J5.1: on land, where there is neither palace nor developer."""
    return s.flat[space] > 0  # below 0 are palaces, developers and water


def reach(s: "JavaState", start: i64, ap: i64) -> None:
    """Writes into `cost` what the cheapest way to each space costs, FAR beyond the points.

    From NONE the developer comes from beside the board (J5.3). Price by price: all spaces that
    can be reached for it are found before those behind one more change of terrain. The first half
    of `queue` holds the former, the second half the latter.
    """
    _note_ways(s)
    spaces = s.tables.spaces
    price: i64 = 0
    now: i64 = 0
    if start != NONE:
        s.cost[start] = 0
        s.queue[0] = start
        now = 1
    while True:
        if start == NONE:
            now = _come_in(s, price, now)
        later = _spread(s, now, price, ap)
        price += 1
        now = 0
        n: i64 = 0
        while n < later:
            space = s.queue[spaces + n]
            if s.cost[space] == price:
                s.queue[now] = space
                now += 1
            n += 1
        if price > ap or (now == 0 and (start != NONE or price > DEAREST_ENTRY)):
            return


def _note_ways(s: "JavaState") -> None:
    """Writes into `near` the terrain of the spaces that may be passed, 0 elsewhere (J5.2)."""
    flat, who, terrain, near, cost = s.flat, s.who, s.terrain, s.near, s.cost
    me = s.turn_of
    space: i64 = 0
    spaces = s.tables.spaces
    while space < spaces:
        cost[space] = FAR
        near[space] = terrain[space] if flat[space] > 0 or who[space] == me else 0
        space += 1


def _come_in(s: "JavaState", price: i64, now: i64) -> i64:
    """The entries at this price are where ways begin."""
    space: i64 = 0
    while space < s.tables.spaces:
        if s.entry[space] == price and s.near[space] != 0 and s.cost[space] > price:
            s.cost[space] = price
            s.queue[now] = space
            now += 1
        space += 1
    return now


def _spread(s: "JavaState", now: i64, price: i64, ap: i64) -> i64:
    """Goes on from the spaces reached for this price; how many lie behind one more change."""
    next_to, near, cost, queue = s.tables.next_to, s.near, s.cost, s.queue
    spaces = s.tables.spaces
    later: i64 = 0
    n: i64 = 0
    while n < now:
        space = queue[n]
        n += 1
        ground = near[space]
        side: i64 = SIDES * space
        end = side + SIDES
        while side < end:
            other = next_to[side]
            side += 1
            if other != NONE and near[other] != 0:
                if near[other] == ground:
                    if cost[other] > price:
                        cost[other] = price
                        queue[now] = other
                        now += 1
                elif cost[other] > price + 1 and price < ap:
                    cost[other] = price + 1
                    queue[spaces + later] = other
                    later += 1
    return later


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
