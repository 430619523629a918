"""`turns`: searches whole turns and keeps its plan as long as the game follows it."""

import time
from dataclasses import dataclass
from itertools import pairwise

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights
from durbar.bots.turns.beam import ROWS, Beam, Node, after_answers, widen
from durbar.bots.turns.interlude import best_in_interlude
from durbar.bots.turns.sense import NO_STEP, UNKNOWN, TurnSense
from durbar.bots.turns.senses import sense_of
from durbar.core.chance import Rng
from durbar.core.game import Game, View
from durbar.core.state import State
from durbar.core.types import Action, Seat


@dataclass
class Planner(Bot):
    """A plan says for each position that it expects what to do there; what it does not expect,
    such as a card drawn, is planned anew."""

    positions: int = 4000  # judged per plan, where the budget does not say
    sight: int = 0  # steps that are planned ahead; 0: the whole turn
    breadth: int = 60  # tiles that are looked at anywhere, once the turn has begun
    steps: int = 0  # of a plan that are played before the rest is planned anew; 0: all
    answers: int = 0  # of the best ends of the turn, for how many the others' answers are searched
    turns: int = 1  # of the others, that are foreseen
    caution: float = 0.5  # how much the answers count
    worlds: int = 8  # imagined for each choice of an interlude, such as a festival
    style: Weights = Weights()  # what counts more or less in its eyes

    def begin(self, game: Game, seat: Seat, seed: int) -> None:  # type: ignore[type-arg]
        super().begin(game, seat, seed)
        self.plan: dict[int, Action] = {}  # by the mark of the position
        self.sense(game.seats[0])  # an unknown term of the style is an error before the game

    def choose(self, view: View, budget: Budget) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self.game.sample(view, self.rng)
        sense = self.sense(view.options["seats"])
        if sense.is_interlude(world):
            return best_in_interlude(sense, world, self.seat, self.rng, self.worlds)
        planned = self.plan.get(int(sense.mark(world)))
        if planned in view.legal:
            assert planned is not None
            return planned
        way = way_to(self.best_turn(sense, world, budget))
        is_short = self.sight == 0 or len(way) <= self.sight
        self.plan = plan_of(sense, way[: self.steps + 1] if self.steps else way)
        if is_short and self.steps == 0 and sense.can_stop(way[-1].state):
            self.plan[int(way[-1].mark)] = int(sense.stop(way[-1].state))
        return int(way[1].first) if len(way) > 1 else int(sense.stop(world))

    def line(self, view: View, budget: Budget) -> list[Action]:
        line = [self.choose(view, budget)]
        sense, world = self.sense(view.options["seats"]), self.game.sample(view, self.rng)
        world.apply(line[0])
        while int(world.to_move()) == self.seat and (mark := int(sense.mark(world))) in self.plan:
            line.append(self.plan[mark])
            world.apply(line[-1])
        return line

    def sense(self, seats: int) -> TurnSense:
        return sense_of(self.game, seats, self.breadth, self.style.factors())

    def best_turn(self, sense: TurnSense, world: State, budget: Budget) -> Node:
        """The best end of the turn that the budget finds; the first look at each row is free."""
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        positions = budget.simulations or self.positions
        beam = Beam(sense, world, self.seat, self.rng, self.sight)
        for row in reversed(range(ROWS)):
            is_late = until is not None and time.monotonic() >= until
            widen(beam, row, 0 if is_late else positions)
        if not beam.finals:
            return max(
                (node for row in beam.rows for node in row),
                key=lambda node: (node.value, -node.depth),
            )
        best, most = beam.finals[0], -1e9
        luck = Rng(self.rng.next32())
        for node in beam.finals[: self.answers]:
            if until is not None and time.monotonic() >= until:
                break
            share = positions // self.answers
            later = after_answers(sense, node, self.seat, luck.clone(), self.turns, share)
            value = node.value + self.caution * (later - node.value)
            if value > most:
                best, most = node, value
        return best


def way_to(node: Node) -> list[Node]:
    """From the root on."""
    way = [node]
    while (before := way[-1].before) is not None:
        way.append(before)
    return way[::-1]


def plan_of(sense: TurnSense, way: list[Node]) -> dict[int, Action]:
    """By the mark of each position on the way: the action that is planned there."""
    plan: dict[int, Action] = {}
    for before, node in pairwise(way):
        plan[int(before.mark)] = int(node.first)
        if node.second != NO_STEP:
            between = before.state.clone()
            between.apply(node.first)
            plan[int(sense.mark(between))] = int(node.second)
    plan.pop(UNKNOWN, None)
    return plan
