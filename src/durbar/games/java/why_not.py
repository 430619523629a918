"""Why not: the rules' reason codes as words, with the paragraph, the space and the fact."""

from dataclasses import replace
from typing import Any, Final

from durbar.core.game import WhyNot
from durbar.core.types import Action, Seat
from durbar.games.java import insight, tables
from durbar.games.java.actions import spaces_of
from durbar.games.java.rules import (
    cards,
    developers,
    duty,
    festival,
    irrigation,
    palaces,
    points,
    ranks,
    reach,
    tiles,
    turn,
)
from durbar.games.java.state import JavaState
from durbar.games.java.tables import ANSWERING, BIDDING, FAR, MOVING, NONE, TURN, WATER

Facts = tuple[tuple[str, Any], ...]

PHASE_OF: Final = {  # the first verb of a phase's rows -> phase
    tables.LAY_THREE: TURN,
    tables.SET_DOWN: MOVING,
    tables.BID: BIDDING,
}
NOT_NOW: Final = {  # by phase
    TURN: WhyNot("java-turn-is-due", "J2.3"),
    MOVING: WhyNot("java-set-down-is-due", "J5.2"),
    BIDDING: WhyNot("java-bid-is-due", "J8.6"),
    ANSWERING: WhyNot("java-answer-is-due", "J8.11"),
}
REASONS: Final = {  # reason -> code and paragraph; the facts are added
    points.DUTY: WhyNot("java-tile-duty", "J2.2"),
    points.DUTY_FIRST: WhyNot("java-tile-duty-first", "J2.2"),
    tiles.NO_TILE_LEFT: WhyNot("java-no-tile-left", "J3.1"),
    tiles.CONGRUENT: WhyNot("java-congruent", "J3.5"),
    tiles.OFF_THE_BOARD: WhyNot("java-off-the-board", "J3.8"),
    irrigation.NO_IRRIGATION_LEFT: WhyNot("java-no-irrigation-left", "J8.1"),
    irrigation.NOT_BARE: WhyNot("java-not-bare", "J8.1"),
    irrigation.ON_THE_EDGE: WhyNot("java-on-the-edge", "J8.1"),
    developers.NOT_HIS_DEVELOPER: WhyNot("java-not-his-developer", "J5.1"),
    developers.NO_DEVELOPER_LEFT: WhyNot("java-no-developer-left", "J5.1"),
    developers.NOWHERE_TO_GO: WhyNot("java-nowhere-to-go", "J5.2"),
    developers.NOT_LAND: WhyNot("java-not-land", "J5.1"),
    developers.PALACE_THERE: WhyNot("java-palace-there", "J5.1"),
    developers.NO_WAY: WhyNot("java-no-way", "J5.2"),
    developers.FREE_AGAIN: WhyNot("java-free-again", "J2.4"),
    developers.SAME_SPACE: WhyNot("java-same-space", "J5.2"),
    developers.CANNOT_LEAVE: WhyNot("java-cannot-leave", "J5.4"),
    palaces.NO_VILLAGE: WhyNot("java-no-village", "J7.1"),
    palaces.BUILT_THIS_TURN: WhyNot("java-built-this-turn", "J7.3"),
    palaces.SOLD_OUT: WhyNot("java-sold-out", "J7.7"),
    cards.TWO_CARDS_TAKEN: WhyNot("java-two-cards-taken", "J2.3"),
    cards.NO_PILE: WhyNot("java-no-pile", "J8.3"),
    turn.NO_TOKEN_LEFT: WhyNot("java-no-token-left", "J2.1"),
    turn.TOKEN_SPENT: WhyNot("java-token-spent", "J2.1"),
    festival.NO_PALACE: WhyNot("java-no-palace", "J8.4"),
    festival.HAD_FESTIVAL: WhyNot("java-had-festival", "J8.4"),
    festival.NO_DEVELOPER_THERE: WhyNot("java-no-developer-there", "J8.4"),
    festival.NO_MATCHING_CARD: WhyNot("java-no-matching-card", "J8.4"),
    festival.CARD_NOT_HELD: WhyNot("java-card-not-held", "J8.6"),
    festival.CARD_DOES_NOT_MATCH: WhyNot("java-card-does-not-match", "J8.5"),
    festival.OUT_OF_ORDER: WhyNot("java-out-of-order", "J8.6"),
    festival.CANNOT_REACH: WhyNot("java-cannot-reach", "J8.13"),
    festival.NO_CARD_LAID: WhyNot("java-no-card-laid", "J8.6"),
    festival.STILL_BELOW: WhyNot("java-still-below", "J8.13"),
    festival.MUST_OPEN: WhyNot("java-must-open", "J8.6"),
    festival.BID_BEGUN: WhyNot("java-bid-begun", "J8.13"),
    festival.NOBODY_ASKS: WhyNot("java-nobody-asks", "J8.7"),
    festival.IS_ASKED: WhyNot("java-is-asked", "J8.11"),
}


