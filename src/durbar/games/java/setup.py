"""J1: the set-up, and all that chance decides."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.chance import Rng
from durbar.games.java import events
from durbar.games.java.rules import cards, reach, tiles, villages
from durbar.games.java.tables import (
    DEAL,
    DEALING,
    DRAW,
    DRAWING,
    FAR,
    FIRST_CARD,
    KINDS,
    NONE,
    SET_DOWN,
    START,
    START_PLAYER,
    TURN_UP,
    WATER,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def prepare(s: "JavaState") -> None:
    """J1.2 to J1.4: the bare board, all supplies full, all cards in the pile."""
    t = s.tables
    s.max_legal = t.first[SET_DOWN]
    s.threes = t.three_tiles
    s.irrigation = t.irrigation_tiles
    s.palaces_left = t.palaces[:]
    s.pile.fill(t.cards)
    s.discards = filled(KINDS, 0)
    for player in s.players:
        player.tokens = t.action_tokens
        player.twos = t.two_tiles
        player.rices = t.rice_tiles
        player.villages = t.village_tiles
        player.at = filled(t.developers, NONE)
        player.known = filled(KINDS, 0)
        player.secret = filled(KINDS, 0)
        player.laid = filled(KINDS, 0)
    s.level = filled(t.spaces, 0)
    s.terrain = filled(t.spaces, 0)
    s.top = filled(t.spaces, NONE)
    s.palace = filled(t.spaces, 0)
    s.feast = filled(t.spaces, 0)
    s.who = filled(t.spaces, NONE)
    for space in t.printed:
        s.terrain[space] = WATER
    read_board(s)
    s.phase = START_PLAYER


def read_board(s: "JavaState") -> None:
    """All that is derived from the board, and the scratch paper."""
    t = s.tables
    s.flat = append(s.level[:], -1 - t.spaces)
    s.entry = filled(t.spaces, FAR)
    s.village = filled(t.spaces, NONE)
    s.village_size = filled(t.spaces, 0)
    s.village_palace = filled(t.spaces, NONE)
    s.palaces = vec[i64]()
    s.highest = 0
    s.stamp = 0
    s.mark = filled(t.spaces, 0)
    s.cost = filled(t.spaces, 0)
    s.near = filled(t.spaces, 0)
    s.queue = filled(t.spaces, 0)
    s.ground = filled(reach.GROUND_BLOCKS * t.words, 0)
    s.flood = filled(reach.FLOOD_BLOCKS * t.words, 0)
    space: i64 = 0
    while space < t.spaces:
        if s.palace[space] != 0 or s.who[space] != NONE or s.terrain[space] == WATER:
            s.flat[space] = -1 - space
        if s.palace[space] != 0:
            s.palaces = append(s.palaces, space)
        if t.is_edge[space] != 0:
            s.entry[space] = tiles.cheapest_side(s, space)
        elif t.is_outside[space] != 0 and s.level[space] > 0:
            s.entry[space] = t.border[space]
        if s.level[space] > s.highest:
            s.highest = s.level[space]
        reach.read_ground(s, space)
        space += 1
    villages.read_all(s)


def filled(size: i64, value: i64) -> vec[i64]:
    made = vec[i64](capacity=size)
    n: i64 = 0
    while n < size:
        made = append(made, value)
        n += 1
    return made


def chance(s: "JavaState", rng: Rng) -> i64:
    """The dealing rule for all chance phases."""
    first = s.tables.first
    if s.phase == START_PLAYER:
        return first[START] + rng.below(s.seats)
    card = s.pile.draw(rng)
    if s.phase == DEALING:
        return first[DEAL] + KINDS * dealt_to(s) + card
    return first[DRAW] + card if s.phase == DRAWING else first[TURN_UP] + card


def weights(s: "JavaState") -> list[int]:
    if s.phase == START_PLAYER:
        return [1] * int(s.seats)
    return [int(n) for n in s.pile.counts if n > 0]


def legal_start(s: "JavaState", out: vec[i64]) -> i64:
    """J1.5, ruling: the starting player is drawn at random."""
    seat: i64 = 0
    while seat < s.seats:
        out[seat] = s.tables.first[START] + seat
        seat += 1
    return s.seats


def apply_start(s: "JavaState", a: i64) -> None:
    s.turn_of = s.tables.what[a]
    s.phase = DEALING
    if s.sink is not None:
        s.sink.append(events.StartingPlayerFound(int(s.turn_of)))


def dealt_to(s: "JavaState") -> i64:
    """The seat that gets the next card: each gets all of theirs before the next."""
    seat: i64 = 0
    while cards.secret_cards(s.players[seat]) == s.tables.hand:
        seat += 1
    return seat


def legal_dealing(s: "JavaState", out: vec[i64]) -> i64:
    n: i64 = 0
    row = s.tables.first[DEAL] + KINDS * dealt_to(s)
    kind: i64 = 0
    while kind < KINDS:
        if s.pile.counts[kind] > 0:
            out[n] = row + kind
            n += 1
        kind += 1
    return n


def apply_dealing(s: "JavaState", a: i64) -> None:
    card, seat = s.tables.what[a], s.tables.more[a]
    s.pile.take(card)
    s.players[seat].secret[card] += 1
    if s.sink is not None:
        s.sink.append(events.CardDealt(int(seat), s.tables.kind_names[card]))
    if seat == s.seats - 1 and cards.secret_cards(s.players[seat]) == s.tables.hand:
        s.phase = FIRST_CARD


def legal_first_card(s: "JavaState", out: vec[i64]) -> i64:
    return cards.legal_from_pile(s, out, TURN_UP)


def apply_first_card(s: "JavaState", a: i64) -> None:
    cards.turn_up(s, s.tables.what[a])
