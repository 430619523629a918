"""`turns`: searches whole turns and keeps its plan as long as the game follows it."""

import time
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights
from durbar.bots.search.considered import Considered
from durbar.bots.turns.advice import (
    best_nodes,
    bid_told,
    end_of,
    finished,
    first_of,
    tried,
    turn_told,
    way_to,
)
from durbar.bots.turns.beam import ROWS, Beam, Node, after_answers, widen
from durbar.bots.turns.interlude import best_in_interlude, ends_of_interlude
from durbar.bots.turns.sense import NO_STEP, UNKNOWN, TurnSense
from durbar.bots.turns.senses import sense_of
from durbar.core.chance import Rng
from durbar.core.game import Game, View
from durbar.core.state import State
from durbar.core.types import Action, Seat

LOOKED_AT: Final = 6  # first actions for each that is told: many begin the same turn


@dataclass
class Planner(Bot):
    """A plan says for each position that it expects what to do there; what it does not expect,
    such as a card drawn, is planned anew."""

    positions: int = 4000  # judged per plan, where the budget does not say
    seconds: float = 0.0  # per plan, after which it ends all the same; 0: never
    sight: int = 0  # steps that are planned ahead; 0: the whole turn
    breadth: int = 60  # tiles that are looked at anywhere, once the turn has begun
    steps: int = 0  # of a plan that are played before the rest is planned anew; 0: all
    answers: int = 0  # of the best ends of the turn, for how many the others' answers are searched
    turns: int = 1  # of the others, that are foreseen
    caution: float = 0.5  # how much the answers count
    worlds: int = 8  # imagined for each choice of an interlude, such as a festival
    style: Weights = Weights()  # what counts more or less in its eyes
    scale: float = 12.0  # points of lead that make a win likely, where it gives advice

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
        limits = self.limits(budget)
        way = way_to(self.best_end(self.look_ahead(sense, world, *limits), *limits))
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

    def look_ahead(self, sense: TurnSense, world: State, until: float | None, most: int) -> Beam:
        """A search within the budget; the first look at each row is free."""
        beam = Beam(sense, world, self.seat, self.rng, self.sight)
        for row in reversed(range(ROWS)):
            widen(beam, row, 0 if is_late(until) else most)
        return beam

    def best_end(self, beam: Beam, until: float | None, most: int) -> Node:
        """The best end of the turn that was found, by what the others may answer."""
        if not beam.finals:
            return max(
                (node for row in beam.rows for node in row),
                key=lambda node: (node.value, -node.depth),
            )
        best, highest = beam.finals[0], -1e9
        luck = Rng(self.rng.next32())
        for node in beam.finals[: self.answers]:
            if is_late(until):
                break
            share = most // self.answers
            later = after_answers(beam.sense, node, self.seat, luck.clone(), self.turns, share)
            value = node.value + self.caution * (later - node.value)
            if value > highest:
                best, highest = node, value
        return best

    def advise(self, view: View, budget: Budget, most: int) -> tuple[list[Considered], int]:
        """The turn that it would play, and the best that begin with another action."""
        world, sense = self.game.sample(view, self.rng), self.sense(view.options["seats"])
        if sense.is_interlude(world):
            ends = ends_of_interlude(sense, world, self.seat, self.rng, self.worlds)
            found = [bid_told(sense, one, ends[one], self.seat, self.scale) for one in ends]
            best = sorted(found, key=lambda one: one.promise, reverse=True)[:most]
            return best, self.worlds * len(found)
        until, positions = self.limits(budget)
        beam = self.look_ahead(sense, world, until, positions)
        visits, nodes = tried(beam), best_nodes(beam)
        own = self.best_end(beam, until, positions)
        nodes.pop(first_of(sense, own))
        ways = {end_of(sense, own): way_to(own)}  # no two of them end alike
        for node in sorted(nodes.values(), key=lambda node: -node.value)[: LOOKED_AT * most]:
            if len(ways) < most:
                share = 0 if is_late(until) else positions // most
                way = finished(sense, node, self.seat, self.rng, share)
                ways.setdefault(end_of(sense, way[-1]), way)
        order = sorted(ways.values(), key=lambda way: (way[-1] is not own, -way[-1].value))
        told = [turn_told(sense, way, self.seat, visits, self.scale) for way in order]
        return told, int(beam.used)

    def limits(self, budget: Budget) -> tuple[float | None, int]:
        """Until when it may search, and how many positions."""
        return budget.until(self.seconds), budget.simulations or self.positions


def is_late(until: float | None) -> bool:
    return until is not None and time.monotonic() >= until


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
