"""Explain: what a bot would play in a seat's place, and why, as data.

Everything comes from the seat's own view; hidden information is sampled. Reasons are differences
in the room's evaluation terms: between now and after an action, and between an action and its
alternatives. The catalogues hold the words for them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Protocol, runtime_checkable

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge.terms import Term, lead_terms
from durbar.bots.search.stats import ActionStats
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions
from durbar.core.game import Game, Prompt, View
from durbar.core.state import State
from durbar.core.types import CHANCE, Action, Seat

CHOICES: Final = 3  # in an explanation
WORLDS: Final = 6  # over which terms are averaged where something is hidden
LEAST_CHANGE: Final = 0.05  # points below which a term counts as unchanged
LEAST_EDGE: Final = 0.25  # points of edge from which an unchanged term is worth a clause
CLAUSES: Final = 3  # of a sentence
ADVISERS: Final = {  # by game: the default adviser; about a second's work
    "java": "master",
    "maharaja": "master:simulations=1600",
    "taj-mahal": "master:simulations=1600",
}


@runtime_checkable
class Adviser(Protocol):
    """A bot that reports statistics of its actions."""

    def advise(self, view: View, budget: Budget, most: int) -> tuple[list[ActionStats], int]:
        """Returns the best actions, best first, and the number of simulations of all."""
        ...


@dataclass(frozen=True, slots=True)
class TermChange:
    """The effect of a suggestion on one evaluation term."""

    name: str
    about: str
    facts: tuple[tuple[str, Any], ...]
    points: float  # afterwards
    change: float  # from now
    edge: float  # over the mean of the other suggestions

    @property
    def way(self) -> Literal["gains", "keeps", "loses"]:
        """The direction of the change: the word that selects the sentence."""
        if abs(self.change) < LEAST_CHANGE:
            return "keeps"
        return "gains" if self.change > 0 else "loses"


@dataclass(frozen=True, slots=True)
class Ply:
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One of the best choices."""

    actions: tuple[Action, ...]  # a complete answer: several where a set is asked for
    visits: int
    margin: float  # expected at the end, over the best other seat
    win: float  # chance, 0 to 1
    turn: tuple[Action, ...]  # further actions before chance or others decide
    line: tuple[Ply, ...]  # a likely continuation
    reasons: tuple[TermChange, ...]  # largest first; they add up to the evaluator's change


@dataclass(frozen=True, slots=True)
class Explanation:
    seat: Seat
    simulations: int
    choices: tuple[Suggestion, ...]  # best first


def explain(
    game: Game[Any, Any], view: View, bot: Bot, budget: Budget, seed: int = 0
) -> Explanation:
    """Returns the best choices of the seat that has the view and the move."""
    seat = view.seat
    assert seat is not None and view.legal, "only a seat that is to move can be advised"
    if not isinstance(bot, Adviser):
        raise BadOptions("bot-no-advice", bot=type(bot).__name__.lower())
    bot.begin(game, seat, seed)
    best, simulations = bot.advise(view, budget, CHOICES)
    rng = Rng(seed)
    worlds = [game.sample(view, rng) for _ in range(WORLDS)]
    now = _mean_terms(game, worlds, seat)
    after = [_mean_terms(game, (_played(world, one) for world in worlds), seat) for one in best]
    prompt = game.prompt(view)
    suggestions = []
    for n, one in enumerate(best):
        others = [terms for other, terms in enumerate(after) if other != n]
        line = _line(game, worlds[0], one, rng)
        answer = _answer(prompt, seat, one.action, line)
        reasons = _reasons(now, after[n], others)
        rest = line[len(answer) - 1 :]
        figures = one.visits, one.lead, one.win
        suggestions.append(Suggestion(answer, *figures, one.turn, rest, reasons))
    return Explanation(seat, simulations, tuple(suggestions))


def main_reasons(reasons: Sequence[TermChange]) -> list[TermChange]:
    """Returns the reasons for a sentence: the largest, gains before costs."""
    changes = [one for one in reasons if one.way != "keeps" or one.edge >= LEAST_EDGE]
    order = ("gains", "keeps", "loses")
    return sorted(changes[:CLAUSES], key=lambda one: order.index(one.way))


TermsByKey = dict[tuple[str, str], Term]


def _mean_terms(game: Game[Any, Any], worlds: Iterable[State], seat: Seat) -> TermsByKey:
    """Returns the terms of a seat's lead, averaged over worlds."""
    sums: dict[tuple[str, str], list[Term]] = {}
    number = 0
    for world in worlds:
        number += 1
        for term in lead_terms(game, world, seat):
            sums.setdefault((term.name, term.about), []).append(term)
    return {
        key: replace(found[0], points=sum(term.points for term in found) / number)
        for key, found in sums.items()
    }


def _reasons(
    now: TermsByKey, after: TermsByKey, others: Sequence[TermsByKey]
) -> tuple[TermChange, ...]:
    """Returns a reason for each term that exists before or after, largest first."""
    found = []
    for key in dict.fromkeys((*now, *after, *(k for terms in others for k in terms))):
        was, then = _points(now, key), _points(after, key)
        mean = sum(_points(terms, key) for terms in others) / len(others) if others else then
        known = after.get(key) or now.get(key) or next(t[key] for t in others if key in t)
        found.append(TermChange(key[0], key[1], known.facts, then, then - was, then - mean))
    return tuple(sorted(found, key=_weight, reverse=True))


def _weight(reason: TermChange) -> tuple[bool, float]:
    """Sorts the rivals' term last and the others by size."""
    return reason.name != "rivals", max(abs(reason.change), abs(reason.edge))


def _points(terms: TermsByKey, key: tuple[str, str]) -> float:
    return terms[key].points if key in terms else 0.0


def _played(world: State, one: ActionStats) -> State:
    """Returns the position after an action and the rest of the bot's turn."""
    after = world.clone()
    for action in (one.action, *one.turn):
        after.apply(action)
    return after


def _line(game: Game[Any, Any], world: State, one: ActionStats, rng: Rng) -> tuple[Ply, ...]:
    """Returns the line with the seat of each ply, as far as it is legal in a sampled world."""
    world = _played(world, one)
    line: list[Ply] = []
    for action in one.line:
        while world.to_move() == CHANCE and action < game.seat_actions:
            world.apply(world.chance(rng))
        if action not in world.legal():
            break
        if action < game.seat_actions:
            line.append(Ply(int(world.to_move()), action))
        world.apply(action)
    return tuple(line)


def _answer(prompt: Prompt, seat: Seat, first: Action, line: Sequence[Ply]) -> tuple[Action, ...]:
    """Returns the answer that the prompt asks for: where it wants a set, with its other members."""
    answer = [first]
    for ply in line:
        if prompt.kind != "choose_set" or prompt.is_answered_by(answer) or ply.seat != seat:
            break
        answer.append(ply.action)
    return tuple(answer) if prompt.is_answered_by(answer) else (first,)
