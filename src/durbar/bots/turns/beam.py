"""Beam search over the steps of one turn, compiled.

Positions wait in rows by how much of the turn is left, so that only comparable positions compete.
Row by row, from the fullest, the best of a row are expanded: every candidate step is taken, its
result is evaluated as if the turn ended there, and waits in its own row. The budget counts
evaluated positions. Each row gets its share of what is left, so a greater budget widens the beam.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.turns.model import NO_ACTION, UNKNOWN, TurnModel
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE

ROWS: Final = 32
ROW_LIMIT: Final = 64  # positions that wait in a row
END_LIMIT: Final = 16  # turn ends that are kept


@final
class Node:
    """A position within the turn, and the step that led to it."""

    def __init__(
        self, state: State, parent: "Node | None", action: i64, second_action: i64, value: float,
        fingerprint: i64,
    ) -> None:  # fmt: skip
        self.state = state
        self.parent = parent
        self.action: i64 = action
        self.second_action: i64 = second_action  # NO_ACTION: the step was one action
        self.value = value
        self.fingerprint: i64 = fingerprint
        self.depth: i64 = 0 if parent is None else parent.depth + 1
        self.is_expanded: bool = False


@final
class Beam:
    """One search; `ends` holds the best ends of the turn, best first."""

    def __init__(self, model: TurnModel, root: State, seat: i64, rng: Rng, horizon: i64) -> None:
        self.model = model
        self.seat: i64 = seat
        self.horizon: i64 = horizon  # steps ahead; 0: to the end of the turn
        self.chance = Rng(rng.next32())  # the same outcomes for all positions of a search
        self.rows: list[list[Node]] = [[] for _ in range(ROWS)]
        self.ends: list[Node] = []
        self.seen: set[i64] = set()
        self.evaluated: i64 = 0  # positions
        self.actions: vec[i64] = root.buffer()
        self.second_actions: vec[i64] = root.buffer()
        self.values: vec[float] = vec[float]([0.0] * len(self.actions))
        model.begin(root)
        value, fingerprint = model.value(root, seat), model.fingerprint(root)
        self.root = Node(root, None, NO_ACTION, NO_ACTION, value, fingerprint)
        if model.can_stop(root):
            self.ends.append(self.root)
        expand_node(self, self.root)
        model.narrow(self.actions, self.values, self.evaluated)


def search_turn(beam: Beam, positions: i64) -> None:
    """Expands all rows within the budget."""
    row: i64 = ROWS - 1
    while row >= 0:
        expand_row(beam, row, positions)
        row -= 1


def expand_row(beam: Beam, row: i64, positions: i64) -> None:
    """Expands the best of a row within its share of the budget, but at least one."""
    waiting = beam.rows[row]
    limit = beam.evaluated + (positions - beam.evaluated) // (row + 1)
    node = best_unexpanded(waiting)
    while node is not None:
        expand_node(beam, node)
        node = best_unexpanded(waiting) if beam.evaluated < limit else None


def best_unexpanded(row: list[Node]) -> Node | None:
    """Returns the best node that is not expanded yet."""
    for node in row:
        if not node.is_expanded:
            return node
    return None


def expand_node(beam: Beam, node: Node) -> None:
    """Takes every candidate step."""
    model = beam.model
    node.is_expanded = True
    n = model.steps_into(node.state, beam.actions, beam.second_actions)
    i: i64 = 0
    while i < n:
        after = node.state.clone()
        after.apply(beam.actions[i])
        if beam.second_actions[i] != NO_ACTION:
            after.apply(beam.second_actions[i])
        if after.to_move() == CHANCE:
            chance = beam.chance.clone()
            while after.to_move() == CHANCE:
                after.apply(after.chance(chance))
        value = model.value(after, beam.seat)
        beam.values[i] = value
        add_child(beam, node, after, i, value)
        i += 1
    beam.evaluated += n


def add_child(beam: Beam, node: Node, after: State, i: i64, value: float) -> None:
    """Puts a new position into its row and among the ends, if it is good enough."""
    model = beam.model
    goes_on = model.is_turn(after, beam.seat)
    is_end = not goes_on or model.can_stop(after)
    if beam.horizon != 0 and node.depth + 1 >= beam.horizon:
        is_end = True
        goes_on = False
    row = beam.rows[model.remaining(after)] if goes_on else beam.ends
    if goes_on:
        goes_on = len(row) < ROW_LIMIT or row[len(row) - 1].value < value
    if is_end:
        is_end = len(beam.ends) < END_LIMIT or beam.ends[END_LIMIT - 1].value < value
    if not goes_on and not is_end:
        return
    fingerprint = model.fingerprint(after)
    if fingerprint != UNKNOWN:
        if fingerprint in beam.seen:
            return
        beam.seen.add(fingerprint)
    child = Node(after, node, beam.actions[i], beam.second_actions[i], value, fingerprint)
    if goes_on:
        insert_sorted(row, child, ROW_LIMIT)
    if is_end:
        insert_sorted(beam.ends, child, END_LIMIT)


def insert_sorted(row: list[Node], node: Node, limit: i64) -> None:
    """Inserts a node, best first and after its equals, and drops the last one above the limit."""
    at: i64 = len(row)
    while at > 0 and row[at - 1].value < node.value:
        at -= 1
    row.insert(at, node)
    if len(row) > limit:
        row.pop()


def value_after_replies(
    model: TurnModel, end: Node, seat: i64, rng: Rng, turns: i64, positions: i64
) -> float:
    """Returns the value of a turn's end after the best replies of the next players."""
    world = end.state.clone()
    value = end.value
    interlude = 0.0  # value of the interlude, which the replies do not see
    if end.parent is not None and not model.is_turn(world, seat):
        interlude = value - model.value(end.parent.state, seat)
    model.end_turn(world)
    while turns > 0:
        mover = world.to_move()
        if mover < 0 or mover == seat:
            break
        beam = Beam(model, world, mover, rng, 0)
        search_turn(beam, positions)
        if len(beam.ends) == 0:
            break
        world = beam.ends[0].state.clone()
        value = model.value(world, seat) + interlude
        model.end_turn(world)
        turns -= 1
    return value
