"""A hint on the wire: the best choices in a bot's eyes, in figures and reasons."""

from typing import Any, Literal

from msgspec import Struct


class Acted(Struct, frozen=True, kw_only=True):
    """An action, and what its words are made of."""

    action: str
    verb: str
    facts: dict[str, Any]


class Ply(Struct, frozen=True, kw_only=True):
    seat: int
    step: Acted


class Reason(Struct, frozen=True, kw_only=True):
    """What a choice does with one evaluation term: `advice-<game>-<name>` in the catalogues."""

    name: str
    way: Literal["gains", "keeps", "loses"]
    change: float  # in points of the final score
    facts: dict[str, Any]


class Advised(Struct, frozen=True, kw_only=True):
    """One of the best choices in a bot's eyes."""

    actions: tuple[Acted, ...]  # to be played together: several where a set is asked for
    visits: int
    margin: float  # expected at the end, over the best other seat
    win: float  # chance, 0 to 1
    turn: tuple[Acted, ...]  # what it would do after that, to be played with it
    line: tuple[Ply, ...]  # what may follow
    reasons: tuple[Reason, ...]


class Hint(Struct, frozen=True, kw_only=True):
    simulations: int
    choices: tuple[Advised, ...]  # the best first
