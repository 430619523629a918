"""The verbs and the ACTIONS table: frozen values whose str() is the notation.

The rows stand in the order of the verbs in tables.py, whose columns describe them to the rules.
"""

from dataclasses import dataclass

from durbar.core.types import Seat
from durbar.games.taj_mahal.tables import (
    BONUSES,
    MAX_SEATS,
    PROVINCES,
    SPECIALS,
    START,
    TAJ_MAHAL,
    TajMahalTables,
)


@dataclass(frozen=True, slots=True)
class Withdraw:
    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class Play:
    card: str
    extra: str  # a white or special card; "" for none

    def __str__(self) -> str:
        return f"play {self.card} + {self.extra}" if self.extra else f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Palace:
    city: str

    def __str__(self) -> str:
        return f"palace {self.city}"


@dataclass(frozen=True, slots=True)
class Crown:
    city: str

    def __str__(self) -> str:
        return f"crown palace {self.city}"


@dataclass(frozen=True, slots=True)
class Take:
    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Discard:
    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Start:
    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True, slots=True)
class LayTile:
    tile: int
    province: str

    def __str__(self) -> str:
        return f"tile {self.tile} on {self.province}"


@dataclass(frozen=True, slots=True)
class LayBonus:
    bonus: str
    city: str

    def __str__(self) -> str:
        return f"bonus {self.bonus} on {self.city}"


@dataclass(frozen=True, slots=True)
class GiveSpecial:
    special: str
    seat: Seat

    def __str__(self) -> str:
        return f"special {self.special} to {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal:
    card: str
    seat: Seat

    def __str__(self) -> str:
        return f"deal {self.card} to {self.seat}"


@dataclass(frozen=True, slots=True)
class Display:
    card: str

    def __str__(self) -> str:
        return f"display {self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A card for Carletto, open."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


Verb = (
    Withdraw | Play | Palace | Crown | Take | Discard | Start | LayTile | LayBonus | GiveSpecial
    | Deal | Display | Draw
)  # fmt: skip


def make_actions(t: TajMahalTables) -> tuple[Verb, ...]:
    coloured, whites = t.card_names[: t.coloured], t.card_names[t.coloured :]
    seats = range(MAX_SEATS)
    return (
        Withdraw(),
        *(Play(card, extra) for card in coloured for extra in ("", *whites, *SPECIALS)),
        *(Palace(city) for city in t.city_names),
        *(Crown(city) for city in t.city_names),
        *(Take(card) for card in t.card_names),
        *(Discard(card) for card in t.card_names),
        *(Start(seat) for seat in seats),
        *(LayTile(n, name) for n in range(1, PROVINCES + 1) for name in t.province_names),
        *(LayBonus(bonus, city) for bonus in BONUSES[:TAJ_MAHAL] for city in t.city_names),
        *(GiveSpecial(special, seat) for special in SPECIALS for seat in seats),
        *(Deal(card, seat) for card in t.card_names for seat in seats),
        *(Display(card) for card in t.card_names),
        *(Draw(card) for card in t.card_names),
    )


def seat_actions(t: TajMahalTables) -> int:
    """How many rows are the seats'."""
    return int(t.first[START])
