"""Evaluations split into named terms, for people.

A room's `terms` module names the terms. They explain and are never searched with, so they stay
interpreted. Their sum is the evaluator's number: a part that the room does not name is the term
`rest`, and the rivals' mean, with a negative sign, is the term `rivals`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from durbar.bots.knowledge import __name__ as KNOWLEDGE
from durbar.bots.knowledge import evaluator_of
from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import Seat
from durbar.games.registry import companion

ROUNDING: Final = 1e-6  # points


@dataclass(frozen=True, slots=True)
class Term:
    """A part of what a position is worth to a seat."""

    name: str  # the text `advice-<game>-<name>`
    points: float
    about: str = ""  # a city, a colour; name and `about` identify the term
    facts: tuple[tuple[str, Any], ...] = ()  # for the sentence


TermsOf: TypeAlias = Callable[[Any, Seat], list[Term]]


def terms(game: Game[Any, Any], state: State, seat: Seat) -> list[Term]:
    """Returns a seat's terms; they add up to the evaluator's `expected_points`."""
    named = [term for term in _room(game.name)[0](state, seat) if term.points]
    expected = evaluator_of(game).expected_points(state, seat)
    rest = expected - sum(term.points for term in named)
    return named if abs(rest) < ROUNDING else [*named, Term("rest", rest)]


def lead_terms(game: Game[Any, Any], state: State, seat: Seat) -> list[Term]:
    """Returns a seat's terms and the rivals' mean; they add up to `advantage`."""
    settled = _room(game.name)[1](state, seat)
    evaluator = evaluator_of(game)
    others = [other for other in range(len(settled.scores())) if other != seat]
    against = sum(evaluator.expected_points(settled, other) for other in others) / len(others)
    return [*terms(game, settled, seat), Term("rivals", -against)]


@cache
def _room(name: str) -> tuple[TermsOf, Callable[[Any, Seat], State]]:
    """Returns a room's terms, and the position to judge where an action is only half made."""
    room = companion(KNOWLEDGE, name, "terms")
    if room is None:
        return _points, _unchanged
    return room.terms, getattr(room, "settled", _unchanged)


def _points(state: State, seat: Seat) -> list[Term]:
    return [Term("points-scored", float(state.scores()[seat]))]


def _unchanged(state: Any, seat: Seat) -> State:
    settled: State = state
    return settled
