"""The evaluators' verdicts in named terms, for people: `<game>.py` names those of a room.

They are read, not searched with, so they stay interpreted and the one-number path knows nothing of
them. Their sum is the number: what a room does not name is told as `rest`,
what the others expect on average, counted against, as `rivals`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from durbar.bots.knowledge import evaluator_of
from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import Seat

DUST: Final = 1e-6  # points that only rounding makes


@dataclass(frozen=True, slots=True)
class Term:
    """A part of what a position is worth to a seat."""

    name: str  # the text `advice-<game>-<name>`
    points: float
    about: str = ""  # which of several: a city, a colour; with the name it tells terms apart
    facts: tuple[tuple[str, Any], ...] = ()  # for the sentence


TermsOf: TypeAlias = Callable[[Any, Seat], list[Term]]


def terms(game: Game[Any, Any], state: State, seat: Seat) -> list[Term]:
    """What a seat expects, in terms; they add up to the evaluator's `expected_points`."""
    told = [term for term in _room(game.name)[0](state, seat) if term.points]
    expected = evaluator_of(game).expected_points(state, seat)
    rest = expected - sum(term.points for term in told)
    return told if abs(rest) < DUST else [*told, Term("rest", rest)]


def lead_terms(game: Game[Any, Any], state: State, seat: Seat) -> list[Term]:
    """The same with the rivals counted against; they add up to `advantage`."""
    settled = _room(game.name)[1](state, seat)
    evaluator = evaluator_of(game)
    others = [other for other in range(len(settled.scores())) if other != seat]
    against = sum(evaluator.expected_points(settled, other) for other in others) / len(others)
    return [*terms(game, settled, seat), Term("rivals", -against)]


@cache
def _room(name: str) -> tuple[TermsOf, Callable[[Any, Seat], State]]:
    """A room's terms, and the position that is judged where a choice is only half made."""
    module = f"{__name__}.{name.replace('-', '_')}"
    if find_spec(module) is None:
        return _points, _as_it_is
    room = import_module(module)
    return room.terms, getattr(room, "settled", _as_it_is)


def _points(state: State, seat: Seat) -> list[Term]:
    return [Term("points-scored", float(state.scores()[seat]))]


def _as_it_is(state: Any, seat: Seat) -> State:
    settled: State = state
    return settled
