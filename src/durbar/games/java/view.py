"""What a seat may know: all but the secret part of the other hands and the pile's order (J1.6)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import members
from durbar.core.chance import Rng
from durbar.core.game import View
from durbar.core.types import Seat
from durbar.games.java import setup
from durbar.games.java.options import JavaOptions
from durbar.games.java.rules import developers, hidden
from durbar.games.java.state import JavaPlayer, JavaState
from durbar.games.java.tables import KINDS, NONE, TERRAINS, JavaTables, Terrain

Phase: TypeAlias = Literal[
    "start", "dealing", "first-card", "replacing", "drawing", "turn", "moving", "bidding",
    "answering", "over",
]  # fmt: skip
PHASE_NAMES: Final[tuple[Phase, ...]] = (
    "start", "dealing", "first-card", "replacing", "drawing", "turn", "moving", "bidding",
    "answering", "over",
)  # fmt: skip
PartName: TypeAlias = Literal["outside", "unasked", "in", "out"]
PARTS: Final[tuple[PartName, ...]] = ("outside", "unasked", "in", "out")


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space that is not as it was printed."""

    space: str
    terrain: Terrain
    level: int
    tile: str  # the spaces of the tile that shows: "F4 F5 G5"
    palace: int  # its value, 0 without
    feast: bool  # a festival was held at this value
    developer: Seat | None


@dataclass(frozen=True, slots=True)
class JavaPlayerView:
    """What lies before a player, and what is known of the hand."""

    tokens: int
    two_tiles: int
    rice_tiles: int
    village_tiles: int
    developers: int  # beside the board
    has_scored: bool
    cards: int  # in hand
    known: tuple[str, ...]  # of them, those taken open
    own: tuple[str, ...] | None  # the others, for the player only
    laid: tuple[str, ...]  # in the festival
    total: int
    part: PartName
    bid_number: int  # the greatest laid cards last


@dataclass(frozen=True, slots=True, kw_only=True)
class JavaView(View):
    """The table as a seat sees it."""

    phase: Phase
    turn_of: Seat
    ap: int
    ap_spent: int
    tile_laid: bool
    token_spent: bool
    cards_taken: int
    built: tuple[str, ...]  # palaces built or upgraded in this turn
    moved_free: tuple[str, ...]  # developers that may not move for nothing now (J2.4)
    taken_up: str | None  # the developer that moves; None: none, or from beside the board
    three_tiles: int
    irrigation_tiles: int
    palaces: tuple[int, ...]  # left of the values 2, 4, 6, 8, 10
    spaces: tuple[SpaceView, ...]
    players: tuple[JavaPlayerView, ...]
    open_card: str | None
    discards: tuple[str, ...]
    pile_size: int
    pile: tuple[str, ...] | None  # known since the last reshuffle (rules/hidden.py)
    unseen: tuple[str, ...]  # in others' secret hands or, if it is unknown, in the pile
    told: tuple[Seat, ...]  # the seats that know the pile; -1: spectators
    festival_at: str | None
    asked: Seat | None
    asker: Seat | None
    least_card: str
    in_bid: bool
    last_seat: Seat | None  # the seat that took the last three-tile
    idle_turns: int


def view(s: JavaState, seat: Seat | None) -> JavaView:
    t = s.tables
    mover, viewer = int(s.to_move()), NONE if seat is None else seat
    points = int(t.turn_points + (t.token_points if s.token_spent else 0))
    is_turn = s.phase >= PHASE_NAMES.index("replacing") and s.phase != PHASE_NAMES.index("over")
    return JavaView(
        seat=seat,
        to_move=mover,
        legal=tuple(s.legal()) if seat is not None and mover == seat else (),
        scores=tuple(s.scores()),
        options={"seats": int(s.seats)},
        phase=PHASE_NAMES[s.phase],
        turn_of=int(s.turn_of),
        ap=int(s.ap),
        ap_spent=points - int(s.ap) if is_turn else 0,
        tile_laid=s.tile_laid,
        token_spent=s.token_spent,
        cards_taken=int(s.cards_taken),
        built=tuple(t.names[space] for space in sorted(s.built)),
        moved_free=tuple(t.names[space] for space in sorted(s.moved_free)),
        taken_up=_name(t, s.taken_up),
        three_tiles=int(s.threes),
        irrigation_tiles=int(s.irrigation),
        palaces=tuple(int(n) for n in s.palaces_left),
        spaces=_spaces(s),
        players=tuple(_player(s, each, seat) for each in range(int(s.seats))),
        open_card=None if s.open == NONE else t.kind_names[s.open],
        discards=_cards(t, s.discards),
        pile_size=int(s.pile.total),
        pile=_cards(t, s.pile.counts) if hidden.knows_pile(s, viewer) else None,
        unseen=_cards(t, hidden.unseen(s, viewer)),
        told=tuple(bit - 1 for bit in members(s.parted)),
        festival_at=_name(t, s.festival_at),
        asked=_seat(s.asked),
        asker=_seat(s.asker),
        least_card=t.kind_names[s.least_card],
        in_bid=s.in_bid,
        last_seat=_seat(s.last_seat),
        idle_turns=int(s.idle_turns),
    )


