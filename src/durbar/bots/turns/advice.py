"""Statistics of turns and interludes: each action with the turn that it begins."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from math import exp

from durbar.bots.search.stats import ActionStats
from durbar.bots.turns.beam import Beam, Node, search_turn
from durbar.bots.turns.model import NO_ACTION, TurnModel
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, Action, Seat


def path_to(node: Node) -> list[Node]:
    """Returns the nodes from the root to a node."""
    path = [node]
    while (parent := path[-1].parent) is not None:
        path.append(parent)
    return path[::-1]


def first_action(model: TurnModel, node: Node) -> Action:
    """Returns the first action on the path to a node; at the root the one that ends the turn."""
    path = path_to(node)
    return int(path[1].action if len(path) > 1 else model.stop_action(node.state))


def best_nodes(beam: Beam) -> dict[Action, Node]:
    """Returns the best node found after each first action."""
    best: dict[Action, Node] = {}
    for node in (*beam.ends, *(node for row in beam.rows for node in row)):
        first = first_action(beam.model, node)
        if first not in best or node.value > best[first].value:
            best[first] = node
    return best


def positions_after(beam: Beam) -> dict[Action, int]:
    """Returns how many positions were evaluated after each first action.

    Call it before the beam's model serves another search.
    """
    found: dict[Action, int] = {}
    actions, seconds = beam.root.state.buffer(), beam.root.state.buffer()
    for node in (node for row in beam.rows for node in row if node.is_expanded):
        first = first_action(beam.model, node)
        after = int(beam.model.steps_into(node.state, actions, seconds))
        found[first] = found.get(first, 1) + after
    return found


def completed(model: TurnModel, node: Node, seat: Seat, rng: Rng, positions: int) -> list[Node]:
    """Returns the path to a node, continued to the best end of the turn found from there."""
    path = path_to(node)
    if len(path) > 1 and model.is_turn(node.state, seat):
        beam = Beam(model, node.state, seat, rng, 0)
        search_turn(beam, positions)
        path += path_to(beam.ends[0])[1:] if beam.ends else []
    return path


def end_key(model: TurnModel, node: Node) -> Hashable:
    """Returns a key that is equal for turns that end in the same position."""
    after = node.state.clone()
    if model.can_stop(after):
        after.apply(model.stop_action(after))
    return after.key()


def turn_stats(
    model: TurnModel, path: list[Node], seat: Seat, visits: Mapping[Action, int], lead_scale: float
) -> ActionStats:
    """Returns the statistics of a turn: its actions up to the first chance, and its line."""
    end = path[-1]
    turn, line = actions_of(path)
    if model.can_stop(end.state):
        (line or turn).append(int(model.stop_action(end.state)))
    lead, win = expected_result(model, [end.state], seat, lead_scale)
    first, *rest = turn
    return ActionStats(
        first, visits.get(first, 1), win, end.value, lead, win, tuple(line), tuple(rest)
    )


def interlude_stats(
    model: TurnModel, action: Action, ends: Sequence[State], seat: Seat, lead_scale: float
) -> ActionStats:
    """Returns the statistics of an action within an interlude, over several worlds."""
    lead, win = expected_result(model, ends, seat, lead_scale)
    value = sum(model.value(end, seat) for end in ends) / len(ends)
    return ActionStats(action, len(ends), win, value, lead, win)


def actions_of(path: list[Node]) -> tuple[list[Action], list[Action]]:
    """Returns the actions of a path: those up to the first chance, and the rest."""
    turn: list[Action] = []
    line: list[Action] = []
    part = turn
    for before, node in pairwise(path):
        world = before.state.clone()
        for action in (int(node.action), int(node.second_action)):
            if action != NO_ACTION:
                part.append(action)
                world.apply(action)
        if world.to_move() == CHANCE:
            part = line
    return turn, line


def expected_result(
    model: TurnModel, ends: Sequence[State], seat: Seat, lead_scale: float
) -> tuple[float, float]:
    """Returns the expected lead over the best other seat, and the win chance."""
    leads = []
    for end in ends:
        expected = [model.evaluator.expected_points(end, each) for each in range(int(model.seats))]
        leads.append(expected.pop(seat) - max(expected))
    wins = [1.0 / (1.0 + exp(-lead / lead_scale)) for lead in leads]
    return sum(leads) / len(leads), sum(wins) / len(wins)
