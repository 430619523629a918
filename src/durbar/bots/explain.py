"""Explain: what a bot would do in a seat's place, and why, as data.

All of it comes from the seat's own view: what others hide is imagined, as it is for a bot that
plays. The reasons are differences in the room's evaluation terms between now and after a choice,
and between a choice and the others; words for them are in the catalogues.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, runtime_checkable

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge.terms import Term, lead_terms
from durbar.bots.search.considered import Considered
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions
from durbar.core.game import Game, Prompt, View
from durbar.core.state import State
from durbar.core.types import CHANCE, Action, Seat

BEST: Final = 3  # choices that are told
WORLDS: Final = 6  # over which terms are averaged where something is hidden
TOLD: Final = 0.05  # points below which a difference is not worth a word
KEPT: Final = 0.25  # points of edge from which on it is worth a word that something stays
CLAUSES: Final = 3  # of a sentence
ADVISERS: Final = {  # by game: who is asked where nobody is named; about a second's work
    "java": "master",
    "maharaja": "master:simulations=1600",
    "taj-mahal": "master:simulations=1600",
}


@runtime_checkable
class Adviser(Protocol):
    """A bot that can tell what it found out about its choices."""

    def advise(self, view: View, budget: Budget, most: int) -> tuple[list[Considered], int]:
        """The best choices, best first, and how many tries all of them had."""
        ...


@dataclass(frozen=True, slots=True)
class Reason:
    """What a choice means for one evaluation term."""

    name: str
    about: str
    facts: tuple[tuple[str, Any], ...]
    points: float  # after the choice
    change: float  # from now
    edge: float  # over the mean of the other choices that are told

    @property
    def way(self) -> str:
        """What the choice does with it: the word that its sentence begins with."""
        if abs(self.change) < TOLD:
            return "keeps"
        return "gains" if self.change > 0 else "loses"


@dataclass(frozen=True, slots=True)
class Ply:
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Advised:
    """One of the best choices."""

    actions: tuple[Action, ...]  # a whole answer: several where a set is asked for
    visits: int
    margin: float  # expected at the end, over the best other seat
    win: float  # chance, 0 to 1
    turn: tuple[Action, ...]  # what it would do after that, before chance or others decide
    line: tuple[Ply, ...]  # what is likely to follow
    reasons: tuple[Reason, ...]  # the most telling first; their changes add up to the evaluator's


@dataclass(frozen=True, slots=True)
class Explanation:
    seat: Seat
    simulations: int
    choices: tuple[Advised, ...]  # the best first


def explain(
    game: Game[Any, Any], view: View, bot: Bot, budget: Budget, seed: int = 0
) -> Explanation:
    """The best choices of the seat that has the view and the move."""
    seat = view.seat
    assert seat is not None and view.legal, "only a seat that is to move can be advised"
    if not isinstance(bot, Adviser):
        raise BadOptions("bot-no-advice", bot=type(bot).__name__.lower())
    bot.begin(game, seat, seed)
    best, simulations = bot.advise(view, budget, BEST)
    rng = Rng(seed)
    worlds = [game.sample(view, rng) for _ in range(WORLDS)]
    now = _mean_terms(game, worlds, seat)
    after = [_mean_terms(game, (_played(world, one) for world in worlds), seat) for one in best]
    prompt = game.prompt(view)
    advised = []
    for n, one in enumerate(best):
        others = [terms for other, terms in enumerate(after) if other != n]
        line = _line(game, worlds[0], one, rng)
        answer = _answer(prompt, seat, one.action, line)
        reasons = _reasons(now, after[n], others)
        rest = line[len(answer) - 1 :]
        figures = one.visits, one.lead, one.win
        advised.append(Advised(answer, *figures, one.settled, rest, reasons))
    return Explanation(seat, simulations, tuple(advised))


def telling(reasons: Sequence[Reason]) -> list[Reason]:
    """What a sentence should say: the weightiest, what is won before what it costs."""
    changes = [one for one in reasons if one.way != "keeps" or one.edge >= KEPT]
    order = ("gains", "keeps", "loses")
    return sorted(changes[:CLAUSES], key=lambda one: order.index(one.way))


Terms = dict[tuple[str, str], Term]


def _mean_terms(game: Game[Any, Any], worlds: Iterable[State], seat: Seat) -> Terms:
    """The terms of a seat's lead, averaged over worlds."""
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


def _reasons(now: Terms, after: Terms, others: Sequence[Terms]) -> tuple[Reason, ...]:
    """A reason for each term that is there before or after; the order is by weight."""
    found = []
    for key in dict.fromkeys((*now, *after, *(k for terms in others for k in terms))):
        was, then = _points(now, key), _points(after, key)
        mean = sum(_points(terms, key) for terms in others) / len(others) if others else then
        known = after.get(key) or now.get(key) or next(t[key] for t in others if key in t)
        found.append(Reason(key[0], key[1], known.facts, then, then - was, then - mean))
    return tuple(sorted(found, key=_weight, reverse=True))


def _weight(reason: Reason) -> tuple[bool, float]:
    """What a choice does by itself comes first; the rivals' share is told last."""
    return reason.name != "rivals", max(abs(reason.change), abs(reason.edge))


def _points(terms: Terms, key: tuple[str, str]) -> float:
    return terms[key].points if key in terms else 0.0


def _played(world: State, one: Considered) -> State:
    """The position after a choice, and what the bot settled to do with it."""
    after = world.clone()
    for action in (one.action, *one.settled):
        after.apply(action)
    return after


def _line(game: Game[Any, Any], world: State, one: Considered, rng: Rng) -> tuple[Ply, ...]:
    """The line with who plays each ply, as far as it can be played in an imagined world."""
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
    """The choice as the prompt wants it: where a set is asked for, with what goes with it."""
    answer = [first]
    for ply in line:
        if prompt.kind != "choose_set" or prompt.is_answered_by(answer) or ply.seat != seat:
            break
        answer.append(ply.action)
    return tuple(answer) if prompt.is_answered_by(answer) else (first,)
