"""How fast a room is: whole random games, and single calls in the middle of them."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from durbar.bots.base import Budget
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.tree import TO_THE_END
from durbar.core import measure
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import CHANCE

POSITIONS: Final = 64  # the middles of so many games
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Speed:
    """The figures of one room, in the plain game with its usual number of seats."""

    seats: int
    games_per_second: float
    decisions_per_second: float
    clone_ns: float
    apply_ns: float
    resample_ns: float
    legal_lists_per_second: float
    search_iterations_per_second: float
    instructions_per_game: int | None

    def to_json(self) -> dict[str, Any]:
        """Without `apply_ns`: it is the difference of two loops and told to people only."""
        return {name: figure for name, figure in asdict(self).items() if name != "apply_ns"}


def speed_of(room: Game[Any, Any], seconds: float, instructions: int | None) -> Speed:
    options = room.options.parse(None, "")
    rng, out = Rng(SEED), room.new(options).buffer()
    games, decisions = _playouts(room, options, seconds)
    positions = [_middle(room, options, rng) for _ in range(POSITIONS)]
    actions = [int(position.random_action(rng, out)) for position in positions]
    clone = _each(lambda n: measure.clones(positions, n), seconds)
    played = _each(lambda n: measure.clones_played(positions, actions, n), seconds)
    legal = _each(lambda n: measure.legal_lists(positions, out, n), seconds)
    resample = _each(lambda n: measure.resamples(positions, 0, rng, n), seconds)
    return Speed(
        options.seats, games, decisions, clone, played - clone, resample, 1e9 / legal,
        search_rate(room, options, seconds), instructions,
    )  # fmt: skip


def search_rate(room: Game[Any, Any], options: Options, seconds: float) -> float:
    """Iterations per second of a plain search from the first decision: clone, resample, descent,
    random game to the end, back-up."""
    rng, root = Rng(SEED), room.new(options)
    while root.to_move() == CHANCE:
        root.apply(root.chance(rng))
    plain = Searcher(priors=0, plies=TO_THE_END, tries=1)
    plain.begin(room, int(root.to_move()), SEED)
    view = room.view(root, plain.seat)
    return 1e9 / nanoseconds(lambda n: plain.look_ahead(view, Budget(simulations=n)), seconds)


def calibration(seconds: float) -> float:
    """The yardstick of the machine: nanoseconds for an addition in an interpreted loop."""

    def loop(rounds: int) -> None:
        total = 0
        for number in range(1000 * rounds):
            total += number & 1

    return nanoseconds(loop, seconds) / 1000


def nanoseconds(loop: Callable[[int], object], seconds: float) -> float:
    """What one round costs, in a loop that runs at least half of that time."""
    rounds = 1
    while True:
        began = time.perf_counter_ns()
        loop(rounds)
        passed = time.perf_counter_ns() - began
        if passed >= seconds * 5e8:
            return passed / rounds
        rounds *= 2


def _each(loop: Callable[[int], object], seconds: float) -> float:
    return nanoseconds(loop, seconds) / POSITIONS


def _playouts(room: Game[Any, Any], options: Options, seconds: float) -> tuple[float, float]:
    """Games and decisions per second: new(), all deals and all decisions to the end."""
    out, rng = room.new(options).buffer(), Rng(SEED)
    games = decisions = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not games:
        decisions += int(room.new(options).playout(rng, out))
        games += 1
    return games / passed, decisions / passed


def _middle(room: Game[Any, Any], options: Options, rng: Rng) -> State:
    """A position in the middle of a random game: the decision after half of its decisions."""
    out, again = room.new(options).buffer(), rng.clone()
    left = int(room.new(options).playout(rng, out)) // 2
    state: State = room.new(options)
    while left or state.to_move() == CHANCE:
        if state.to_move() == CHANCE:
            state.apply(state.chance(again))
        else:
            state.apply(state.random_action(again, out))
            left -= 1
    return state
