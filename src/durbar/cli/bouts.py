"""Whole games without people: random ones inside the compiled playout, others between bots."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from durbar.bots.base import Bot, Budget
from durbar.bots.registry import make_bot
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.types import CHANCE, NOBODY, Seat

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
    seats = dict(zip(game.deciders(options), map(make_bot, bots), strict=True))
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
    budget = Budget()
    while True:
        for seat, bot in bots.items():
            bot.begin(game, seat, int(rng.next32()))
        state, decisions = game.new(options), 0
        turns, turn_of = list[float](), NOBODY
        while (mover := int(state.to_move())) != NOBODY:
            if mover == CHANCE:
                state.apply(state.chance(rng))
                continue
            if mover != turn_of:  # a turn: all that a seat decides until another one does
                turns.append(0)
                turn_of = mover
            began = time.perf_counter()
            state.apply(bots[mover].choose(game.view(state, mover), budget))
            turns[-1] += time.perf_counter() - began
            decisions += 1
        yield Bout(decisions, state.scores(), game.outcome(state).winners, turns)
