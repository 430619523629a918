"""Lanterns: a toy room in plain Python with everything that is hard about our games.

Hidden hands with known cards in them, secret deals, a set to choose, extra turns of the same seat,
hands that are revealed at the end. Each seat is dealt two lanterns in secret. In his turn a player
takes two kinds from the open row, then lights one lantern of his hand for its points; a gold one
earns another turn. When the row cannot be filled again, white lanterns in hand bring a point each.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core import edition as editions
from durbar.core.chance import Rng, pick
from durbar.core.events import (
    UNKNOWN,
    Audience,
    Event,
    GameEnded,
    Part,
    PointsScored,
    TurnBegan,
    Unknown,
)
from durbar.core.game import Choice, Game, Prompt, View, WhyNot
from durbar.core.options import Options, choice
from durbar.core.outcome import Outcome, rank
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat

EDITION = """
game = "lanterns"
[lanterns]
kinds = ["red", "blue", "green", "white", "gold"]
copies = 4
confidence = { kinds = "certain", copies = "likely" }
"""
KINDS = ("red", "blue", "green", "white", "gold")
WHITE, GOLD = 3, 4
COPIES, DEALT, ROW, SEATS = 4, 2, 4, 3
START, DEAL, OPEN, TAKE, LIGHT, OVER = range(6)
PHASES = ("start", "deal", "open", "take", "light", "over")


@dataclass(frozen=True)
class Take:
    kind: str

    def __str__(self) -> str:
        return f"take {self.kind}"


@dataclass(frozen=True)
class Light:
    kind: str

    def __str__(self) -> str:
        return f"light {self.kind}"


@dataclass(frozen=True)
class Start:
    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True)
class Deal:
    kind: str
    seat: Seat

    def __str__(self) -> str:
        return f"deal {self.kind} to {self.seat}"


@dataclass(frozen=True)
class Open:
    kind: str

    def __str__(self) -> str:
        return f"open {self.kind}"


ROWS = (
    *(Take(kind) for kind in KINDS),
    *(Light(kind) for kind in KINDS),
    *(Start(seat) for seat in range(SEATS)),
    *(Deal(kind, seat) for seat in range(SEATS) for kind in KINDS),
    *(Open(kind) for kind in KINDS),
)
N = len(KINDS)
FIRST_START, FIRST_DEAL, FIRST_OPEN = 2 * N, 2 * N + SEATS, 2 * N + SEATS + SEATS * N


@dataclass(frozen=True)
class LanternDealt(Event):
    audience: ClassVar[Audience] = Audience.OWNER
    seat: Seat
    kind: str | Unknown


@dataclass(frozen=True)
class LanternTaken(Event):
    seat: Seat
    kind: str


@dataclass(frozen=True)
class LanternLit(Event):
    """`hand` is what its owner has left: his secret."""

    audience: ClassVar[Audience] = Audience.OWNER
    seat: Seat
    kind: str
    hand: tuple[int, ...] | Unknown


@dataclass(frozen=True, kw_only=True)
class LanternOptions(Options):
    seats: int = choice(2, 3, default=2)
    gold: bool = choice(True, False, default=True)  # gold lanterns earn another turn


class LanternState(State):
    """The position."""

    def __init__(self) -> None:
        super().__init__()
        self.max_legal = max(N, SEATS)
        self.seats = 0
        self.gold = True
        self.phase = START
        self.turn_of = 0
        self.first_taken = -1  # of the two kinds that are taken; -1: none yet
        self.pile = [COPIES] * N
        self.row = [0] * N
        self.lit = [0] * N
        self.known: list[list[int]] = []
        self.secret: list[list[int]] = []
        self.points: list[int] = []

    def clone(self) -> "LanternState":
        twin = type(self)()
        for name in ("seats", "gold", "phase", "turn_of", "first_taken"):
            setattr(twin, name, getattr(self, name))
        twin.pile, twin.row, twin.lit = self.pile[:], self.row[:], self.lit[:]
        twin.known = [hand[:] for hand in self.known]
        twin.secret = [hand[:] for hand in self.secret]
        twin.points = self.points[:]
        return twin

    def to_move(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return self.turn_of if self.phase in (TAKE, LIGHT) else CHANCE

    def hand(self, seat: Seat) -> list[int]:
        return [a + b for a, b in zip(self.known[seat], self.secret[seat], strict=True)]

    def takeable(self) -> list[int]:
        """In ascending order: the first of two leaves a larger one for the second."""
        kinds = [kind for kind in range(N) if self.row[kind]]
        if self.first_taken >= 0:
            return [kind for kind in kinds if kind > self.first_taken]
        return kinds[:-1] if len(kinds) > 1 else kinds

    def dealt_to(self) -> Seat:
        return next(seat for seat in range(self.seats) if sum(self.secret[seat]) < DEALT)

    def rows(self) -> list[int]:
        if self.phase == START:
            return list(range(FIRST_START, FIRST_START + self.seats))
        if self.phase in (DEAL, OPEN):
            first = FIRST_OPEN if self.phase == OPEN else FIRST_DEAL + N * self.dealt_to()
            return [first + kind for kind in range(N) if self.pile[kind]]
        if self.phase == TAKE:
            return self.takeable()
        if self.phase == LIGHT:
            return [N + kind for kind in range(N) if self.hand(self.turn_of)[kind]]
        return []

    def legal_into(self, out: "vec[i64]") -> i64:
        rows = self.rows()
        for n, row in enumerate(rows):
            out[n] = row
        return len(rows)

    def weights(self) -> list[int]:
        if self.phase == START:
            return [1] * self.seats
        return [count for count in self.pile if count]

    def chance(self, rng: Rng) -> i64:
        weights = self.weights()
        return self.rows()[pick(weights, rng.below(sum(weights)))]

    def apply(self, action: i64) -> None:
        kind = (action - FIRST_DEAL) % N if action >= FIRST_DEAL else action % N
        if self.phase == START:
            self.turn_of = action - FIRST_START
            self.phase = DEAL
        elif self.phase == DEAL:
            self.deal(kind)
        elif self.phase == OPEN:
            self.pile[kind] -= 1
            self.row[kind] += 1
            self.fill_row()
        elif self.phase == TAKE:
            self.take(kind)
        else:
            self.light(kind)

    def emit(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.append(event)

    def deal(self, kind: int) -> None:
        seat = self.dealt_to()
        self.pile[kind] -= 1
        self.secret[seat][kind] += 1
        self.emit(LanternDealt(seat, KINDS[kind]))
        if all(sum(hand) == DEALT for hand in self.secret):
            self.fill_row()

    def fill_row(self) -> None:
        if sum(self.row) < ROW and not sum(self.pile):
            self.end_game()
        elif sum(self.row) < ROW:
            self.phase = OPEN
        else:
            self.phase = TAKE
            self.emit(TurnBegan(self.turn_of))

    def take(self, kind: int) -> None:
        kinds = sum(count > 0 for count in self.row)
        self.row[kind] -= 1
        self.known[self.turn_of][kind] += 1
        self.emit(LanternTaken(self.turn_of, KINDS[kind]))
        if self.first_taken < 0 and kinds > 1:
            self.first_taken = kind
        else:
            self.first_taken = -1
            self.phase = LIGHT

    def light(self, kind: int) -> None:
        seat = self.turn_of
        held = self.known if self.known[seat][kind] else self.secret
        held[seat][kind] -= 1
        self.lit[kind] += 1
        self.emit(LanternLit(seat, KINDS[kind], tuple(self.hand(seat))))
        self.award(seat, kind + 1, (Part("lantern", KINDS[kind], kind + 1),))
        if not (self.gold and kind == GOLD):
            self.turn_of = (seat + 1) % self.seats
        self.fill_row()

    def award(self, seat: Seat, points: int, parts: tuple[Part, ...]) -> None:
        self.points[seat] += points
        self.emit(PointsScored(seat, points, "L1", parts))

    def end_game(self) -> None:
        for seat in range(self.seats):
            if white := self.hand(seat)[WHITE]:
                self.award(seat, white, (Part("white", "white", white),))
        self.phase = OVER
        self.emit(GameEnded(self.outcome().ranking))

    def outcome(self) -> Outcome:
        return rank([(points,) for points in self.points])

    def unseen(self, seat: Seat) -> list[int]:
        """The pile and the others' secret lanterns: one multiset to this seat."""
        counts = self.pile[:]
        for other in range(self.seats):
            if other != seat:
                counts = [a + b for a, b in zip(counts, self.secret[other], strict=True)]
        return counts

    def resample(self, seat: i64, rng: Rng) -> None:
        self.pile = self.unseen(seat)
        for other in range(self.seats):
            if other != seat:
                size, self.secret[other] = sum(self.secret[other]), [0] * N
                for _ in range(size):
                    kind = pick(self.pile, rng.below(sum(self.pile)))
                    self.pile[kind] -= 1
                    self.secret[other][kind] += 1

    def scores(self) -> list[int]:
        return self.points[:]

    def key(self) -> Hashable:
        return (
            self.seats, self.gold, self.phase, int(self.turn_of), int(self.first_taken),
            tuple(self.pile), tuple(self.row), tuple(self.lit), tuple(map(tuple, self.known)),
            tuple(map(tuple, self.secret)), tuple(self.points),
        )  # fmt: skip

    def invariants(self) -> list[str]:
        places = [self.pile, self.row, self.lit, *self.known, *self.secret]
        sums = [sum(counts) for counts in zip(*places, strict=True)]
        return [] if sums == [COPIES] * N else [f"lanterns of each kind: {sums}"]