def why_not_now(s: JavaState, seat: Seat, action: Action) -> WhyNot | None:
    """The seat is to move and the action is a seat's."""
    t = s.tables
    verb = int(t.verb[action])
    phase = PHASE_OF[max(first for first in PHASE_OF if first <= verb)]
    now = BIDDING if s.phase == ANSWERING else int(s.phase)
    if phase != now:
        return NOT_NOW[int(s.phase)]
    if now == TURN:
        return _of_turn(s, action, verb)
    return _of_moving(s, action, verb) if now == MOVING else _of_festival(s, action, verb)


def _of_turn(s: JavaState, action: int, verb: int) -> WhyNot | None:
    t = s.tables
    reason = int(turn.why_not_turn(s, action))
    what = int(t.what[action])
    if reason == points.FINE:
        return None
    if verb <= tables.LAY_VILLAGE:
        return _of_tile(s, action, reason)
    if verb == tables.PALACE:
        return _of_palace(s, what, int(t.more[action]), reason)
    if reason == points.TOO_FEW_POINTS:
        return _too_few(s, 1)
    if reason == irrigation.NOT_BARE:
        facts = (_space(s, what), ("terrain", tables.TERRAINS[s.terrain[what]]))
        return _why_not(reason, facts)
    if reason == festival.HAD_FESTIVAL:
        return _why_not(reason, (_space(s, what), ("value", int(s.palace[what]))))
    if reason == festival.NO_MATCHING_CARD:
        return _why_not(reason, (("card", t.kind_names[s.open]),))
    return _why_not(reason, () if what == NONE else (_space(s, what),))


def _of_tile(s: JavaState, action: int, reason: int) -> WhyNot:
    """Names the space and the fact."""
    t, footprint = s.tables, int(s.tables.what[action])
    spaces = spaces_of(t, footprint)
    if reason == tiles.NOT_FLAT:
        return _not_flat(s, spaces)
    if reason == points.TOO_FEW_POINTS:
        return _too_few(s, int(tiles.cost(s, footprint)))
    if reason == tiles.JOINS_CITIES:
        facts = (("cities", insight.cities_joined(s, action)), _space(s, int(t.more[action])))
        return WhyNot("java-joins-cities", "J3.6", facts)
    if reason == tiles.NO_TILE_LEFT:
        tile = ("three", "two", "rice", "village")[t.verb[action]]
        return _why_not(reason, (("tile", tile),))
    return _why_not(reason, (("spaces", tuple(t.names[space] for space in spaces)),))


def _not_flat(s: JavaState, spaces: list[int]) -> WhyNot:
    """J3.3, J3.4: what may not be covered comes before levels that differ."""
    for space in spaces:
        if s.who[space] != NONE:
            facts: Facts = (_space(s, space), ("seat", int(s.who[space])))
            return WhyNot("java-covers-developer", "J3.4", facts)
        if s.palace[space]:
            facts = (_space(s, space), ("value", int(s.palace[space])))
            return WhyNot("java-covers-palace", "J3.4", facts)
        if s.terrain[space] == WATER:
            return WhyNot("java-covers-irrigation", "J3.4", (_space(s, space),))
    level = int(s.level[spaces[0]])
    other = next(space for space in spaces if s.level[space] != level)
    return WhyNot(
        "java-levels-differ",
        "J3.3",
        (
            _space(s, spaces[0]),
            ("level", level),
            ("other", s.tables.names[other]),
            ("other_level", int(s.level[other])),
        ),
    )


