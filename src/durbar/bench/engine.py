"""The speed of a room: whole random games, and single calls on positions of its games."""

import time
from dataclasses import asdict, dataclass
from typing import Any

from durbar.bench import loops
from durbar.bench.positions import measured_positions
from durbar.bench.timing import SEED, nanoseconds
from durbar.bots.base import Budget
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.tree import TO_THE_END
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.types import CHANCE


@dataclass(frozen=True, slots=True)
class Speed:
    """The figures of one room, in the plain game with its usual number of seats.

    A legal list holds everything a decision offers. If a room splits an action into two choices, it
    is the list of the first choice together with the lists of all second choices;
    `with_one_follow_up` counts the first list and one of the others.
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
        """Leaves out `apply_ns`, which is only the difference of two loops."""
        figures = asdict(self)
        del figures["apply_ns"]
        if self.legal_lists_with_one_follow_up_per_second is None:
            del figures["legal_lists_with_one_follow_up_per_second"]
        return figures


def speed_of(room: Game[Any, Any], seconds: float, instructions: int | None) -> Speed:
    options = room.options.parse(None, "")
    rng, out = Rng(SEED), room.new(options).buffer()
    games, decisions = _playouts(room, options, seconds)
    decisions_at = measured_positions(room)
    first = [position for position, *_ in decisions_at]
    later = [state for _, *follow_ups in decisions_at for state in follow_ups]
    actions = [int(state.random_action(rng, out)) for state in first]
    clone = nanoseconds(lambda n: loops.clones(first, n), seconds) / len(first)
    played = nanoseconds(lambda n: loops.clones_played(first, actions, n), seconds) / len(first)
    lists = nanoseconds(lambda n: loops.legal_lists(first, out, n), seconds) / len(first)
    resample = nanoseconds(lambda n: loops.resamples(first, 0, rng, n), seconds) / len(first)
    with_one = None
    if later:
        follow = nanoseconds(lambda n: loops.legal_lists(later, out, n), seconds) / len(later)
        with_one = 1e9 / (lists + follow)
        lists += follow * len(later) / len(first)
    return Speed(
        options.seats, games, decisions, clone, played - clone, resample,
        1e9 / lists, with_one, search_rate(room, options, seconds), instructions,
    )  # fmt: skip


def search_rate(room: Game[Any, Any], options: Options, seconds: float) -> float:
    """Returns the iterations per second of a plain search from the first decision.

    An iteration clones, resamples, descends, plays a random game to its end, and backs up.
    """
    rng, root = Rng(SEED), room.new(options)
    while root.to_move() == CHANCE:
        root.apply(root.chance(rng))
    plain = Searcher(use_priors=0, rollout_depth=TO_THE_END, rollout_candidates=1)
    plain.begin(room, int(root.to_move()), SEED)
    view = room.view(root, plain.seat)

    def loop(rounds: int) -> None:
        plain.look_ahead(view, Budget(simulations=rounds))

    return 1e9 / nanoseconds(loop, seconds)


def _playouts(room: Game[Any, Any], options: Options, seconds: float) -> tuple[float, float]:
    """Returns games and decisions per second; a game includes its set-up and all deals."""
    out, rng = room.new(options).buffer(), Rng(SEED)
    games = decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds or not games:
        decisions += int(room.new(options).playout(rng, out))
        games += 1
    return games / passed, decisions / passed
