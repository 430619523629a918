"""Lines: whole games played by policies, random and adversarial, without a look at the rules."""

import random
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias, TypeVar

from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.record import Record, entry_of
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action

T = TypeVar("T")

NUMPY: Final[Any] = import_module("numpy") if find_spec("numpy") else None
PLIES_AT_MOST: Final = 20_000  # a game that is longer does not end
LOOKED_AT: Final = 8  # actions that a policy tries, of a long list


@dataclass(slots=True)
class PlayedLine:
    """One game from the first chance ply to the end, and its keys, played without a sink."""

    game: Game[Any, Any]
    options: Options
    policy: str
    seed: int
    actions: list[Action] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    keys: list[Hashable] = field(default_factory=list)  # after each ply; the first is before all
    is_over: bool = False

    def record(self, plies: int | None = None) -> Record:
        plays = zip(self.movers[:plies], self.actions[:plies], strict=True)
        return Record(
            self.game.name,
            self.game.rules_version,
            self.game.edition.digest,
            self.options.to_json(),
            entries=tuple(entry_of(mover, self.game.text(action)) for mover, action in plays),
        )


Policy: TypeAlias = Callable[[Game[Any, Any], State, Rng, Counter[str]], Action]


def uniform(game: Game[Any, Any], state: State, rng: Rng, played: Counter[str]) -> Action:
    """Everybody and chance as `playout` does it."""
    if state.to_move() == CHANCE:
        return int(state.chance(rng))
    return int(state.random_action(rng, state.buffer()))


def lowest(game: Game[Any, Any], state: State, rng: Rng, played: Counter[str]) -> Action:
    """Always the first row, chance too."""
    return state.legal()[0]


def highest(game: Game[Any, Any], state: State, rng: Rng, played: Counter[str]) -> Action:
    """Always the last row, chance too."""
    return state.legal()[-1]


def rarest(game: Game[Any, Any], state: State, rng: Rng, played: Counter[str]) -> Action:
    """The verb that was played least so far: it looks into the corners."""
    if state.to_move() == CHANCE:
        return int(state.chance(rng))
    legal = state.legal()
    least = min(played[verb_of(game, action)] for action in legal)
    few = [action for action in legal if played[verb_of(game, action)] == least]
    return few[rng.below(len(few))]


def stalling(game: Game[Any, Any], state: State, rng: Rng, played: Counter[str]) -> Action:
    """Keeps the move as long as it can: turns and games must end all the same."""
    mover = state.to_move()
    if mover == CHANCE:
        return int(state.chance(rng))
    actions = some(state.legal(), LOOKED_AT, rng)
    for action in actions:
        after = state.clone()
        after.apply(action)
        if after.to_move() == mover:
            return action
    return actions[0]


POLICIES: Final[dict[str, Policy]] = {
    "uniform": uniform,
    "lowest": lowest,
    "highest": highest,
    "rarest": rarest,
    "stalling": stalling,
}


def play_line(
    game: Game[Any, Any],
    options: Options,
    policy: str = "uniform",
    seed: int = 0,
    between: Callable[[], None] = lambda: None,
) -> PlayedLine:
    """Plays a game to its end, or to PLIES_AT_MOST; `between` is called before every step."""
    line = PlayedLine(game, options, policy, seed)
    state, rng, played = game.new(options), Rng(seed), Counter[str]()
    line.keys.append(state.key())
    while (mover := int(state.to_move())) != NOBODY and len(line.actions) < PLIES_AT_MOST:
        between()
        action = POLICIES[policy](game, state, rng, played)
        played[verb_of(game, action)] += 1
        line.actions.append(action)
        line.movers.append(mover)
        state.apply(action)
        line.keys.append(state.key())
    line.is_over = mover == NOBODY
    return line


def verb_of(game: Game[Any, Any], action: Action) -> str:
    return type(game.ACTIONS[action]).__name__


def some(rows: list[T], most: int, rng: Rng) -> list[T]:
    """At most so many of the rows, drawn without repetition."""
    rows = list(rows)
    for n in range(min(most, len(rows))):
        other = n + int(rng.below(len(rows) - n))
        rows[n], rows[other] = rows[other], rows[n]
    return rows[:most]


def stir() -> None:
    """Disturbs the global generators: nobody may depend on them."""
    random.seed(random.randrange(2**32) + 1)
    if NUMPY is not None:
        NUMPY.random.seed(random.randrange(2**32))
