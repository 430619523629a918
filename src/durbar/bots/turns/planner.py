"""`turns`: searches whole turns and keeps its plan as long as the game follows it."""

import time
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights
from durbar.bots.search.stats import ActionStats
from durbar.bots.turns.advice import (
    best_nodes,
    completed,
    end_key,
    first_action,
    interlude_stats,
    path_to,
    positions_after,
    turn_stats,
)
from durbar.bots.turns.beam import ROWS, Beam, Node, expand_row, value_after_replies
from durbar.bots.turns.interlude import best_in_interlude, ends_of_interlude
from durbar.bots.turns.model import NO_ACTION, UNKNOWN, TurnModel
from durbar.bots.turns.models import check_weights, turn_model
from durbar.core.chance import Rng
from durbar.core.game import Game, View
from durbar.core.state import State
from durbar.core.types import Action, Seat

CANDIDATES: Final = 6  # first actions compared per advised turn: many begin the same turn


@dataclass
class Planner(Bot):
    """A beam search over the steps of a turn. The fields are the parameters of its string.

    A plan maps expected positions to actions. In an unexpected position, for example after a card
    was drawn, it plans again.
    """

    positions: int = 4000  # evaluated per plan, unless the budget sets them
    seconds: float = 0.0  # time limit per plan; 0: none
    horizon: int = 0  # steps planned ahead; 0: the whole turn
    tile_candidates: int = 60  # tile placements considered board-wide after the first step
    replan_after: int = 0  # steps of a plan that are played before planning again; 0: all
    reply_candidates: int = 0  # turn ends for which the replies of others are searched
    reply_turns: int = 1  # turns of others in such a reply
    reply_weight: float = 0.5  # share of the value after the replies
    worlds: int = 8  # sampled for each action of an interlude, such as a festival
    weights: Weights = Weights()  # factors for terms of the turn's value
    lead_scale: float = 12.0  # points of lead at which a win is 73 % likely, in advice

    def check(self, game: str) -> None:
        check_weights(game, self.weights)

    def begin(self, game: Game, seat: Seat, seed: int) -> None:  # type: ignore[type-arg]
        super().begin(game, seat, seed)
        self.plan: dict[int, Action] = {}  # by fingerprint of the position
        self.check(game.name)

    def choose(self, view: View, budget: Budget) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self.game.sample(view, self.rng)
        model = self.model(view.options["seats"])
        if model.is_interlude(world):
            return best_in_interlude(model, world, self.seat, self.rng, self.worlds)
        planned = self.plan.get(int(model.fingerprint(world)))
        if planned in view.legal:
            assert planned is not None
            return planned
        limits = self.limits(budget)
        path = path_to(self.best_end(self.look_ahead(model, world, *limits), *limits))
        is_short = self.horizon == 0 or len(path) <= self.horizon
        self.plan = plan_of(model, path[: self.replan_after + 1] if self.replan_after else path)
        if is_short and self.replan_after == 0 and model.can_stop(path[-1].state):
            self.plan[int(path[-1].fingerprint)] = int(model.stop_action(path[-1].state))
        return int(path[1].action) if len(path) > 1 else int(model.stop_action(world))

    def line(self, view: View, budget: Budget) -> list[Action]:
        line = [self.choose(view, budget)]
        model, world = self.model(view.options["seats"]), self.game.sample(view, self.rng)
        world.apply(line[0])
        while (
            int(world.to_move()) == self.seat
            and (fingerprint := int(model.fingerprint(world))) in self.plan
        ):
            line.append(self.plan[fingerprint])
            world.apply(line[-1])
        return line

    def model(self, seats: int) -> TurnModel:
        return turn_model(self.game, seats, self.tile_candidates, self.weights.factors())

    def look_ahead(
        self, model: TurnModel, world: State, deadline: float | None, positions: int
    ) -> Beam:
        """Returns a search within the budget; one expansion per row is free."""
        beam = Beam(model, world, self.seat, self.rng, self.horizon)
        for row in reversed(range(ROWS)):
            expand_row(beam, row, 0 if is_late(deadline) else positions)
        return beam

    def best_end(self, beam: Beam, deadline: float | None, positions: int) -> Node:
        """Returns the best end of the turn, with the replies of others if they are searched."""
        if not beam.ends:
            return max(
                (node for row in beam.rows for node in row),
                key=lambda node: (node.value, -node.depth),
            )
        best, highest = beam.ends[0], -1e9
        chance = Rng(self.rng.next32())
        for node in beam.ends[: self.reply_candidates]:
            if is_late(deadline):
                break
            share = positions // self.reply_candidates
            later = value_after_replies(
                beam.model, node, self.seat, chance.clone(), self.reply_turns, share
            )
            value = node.value + self.reply_weight * (later - node.value)
            if value > highest:
                best, highest = node, value
        return best

    def advise(self, view: View, budget: Budget, most: int) -> tuple[list[ActionStats], int]:
        """Returns the turn that it would play, the best turns with other first actions, and the
        number of evaluated positions."""
        world, model = self.game.sample(view, self.rng), self.model(view.options["seats"])
        if model.is_interlude(world):
            ends = ends_of_interlude(model, world, self.seat, self.rng, self.worlds)
            found = [
                interlude_stats(model, one, ends[one], self.seat, self.lead_scale) for one in ends
            ]
            best = sorted(found, key=lambda one: one.prior_score, reverse=True)[:most]
            return best, self.worlds * len(found)
        deadline, positions = self.limits(budget)
        beam = self.look_ahead(model, world, deadline, positions)
        visits, nodes = positions_after(beam), best_nodes(beam)
        own = self.best_end(beam, deadline, positions)
        nodes.pop(first_action(model, own))
        paths = {end_key(model, own): path_to(own)}  # distinct ends only
        for node in sorted(nodes.values(), key=lambda node: -node.value)[: CANDIDATES * most]:
            if len(paths) < most:
                share = 0 if is_late(deadline) else positions // most
                path = completed(model, node, self.seat, self.rng, share)
                paths.setdefault(end_key(model, path[-1]), path)
        order = sorted(paths.values(), key=lambda path: (path[-1] is not own, -path[-1].value))
        stats = [turn_stats(model, path, self.seat, visits, self.lead_scale) for path in order]
        return stats, int(beam.evaluated)

    def limits(self, budget: Budget) -> tuple[float | None, int]:
        """Returns the deadline and the number of positions of a plan."""
        return budget.deadline(self.seconds), budget.simulations or self.positions


def is_late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


def plan_of(model: TurnModel, path: list[Node]) -> dict[int, Action]:
    """Returns the planned action by the fingerprint of each position on a path."""
    plan: dict[int, Action] = {}
    for before, node in pairwise(path):
        plan[int(before.fingerprint)] = int(node.action)
        if node.second_action != NO_ACTION:
            between = before.state.clone()
            between.apply(node.action)
            plan[int(model.fingerprint(between))] = int(node.second_action)
    plan.pop(UNKNOWN, None)
    return plan
