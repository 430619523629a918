"""What the search of whole turns can tell of its choices: each with the turn that it begins."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from math import exp

from durbar.bots.search.considered import Considered
from durbar.bots.turns.beam import Beam, Node, search
from durbar.bots.turns.sense import NO_STEP, TurnSense
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, Action, Seat


def way_to(node: Node) -> list[Node]:
    """From the root on."""
    way = [node]
    while (before := way[-1].before) is not None:
        way.append(before)
    return way[::-1]


def first_of(sense: TurnSense, node: Node) -> Action:
    """The action with which the way to a position begins; at the root, to stop there."""
    way = way_to(node)
    return int(way[1].first if len(way) > 1 else sense.stop(node.state))


def best_nodes(beam: Beam) -> dict[Action, Node]:
    """By first action the best position that was found after it."""
    best: dict[Action, Node] = {}
    for node in (*beam.finals, *(node for row in beam.rows for node in row)):
        first = first_of(beam.sense, node)
        if first not in best or node.value > best[first].value:
            best[first] = node
    return best


def tried(beam: Beam) -> dict[Action, int]:
    """By first action how many positions after it were judged.

    To be asked before the beam's sense serves another search.
    """
    found: dict[Action, int] = {}
    firsts, seconds = beam.root.state.buffer(), beam.root.state.buffer()
    for node in (node for row in beam.rows for node in row if node.is_expanded):
        first = first_of(beam.sense, node)
        after = int(beam.sense.steps_into(node.state, firsts, seconds))
        found[first] = found.get(first, 1) + after
    return found


def finished(sense: TurnSense, node: Node, seat: Seat, rng: Rng, positions: int) -> list[Node]:
    """The way to a position, and on to the best end of the turn that is found from there."""
    way = way_to(node)
    if len(way) > 1 and sense.is_turn(node.state, seat):
        beam = Beam(sense, node.state, seat, rng, 0)
        search(beam, positions)
        way += way_to(beam.finals[0])[1:] if beam.finals else []
    return way


def end_of(sense: TurnSense, node: Node) -> Hashable:
    """Equal for turns after which all is alike."""
    after = node.state.clone()
    if sense.can_stop(after):
        after.apply(sense.stop(after))
    return after.key()


def turn_told(
    sense: TurnSense, way: list[Node], seat: Seat, visits: Mapping[Action, int], scale: float
) -> Considered:
    """A turn as a choice: what is settled until chance speaks, and what may follow."""
    end = way[-1]
    settled, later = actions_of(way)
    if sense.can_stop(end.state):
        (later or settled).append(int(sense.stop(end.state)))
    lead, win = outcome(sense, [end.state], seat, scale)
    first, *rest = settled
    return Considered(
        first, visits.get(first, 1), win, end.value, lead, win, tuple(later), tuple(rest)
    )


def bid_told(
    sense: TurnSense, action: Action, ends: Sequence[State], seat: Seat, scale: float
) -> Considered:
    """A choice within an interlude, tried in several worlds."""
    lead, win = outcome(sense, ends, seat, scale)
    worth = sum(sense.worth(end, seat) for end in ends) / len(ends)
    return Considered(action, len(ends), win, worth, lead, win)


def actions_of(way: list[Node]) -> tuple[list[Action], list[Action]]:
    """The actions of a way: those up to the first chance, and the rest."""
    settled: list[Action] = []
    later: list[Action] = []
    part = settled
    for before, node in pairwise(way):
        world = before.state.clone()
        for action in (int(node.first), int(node.second)):
            if action != NO_STEP:
                part.append(action)
                world.apply(action)
        if world.to_move() == CHANCE:
            part = later
    return settled, later


def outcome(
    sense: TurnSense, ends: Sequence[State], seat: Seat, scale: float
) -> tuple[float, float]:
    """The lead over the best other seat that may be expected, and the chance to win from there."""
    leads = []
    for end in ends:
        expected = [sense.evaluator.expected_points(end, each) for each in range(int(sense.seats))]
        leads.append(expected.pop(seat) - max(expected))
    wins = [1.0 / (1.0 + exp(-lead / scale)) for lead in leads]
    return sum(leads) / len(leads), sum(wins) / len(wins)