@dataclass(frozen=True, kw_only=True)
class LanternView(View):
    phase: str
    turn_of: Seat
    first_taken: int
    hand: tuple[int, ...]  # my secret lanterns
    known: tuple[tuple[int, ...], ...]
    hidden: tuple[int, ...]  # how many secret lanterns each seat has
    row: tuple[int, ...]
    lit: tuple[int, ...]


class Lanterns(Game[Any, Any]):
    """The room; the broken ones of the tests change one thing in it."""

    name: ClassVar[str] = "lanterns"
    rules_version: ClassVar[str] = "1.0"
    options: ClassVar[type[Options]] = LanternOptions
    event_types: ClassVar[tuple[type[Event], ...]] = (
        TurnBegan, LanternDealt, LanternTaken, LanternLit, PointsScored, GameEnded,
    )  # fmt: skip
    state: ClassVar[type[LanternState]] = LanternState

    def __init__(self) -> None:
        self.edition = editions.parse(EDITION, "lanterns.toml")
        self.ACTIONS = ROWS
        self.seat_actions = FIRST_START

    def new(self, options: Options) -> LanternState:
        assert isinstance(options, LanternOptions)
        s = self.state()
        s.seats, s.gold = options.seats, options.gold
        s.known = [[0] * N for _ in range(s.seats)]
        s.secret = [[0] * N for _ in range(s.seats)]
        s.points = [0] * s.seats
        return s

    def view(self, state: LanternState, seat: Seat | None) -> LanternView:
        mover = int(state.to_move())
        return LanternView(
            seat=seat,
            to_move=mover,
            legal=tuple(state.legal()) if seat is not None and mover == seat else (),
            scores=tuple(state.points),
            options={"seats": state.seats, "gold": state.gold},
            phase=PHASES[state.phase],
            turn_of=int(state.turn_of),
            first_taken=int(state.first_taken),
            hand=() if seat is None else tuple(state.secret[seat]),
            known=tuple(map(tuple, state.known)),
            hidden=tuple(map(sum, state.secret)),
            row=tuple(state.row),
            lit=tuple(state.lit),
        )

    def sample(self, view: LanternView, rng: Rng) -> LanternState:
        s = self.new(LanternOptions.of(view.options))
        s.phase, s.turn_of = PHASES.index(view.phase), view.turn_of
        s.first_taken, s.points = view.first_taken, list(view.scores)
        s.known, s.row, s.lit = [list(hand) for hand in view.known], list(view.row), list(view.lit)
        open_ones = zip(s.row, s.lit, *s.known, strict=True)
        s.pile = [COPIES - sum(counts) for counts in open_ones]
        assert view.seat is not None
        s.secret[view.seat] = list(view.hand)
        s.pile = [a - b for a, b in zip(s.pile, view.hand, strict=True)]
        for seat, size in enumerate(view.hidden):
            if seat != view.seat:  # any hand of the right size: resample deals a fair one
                for _ in range(size):
                    kind = next(kind for kind in range(N) if s.pile[kind])
                    s.pile[kind] -= 1
                    s.secret[seat][kind] += 1
        s.resample(view.seat, rng)
        return s

    def prompt(self, view: LanternView) -> Prompt:
        if not view.legal:
            return Prompt("choose", "asks-nothing", "", 0, 0, ())
        if view.phase == "light":
            choices = tuple(Choice(row, KINDS[row - N], "light") for row in view.legal)
            return Prompt("choose", "lanterns-asks-light", "L1", 1, 1, choices)
        kinds = [n for n in range(N) if view.row[n] and n > view.first_taken]
        most = min(len(kinds), 2 if view.first_taken < 0 else 1)
        choices = tuple(Choice(kind, KINDS[kind], "take") for kind in kinds)
        return Prompt("choose_set", "lanterns-asks-take", "L1", most, most, choices)

    def why_not_now(self, state: LanternState, seat: Seat, action: Action) -> WhyNot | None:
        if (action < N) != (state.phase == TAKE):
            return WhyNot("lanterns-not-now", "L1")
        if action < N and not state.row[action]:
            return WhyNot("lanterns-not-in-row", "L1", (("kind", KINDS[action]),))
        if action < N and action not in state.takeable():
            return WhyNot("lanterns-ascending", "L1")
        if action >= N and not state.hand(seat)[action - N]:
            return WhyNot("lanterns-not-in-hand", "L1", (("kind", KINDS[action - N]),))
        return None

    def outcome(self, state: LanternState) -> Outcome:
        return state.outcome()

    def redact(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, LanternDealt) and event.seat != seat:
            return replace(event, kind=UNKNOWN)
        if isinstance(event, LanternLit) and event.seat != seat:
            return replace(event, hand=UNKNOWN)
        return event

    def redacted_text(self, state: LanternState, seat: Seat | None, action: Action) -> str:
        verb = self.ACTIONS[action]
        if isinstance(verb, Deal) and verb.seat != seat:
            return f"deal ? to {verb.seat}"
        return self.text(action)
