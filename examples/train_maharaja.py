"""Learns Das Vermächtnis des Maharaja for two against random players, in minutes, with numpy.

An actor and a critic on one hidden layer, trained by policy gradient on whole games from a batch:
the learner has seat 0 in half of the games and seat 1 in the other half, the other seat draws at
random. Run it with `python examples/train_maharaja.py --curve curve.svg`.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import durbar
import durbar.rl
from durbar.rl.envs.batch import Batch

HIDDEN = 128
SEATS = 2
Arrays = dict[str, np.ndarray]


class Network:
    """Observation -> hidden layer -> logits of the actions, and the value of the position."""

    def __init__(self, inputs: int, actions: int, scale: np.ndarray, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.scale = scale
        self.weights: Arrays = {
            "w": rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            "b": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, actions), np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.moments = {
            name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()
        }
        self.steps = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, ...]:
        """The inputs, the hidden layer, the shares of the legal actions, and the values."""
        x = seen.astype(np.float32) * self.scale
        h = np.maximum(x @ self.weights["w"] + self.weights["b"], 0)
        logits = np.where(masks > 0, h @ self.weights["policy"], -1e9)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        return x, h, shares / shares.sum(axis=1, keepdims=True), (h @ self.weights["value"])[:, 0]

    def learn(
        self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, paid: np.ndarray
    ) -> None:
        """One step of Adam on policy gradient, half the squared error of the value, and entropy."""
        x, h, shares, values = self.forward(seen, masks)
        n = len(actions)
        better = paid - values
        gain = (better - better.mean()) / (better.std() + 1e-6)
        chosen = np.zeros_like(shares)
        chosen[np.arange(n), actions] = 1
        logs = np.log(shares + 1e-9)
        entropy = -(shares * logs).sum(axis=1, keepdims=True)
        d_logits = (shares - chosen) * gain[:, None] + 0.01 * shares * (logs + entropy)
        d_value = -0.5 * better[:, None]
        d_h = (d_logits @ self.weights["policy"].T + d_value @ self.weights["value"].T) * (h > 0)
        self._step(
            {"w": x.T @ d_h / n, "b": d_h.mean(axis=0), "policy": h.T @ d_logits / n,
             "value": h.T @ d_value / n}
        )  # fmt: skip

    def _step(self, slopes: Arrays, rate: float = 1e-3) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            unbiased = mean / (1 - 0.9**self.steps)
            self.weights[name] -= (
                rate * unbiased / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            )


def scale_of(batch: Batch) -> np.ndarray:
    """Flags as they are; counts and money brought near them."""
    scale = np.ones(batch.layout.size, np.float32)
    for placed in batch.layout:
        if placed.piece.high > 1:
            scale[placed.begin : placed.end] = 0.05
    return scale


Pick = Callable[[np.ndarray, np.ndarray], np.ndarray]


def play(batch: Batch, pick: Pick, rng: durbar.Rng) -> tuple[Arrays, np.ndarray]:
    """A game on every table: the learner's decisions with what they were paid, and all rewards."""
    batch.reset()
    learner = np.arange(batch.count) % SEATS
    open_ = np.ones(batch.count, bool)
    kept: list[tuple[np.ndarray, ...]] = []
    rewards = np.zeros(batch.count)
    assert batch.observations is not None
    while open_.any():
        actions = batch.sample(rng)
        mine = np.flatnonzero((batch.movers == learner) & open_)
        if len(mine):
            seen, masks = batch.observations[mine].copy(), batch.masks[mine].copy()
            actions[mine] = pick(seen, masks)
            kept.append((mine, seen, masks, actions[mine]))
        batch.step(actions)
        ended = batch.ends & open_
        rewards[ended] = batch.rewards[ended, learner[ended]]
        open_ &= ~batch.ends
    tables, seen, masks, actions = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    episode = {"seen": seen, "masks": masks, "actions": actions, "paid": rewards[tables]}
    return episode, rewards


def train(iterations: int, games: int, seed: int, every: int) -> list[tuple[int, float]]:
    """Returns the curve: how many games were learnt from, and the share of victories then."""
    batch = Batch("maharaja", games, seed=seed, reward="rank", seats=SEATS)
    test = Batch("maharaja", 1000, seed=seed + 1, reward="win", seats=SEATS)
    network = Network(batch.layout.size, batch.config.actions, scale_of(batch), seed)
    chance, rng = np.random.default_rng(seed), durbar.Rng(seed)

    def explore(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        shares = network.forward(seen, masks)[2].cumsum(axis=1)
        drawn = (shares < chance.random((len(seen), 1)) * shares[:, -1:]).sum(axis=1)
        return drawn.astype(np.int64)

    def best(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return network.forward(seen, masks)[2].argmax(axis=1)

    curve = []
    for iteration in range(iterations + 1):
        if iteration % every == 0:
            wins = float(play(test, best, rng)[1].mean())
            curve.append((iteration * games, wins))
            print(f"{iteration * games:7} games: {wins:.1%} of 1,000 games won against random")
        if iteration < iterations:
            episode, _ = play(batch, explore, rng)
            network.learn(episode["seen"], episode["masks"], episode["actions"], episode["paid"])
    return curve


def drawn(curve: list[tuple[int, float]]) -> str:
    """The curve as a picture."""
    most = max(games for games, _ in curve) or 1
    points = [(60 + 500 * games / most, 260 - 220 * share) for games, share in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(
        f'<text x="50" y="{264 - 220 * share:.0f}" text-anchor="end">{share:.0%}</text>'
        f'<line x1="60" x2="560" y1="{260 - 220 * share:.0f}" y2="{260 - 220 * share:.0f}" '
        'stroke="#ccc"/>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" width="600" height="310" '
        'font-family="sans-serif" font-size="12"><rect width="600" height="310" fill="#fff"/>'
        f'{marks}<polyline points="{line}" fill="none" stroke="#2d5f9e" stroke-width="2"/>'
        f'<text x="560" y="285" text-anchor="end">{most:,} games</text>'
        '<text x="60" y="20">Maharaja for two: victories against random</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Maharaja against random players.")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--games", type=int, default=128, help="in one iteration")
    parser.add_argument("--every", type=int, default=4, help="iterations between two tests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve")
    asked = parser.parse_args()
    began = time.perf_counter()
    curve = train(asked.iterations, asked.games, asked.seed, asked.every)
    print(f"{time.perf_counter() - began:.0f} seconds")
    if asked.curve is not None:
        asked.curve.write_text(drawn(curve), "utf-8")


if __name__ == "__main__":
    main()
