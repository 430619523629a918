"""What a search found out about the choices at its root, as data that can cross and be added."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from durbar.bots.search.tree import NONE, ROOT, Tree
from durbar.core.types import Action

LINE: Final = 8  # plies of the line that follows, at most
SEEN: Final = 3  # visits from which on a ply of the line is told


@dataclass(frozen=True, slots=True)
class Considered:
    """What a search found out about one choice."""

    action: Action
    visits: int
    reward: float  # mean, 0 to 1, in the eyes of who chooses
    promise: float  # the evaluator's expected lead in points at first sight; 0 without priors
    lead: float = 0.0  # mean, over the best rival: at the end, or where the evaluator judged
    win: float = 0.0  # mean chance to win, 0 to 1
    line: tuple[Action, ...] = ()  # what was then tried most, whoever chose it
    settled: tuple[Action, ...] = ()  # what the bot would do with it before chance or others do


def choices(tree: Tree) -> list[Considered]:
    """The root's choices, ascending by action."""
    return [_considered(tree, node) for node in _children(tree, ROOT)]


def merged(searches: Iterable[list[Considered]]) -> list[Considered]:
    """What several searches from one root found out; the line is of who went there most."""
    by_action: dict[Action, list[Considered]] = {}
    for found in searches:
        for choice in found:
            by_action.setdefault(choice.action, []).append(choice)
    return [_sum(by_action[action]) for action in sorted(by_action)]


def _sum(found: list[Considered]) -> Considered:
    most = max(found, key=lambda choice: choice.visits)
    visits = sum(choice.visits for choice in found)

    def mean(values: Iterable[float]) -> float:
        weighed = (value * one.visits for value, one in zip(values, found, strict=True))
        return sum(weighed) / visits if visits else 0.0

    return Considered(
        most.action, visits, mean(one.reward for one in found), most.promise,
        mean(one.lead for one in found), mean(one.win for one in found), most.line,
    )  # fmt: skip


def _considered(tree: Tree, node: int) -> Considered:
    visits = int(tree.visits[node])
    reward, lead, win = (
        column[node] / visits if visits else 0.0 for column in (tree.total, tree.leads, tree.wins)
    )
    action, promise = int(tree.action[node]), tree.promise[node]
    return Considered(action, visits, reward, promise, lead, win, _line(tree, node))


def _line(tree: Tree, node: int) -> tuple[Action, ...]:
    line: list[Action] = []
    while len(line) < LINE:
        children = _children(tree, node)
        if not children:
            break
        node = max(children, key=lambda child: int(tree.visits[child]))
        if tree.visits[node] < SEEN:
            break
        line.append(int(tree.action[node]))
    return tuple(line)


def _children(tree: Tree, node: int) -> list[int]:
    found: list[int] = []
    child = int(tree.first[node])
    while child != NONE:
        found.append(child)
        child = int(tree.brother[child])
    return found
