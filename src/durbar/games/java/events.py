"""What can happen in Java; secret are only the cards dealt and drawn face down (J1.6)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from durbar.core.events import Audience, Event, GameEnded, PointsScored, TurnBegan, Unknown
from durbar.core.types import Seat


@dataclass(frozen=True, slots=True)
class StartingPlayerFound(Event):
    paragraph: ClassVar[str] = "J1.5"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    audience: ClassVar[Audience] = Audience.OWNER
    paragraph: ClassVar[str] = "J1.3"
    seat: Seat
    card: str | Unknown


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    paragraph: ClassVar[str] = "J8.3"
    card: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    paragraph: ClassVar[str] = "J3.9"
    seat: Seat
    tile: str  # "three", "two", "rice", "village"
    spaces: tuple[str, ...]  # the village first
    level: int  # that they have now
    ap: int  # paid


@dataclass(frozen=True, slots=True)
class DeveloperEntered(Event):
    paragraph: ClassVar[str] = "J5.3"
    seat: Seat
    way: tuple[str, ...]  # spaces, the last is where it stands now
    ap: int


@dataclass(frozen=True, slots=True)
class DeveloperMoved(Event):
    paragraph: ClassVar[str] = "J5.2"
    seat: Seat
    way: tuple[str, ...]  # from where it stood to where it stands now
    ap: int


@dataclass(frozen=True, slots=True)
class DeveloperLeft(Event):
    paragraph: ClassVar[str] = "J5.4"
    seat: Seat
    way: tuple[str, ...]  # from where it stood to where it left
    ap: int


@dataclass(frozen=True, slots=True)
class PalaceBuilt(Event):
    paragraph: ClassVar[str] = "J7.1"
    seat: Seat
    space: str
    value: int
    size: int  # of the village


@dataclass(frozen=True, slots=True)
class PalaceUpgraded(Event):
    paragraph: ClassVar[str] = "J7.2"
    seat: Seat
    space: str
    before: int
    value: int
    size: int  # of the city


@dataclass(frozen=True, slots=True)
class IrrigationLaid(Event):
    paragraph: ClassVar[str] = "J8.1"
    seat: Seat
    space: str


@dataclass(frozen=True, slots=True)
class WaterClosed(Event):
    paragraph: ClassVar[str] = "J8.2"
    spaces: tuple[str, ...]
    first: Seat | None  # the seat with strict first rank beside it


@dataclass(frozen=True, slots=True)
class OpenCardTaken(Event):
    paragraph: ClassVar[str] = "J8.3"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    audience: ClassVar[Audience] = Audience.OWNER
    paragraph: ClassVar[str] = "J8.3"
    seat: Seat
    card: str | Unknown


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discards form a new pile."""

    paragraph: ClassVar[str] = "J8.3"
    cards: int


@dataclass(frozen=True, slots=True)
class TokenSpent(Event):
    paragraph: ClassVar[str] = "J2.1"
    seat: Seat
    ap: int  # that the seat has now


@dataclass(frozen=True, slots=True)
class FestivalCalled(Event):
    paragraph: ClassVar[str] = "J8.4"
    seat: Seat
    space: str  # of the palace
    value: int
    open_card: str
    asked: tuple[Seat, ...]  # the others with a developer in the city


@dataclass(frozen=True, slots=True)
class FestivalCardLaid(Event):
    paragraph: ClassVar[str] = "J8.6"
    seat: Seat
    card: str
    total: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    paragraph: ClassVar[str] = "J8.6"
    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class BidderPassed(Event):
    paragraph: ClassVar[str] = "J8.6"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AgreementAsked(Event):
    paragraph: ClassVar[str] = "J8.7"
    seat: Seat
    total: int  # at which all are level


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    paragraph: ClassVar[str] = "J8.11"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FestivalHeld(Event):
    paragraph: ClassVar[str] = "J8.8"
    space: str
    value: int
    seats: tuple[Seat, ...]  # one alone or several together
    fame: int  # for each of them
    discarded: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    paragraph: ClassVar[str] = "J2.5"
    seat: Seat
    lapsed: int  # action points


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """The seat took the last three-tile, or counts as if it had (J9.7)."""

    paragraph: ClassVar[str] = "J9.1"
    seat: Seat
    three_tiles: int  # left: none, unless nobody can lay a tile


EVENT_TYPES: Final[tuple[type[Event], ...]] = (
    StartingPlayerFound,
    CardDealt,
    CardTurnedUp,
    TurnBegan,
    TileLaid,
    DeveloperEntered,
    DeveloperMoved,
    DeveloperLeft,
    PalaceBuilt,
    PalaceUpgraded,
    IrrigationLaid,
    WaterClosed,
    OpenCardTaken,
    CardDrawn,
    PileShuffled,
    TokenSpent,
    FestivalCalled,
    FestivalCardLaid,
    BidMade,
    BidderPassed,
    AgreementAsked,
    Agreed,
    FestivalHeld,
    TurnEnded,
    LastRoundBegan,
    PointsScored,
    GameEnded,
)
