"""Terms: what a table agrees on beside its game's options, and what follows on the wire.

A table may have clocks; who is away may leave a standing order.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

OrderNames = Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=64)]


class OrderRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A standing order as its seat fills it in."""

    name: Annotated[str, Meta(max_length=40)]
    values: dict[
        Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=2**31)] | OrderNames
    ] = {}


class TimeEach(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="time"):
    """So much time for the whole game, and some more after each of one's turns; in seconds."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysPerMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table agrees on beside the game's own options."""

    show_drafts: bool = False  # everybody sees a turn while it is being drafted
    is_listed: bool = False  # in the lobby; else it is found by its link alone
    rated: bool = False  # the result counts on the game's ladder; see ratings.py for what it takes
    hints: bool | None = None  # a player may ask a bot for advice; null: if he alone is a person
    known_cards: bool = True  # the table shows what is publicly known of each hand
    clock: TimeEach | DaysPerMove | None = None  # who runs out is played on by a bot
    # Up to so many seconds, by chance, before a standing order answers: like a person who thinks
    order_delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    answer_forced: bool = False  # the table itself answers where public facts leave no choice


class ClockInfo(Struct, frozen=True, kw_only=True):
    """The clock of a seat."""

    left: float  # seconds in hand when its move began
    deadline: float | None = None  # while it runs: seconds since 1970 by the server's clock


class ParameterInfo(Struct, frozen=True, kw_only=True):
    name: str
    kind: Literal["number", "set", "ranking"]
    least: int  # of the number, or how many names
    most: int
    among: tuple[str, ...]
    of: str  # what the names name: "card"
    usual: int


class OrderFormInfo(Struct, frozen=True, kw_only=True):
    """An order that may be left now."""

    name: str
    paragraph: str
    parameters: tuple[ParameterInfo, ...]


class OrderStep(Struct, frozen=True, kw_only=True):
    """Something that an order would do."""

    action: str
    verb: str
    facts: dict[str, Any]


class StandingOrder(Struct, frozen=True, kw_only=True):
    name: str
    values: dict[str, int | tuple[str, ...]]
    now: tuple[OrderStep, ...]  # what it would do if its seat were asked now; nothing: ask it


class OrdersInfo(Struct, frozen=True, kw_only=True):
    """The orders a seat may leave and the one it has left; sent to that seat only."""

    scope: str  # "visit 3": the order ends with it
    forms: tuple[OrderFormInfo, ...]
    standing: StandingOrder | None
