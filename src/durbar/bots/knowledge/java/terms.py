"""Java: fame, what is at hand, ranks and room to build by city, open waters, and the festival."""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.knowledge.java import evaluator as knowledge
from durbar.bots.knowledge.java.waters import next_water
from durbar.bots.knowledge.terms import Term
from durbar.core.types import Seat
from durbar.games.java.rules import cards, ranks
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    ANSWERING,
    BIDDING,
    KINDS,
    MOST_SEATS,
    MOVING,
    NONE,
    OVER,
)

LARGEST = 10  # palace
WORTH = vec[i64]([0] * MOST_SEATS)


def terms(s: JavaState, seat: Seat) -> list[Term]:
    fame = Term("fame", float(s.players[seat].fame))
    if s.phase == OVER:
        return [fame]
    found = [fame, *_supplies(s, seat), *_villages(s, seat), *_waters(s, seat)]
    if s.phase in (BIDDING, ANSWERING):
        worth = _nothing()
        knowledge.add_festival(s, worth, knowledge.DEFAULT)
        found.append(Term("festival", _points(worth[seat])))
    return found


def settled(s: JavaState, seat: Seat) -> JavaState:
    """Where a developer is in the air, the position after its best landing."""
    if s.phase != MOVING:
        return s
    best, highest = s, -1_000_000
    for action in s.legal():
        after = s.clone()
        after.apply(action)
        lead = int(knowledge.lead(after, seat))
        if lead > highest:
            best, highest = after, lead
    return best


def _nothing() -> vec[i64]:
    """One sheet of scratch paper, empty again: see core/bits.py."""
    for seat in range(MOST_SEATS):
        WORTH[seat] = 0
    return WORTH


def _points(hundredths: int | i64) -> float:
    return float(hundredths) / 100.0


def _supplies(s: JavaState, seat: Seat) -> list[Term]:
    player = s.players[seat]
    found = [
        Term("cards", _points(sum(knowledge.CARD * cards.in_hand(player, k) for k in range(KINDS))))
    ]
    if s.turn_of == seat:
        found.append(Term("action-points", _points(knowledge.ACTION_POINT * s.ap)))
    if player.has_scored:
        return found
    tiles = int(player.twos + player.rices + player.villages)
    developers = 0
    for n in range(player.on_board):
        space = player.at[n]
        developers += knowledge.DEVELOPER - 2 * n + knowledge.LEVEL * s.level[space]
        developers += knowledge.IN_VILLAGE if s.village[space] != NONE else 0
    return [
        *found,
        Term("tokens", _points(knowledge.TOKEN * player.tokens)),
        Term("tiles", _points(knowledge.OWN_TILE * tiles)),
        Term("developers", _points(developers)),
    ]


def _villages(s: JavaState, seat: Seat) -> list[Term]:
    """For each: its share of the great scoring by rank, and what may be built and feasted there."""
    t = s.tables
    weight = knowledge.POINT - (knowledge.POINT - knowledge.FIRST_NOW) * s.threes // t.three_tiles
    found: list[Term] = []
    for name in range(t.spaces):
        if s.village[name] != name or s.village_size[name] <= 1:
            continue
        palace = int(s.village_palace[name])
        value = 0 if palace == NONE else int(s.palace[palace])
        worth = _nothing()
        knowledge.add_ranks(s, worth, name, value, weight, knowledge.DEFAULT)
        rank = int(ranks.place(s, seat, name))
        scores = value and not s.players[seat].has_scored and s.highest <= ranks.LEVELS
        share = {1: value * weight, 2: value * weight // 2}.get(rank, 0) if scores else 0
        space = t.names[name if palace == NONE else palace]
        size = min(LARGEST, int(s.village_size[name]))
        fame = (size - size % 2) // 2  # of the largest palace that the village is fit for (J7.4)
        found.append(Term("city", _points(share), space, (("space", space), ("rank", rank))))
        room = _points(worth[seat] - share)
        found.append(Term("palace", room, space, (("space", space), ("fame", fame))))
    return found


def _waters(s: JavaState, seat: Seat) -> list[Term]:
    s.stamp += 1
    since = s.stamp
    found: list[Term] = []
    space = next_water(s, 0, since)
    while space != NONE:
        worth = _nothing()
        knowledge.add_water(s, worth, space, knowledge.DEFAULT)
        name = s.tables.names[space]
        found.append(Term("water", _points(worth[seat]), name, (("space", name),)))
        space = next_water(s, space + 1, since)
    return found
