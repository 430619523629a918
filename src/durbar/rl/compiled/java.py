"""Java, from the position; of hands and pile only what the seat may know (J1.6)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from durbar.core.hexes import column
from durbar.core.state import State
from durbar.games.java.rules import hidden
from durbar.games.java.state import JavaPlayer, JavaState
from durbar.games.java.tables import KINDS, NONE, SIDES, JavaTables
from durbar.rl.writer import Encoder, Writer, seen_from

PHASES: Final = 10
PARTS: Final = 4
KINDS_OF_GROUND: Final = 3  # rice, village, water


@final
class JavaEncoder(Encoder):
    """The planes lie over a grid: the rows of the drawn board, and the places in each row."""

    def __init__(self, t: JavaTables) -> None:
        self.rows: i64 = 1 + max([r for _, r in t.hexes])
        self.columns: i64 = 1 + max([column(at) for at in t.hexes])
        self.cells: i64 = self.rows * self.columns
        self.place: vec[i64] = vec[i64]()  # by space: its cell
        for at in t.hexes:
            cell: i64 = at[1] * self.columns + column(at)
            self.place = append(self.place, cell)

    def encode(self, state: State, seat: i64, writer: Writer) -> None:
        assert isinstance(state, JavaState)
        _turn(state, seat, writer)
        _cards(state, seat, writer)
        n: i64 = 0
        while n < state.seats:
            _player(state, state.players[(seat + n) % state.seats], writer)
            n += 1
        self._board(state, seat, writer)

    def _board(self, s: JavaState, seat: i64, writer: Writer) -> None:
        t = s.tables
        out = writer.out
        cells = self.cells
        ground = writer.at + cells
        level = ground + KINDS_OF_GROUND * cells
        palace = level + cells
        feast = palace + cells
        tile = feast + cells
        developers = tile + SIDES * cells
        built = developers + s.seats * cells
        begins = writer.at
        writer.zeros(built + 4 * cells - begins)
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
    """Marks the sides across which the visible tile continues."""
    side: i64 = 0
    while side < SIDES:
        other = t.next_to[SIDES * space + side]
        if other != NONE and (
            other == t.one[tile] or other == t.two[tile] or other == t.three[tile]
        ):
            out[plane + side * cells] = 1
        side += 1


def _turn(s: JavaState, seat: i64, writer: Writer) -> None:
    writer.one_hot(s.phase, PHASES)
    writer.seat_hot(seat, s.to_move(), s.seats)
    writer.seat_hot(seat, s.turn_of, s.seats)
    writer.seat_hot(seat, s.asked, s.seats)
    writer.seat_hot(seat, s.asker, s.seats)
    writer.seat_hot(seat, s.last_seat, s.seats)
    writer.put(s.ap)
    writer.flag(s.tile_laid)
    writer.flag(s.token_spent)
    writer.put(s.cards_taken)
    writer.flag(s.in_bid)
    writer.put(s.idle_turns)
    writer.put(s.threes)
    writer.put(s.irrigation)
    writer.all_of(s.palaces_left)


def _cards(s: JavaState, seat: i64, writer: Writer) -> None:
    writer.one_hot(s.open, KINDS)
    writer.one_hot(s.least_card, KINDS)
    writer.all_of(s.discards)
    writer.put(s.pile.total)
    knows_pile = hidden.knows_pile(s, seat)
    writer.flag(knows_pile)
    if knows_pile:
        writer.all_of(s.pile.counts)
    else:
        writer.zeros(KINDS)
    writer.all_of(hidden.unseen(s, seat))
    writer.all_of(s.players[seat].secret)
    writer.audience(seat, s.parted, s.seats)


def _player(s: JavaState, p: JavaPlayer, writer: Writer) -> None:
    writer.put(p.fame)
    writer.put(p.tokens)
    writer.put(p.twos)
    writer.put(p.rices)
    writer.put(p.villages)
    writer.put(s.tables.developers - p.on_board)
    writer.flag(p.has_scored)
    hand: i64 = 0
    for n in p.known:
        hand += n
    for n in p.secret:
        hand += n
    writer.put(hand)
    writer.all_of(p.known)
    writer.all_of(p.laid)
    writer.put(p.total)
    writer.one_hot(p.part, PARTS)
    writer.put(p.bid_number)


def make(fresh: State) -> Encoder:
    assert isinstance(fresh, JavaState)
    return JavaEncoder(fresh.tables)
