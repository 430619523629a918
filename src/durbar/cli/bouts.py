"""Whole games without people: random ones inside the compiled playout, others between bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from durbar.bots.base import Bot, Budget
from durbar.bots.play import play_out
from durbar.bots.registry import make_bot
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import Action, Seat

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Bout:
    """One finished game."""

    decisions: int
    scores: list[int]
    winners: tuple[Seat, ...]


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
        yield Bout(int(decisions), state.scores(), game.outcome(state).winners)


def _bot_bouts(
    game: Game[Any, Any], options: Options, bots: dict[Seat, Bot], rng: Rng
) -> Iterator[Bout]:
    while True:
        for seat, bot in bots.items():
            bot.begin(game, seat, int(rng.next32()))
        state = game.new(options)
        decisions = play_out(state, rng, partial(_decide, game, state, bots))
        yield Bout(decisions, state.scores(), game.outcome(state).winners)


def _decide(game: Game[Any, Any], state: State, bots: dict[Seat, Bot], seat: Seat) -> Action:
    return bots[seat].choose(game.view(state, seat), Budget())
