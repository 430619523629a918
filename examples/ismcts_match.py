"""A bot of Durbar against OpenSpiel's information-set search: two-seat Maharaja, equal time a move.

OpenSpiel's bot is given what helps it: rollouts inside the compiled engine instead of Python's, and
a tenth more time. Every deal is played twice, with the seats changed.
`python examples/ismcts_match.py --bot master:simulations=1000000 --seconds 0.05 --games 200`
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import durbar
import durbar.rl.openspiel
from durbar.bots.arena.standings import share
from durbar.bots.base import Budget
from durbar.bots.registry import make_bot

IN_ITS_FAVOUR = 1.1


class CompiledRollouts(mcts.Evaluator):
    """Random games to the end, in the engine."""

    def __init__(self, seed: int) -> None:
        self.rng = durbar.Rng(seed)

    def evaluate(self, state: Any) -> list[float]:
        twin = state.clone()
        position = twin.held.position
        position.playout(self.rng, position.buffer())
        return np.array(twin.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Theirs:
    """OpenSpiel's bot, with as many simulations as its time allows."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.seconds = seconds * IN_ITS_FAVOUR
        self.simulations = 100.0
        self.bot = ismcts.ISMCTSBot(
            game, CompiledRollouts(seed), 1.4, 0, random_state=np.random.RandomState(seed)
        )

    def choose(self, state: Any) -> int:
        self.bot._max_simulations = max(10, int(self.simulations))
        began = time.perf_counter()
        action = int(self.bot.step(state))
        passed = time.perf_counter() - began
        if len(state.legal_actions()) > 1:
            self.simulations = self.bot._max_simulations * self.seconds / passed
        return action


def play(
    name: str, seconds: float, deal: int, our_seat: int
) -> tuple[float, dict[str, list[float]]]:
    """Our return, 1 to -1, and the seconds of both players' moves that were a choice."""
    game = pyspiel.load_game("durbar_maharaja(seats=2)")
    state, chance = game.new_initial_state(), durbar.Rng(deal)
    ours, theirs = make_bot(name, "maharaja"), Theirs(game, seconds, deal)
    ours.begin(game.room, our_seat, deal)
    spent: dict[str, list[float]] = {"ours": [], "theirs": []}
    while not state.is_terminal():
        position = state.held.position
        if state.is_chance_node():
            state.apply_action(int(position.chance(chance)) - game.room.seat_actions)
            continue
        began, is_choice = time.perf_counter(), len(state.legal_actions()) > 1
        if state.current_player() == our_seat:
            action = ours.choose(game.room.view(position, our_seat), Budget(seconds=seconds))
        else:
            action = theirs.choose(state)
        if is_choice:
            mine = state.current_player() == our_seat
            spent["ours" if mine else "theirs"].append(time.perf_counter() - began)
        state.apply_action(action)
    return float(state.returns()[our_seat]), spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays against OpenSpiel's ISMCTS.")
    parser.add_argument("--bot", default="master:simulations=1000000")
    parser.add_argument("--seconds", type=float, default=0.05, help="for a move")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    results: list[float] = []
    spent: dict[str, list[float]] = {"ours": [], "theirs": []}
    for number in range(asked.games + asked.games % 2):  # whole deals
        result, times = play(asked.bot, asked.seconds, asked.seed + number // 2, number % 2)
        results.append((1 + result) / 2)
        for who, seconds in times.items():
            spent[who] += seconds
        so_far = sum(results) / len(results)
        print(f"game {number + 1}: {asked.bot} has won {so_far:.1%}", flush=True)
    deals = [sum(two) / 2 for two in zip(results[::2], results[1::2], strict=True)]
    won = share(deals, len(results))  # the two games of a deal are one sample
    print(f"{won.mean:.1%} of {len(results)} games (95 %: {won.low:.1%} to {won.high:.1%})")
    for who, seconds in spent.items():
        print(f"{who}: {1000 * sum(seconds) / len(seconds):.0f} ms a move")


if __name__ == "__main__":
    main()
