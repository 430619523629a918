"""J8.4 to J8.13: the festival, a bidding with palace cards that ends the turn.

A bid is laid card by card in ascending order of kinds and closed by `done`. Everybody with a
developer in the city is asked; a seat without matching cards can only pass or agree.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java import breakdown, events
from durbar.games.java.rules import cards, endgame
from durbar.games.java.rules.points import DUTY_FIRST, FINE
from durbar.games.java.tables import (
    AGREE,
    ANSWERING,
    BID,
    BIDDING,
    DONE,
    FESTIVAL,
    KINDS,
    NONE,
    PASS,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaPlayer, JavaState

# What part a player has in the festival
OUTSIDE: Final = 0  # no developer in the city, or no festival
UNASKED: Final = 1
IN: Final = 2
OUT: Final = 3  # passed

NO_PALACE: Final = 60
HAD_FESTIVAL: Final = 61
NO_DEVELOPER_THERE: Final = 62
NO_MATCHING_CARD: Final = 63
CARD_NOT_HELD: Final = 64
CARD_DOES_NOT_MATCH: Final = 65
OUT_OF_ORDER: Final = 66
CANNOT_REACH: Final = 67
NO_CARD_LAID: Final = 68
STILL_BELOW: Final = 69
MUST_OPEN: Final = 70
BID_BEGUN: Final = 71
NOBODY_ASKS: Final = 72
IS_ASKED: Final = 73


def why_not_festival(s: "JavaState", space: i64, is_due: bool) -> i64:
    if s.palace[space] == 0:
        return NO_PALACE
    if is_due:
        return DUTY_FIRST
    if s.feast[space] != 0:
        return HAD_FESTIVAL
    if not is_in_city(s, s.turn_of, s.village[space]):
        return NO_DEVELOPER_THERE
    return FINE if worth_from(s, s.players[s.turn_of], 0) > 0 else NO_MATCHING_CARD


def is_in_city(s: "JavaState", seat: i64, name: i64) -> bool:
    player = s.players[seat]
    n: i64 = 0
    while n < player.on_board:
        if s.village[player.at[n]] == name:
            return True
        n += 1
    return False


def worth(s: "JavaState", card: i64) -> i64:
    """J8.5: how many symbols of the open card it shows."""
    return s.tables.worth[KINDS * s.open + card]


def worth_from(s: "JavaState", player: "JavaPlayer", kind: i64) -> i64:
    """The points of all cards in hand of this kind and those after it."""
    sum: i64 = 0
    while kind < KINDS:
        sum += cards.in_hand(player, kind) * worth(s, kind)
        kind += 1
    return sum


def highest_total(s: "JavaState") -> i64:
    best: i64 = 0
    for player in s.players:
        if player.part == IN and player.total > best:
            best = player.total
    return best


def legal_festivals(s: "JavaState", out: vec[i64], n: i64, is_due: bool) -> i64:
    if is_due or len(s.palaces) == 0 or worth_from(s, s.players[s.turn_of], 0) == 0:
        return n
    space: i64 = 0
    while space < s.tables.spaces:
        if s.palace[space] != 0 and why_not_festival(s, space, is_due) == FINE:
            out[n] = s.tables.first[FESTIVAL] + space
            n += 1
        space += 1
    return n


def begin_festival(s: "JavaState", space: i64) -> None:
    """J8.4, J8.13: seats without a developer in the city are left out, all others asked."""
    s.festival_at = space
    s.bids = 0
    seat: i64 = 0
    for player in s.players:
        player.part = UNASKED if is_in_city(s, seat, s.village[space]) else OUTSIDE
        seat += 1
    if s.sink is not None:
        s.sink.append(breakdown.festival_called(s, space))
    _ask_for_bid(s, s.turn_of)


def _ask_for_bid(s: "JavaState", seat: i64) -> None:
    s.asked = seat
    s.asker = NONE
    s.phase = BIDDING


# A bid: J8.6, J8.13 -------------------------------------------------------------------------------


def why_not_bid(s: "JavaState", card: i64) -> i64:
    player = s.players[s.asked]
    if worth(s, card) == 0:
        return CARD_DOES_NOT_MATCH
    if cards.in_hand(player, card) == 0:
        return CARD_NOT_HELD
    if card < s.least_card:
        return OUT_OF_ORDER
    if player.total + worth_from(s, player, card) < highest_total(s):
        return CANNOT_REACH
    return FINE


def why_not_done(s: "JavaState") -> i64:
    if not s.in_bid:
        return NO_CARD_LAID
    return FINE if s.players[s.asked].total >= highest_total(s) else STILL_BELOW


def can_go_on(s: "JavaState") -> bool:
    """J8.4, J8.13: the opener holds a matching card, and a bid that was begun can get level.

    No more is known from the bidding: to pass, to agree and to close a bid are choices.
    """
    if s.phase != BIDDING or (s.bids > 0 and not s.in_bid):
        return True
    player = s.players[s.asked]
    total = player.total + worth_from(s, player, s.least_card)
    return total > 0 and total >= highest_total(s)


def why_not_pass(s: "JavaState") -> i64:
    if s.phase == ANSWERING:
        return IS_ASKED  # passing is no answer: J8.11
    if s.in_bid:
        return BID_BEGUN
    return FINE if s.bids > 0 else MUST_OPEN


def why_not_agree(s: "JavaState") -> i64:
    if s.phase != ANSWERING:
        return NOBODY_ASKS
    return BID_BEGUN if s.in_bid else FINE


def _legal_bid(s: "JavaState", out: vec[i64]) -> i64:
    n: i64 = 0
    card: i64 = 0
    while card < KINDS:
        if why_not_bid(s, card) == FINE:
            out[n] = s.tables.first[BID] + card
            n += 1
        card += 1
    if why_not_done(s) == FINE:
        out[n] = s.tables.first[DONE]
        n += 1
    return n


def legal_bidding(s: "JavaState", out: vec[i64]) -> i64:
    n = _legal_bid(s, out)
    if why_not_pass(s) == FINE:
        out[n] = s.tables.first[PASS]
        n += 1
    return n


def apply_bidding(s: "JavaState", a: i64) -> None:
    verb = s.tables.verb[a]
    if verb == BID:
        _lay_card(s, s.tables.what[a])
    elif verb == DONE:
        _end_bid(s)
    else:
        _pass(s)


def legal_answering(s: "JavaState", out: vec[i64]) -> i64:
    """J8.11: agree, or lay cards at once."""
    n = _legal_bid(s, out)
    if why_not_agree(s) == FINE:
        out[n] = s.tables.first[AGREE]
        n += 1
    return n


def apply_answering(s: "JavaState", a: i64) -> None:
    if s.tables.verb[a] == AGREE:
        _agree(s)
    else:
        apply_bidding(s, a)


def _lay_card(s: "JavaState", card: i64) -> None:
    player = s.players[s.asked]
    cards.lay_from_hand(player, card)
    player.total += worth(s, card)
    s.least_card = card
    s.in_bid = True
    if s.sink is not None:
        s.sink.append(
            events.FestivalCardLaid(int(s.asked), s.tables.kind_names[card], int(player.total))
        )


def _end_bid(s: "JavaState") -> None:
    player = s.players[s.asked]
    s.bids += 1
    player.part = IN
    player.bid_number = s.bids
    s.in_bid = False
    s.least_card = 0
    if s.sink is not None:
        s.sink.append(events.BidMade(int(s.asked), int(player.total)))
    _go_on(s)


def _pass(s: "JavaState") -> None:
    s.players[s.asked].part = OUT
    if s.sink is not None:
        s.sink.append(events.BidderPassed(int(s.asked)))
    _go_on(s)


def _go_on(s: "JavaState") -> None:
    """J8.7, J8.11: next is the first seat clockwise not asked yet or below; else all are level."""
    highest = highest_total(s)
    seat = _after(s, s.asked)
    while seat != s.asked:
        player = s.players[seat]
        if player.part == UNASKED or (player.part == IN and player.total < highest):
            _ask_for_bid(s, seat)
            return
        seat = _after(s, seat)
    asker = _last_who_laid(s)
    if _left_in(s) == 1:
        _end_festival(s)
    else:
        s.asker = asker
        s.asked = asker
        if s.sink is not None:
            s.sink.append(events.AgreementAsked(int(asker), int(highest)))
        _ask_next_to_agree(s)


def _after(s: "JavaState", seat: i64) -> i64:
    return seat + 1 if seat + 1 < s.seats else 0


def _left_in(s: "JavaState") -> i64:
    n: i64 = 0
    for player in s.players:
        if player.part == IN:
            n += 1
    return n


def _hosts(s: "JavaState") -> tuple[int, ...]:
    return tuple([seat for seat in range(s.seats) if s.players[seat].part == IN])


def _last_who_laid(s: "JavaState") -> i64:
    found: i64 = NONE
    latest: i64 = 0
    seat: i64 = 0
    for player in s.players:
        if player.part == IN and player.bid_number > latest:
            latest = player.bid_number
            found = seat
        seat += 1
    return found


def _agree(s: "JavaState") -> None:
    if s.sink is not None:
        s.sink.append(events.Agreed(int(s.asked)))
    _ask_next_to_agree(s)


def _ask_next_to_agree(s: "JavaState") -> None:
    seat = _after(s, s.asked)
    while s.players[seat].part != IN:
        seat = _after(s, seat)
    if seat == s.asker:
        _end_festival(s)  # all have agreed
    else:
        s.asked = seat
        s.phase = ANSWERING


def _end_festival(s: "JavaState") -> None:
    """J8.9: fame for its hosts; then the turn is over."""
    space = s.festival_at
    step = s.palace[space] // 2 - 1
    hosts = _left_in(s)
    fame = s.tables.alone_fame[step] if hosts == 1 else s.tables.shared_fame[step]
    if s.sink is not None:
        s.sink.extend(breakdown.festival_held(s, _hosts(s), int(fame)))
    for player in s.players:
        if player.part == IN:
            player.fame += fame
    clear_festival(s)
    endgame.end_turn(s)


def clear_festival(s: "JavaState") -> None:
    """J8.8: all cards laid are discarded together, and the palace is marked."""
    for player in s.players:
        player.part = OUTSIDE
        player.total = 0
        player.bid_number = 0
        kind: i64 = 0
        while kind < KINDS:
            s.discards[kind] += player.laid[kind]
            player.laid[kind] = 0
            kind += 1
    s.feast = s.feast[:]  # clones share it
    s.feast[s.festival_at] = 1
    s.festival_at = NONE
    s.asked = NONE
    s.asker = NONE
    s.bids = 0
    s.in_bid = False
    s.least_card = 0
    cards.refill(s)
