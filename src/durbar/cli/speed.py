"""How fast a room is: whole random games, and single calls on its yardstick positions.

Seconds are those of the processor, so that a busy machine does not make an engine slow.
"""

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

SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Speed:
    """The figures of one room, in the plain game with its usual number of seats.

    A legal list is all that a decision offers. Where a room splits an action into two choices it is
    the list of the first and the lists after all its choices that ask for a second, together;
    `with_one_follow_up` counts the first and one of them.
    """

    seats: int
    games_per_second: float
    decisions_per_second: float
    clone_ns: float
    apply_ns: float
    resample_ns: float
    legal_lists_per_second: float
    legal_lists_with_one_follow_up_per_second: float | None
    search_iterations_per_second: float
    instructions_per_game: int | None

    def to_json(self) -> dict[str, Any]:
        """Without `apply_ns`: it is the difference of two loops and told to people only."""
        told = asdict(self)
        del told["apply_ns"]
        if self.legal_lists_with_one_follow_up_per_second is None:
            del told["legal_lists_with_one_follow_up_per_second"]
        return told


def speed_of(room: Game[Any, Any], seconds: float, instructions: int | None) -> Speed:
    options = room.options.parse(None, "")
    rng, out = Rng(SEED), room.new(options).buffer()
    games, decisions = _playouts(room, options, seconds)
    choices = room.yardstick()
    first: list[State] = [choice[0] for choice in choices]
    later: list[State] = [state for choice in choices for state in choice[1:]]
    actions = [int(state.random_action(rng, out)) for state in first]
    clone = nanoseconds(lambda n: measure.clones(first, n), seconds) / len(first)
    played = nanoseconds(lambda n: measure.clones_played(first, actions, n), seconds) / len(first)
    lists = nanoseconds(lambda n: measure.legal_lists(first, out, n), seconds) / len(first)
    resample = nanoseconds(lambda n: measure.resamples(first, 0, rng, n), seconds) / len(first)
    with_one = None
    if later:
        follow = nanoseconds(lambda n: measure.legal_lists(later, out, n), seconds) / len(later)
        with_one = 1e9 / (lists + follow)
        lists += follow * len(later) / len(first)
    return Speed(
        options.seats, games, decisions, clone, played - clone, resample,
        1e9 / lists, with_one, search_rate(room, options, seconds), instructions,
    )  # fmt: skip


def search_rate(room: Game[Any, Any], options: Options, seconds: float) -> float:
    """Iterations per second of a plain search from the first decision: clone, resample, descent,
    random game to the end, back-up."""
    rng, root = Rng(SEED), room.new(options)
    while root.to_move() == CHANCE:
        root.apply(root.chance(rng))
    plain = Searcher(use_priors=0, rollout_depth=TO_THE_END, rollout_candidates=1)
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
    """What one round costs of the processor, in a loop that runs at least half of that time."""
    rounds = 1
    while True:
        began = time.process_time_ns()
        loop(rounds)
        passed = time.process_time_ns() - began
        if passed >= seconds * 5e8:
            return passed / rounds
        rounds *= 2


def _playouts(room: Game[Any, Any], options: Options, seconds: float) -> tuple[float, float]:
    """Games and decisions per second: new(), all deals and all decisions to the end."""
    out, rng = room.new(options).buffer(), Rng(SEED)
    games = decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds or not games:
        decisions += int(room.new(options).playout(rng, out))
        games += 1
    return games / passed, decisions / passed
