"""Simulation: whole games between bots, and the report of their scores, wins and speed.

Games between random bots run inside the compiled playout.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
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
class SimulatedGame:
    """One finished game."""

    decisions: int
    scores: list[int]
    winners: tuple[Seat, ...]
    turns: list[float]  # seconds that bots took for each turn; empty for games between random bots


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """The results of many games, by seat where a field is a list."""

    game: str
    variant: str
    seats: int
    games: int
    decisions: int
    seconds: float  # wall time of all games
    mean: list[float]  # scores
    least: list[int]
    most: list[int]
    wins: list[float]  # a shared win counts as a fraction
    turns: int  # timed ones; 0 for games between random bots
    turn_mean: float  # seconds
    turn_max: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def to_json(self) -> dict[str, Any]:
        """Returns the document of `--json`; `turn_seconds` is present only if turns were timed."""
        document = {
            "game": self.game,
            "variant": self.variant,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "games_per_second": self.games_per_second,
            "scores": {"mean": self.mean, "min": self.least, "max": self.most},
            "wins": self.wins,
        }
        if self.turns:
            document["turn_seconds"] = {"mean": self.turn_mean, "max": self.turn_max}
        return document


def summarize(game: str, options: Options, played: Iterable[SimulatedGame]) -> SimulationReport:
    """Plays the games of an iterator to the end and adds them up."""
    games = decisions = turns = 0
    sums = [0] * options.seats
    least, most = list[int](), list[int]()
    wins = [0.0] * options.seats
    thought = longest = 0.0
    began = time.perf_counter()
    for each in played:
        games += 1
        decisions += each.decisions
        sums = [a + b for a, b in zip(sums, each.scores, strict=True)]
        least = list(map(min, least or each.scores, each.scores))
        most = list(map(max, most or each.scores, each.scores))
        turns += len(each.turns)
        thought += sum(each.turns)
        longest = max(longest, *each.turns, 0.0)
        for seat in each.winners:
            wins[seat] += 1 / len(each.winners)
    seconds = time.perf_counter() - began
    mean = [total / games for total in sums]
    return SimulationReport(
        game, options.variant, options.seats, games, decisions, seconds, mean, least, most, wins,
        turns, thought / turns if turns else 0.0, longest,
    )  # fmt: skip


def simulated_games(
    game: Game[Any, Any], options: Options, bots: Sequence[str], seed: int
) -> Iterator[SimulatedGame]:
    """Returns an endless iterator of games, the same for the same seed."""
    if all(bot == RANDOM for bot in bots):
        return _random_games(game, options, Rng(seed))
    made = (make_bot(bot, game.name) for bot in bots)
    seats = dict(zip(game.deciders(options), made, strict=True))
    return _bot_games(game, options, seats, Rng(seed))


def _random_games(game: Game[Any, Any], options: Options, rng: Rng) -> Iterator[SimulatedGame]:
    out = game.new(options).buffer()
    while True:
        state = game.new(options)
        decisions = state.playout(rng, out)
        yield SimulatedGame(int(decisions), state.scores(), game.outcome(state).winners, [])


def _bot_games(
    game: Game[Any, Any], options: Options, bots: dict[Seat, Bot], rng: Rng
) -> Iterator[SimulatedGame]:
    while True:
        for seat, bot in bots.items():
            bot.begin(game, seat, int(rng.next32()))
        table = _Table(game, game.new(options), bots)
        decisions = play_game(table.state, rng, table.decide)
        winners = game.outcome(table.state).winners
        yield SimulatedGame(decisions, table.state.scores(), winners, table.turns)


@dataclass(slots=True)
class _Table:
    """Bots at their game, and the time of each turn: all decisions of a seat until another's."""

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
