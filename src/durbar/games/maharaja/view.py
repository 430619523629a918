"""What a seat may know: everything but the order of the pile, which a bag does not have (M1.3)."""

from dataclasses import dataclass
from functools import reduce
from typing import Final, Literal, TypeAlias

from durbar.core.bits import members
from durbar.core.chance import Rng
from durbar.core.game import View
from durbar.core.types import Seat
from durbar.games.maharaja.options import MaharajaOptions
from durbar.games.maharaja.setup import ONE_OF_EACH
from durbar.games.maharaja.state import MaharajaPlayer, MaharajaState
from durbar.games.maharaja.tables import EFFECTS, NO_CARD, MaharajaTables, kinds_of

Phase: TypeAlias = Literal["start", "lay-out", "action", "collection", "give-up", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = (
    "start", "lay-out", "action", "collection", "give-up", "over",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class MaharajaPlayerView:
    """What lies before a player."""

    money: int
    antiques: tuple[str, ...]
    collections: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MaharajaView(View):
    """The table as everybody sees it."""

    phase: Phase
    day: int
    turn_of: Seat
    is_extra: bool  # this turn is an extra turn (M5)
    effect: str  # of the grey side taken in this turn, still to come; "" for none
    giving_up_for: str | None  # the collection whose antique is due
    offer: tuple[str, ...]
    trade_cards: tuple[int, ...]
    coins_taken: int  # the leftmost so many trade cards are empty
    supply: tuple[str, ...]
    gone: tuple[str, ...]  # antiques that left the game: they had been open
    pile: tuple[str, ...]  # antiques still to come, in no order
    players: tuple[MaharajaPlayerView, ...]


def view(s: MaharajaState, seat: Seat | None) -> MaharajaView:
    t = s.tables
    mover = int(s.to_move())
    return MaharajaView(
        seat=seat,
        to_move=mover,
        legal=tuple(s.legal()) if seat is not None and mover == seat else (),
        scores=tuple(s.scores()),
        options={"seats": int(s.seats), "grey": s.grey},
        phase=PHASE_NAMES[s.phase],
        day=int(s.day),
        turn_of=int(s.turn_of),
        is_extra=s.is_extra,
        effect=EFFECTS[s.effect],
        giving_up_for=None if s.giving_up_for == NO_CARD else t.collection_names[s.giving_up_for],
        offer=_antiques(t, s.offer),
        trade_cards=tuple(t.trade),
        coins_taken=int(s.coins_taken),
        supply=_collections(t, s.supply),
        gone=_antiques(t, s.gone),
        pile=tuple(name for name, n in zip(t.antique_names, s.pile.counts, strict=True) if n),
        players=tuple(
            MaharajaPlayerView(
                int(p.money), _antiques(t, p.antiques), _collections(t, p.collections)
            )
            for p in s.players
        ),
    )


def sample(t: MaharajaTables, view: MaharajaView, rng: Rng) -> MaharajaState:
    """The one world that fits the view: nothing is hidden."""
    options = MaharajaOptions.of(view.options)
    s = MaharajaState()
    s.tables = t
    s.seats = options.seats
    s.grey = options.grey
    s.phase = PHASE_NAMES.index(view.phase)
    s.day = view.day
    s.turn_of = view.turn_of
    s.is_extra = view.is_extra
    s.effect = EFFECTS.index(view.effect)
    if view.giving_up_for is not None:
        s.giving_up_for = t.collection_names.index(view.giving_up_for)
    s.pile.fill(ONE_OF_EACH)
    for antique, name in enumerate(t.antique_names):
        if name not in view.pile:
            s.pile.take(antique)
    s.offer = _set(t.antique_names, view.offer)
    s.coins_taken = view.coins_taken
    s.supply = _set(t.collection_names, view.supply)
    s.gone = _set(t.antique_names, view.gone)
    s.players = [
        _player(t, player_view, points)
        for player_view, points in zip(view.players, view.scores, strict=True)
    ]
    return s


def _player(t: MaharajaTables, player_view: MaharajaPlayerView, points: int) -> MaharajaPlayer:
    player = MaharajaPlayer()
    player.money = player_view.money
    player.antiques = _set(t.antique_names, player_view.antiques)
    player.kinds = kinds_of(t, player.antiques)
    player.collections = _set(t.collection_names, player_view.collections)
    player.points = points
    return player


def _antiques(t: MaharajaTables, mask: int) -> tuple[str, ...]:
    return tuple(t.antique_names[antique] for antique in members(mask))


def _collections(t: MaharajaTables, mask: int) -> tuple[str, ...]:
    return tuple(t.collection_names[card] for card in members(mask))


def _set(all_names: list[str], names: tuple[str, ...]) -> int:
    return reduce(lambda mask, name: mask | 2 ** all_names.index(name), names, 0)
