"""A trace of games, one digest per ply: compiled and interpreted print the same.

python -m durbar.testing.trace maharaja --games 2 --seed 1
"""

import argparse
import hashlib
from collections.abc import Iterator
from typing import Any

from durbar.core.chance import Rng
from durbar.core.game import Game, play
from durbar.core.options import Options
from durbar.core.types import CHANCE
from durbar.games.registry import GAMES, game
from durbar.testing.lines import play_line
from durbar.testing.plain import text_of, view_text


def trace(game: Game[Any, Any], options: Options, seed: int) -> Iterator[str]:
    """A random game by digests of all that the hot functions answer."""
    line = play_line(game, options, "uniform", seed)
    state = game.new(options)
    yield f"{game.name} {options.to_json()} seed {seed}"
    for ply, action in enumerate(line.actions):
        weights = state.weights() if state.to_move() == CHANCE else []
        answers = [state.key(), state.legal(), weights, state.scores()]
        for seat in game.deciders(options):
            twin = state.clone()
            twin.resample(seat, Rng(ply))
            answers += [twin.key(), view_text(game, state, seat)]
        answers.append(text_of(play(game, state, action)))
        digest = hashlib.sha256(repr(answers).encode()).hexdigest()[:16]
        yield f"{ply} {line.movers[ply]} {game.text(action)} {digest}"
    yield f"over {state.scores()} {text_of(game.outcome(state))}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m durbar.testing.trace", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1, help="per combination of options")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    room = game(arguments.game)
    for options in room.options.all():
        for n in range(arguments.games):
            for line in trace(room, options, arguments.seed + n):
                print(line)


if __name__ == "__main__":
    main()
