"""Statistics of the actions at the root of a search, as data that processes can exchange."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from durbar.bots.search.tree import NONE, ROOT, Tree
from durbar.core.types import Action

LONGEST_LINE: Final = 8  # plies
LEAST_VISITS: Final = 3  # of a ply in a line


@dataclass(frozen=True, slots=True)
class ActionStats:
    """Statistics of one action at the root."""

    action: Action
    visits: int
    reward: float  # mean, 0 to 1, for the seat to move
    prior_score: float  # the evaluator's expected lead in points; 0 without priors
    lead: float = 0.0  # mean, over the best rival: at the end, or by the evaluator's estimate
    win: float = 0.0  # mean win chance, 0 to 1
    line: tuple[Action, ...] = ()  # principal variation after the action, all seats
    turn: tuple[Action, ...] = ()  # further actions of the bot before chance or others decide


def root_stats(tree: Tree) -> list[ActionStats]:
    """Returns the statistics of the root's children, ascending by action."""
    return [_stats(tree, node) for node in _children(tree, ROOT)]


def merged(searches: Iterable[list[ActionStats]]) -> list[ActionStats]:
    """Adds up the statistics of searches from one root. Lines come from the most visited tree."""
    by_action: dict[Action, list[ActionStats]] = {}
    for found in searches:
        for one in found:
            by_action.setdefault(one.action, []).append(one)
    return [_sum(by_action[action]) for action in sorted(by_action)]


def most_visited(found: Iterable[ActionStats]) -> ActionStats:
    """Returns the most visited action; among equals the one with the highest reward."""
    return max(found, key=lambda one: (one.visits, one.reward))


def _sum(found: list[ActionStats]) -> ActionStats:
    most = max(found, key=lambda one: one.visits)
    visits = sum(one.visits for one in found)

    def mean(values: Iterable[float]) -> float:
        weighted = (value * one.visits for value, one in zip(values, found, strict=True))
        return sum(weighted) / visits if visits else 0.0

    return ActionStats(
        most.action, visits, mean(one.reward for one in found), most.prior_score,
        mean(one.lead for one in found), mean(one.win for one in found), most.line,
    )  # fmt: skip


def _stats(tree: Tree, node: int) -> ActionStats:
    visits = int(tree.visits[node])
    reward, lead, win = (
        column[node] / visits if visits else 0.0
        for column in (tree.total_reward, tree.total_lead, tree.total_win)
    )
    action, score = int(tree.action[node]), tree.prior_score[node]
    return ActionStats(action, visits, reward, score, lead, win, _line(tree, node))


def _line(tree: Tree, node: int) -> tuple[Action, ...]:
    line: list[Action] = []
    while len(line) < LONGEST_LINE:
        children = _children(tree, node)
        if not children:
            break
        node = max(children, key=lambda child: int(tree.visits[child]))
        if tree.visits[node] < LEAST_VISITS:
            break
        line.append(int(tree.action[node]))
    return tuple(line)


def _children(tree: Tree, node: int) -> list[int]:
    found: list[int] = []
    child = int(tree.first_child[node])
    while child != NONE:
        found.append(child)
        child = int(tree.next_sibling[child])
    return found