def _of_palace(s: JavaState, space: int, value: int, reason: int) -> WhyNot:
    t, name = s.tables, int(s.village[space])
    at = _space(s, space)
    if reason == points.TOO_FEW_POINTS:
        return _too_few(s, 1)
    if reason == palaces.DEVELOPER_THERE:
        return WhyNot("java-developer-there", "J7.1", (at, ("seat", int(s.who[space]))))
    if reason == palaces.HAS_A_PALACE:
        palace = ("palace", t.names[s.village_palace[name]])
        return WhyNot("java-has-a-palace", "J7.4", (at, palace))
    if reason == palaces.NOT_HIGHER:
        return WhyNot("java-not-higher", "J7.2", (at, ("value", int(s.palace[space]))))
    if reason == palaces.TOO_SMALL:
        facts: Facts = (at, ("size", int(s.village_size[name])), ("value", value))
        return WhyNot("java-too-small", "J7.2" if s.palace[space] else "J7.1", facts)
    if reason == palaces.SOLD_OUT:
        return _why_not(reason, (("value", value),))
    if reason == palaces.NOT_FIRST:
        first = int(ranks.first_in(s, name))
        if first == NONE:
            return WhyNot("java-nobody-first", "J6.2", (at,))
        return WhyNot("java-not-first", "J6.2", (at, ("seat", first)))
    return _why_not(reason, (at,))


def _of_moving(s: JavaState, action: int, verb: int) -> WhyNot | None:
    is_due = duty.is_open(s)
    what = int(s.tables.what[action])
    reach.note_costs(s, s.taken_up, FAR - 1)
    if verb == tables.LEAVE:
        cost = int(reach.cost_of_leaving(s, s.taken_up, FAR - 1))
        reason = int(developers.why_not_leave(s, cost, is_due))
        if reason == points.TOO_FEW_POINTS and cost >= FAR:
            return REASONS[developers.CANNOT_LEAVE]
    else:
        cost = int(s.cost[what])
        reason = int(developers.why_not_set_down(s, what, is_due))
    if reason == points.FINE:
        return None
    if reason == points.TOO_FEW_POINTS:
        return _too_few(s, cost)
    if reason == developers.SPACE_TAKEN:
        facts = (_space(s, what), ("seat", int(s.who[what])))
        return WhyNot("java-space-taken", "J5.1", facts)
    return _why_not(reason, () if what == NONE else (_space(s, what),))


def _of_festival(s: JavaState, action: int, verb: int) -> WhyNot | None:
    t, what = s.tables, int(s.tables.what[action])
    player = s.players[s.asked]
    totals: Facts = (("total", int(player.total)), ("highest", int(festival.highest_total(s))))
    if verb == tables.BID:
        reason = int(festival.why_not_bid(s, what))
        card: Facts = (("card", t.kind_names[what]),)
        if reason == festival.CARD_DOES_NOT_MATCH:
            card += (("open", t.kind_names[s.open]),)
        return _why_not_unless_fine(
            reason, card + totals if reason == festival.CANNOT_REACH else card
        )
    if verb == tables.DONE:
        reason = int(festival.why_not_done(s))
        return _why_not_unless_fine(reason, totals if reason == festival.STILL_BELOW else ())
    if verb == tables.PASS:
        return _why_not_unless_fine(int(festival.why_not_pass(s)), ())
    return _why_not_unless_fine(int(festival.why_not_agree(s)), ())


def _why_not_unless_fine(reason: int, facts: Facts) -> WhyNot | None:
    return None if reason == points.FINE else _why_not(reason, facts)


def _why_not(reason: int, facts: Facts) -> WhyNot:
    return replace(REASONS[reason], facts=facts)


def _too_few(s: JavaState, needs: int) -> WhyNot:
    return WhyNot("java-too-few-points", "J2.1", (("needs", needs), ("ap", int(s.ap))))


def _space(s: JavaState, space: int) -> tuple[str, Any]:
    return ("space", s.tables.names[space])
