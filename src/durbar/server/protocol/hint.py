"""Hints: the best choices of a bot, with figures and reasons."""

from typing import Any, Literal

from msgspec import Struct


class HintAction(Struct, frozen=True, kw_only=True):
    """An action with the facts for its words."""

    action: str
    verb: str
    facts: dict[str, Any]


class HintPly(Struct, frozen=True, kw_only=True):
    seat: int
    step: HintAction


class HintReason(Struct, frozen=True, kw_only=True):
    """The effect of a choice on an evaluation term: `advice-<game>-<name>` in the catalogues."""

    name: str
    way: Literal["gains", "keeps", "loses"]
    change: float  # in points of the final score
    facts: dict[str, Any]


class HintChoice(Struct, frozen=True, kw_only=True):
    """One of the best choices."""

    actions: tuple[HintAction, ...]  # played together: several where a set is asked for
    visits: int
    margin: float  # expected at the end, over the best other seat
    win: float  # chance, 0 to 1
    turn: tuple[HintAction, ...]  # further actions of the turn, played with it
    line: tuple[HintPly, ...]  # a likely continuation
    reasons: tuple[HintReason, ...]


class Hint(Struct, frozen=True, kw_only=True):
    simulations: int
    choices: tuple[HintChoice, ...]  # best first
