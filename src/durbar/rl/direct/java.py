"""Java, straight from the position; of hands and pile only what the seat may know (J1.6)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from durbar.core.bits import BIT
from durbar.core.hexes import column
from durbar.core.state import State
from durbar.games.java.rules import hidden
from durbar.games.java.state import JavaPlayer, JavaState
from durbar.games.java.tables import KINDS, NONE, SIDES, JavaTables
from durbar.rl.pen import Encoder, Pen, seen_from

PHASES: Final = 10
PARTS: Final = 4
KINDS_OF_GROUND: Final = 3  # rice, village, water


@final
class Direct(Encoder):
    """The planes lie over a grid: the drawn board's rows, and the places in them."""

    def __init__(self, t: JavaTables) -> None:
        self.rows: i64 = 1 + max([r for _, r in t.hexes])
        self.columns: i64 = 1 + max([column(at) for at in t.hexes])
        self.cells: i64 = self.rows * self.columns
        self.place: vec[i64] = vec[i64]()  # by space: its cell
        for at in t.hexes:
            cell: i64 = at[1] * self.columns + column(at)
            self.place = append(self.place, cell)

    def encode(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, JavaState)
        _turn(state, seat, pen)
        _cards(state, seat, pen)
        n: i64 = 0
        while n < state.seats:
            _player(state, state.players[(seat + n) % state.seats], pen)
            n += 1
        self._board(state, seat, pen)

    def _board(self, s: JavaState, seat: i64, pen: Pen) -> None:
        t = s.tables
        out = pen.out
        cells = self.cells
        ground = pen.at + cells
        level = ground + KINDS_OF_GROUND * cells
        palace = level + cells
        feast = palace + cells
        tile = feast + cells
        developers = tile + SIDES * cells
        built = developers + s.seats * cells
        begins = pen.at
        pen.zeros(built + 4 * cells - begins)
        space: i64 = 0
        while space < t.spaces:
            cell = self.place[space]
            out[begins + cell] = i16(1 + t.is_outside[space])
            terrain = s.terrain[space]
            if terrain > 0:
                out[ground + (terrain - 1) * cells + cell] = 1
                out[level + cell] = i16(s.level[space])
                out[palace + cell] = i16(s.palace[space])
                out[feast + cell] = i16(s.feast[space])
                if s.top[space] != NONE:
                    _join(t, out, tile + cell, cells, space, s.top[space])
                if s.who[space] != NONE:
                    left = seen_from(seat, s.who[space], s.seats)
                    out[developers + left * cells + cell] = 1
            space += 1
        for at in s.built:
            out[built + self.place[at]] = 1
        for at in s.moved_free:
            out[built + cells + self.place[at]] = 1
        if s.taken_up != NONE:
            out[built + 2 * cells + self.place[s.taken_up]] = 1
        if s.festival_at != NONE:
            out[built + 3 * cells + self.place[s.festival_at]] = 1


def _join(t: JavaTables, out: vec[i16], plane: i64, cells: i64, space: i64, tile: i64) -> None:
    """The sides across which the tile that shows goes on."""
    side: i64 = 0
    while side < SIDES:
        other = t.next_to[SIDES * space + side]
        if other != NONE and (
            other == t.one[tile] or other == t.two[tile] or other == t.three[tile]
        ):
            out[plane + side * cells] = 1
        side += 1


def _turn(s: JavaState, seat: i64, pen: Pen) -> None:
    pen.one_hot(s.phase, PHASES)
    pen.one_hot(seen_from(seat, s.to_move(), s.seats), s.seats)
    pen.one_hot(seen_from(seat, s.turn_of, s.seats), s.seats)
    pen.one_hot(seen_from(seat, s.asked, s.seats), s.seats)
    pen.one_hot(seen_from(seat, s.asker, s.seats), s.seats)
    pen.one_hot(seen_from(seat, s.last_seat, s.seats), s.seats)
    pen.put(s.ap)
    pen.flag(s.tile_laid)
    pen.flag(s.token_spent)
    pen.put(s.cards_taken)
    pen.flag(s.in_bid)
    pen.put(s.idle_turns)
    pen.put(s.threes)
    pen.put(s.irrigation)
    pen.all_of(s.palaces_left)


def _cards(s: JavaState, seat: i64, pen: Pen) -> None:
    pen.one_hot(s.open, KINDS)
    pen.one_hot(s.least_card, KINDS)
    pen.all_of(s.discards)
    pen.put(s.pile.total)
    is_told = hidden.knows_pile(s, seat)
    pen.flag(is_told)
    if is_told:
        pen.all_of(s.pile.counts)
    else:
        pen.zeros(KINDS)
    pen.all_of(hidden.unseen(s, seat))
    pen.all_of(s.players[seat].secret)
    n: i64 = 0
    while n < s.seats:
        pen.flag(s.parted & BIT[(seat + n) % s.seats + 1] != 0)
        n += 1
    pen.flag(s.parted & 1 != 0)


def _player(s: JavaState, p: JavaPlayer, pen: Pen) -> None:
    pen.put(p.fame)
    pen.put(p.tokens)
    pen.put(p.twos)
    pen.put(p.rices)
    pen.put(p.villages)
    pen.put(s.tables.developers - p.on_board)
    pen.flag(p.has_scored)
    hand: i64 = 0
    for n in p.known:
        hand += n
    for n in p.secret:
        hand += n
    pen.put(hand)
    pen.all_of(p.known)
    pen.all_of(p.laid)
    pen.put(p.total)
    pen.one_hot(p.part, PARTS)
    pen.put(p.bid_number)


def make(fresh: State) -> Encoder:
    assert isinstance(fresh, JavaState)
    return Direct(fresh.tables)
