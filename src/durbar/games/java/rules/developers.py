"""J5: developers enter, move and leave: one is taken up, then set down, at one price."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import lowest
from durbar.games.java import breakdown
from durbar.games.java.rules import duty, points, reach
from durbar.games.java.rules.points import DUTY, FINE, TOO_FEW_POINTS
from durbar.games.java.rules.reach import TARGETS
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
    WORD_BITS,
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


# J2.3: take up, offered only where a set down exists ---------------------------------------------


def why_not_set_down(s: "JavaState", space: i64, is_due: bool) -> i64:
    """After `reach.note_costs` from the developer that is taken up."""
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


def why_not_leave(s: "JavaState", cost: i64, is_due: bool) -> i64:
    """For what it costs the developer that is taken up to leave."""
    if s.taken_up == NONE:
        return CANNOT_LEAVE
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
    if _note_targets(s, start, is_due):
        return True
    words = s.tables.words
    k: i64 = 0
    while k < words:
        if s.flood[TARGETS * words + k] != 0:
            return True
        k += 1
    return False


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
    can_leave = _note_targets(s, s.taken_up, duty.is_open(s))
    t, flood = s.tables, s.flood
    n: i64 = 0
    row = t.first[SET_DOWN]
    k: i64 = 0
    while k < t.words:
        targets = flood[TARGETS * t.words + k]
        while targets != 0:
            out[n] = row + t.space_at[WORD_BITS * k + lowest(targets)]
            n += 1
            targets &= targets - 1
        k += 1
    if can_leave:
        out[n] = t.first[LEAVE]
        n += 1
    return n


def _note_targets(s: "JavaState", start: i64, is_due: bool) -> bool:
    """Writes into `flood` where a developer from `start` may be set down; may it leave?"""
    t, flood = s.tables, s.flood
    targets = TARGETS * t.words
    k: i64 = 0
    while k < t.words:
        flood[targets + k] = 0
        k += 1
    cost_off: i64 = FAR
    has_moved = points.has_moved_free(s, start)
    price = reach.begin(s, start)
    while price <= s.ap and reach.spread(s, start, price):
        if price > 0 or not has_moved:  # J2.4
            k = 0
            while k < t.words:
                flood[targets + k] |= reach.fresh_word(s, k)
                k += 1
            if is_due:
                _keep_the_duty(s, start, s.ap - price)
        if price + 1 < cost_off:
            cost_off = min(cost_off, reach.off_the_board(s, price))
        price += 1
    player = s.players[s.turn_of]
    n: i64 = 0
    while n < player.on_board:  # own ones may be passed but not joined, and `start` is no move
        flood[targets + t.word[player.at[n]]] &= ~t.bit[player.at[n]]
        n += 1
    if start == NONE or cost_off > s.ap:
        return False
    return not is_due or duty.survives_move(s, start, NONE, s.ap - cost_off)


def _keep_the_duty(s: "JavaState", start: i64, ap: i64) -> None:
    """J2.2: of the targets at the present price, those stay after which a tile can be laid.

    If the witness can be paid, all do that do not block it: only its spaces are looked at.
    """
    t = s.tables
    if duty.survives_points(s, ap):
        footprint = t.what[s.witness]
        _drop_if_stuck(s, start, t.one[footprint], ap)
        _drop_if_stuck(s, start, t.two[footprint], ap)
        _drop_if_stuck(s, start, t.three[footprint], ap)
        return
    k: i64 = 0
    while k < t.words:
        asked = reach.fresh_word(s, k)
        while asked != 0:
            _drop_if_stuck(s, start, t.space_at[WORD_BITS * k + lowest(asked)], ap)
            asked &= asked - 1
        k += 1


def _drop_if_stuck(s: "JavaState", start: i64, space: i64, ap: i64) -> None:
    """No target of the present price if no tile could be laid afterwards."""
    word, bit = s.tables.word[space], s.tables.bit[space]
    if reach.fresh_word(s, word) & bit == 0 or not can_stand(s, space):
        return
    if not duty.survives_move(s, start, space, ap):
        s.flood[TARGETS * s.tables.words + word] &= ~bit


def apply_moving(s: "JavaState", a: i64) -> None:
    start = s.taken_up
    target: i64 = NONE if s.tables.verb[a] == LEAVE else s.tables.what[a]
    if target == NONE:
        cost = reach.cost_of_leaving(s, start, s.ap)
    else:
        cost = reach.cost_of_way(s, start, target, s.ap)
    if s.sink is not None:
        reach.note_costs(s, start, s.ap)
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