def _spaces(s: JavaState) -> tuple[SpaceView, ...]:
    """The board; its columns are fetched once, and its spaces are much alike from view to view."""
    t, terrain, level, top = s.tables, s.terrain, s.level, s.top
    palace, feast, who = s.palace, s.feast, s.who
    return tuple(
        _space(t, n, terrain[n], level[n], top[n], palace[n], feast[n], who[n])
        for n in range(int(t.spaces))
        if terrain[n]
    )


@lru_cache(maxsize=2**14)
def _space(
    t: JavaTables, n: int, terrain: int, level: int, top: int, palace: int, feast: int, who: int
) -> SpaceView:
    return SpaceView(
        t.names[n],
        TERRAINS[terrain],
        int(level),
        "" if top == NONE else t.footprint_names[top],
        int(palace),
        feast == 1,
        _seat(who),
    )


def _player(s: JavaState, each: Seat, seat: Seat | None) -> JavaPlayerView:
    t, p = s.tables, s.players[each]
    return JavaPlayerView(
        int(p.tokens),
        int(p.twos),
        int(p.rices),
        int(p.villages),
        int(t.developers - p.on_board),
        p.has_scored,
        int(sum(p.known) + sum(p.secret)),
        _cards(t, p.known),
        _cards(t, p.secret) if each == seat else None,
        _cards(t, p.laid),
        int(p.total),
        PARTS[p.part],
        int(p.bid_number),
    )


def sample(t: JavaTables, view: JavaView, rng: Rng) -> JavaState:
    """Any world that fits the view, then the hidden cards dealt uniformly by `resample`."""
    options = JavaOptions.of(view.options)
    s = JavaState()
    s.tables = t
    s.seats = options.seats
    s.players = [JavaPlayer() for _ in range(options.seats)]
    setup.prepare(s)
    s.recall(
        [t.space_of[name] for name in view.built],
        [t.space_of[name] for name in view.moved_free],
        list(view.palaces),
        _counts(t, view.discards),
    )
    _set_turn(s, view)
    _set_supplies(s, view)
    _set_board(s, view)
    _set_cards(s, view)
    hidden.resample(s, NONE if view.seat is None else view.seat, rng)
    return s


def _set_turn(s: JavaState, view: JavaView) -> None:
    t = s.tables
    s.phase = PHASE_NAMES.index(view.phase)
    s.turn_of = view.turn_of
    s.ap = view.ap
    s.tile_laid = view.tile_laid
    s.token_spent = view.token_spent
    s.cards_taken = view.cards_taken
    s.taken_up = _index(t.names, view.taken_up)
    s.festival_at = _index(t.names, view.festival_at)
    s.asked = NONE if view.asked is None else view.asked
    s.asker = NONE if view.asker is None else view.asker
    s.bids = max(player_view.bid_number for player_view in view.players)
    s.least_card = t.kind_names.index(view.least_card)
    s.in_bid = view.in_bid
    s.last_seat = NONE if view.last_seat is None else view.last_seat
    s.idle_turns = view.idle_turns


def _set_supplies(s: JavaState, view: JavaView) -> None:
    s.threes = view.three_tiles
    s.irrigation = view.irrigation_tiles
    for player, player_view, fame in zip(s.players, view.players, view.scores, strict=True):
        player.fame = fame
        player.has_scored = player_view.has_scored
        player.tokens = player_view.tokens
        player.twos = player_view.two_tiles
        player.rices = player_view.rice_tiles
        player.villages = player_view.village_tiles


def _set_board(s: JavaState, view: JavaView) -> None:
    t = s.tables
    for space_view in view.spaces:
        space = t.space_of[space_view.space]
        s.terrain[space] = TERRAINS.index(space_view.terrain)
        s.level[space] = space_view.level
        s.palace[space] = space_view.palace
        s.feast[space] = int(space_view.feast)
        if space_view.tile:
            s.top[space] = t.footprint_of[space_view.tile]
    setup.read_board(s)
    for space_view in view.spaces:
        if space_view.developer is not None:
            developers.put(s, space_view.developer, t.space_of[space_view.space])


def _set_cards(s: JavaState, view: JavaView) -> None:
    """The unseen cards are given out in order; `resample` deals them."""
    t = s.tables
    s.open = _index(t.kind_names, view.open_card)
    s.parted = sum(2 ** (seat + 1) for seat in view.told)
    unseen = list(view.unseen)
    for player, player_view in zip(s.players, view.players, strict=True):
        player.total = player_view.total
        player.part = PARTS.index(player_view.part)
        player.bid_number = player_view.bid_number
        own = player_view.own
        if own is None:
            hidden = player_view.cards - len(player_view.known)
            own, unseen = tuple(unseen[:hidden]), unseen[hidden:]
        player.hold(_counts(t, player_view.known), _counts(t, own), _counts(t, player_view.laid))
    s.pile.hold(_counts(t, tuple(unseen) if view.pile is None else view.pile))


def _name(t: JavaTables, space: int) -> str | None:
    return None if space == NONE else t.names[space]


def _seat(seat: int) -> Seat | None:
    return None if seat == NONE else int(seat)


def _index(names: list[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _cards(t: JavaTables, counts: vec[i64]) -> tuple[str, ...]:
    return tuple(t.kind_names[kind] for kind in range(KINDS) for _ in range(int(counts[kind])))


def _counts(t: JavaTables, names: tuple[str, ...]) -> list[int]:
    return [names.count(kind) for kind in t.kind_names]
