"""One game of the arena, and what it tells."""

import time
from dataclasses import dataclass, field
from typing import Any

from durbar.bots.arena.plan import Pairing, Plan
from durbar.bots.base import Bot, Budget
from durbar.bots.play import play_out
from durbar.bots.registry import make_bot
from durbar.core.chance import Rng
from durbar.core.errors import IllegalAction
from durbar.core.events import Event, PointsScored
from durbar.core.game import Game, WhyNot, name_of
from durbar.core.types import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one bot in one game."""

    bot: int  # its place in the plan
    seat: Seat
    points: int
    won: float  # 1, or its share of a shared victory
    margin: int  # its points less those of the best other seat
    sources: dict[str, int]  # points by the kind of what brought them
    moves: int
    seconds: float  # of thinking, all moves
    slowest: float  # move


@dataclass(frozen=True, slots=True)
class Bout:
    """A finished game of the arena."""

    pairing: Pairing
    results: tuple[Result, ...]


@dataclass(slots=True)
class Player:
    """A bot at the table, with a clock."""

    bot: Bot
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    sources: dict[str, int] = field(default_factory=dict)

    def choose(self, view: Any) -> int:
        began = time.perf_counter()
        action = self.bot.choose(view, Budget())
        passed = time.perf_counter() - began
        self.moves += 1
        self.seconds += passed
        self.slowest = max(self.slowest, passed)
        return action


def play_bout(game: Game[Any, Any], plan: Plan, pairing: Pairing) -> Bout:
    """Plays one game; the same plan and pairing bring the same game, wherever it is played."""
    options = game.options.of(plan.options)
    players = {
        seat: Player(make_bot(plan.bots[bot], plan.game))
        for seat, bot in zip(plan.deciders, pairing.bots, strict=True)
    }
    for seat, player in players.items():
        player.bot.begin(game, seat, plan.bot_seed(pairing, seat))
    state = game.new(options)
    events: list[Event] = []
    state.sink = events

    def decide(seat: Seat) -> int:
        view = game.view(state, seat)
        action = players[seat].choose(view)
        if action not in view.legal:
            why = game.why_not(state, seat, action) or WhyNot("no-such-action")
            raise IllegalAction(name_of(game, action), why)
        return action

    play_out(state, Rng(plan.chance_seed(pairing)), decide)
    for event in events:
        if isinstance(event, PointsScored) and event.seat in players:
            _add_sources(players[event.seat].sources, event)
    scores, winners = state.scores(), game.outcome(state).winners
    return Bout(
        pairing,
        tuple(
            Result(
                bot, seat, scores[seat], (seat in winners) / len(winners),
                scores[seat] - max(scores[:seat] + scores[seat + 1 :]),
                players[seat].sources, players[seat].moves, players[seat].seconds,
                players[seat].slowest,
            )
            for seat, bot in zip(plan.deciders, pairing.bots, strict=True)
        ),
    )  # fmt: skip


def _add_sources(sources: dict[str, int], event: PointsScored) -> None:
    told = [(part.kind, part.points) for part in event.parts] or [(event.because, event.points)]
    for kind, points in told:
        sources[kind] = sources.get(kind, 0) + points
