"""J2: a turn, any actions in any order; the token, the end of the turn."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java import events
from durbar.games.java.rules import (
    cards,
    developers,
    duty,
    endgame,
    festival,
    irrigation,
    palaces,
    tiles,
)
from durbar.games.java.rules.points import DUTY_FIRST, FINE
from durbar.games.java.tables import (
    END_TURN,
    ENTER,
    FESTIVAL,
    IRRIGATE,
    LAY_VILLAGE,
    PALACE,
    TAKE_HIDDEN,
    TAKE_UP,
    TOKEN,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

NO_TOKEN_LEFT: Final = 80
TOKEN_SPENT: Final = 81


def legal_turn(s: "JavaState", out: vec[i64]) -> i64:
    """In the order of the verbs, which is ascending."""
    is_due = duty.is_open(s)
    n = tiles.legal_tiles(s, out)
    n = irrigation.legal_irrigation(s, out, n, is_due)
    n = palaces.legal_palaces(s, out, n, is_due)
    n = developers.legal_take_up(s, out, n, is_due)
    n = cards.legal_cards(s, out, n, is_due)
    if why_not_token(s) == FINE:
        out[n] = s.tables.first[TOKEN]
        n += 1
    n = festival.legal_festivals(s, out, n, is_due)
    if not is_due:
        out[n] = s.tables.first[END_TURN]
        n += 1
    return n


def why_not_turn(s: "JavaState", a: i64) -> i64:
    """The same for one action; `sampling` and the explanations ask it."""
    verb, what = s.tables.verb[a], s.tables.what[a]
    if verb <= LAY_VILLAGE:
        return tiles.why_not_lay(s, a, s.ap)
    is_due = duty.is_open(s)
    if verb == IRRIGATE:
        return irrigation.why_not_irrigate(s, what, is_due)
    if verb == PALACE:
        return palaces.why_not_palace(s, what, s.tables.more[a], is_due)
    if verb == TAKE_UP:
        return developers.why_not_take_up(s, what, is_due)
    if verb == ENTER:
        return developers.why_not_enter(s, is_due)
    if verb <= TAKE_HIDDEN:
        return cards.why_not_take(s, is_due)
    if verb == TOKEN:
        return why_not_token(s)
    if verb == FESTIVAL:
        return festival.why_not_festival(s, what, is_due)
    return DUTY_FIRST if is_due else FINE


def apply_turn(s: "JavaState", a: i64) -> None:
    verb = s.tables.verb[a]
    if verb <= LAY_VILLAGE:
        tiles.apply_lay(s, a)
    elif verb == IRRIGATE:
        irrigation.apply_irrigate(s, a)
    elif verb == PALACE:
        palaces.apply_palace(s, a)
    elif verb <= ENTER:
        developers.apply_take_up(s, a)
    elif verb <= TAKE_HIDDEN:
        cards.apply_take(s, a)
    elif verb == TOKEN:
        spend_token(s)
    elif verb == FESTIVAL:
        festival.begin_festival(s, s.tables.what[a])
    elif verb == END_TURN:
        endgame.end_turn(s)


# J2.1: an action token is spent for one more point ------------------------------------------------


def why_not_token(s: "JavaState") -> i64:
    if s.token_spent:
        return TOKEN_SPENT
    return NO_TOKEN_LEFT if s.players[s.turn_of].tokens == 0 else FINE


def spend_token(s: "JavaState") -> None:
    s.players[s.turn_of].tokens -= 1
    s.token_spent = True
    s.ap += s.tables.token_points
    if s.sink is not None:
        s.sink.append(events.TokenSpent(int(s.turn_of), int(s.ap)))
