"""Whole games without people: random ones inside the compiled playout, others between bots."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from durbar.bots.base import Bot, Budget
from durbar.bots.playing import play_game
from durbar.bots.registry import make_bot
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import NOBODY, Action, Seat

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Bout:
    """One finished game."""

    decisions: int
    scores: list[int]
    winners: tuple[Seat, ...]
    turns: list[float]  # what bots took for each turn, in seconds; empty where none was asked


def bouts(game: Game[Any, Any], options: Options, bots: Sequence[str], seed: int) -> Iterator[Bout]:
    """Games without end, the same for the same seed."""
    if all(bot == RANDOM for bot in bots):
        return _random_bouts(game, options, Rng(seed))
    made = (make_bot(bot, game.name) for bot in bots)
    seats = dict(zip(game.deciders(options), made, strict=True))
    return _bot_bouts(game, options, seats, Rng(seed))


def _random_bouts(game: Game[Any, Any], options: Options, rng: Rng) -> Iterator[Bout]:
    out = game.new(options).buffer()
    while True:
        state = game.new(options)
        decisions = state.playout(rng, out)
        yield Bout(int(decisions), state.scores(), game.outcome(state).winners, [])


def _bot_bouts(
    game: Game[Any, Any], options: Options, bots: dict[Seat, Bot], rng: Rng
) -> Iterator[Bout]:
    while True:
        for seat, bot in bots.items():
            bot.begin(game, seat, int(rng.next32()))
        table = _Table(game, game.new(options), bots)
        decisions = play_game(table.state, rng, table.decide)
        winners = game.outcome(table.state).winners
        yield Bout(decisions, table.state.scores(), winners, table.turns)


@dataclass(slots=True)
class _Table:
    """Bots at their game, and how long they take for a turn: what a seat decides until another."""

    game: Game[Any, Any]
    state: State
    bots: dict[Seat, Bot]
    turns: list[float] = field(default_factory=list)
    turn_of: Seat = NOBODY

    def decide(self, seat: Seat) -> Action:
        if seat != self.turn_of:
            self.turns.append(0.0)
            self.turn_of = seat
        began = time.perf_counter()
        action = self.bots[seat].choose(self.game.view(self.state, seat), Budget())
        self.turns[-1] += time.perf_counter() - began
        return action
