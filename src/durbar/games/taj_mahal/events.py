"""What can happen in Taj Mahal; only cards drawn face down are not seen by all (T1.8)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from durbar.core.events import Audience, Event, GameEnded, PointsScored, TurnBegan, Unknown
from durbar.core.types import Seat


@dataclass(frozen=True, slots=True)
class StartingPlayerFound(Event):
    paragraph: ClassVar[str] = "T1.7"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProvinceTileLaid(Event):
    paragraph: ClassVar[str] = "T1.2"
    tile: int
    province: str


@dataclass(frozen=True, slots=True)
class BonusTileLaid(Event):
    paragraph: ClassVar[str] = "T1.3"
    bonus: str
    city: str


@dataclass(frozen=True, slots=True)
class SpecialCardGiven(Event):
    """A Carletto starts with special cards."""

    paragraph: ClassVar[str] = "T9.1"
    seat: Seat
    special: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card from the pile into a hand."""

    audience: ClassVar[Audience] = Audience.OWNER
    paragraph: ClassVar[str] = "T1.8"
    seat: Seat
    card: str | Unknown
    because: str  # paragraph: T1.5 dealt, T5.1 bonus tile, T5.5 nothing played


@dataclass(frozen=True, slots=True)
class NoCardLeft(Event):
    """A card is due, but the pile and the discards are empty."""

    paragraph: ClassVar[str] = "T6.3"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDisplayed(Event):
    paragraph: ClassVar[str] = "T1.6"
    card: str


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    paragraph: ClassVar[str] = "T6.3"
    cards: int


@dataclass(frozen=True, slots=True)
class VisitBegan(Event):
    paragraph: ClassVar[str] = "T6.3"
    visit: int
    province: str
    goods: tuple[str, ...]  # of the province tile
    seat: Seat  # that starts
    order: tuple[Seat, ...]  # of play


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    paragraph: ClassVar[str] = "T3.1"
    seat: Seat
    card: str
    extra: str  # the white or special card played with it; "" for none


@dataclass(frozen=True, slots=True)
class PlayerWithdrew(Event):
    paragraph: ClassVar[str] = "T4.1"
    seat: Seat
    prizes: tuple[str, ...]  # symbols won


@dataclass(frozen=True, slots=True)
class PalaceBuilt(Event):
    paragraph: ClassVar[str] = "T4.2"
    seat: Seat
    city: str


@dataclass(frozen=True, slots=True)
class CrownPalaceBuilt(Event):
    paragraph: ClassVar[str] = "T4.4"
    seat: Seat
    city: str


@dataclass(frozen=True, slots=True)
class BonusTileTaken(Event):
    paragraph: ClassVar[str] = "T4.3"
    seat: Seat
    bonus: str
    city: str


@dataclass(frozen=True, slots=True)
class ProvinceTileTaken(Event):
    paragraph: ClassVar[str] = "T4.5"
    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class Chain:
    """A province joined, and the cities of the shortest chain to it, the current province first."""

    province: str
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProvincesJoined(Event):
    """Why the palaces score what they score."""

    paragraph: ClassVar[str] = "T5.3"
    seat: Seat
    province: str
    chains: tuple[Chain, ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """What the withdrawing player had played; special cards return to the hand."""

    paragraph: ClassVar[str] = "T5.4"
    seat: Seat
    cards: tuple[str, ...]
    specials: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DisplayCardTaken(Event):
    paragraph: ClassVar[str] = "T5.6"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DisplayCardDiscarded(Event):
    """For a Carletto that withdrew, by a human's choice."""

    paragraph: ClassVar[str] = "T9.4"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class LastCardDiscarded(Event):
    """A Carletto withdrew and left no choice."""

    paragraph: ClassVar[str] = "T9.4"
    card: str


@dataclass(frozen=True, slots=True)
class CarlettoDrew(Event):
    """An open card from the pile; what becomes of it is in CarlettoDecided or CardsPlayed."""

    paragraph: ClassVar[str] = "T9.1"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CarlettoDecided(Event):
    """What the automaton does, and by which paragraph."""

    seat: Seat
    decision: str  # of DECISIONS
    because: str  # the paragraph that decided
    cards: tuple[str, ...]  # that he discards by it


DECISIONS: Final = (
    "keeps-white", "discards-white", "discards-wrong-colour", "withdraws-leading",
    "withdraws-wrong-colour", "withdraws-white", "withdraws-no-card",
    "plays-first", "plays-white", "plays-points", "plays-more-elephants", "plays-more-moguls",
    "plays-elephant", "plays-mogul", "plays-free-colour", "plays-alone",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CarlettoChoseCities(Event):
    """The cities he takes: most points, most damage, the richer victim, the alphabet."""

    paragraph: ClassVar[str] = "T9.7"
    seat: Seat
    cities: tuple[str, ...]
    crown: str  # "" for none
    points: int  # of this withdrawal
    damage: int  # the largest drop of an opponent's chain
    victim: Seat | None


@dataclass(frozen=True, slots=True)
class SpecialCardTaken(Event):
    """For influence tiles returned: two equal ones, or a Carletto's three different ones (T9.6)."""

    paragraph: ClassVar[str] = "T6.1"
    seat: Seat
    special: str
    tiles: tuple[str, ...]  # returned
    holder: Seat | None  # the former holder; None: it lay on the table
    because: str


@dataclass(frozen=True, slots=True)
class VisitEnded(Event):
    paragraph: ClassVar[str] = "T6.2"
    visit: int
    tile: int | None  # the province tile that nobody won
    bonuses: tuple[str, ...]  # unclaimed bonus tiles of the province


EVENT_TYPES: Final[tuple[type[Event], ...]] = (
    StartingPlayerFound,
    ProvinceTileLaid,
    BonusTileLaid,
    SpecialCardGiven,
    CardDrawn,
    NoCardLeft,
    CardDisplayed,
    PileReshuffled,
    VisitBegan,
    TurnBegan,
    CardsPlayed,
    PlayerWithdrew,
    PalaceBuilt,
    CrownPalaceBuilt,
    BonusTileTaken,
    ProvinceTileTaken,
    ProvincesJoined,
    PointsScored,
    CardsDiscarded,
    DisplayCardTaken,
    DisplayCardDiscarded,
    LastCardDiscarded,
    CarlettoDrew,
    CarlettoDecided,
    CarlettoChoseCities,
    SpecialCardTaken,
    VisitEnded,
    GameEnded,
)
