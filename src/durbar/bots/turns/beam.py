"""A beam over the steps of one turn, compiled.

Positions wait in rows by how much of the turn is left, so that like is compared with like. Row by
row, from the fullest, the best of a row are expanded: every step worth a look is taken, judged as
if the turn ended there, and waits in its own row. The budget counts positions judged; each row
gets its share of what is left, so that a greater budget makes a wider beam.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.turns.sense import NO_STEP, UNKNOWN, TurnSense
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE

ROWS: Final = 32
WAITING: Final = 64  # positions in a row at most
FINALS: Final = 16  # ends of the turn that are kept


@final
class Node:
    """A position within the turn, and the step that led to it."""

    def __init__(
        self, state: State, before: "Node | None", first: i64, second: i64, value: float, mark: i64
    ) -> None:
        self.state = state
        self.before = before
        self.first: i64 = first
        self.second: i64 = second  # NO_STEP: the step was one action
        self.value = value
        self.mark: i64 = mark
        self.depth: i64 = 0 if before is None else before.depth + 1
        self.is_expanded: bool = False


@final
class Beam:
    """One search; `finals` are the best ends of the turn, best first."""

    def __init__(self, sense: TurnSense, root: State, seat: i64, rng: Rng, sight: i64) -> None:
        self.sense = sense
        self.seat: i64 = seat
        self.sight: i64 = sight  # steps ahead; 0: to the end of the turn
        self.luck = Rng(rng.next32())  # every chance of one search brings the same
        self.rows: list[list[Node]] = [[] for _ in range(ROWS)]
        self.finals: list[Node] = []
        self.seen: set[i64] = set()
        self.used: i64 = 0  # positions judged
        self.firsts: vec[i64] = root.buffer()
        self.seconds: vec[i64] = root.buffer()
        self.values: vec[float] = vec[float]([0.0] * len(self.firsts))
        sense.begin(root)
        self.root = Node(root, None, NO_STEP, NO_STEP, sense.worth(root, seat), sense.mark(root))
        if sense.can_stop(root):
            self.finals.append(self.root)
        expand(self, self.root)
        sense.narrow(self.firsts, self.values, self.used)


def search(beam: Beam, positions: i64) -> None:
    """All rows, within the budget."""
    row: i64 = ROWS - 1
    while row >= 0:
        widen(beam, row, positions)
        row -= 1


def widen(beam: Beam, row: i64, positions: i64) -> None:
    """Expands the best of a row within its share of the budget, and one of them in any case."""
    waiting = beam.rows[row]
    until = beam.used + (positions - beam.used) // (row + 1)
    node = next_of(waiting)
    while node is not None:
        expand(beam, node)
        node = next_of(waiting) if beam.used < until else None


def next_of(row: list[Node]) -> Node | None:
    """The best that is not expanded yet."""
    for node in row:
        if not node.is_expanded:
            return node
    return None


def expand(beam: Beam, node: Node) -> None:
    """Takes every step worth a look."""
    sense = beam.sense
    node.is_expanded = True
    n = sense.steps_into(node.state, beam.firsts, beam.seconds)
    i: i64 = 0
    while i < n:
        after = node.state.clone()
        after.apply(beam.firsts[i])
        if beam.seconds[i] != NO_STEP:
            after.apply(beam.seconds[i])
        if after.to_move() == CHANCE:
            luck = beam.luck.clone()
            while after.to_move() == CHANCE:
                after.apply(after.chance(luck))
        value = sense.worth(after, beam.seat)
        beam.values[i] = value
        receive(beam, node, after, i, value)
        i += 1
    beam.used += n


def receive(beam: Beam, node: Node, after: State, i: i64, value: float) -> None:
    """A new position takes its place in a row and among the ends, if it is good enough."""
    sense = beam.sense
    goes_on = sense.is_turn(after, beam.seat)
    is_end = not goes_on or sense.can_stop(after)
    if beam.sight != 0 and node.depth + 1 >= beam.sight:
        is_end = True
        goes_on = False
    row = beam.rows[sense.left(after)] if goes_on else beam.finals
    if goes_on:
        goes_on = len(row) < WAITING or row[len(row) - 1].value < value
    if is_end:
        is_end = len(beam.finals) < FINALS or beam.finals[FINALS - 1].value < value
    if not goes_on and not is_end:
        return
    mark = sense.mark(after)
    if mark != UNKNOWN:
        if mark in beam.seen:
            return
        beam.seen.add(mark)
    made = Node(after, node, beam.firsts[i], beam.seconds[i], value, mark)
    if goes_on:
        keep(row, made, WAITING)
    if is_end:
        keep(beam.finals, made, FINALS)


def keep(row: list[Node], node: Node, most: i64) -> None:
    """Best first; the elder of equals stays before."""
    at: i64 = len(row)
    while at > 0 and row[at - 1].value < node.value:
        at -= 1
    row.insert(at, node)
    if len(row) > most:
        row.pop()


def after_answers(
    sense: TurnSense, final_node: Node, seat: i64, rng: Rng, turns: i64, positions: i64
) -> float:
    """What an end of the turn is worth when so many others have answered as they like best."""
    world = final_node.state.clone()
    later = final_node.value
    interlude = 0.0  # which the answers do not see
    if final_node.before is not None and not sense.is_turn(world, seat):
        interlude = later - sense.worth(final_node.before.state, seat)
    sense.pass_on(world)
    while turns > 0:
        mover = world.to_move()
        if mover < 0 or mover == seat:
            break
        beam = Beam(sense, world, mover, rng, 0)
        search(beam, positions)
        if len(beam.finals) == 0:
            break
        world = beam.finals[0].state.clone()
        later = sense.worth(world, seat) + interlude
        sense.pass_on(world)
        turns -= 1
    return later
