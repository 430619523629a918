"""The peers of ``durbar bench``: random playouts of other Python game libraries.

Every figure is decisions per second of uniformly random play, in this process and on one core;
seconds are the processor's.
A decision is one action applied for a player, forced ones included; chance plies, such as dealing
cards, are not counted. The peers play different games, so a figure says what driving that library
costs, not that one game is quicker than another.
"""

import importlib
import random
import time
from collections.abc import Callable, Mapping
from typing import Any

SEED = 1
_DEALS = 32
_ROLLOUTS_PER_DEAL = 100


Measure = Callable[[float], float]  # from seconds to decisions per second
Tell = Callable[[str, str], None]  # hears a peer's name and why it was not measured


def measure_peers(
    seconds: float, tell: Tell, peers: Mapping[str, Measure] | None = None
) -> dict[str, float | None]:
    """Decisions per second of every peer (of `PEERS`), None for one that is missing or breaks."""
    rows = PEERS if peers is None else peers
    return {name: _measure(name, measure, seconds, tell) for name, measure in rows.items()}


def catanatron(seconds: float = 2.0) -> float:
    """Decisions per second of Catanatron with four random players, from set-up to the end."""
    # Catanatron seeds the module-level generator, and draws from it even when it is imported.
    kept = random.getstate()
    try:
        return rate(_catanatron_game(), seconds)
    finally:
        random.setstate(kept)


def rlcard_gin_rummy(seconds: float = 2.0) -> float:
    """Decisions per second of RLCard's gin rummy, random legal actions through ``env.step``."""
    env = importlib.import_module("rlcard").make("gin-rummy", config={"seed": SEED})
    rng = random.Random(SEED)

    def play(_number: int) -> int:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return rate(play, seconds)


def open_spiel_python(seconds: float = 2.0) -> float:
    """Decisions per second of OpenSpiel's hearts with the loop in Python, dealing included."""
    game = importlib.import_module("pyspiel").load_game("hearts")
    rng = random.Random(SEED)
    return rate(lambda _number: _finish(game.new_initial_state(), rng), seconds)


def open_spiel_rollouts(seconds: float = 2.0) -> float:
    """Decisions per second of OpenSpiel's hearts with whole rollouts inside C++.

    ``RandomRolloutEvaluator`` cannot be called from Python, so a search of one single simulation
    calls it: that evaluates the root, which is `_ROLLOUTS_PER_DEAL` random games to the end. The
    roots are hands already dealt (a search cannot start at a chance node), so dealing is left out
    here, in the peer's favour. C++ does not say how many decisions it took, but from a dealt hand
    every game of hearts has the same number (52 cards played, and 12 passed unless that hand is
    one without passing); it is counted by one game in Python per hand, before the clock starts.
    """
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    rng = random.Random(SEED)
    hands = [_dealt(game, rng) for _ in range(_DEALS)]
    lengths = [_finish(hand.clone(), rng) for hand in hands]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS_PER_DEAL, seed=SEED)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED,
        verbose=False,
    )  # fmt: skip

    def play(number: int) -> int:
        search.mcts_search(hands[number % _DEALS])
        return _ROLLOUTS_PER_DEAL * lengths[number % _DEALS]

    return rate(play, seconds)


PEERS: dict[str, Measure] = {
    "catanatron": catanatron,
    "rlcard gin-rummy": rlcard_gin_rummy,
    "open_spiel hearts (python-driven)": open_spiel_python,
    "open_spiel hearts (c++ rollouts)": open_spiel_rollouts,
}


def _measure(name: str, measure: Measure, seconds: float, tell: Tell) -> float | None:
    try:
        return measure(seconds)
    except Exception as error:
        tell(name, f"{type(error).__name__}: {error}")
        return None


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of `play`, called with 1, 2, ... until so many `seconds` are used."""
    play(0)  # The first game pays for lazy imports and caches.
    decisions = number = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds or not number:
        number += 1
        decisions += play(number)
    return decisions / elapsed


def _catanatron_game() -> Callable[[int], int]:
    """A function that plays one whole game of Catanatron and says how many decisions it took."""
    package = importlib.import_module("catanatron")
    turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def play(number: int) -> int:
        players = [package.RandomPlayer(color) for color in package.Color]
        game = package.Game(players, seed=SEED + number)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def _dealt(game: Any, rng: random.Random) -> Any:
    """A hand of `game` with every chance ply before the first decision sampled."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _sample_chance(state, rng)
    return state


def _finish(state: Any, rng: random.Random) -> int:
    """The number of decisions taken in playing `state` to its end at random."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _sample_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _sample_chance(state: Any, rng: random.Random) -> None:
    """Apply one outcome of the chance node `state`, drawn by its probability."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])
