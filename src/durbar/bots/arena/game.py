"""One game of the arena and its results."""

import time
from dataclasses import dataclass, field
from typing import Any

from durbar.bots.arena.plan import ArenaPlan, Pairing
from durbar.bots.base import Bot, Budget
from durbar.bots.playing import play_game
from durbar.bots.registry import make_bot
from durbar.core.chance import Rng
from durbar.core.errors import IllegalAction
from durbar.core.events import Event, PointsScored
from durbar.core.game import Game, WhyNot, name_of
from durbar.core.types import Seat


@dataclass(frozen=True, slots=True)
class BotResult:
    """The result of one bot in one game."""

    bot: int  # its index in the plan
    seat: Seat
    points: int
    won: float  # 1, or its share of a shared victory
    margin: int  # its points minus those of the best other seat
    sources: dict[str, int]  # points by kind
    moves: int
    seconds: float  # of thinking, all moves
    slowest: float  # move, in seconds


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """A finished game of the arena."""

    pairing: Pairing
    results: tuple[BotResult, ...]


@dataclass(slots=True)
class TimedBot:
    """A bot with a clock."""

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


def play_pairing(game: Game[Any, Any], plan: ArenaPlan, pairing: Pairing) -> ArenaGame:
    """Plays one game. The same plan and pairing give the same game in any process."""
    options = game.options.of(plan.options)
    players = {
        seat: TimedBot(make_bot(plan.bots[bot], plan.game))
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

    play_game(state, Rng(plan.chance_seed(pairing)), decide)
    for event in events:
        if isinstance(event, PointsScored) and event.seat in players:
            _add_sources(players[event.seat].sources, event)
    scores, outcome = state.scores(), game.outcome(state)
    return ArenaGame(
        pairing,
        tuple(
            BotResult(
                bot, seat, scores[seat], outcome.win_share(seat),
                scores[seat] - max(scores[:seat] + scores[seat + 1 :]),
                players[seat].sources, players[seat].moves, players[seat].seconds,
                players[seat].slowest,
            )
            for seat, bot in zip(plan.deciders, pairing.bots, strict=True)
        ),
    )  # fmt: skip


def _add_sources(sources: dict[str, int], event: PointsScored) -> None:
    parts = [(part.kind, part.points) for part in event.parts] or [(event.because, event.points)]
    for kind, points in parts:
        sources[kind] = sources.get(kind, 0) + points
