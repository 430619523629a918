"""J8.1: laying irrigation tiles."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java import events
from durbar.games.java.rules import duty, points, water
from durbar.games.java.rules.points import DUTY, FINE, TOO_FEW_POINTS
from durbar.games.java.tables import BARE, IRRIGATE, WATER

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

NO_IRRIGATION_LEFT: Final = 20
NOT_BARE: Final = 21
ON_THE_EDGE: Final = 22


def why_not_irrigate(s: "JavaState", space: i64, is_due: bool) -> i64:
    if s.irrigation == 0:
        return NO_IRRIGATION_LEFT
    t = s.tables
    if t.is_edge[space] != 0 or t.is_outside[space] != 0:
        return ON_THE_EDGE
    if s.terrain[space] != BARE:
        return NOT_BARE
    if s.ap < 1:
        return TOO_FEW_POINTS
    return DUTY if is_due and not duty.survives_move(s, -1, space, s.ap - 1) else FINE


def legal_irrigation(s: "JavaState", out: vec[i64], n: i64, is_due: bool) -> i64:
    if s.irrigation == 0 or s.ap == 0:
        return n
    space: i64 = 0
    row = s.tables.first[IRRIGATE]
    while space < s.tables.spaces:
        if s.terrain[space] == BARE and why_not_irrigate(s, space, is_due) == FINE:
            out[n] = row + space
            n += 1
        space += 1
    return n


def apply_irrigate(s: "JavaState", a: i64) -> None:
    space = s.tables.what[a]
    points.spend(s, 1)
    s.irrigation -= 1
    s.terrain[space] = WATER
    s.flat[space] = -1 - space
    if s.sink is not None:
        s.sink.append(events.IrrigationLaid(int(s.turn_of), s.tables.names[space]))
    water.score_if_closed(s, space)
