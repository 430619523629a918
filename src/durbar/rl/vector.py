"""Compiled stepping of many games at once: actions in; masks, rewards and ends out.

Chance and automata move within a step. numpy reads the buffers without copying them.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from durbar.core.chance import Rng
from durbar.core.rewards import rank_reward, win_reward
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY
from durbar.rl.buffers import bytes_of, floats_of, numbers_of
from durbar.rl.writer import Encoder, Writer, new_writer

# Kinds of reward; `durbar.rl.rewards` names them
RANK: Final = 0  # at the end: 1 for the first place, -1 for the last, evenly between; ties share
WIN: Final = 1  # at the end: 1, or a share of a shared victory
MARGIN: Final = 2  # at the end: points more than the best other seat
POINTS: Final = 3  # at once: points scored since the last step

RESET: Final = -1  # instead of an action: starts a new game


@final
class Slot:
    """One of the games, with its random generator and the legal actions of the seat to move."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state: State = state
        self.rng: Rng = rng
        self.legal: vec[i64] = state.buffer()
        self.legal_count: i64 = 0
        self.mover: i64 = NOBODY
        self.is_dirty: bool = False  # its row of rewards or ends is not all zero


@final
class GameVector:
    """Games of the same options, one for each random generator.

    With `auto_reset` a finished game restarts within the step that ended it; otherwise it waits for
    `reset`.
    """

    def __init__(
        self, initial: State, rngs: list[Rng], seats: i64, actions: i64, reward: i64,
        auto_reset: bool, encoder: Encoder | None, size: i64,
    ) -> None:  # fmt: skip
        self.initial: State = initial  # before the first chance ply
        self.slots: list[Slot] = [Slot(initial, rng) for rng in rngs]
        self.count: i64 = len(rngs)
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.reward: i64 = reward
        self.auto_reset: bool = auto_reset
        self.encoder: Encoder | None = encoder
        self.encodes: bool = encoder is not None
        self.size: i64 = size  # of an observation
        self.masks: vec[u8] = bytes_of(self.count * actions)  # by game and action
        self.movers: vec[i64] = numbers_of(self.count)  # by game: the seat that decides, or NOBODY
        self.ends: vec[u8] = bytes_of(self.count)  # by game: 1 if its last step ended it
        self.rewards: vec[float] = floats_of(self.count * seats)  # by game and seat: of that step
        self.scores: vec[i64] = numbers_of(self.count * seats)  # by game and seat: to compare with
        self.sampled: vec[i64] = numbers_of(self.count)  # by game: the action that `sample` drew
        self.writer: Writer = new_writer(self.count * size if encoder is not None else 0)

    def reseed(self, n: i64, rng: Rng) -> None:
        """Replaces the random generator of a game."""
        self.slots[n].rng = rng

    def reset(self, n: i64) -> None:
        """Starts a new game and plays up to its first decision."""
        self.advance(self.slots[n], n, RESET)

    def step(self, actions: bytes) -> None:
        """Plays one action per game, given as 64-bit integers.

        Raises ValueError if any of them is illegal; then no game has changed.
        """
        if len(actions) != 8 * self.count:
            raise ValueError(f"{self.count} actions are due, in 8 bytes each")
        n: i64 = 0
        while n < self.count:
            self.check(n, read_i64_le(actions, 8 * n))
            n += 1
        n = 0
        for slot in self.slots:
            self.advance(slot, n, read_i64_le(actions, 8 * n))
            n += 1

    def check(self, n: i64, action: i64) -> None:
        """Raises ValueError if the mask of the game does not allow the action."""
        if action < 0 or action >= self.actions or self.masks[n * self.actions + action] == 0:
            raise ValueError(f"action {action} is not legal in game {n}")

    def move(self, n: i64, action: i64) -> None:
        """Plays a legal action in one game."""
        self.advance(self.slots[n], n, action)

    def sample(self, rng: Rng) -> None:
        """Draws a legal action for every game into `sampled`."""
        n: i64 = 0
        for slot in self.slots:
            self.sampled[n] = slot.legal[rng.below(slot.legal_count)]
            n += 1

    def choose(self, n: i64, rng: Rng) -> i64:
        """Returns a random legal action of a game: the choice of the bot `random`."""
        slot = self.slots[n]
        return slot.legal[rng.below(slot.legal_count)]

    def advance(self, slot: Slot, n: i64, action: i64) -> None:
        """Plays a legal action, or RESET, and updates mask, mover, rewards and end of the game.

        One function on purpose: with calls and attribute access a step would take 50 % longer.
        """
        masks = self.masks
        legal = slot.legal
        row = n * self.actions
        legal_count = slot.legal_count
        i: i64 = 0
        while i < legal_count:
            masks[row + legal[i]] = 0
            i += 1
        if slot.is_dirty:
            self._clear(slot, n)
        state = slot.state
        if action == RESET:
            state = self._start(slot, n)
        else:
            state.apply(action)
            mover = state.to_move()
            while mover == CHANCE:
                state.apply(state.chance(slot.rng))
                mover = state.to_move()
            if mover != slot.mover:
                slot.mover = mover
                self.movers[n] = mover
            if self.reward == POINTS:
                self._pay_points(slot, n)
            if mover == NOBODY:
                state = self._end(slot, n)
        legal_count = state.legal_into(legal)
        i = 0
        while i < legal_count:
            masks[row + legal[i]] = 1
            i += 1
        slot.legal_count = legal_count
        if self.encodes:
            self._encode(slot, n)

    def _end(self, slot: Slot, n: i64) -> State:
        """Writes the final rewards; starts the next game with `auto_reset`."""
        self.ends[n] = 1
        slot.is_dirty = True
        if self.reward != POINTS:
            self._pay_end(slot, n)
        return self._start(slot, n) if self.auto_reset else slot.state

    def _start(self, slot: Slot, n: i64) -> State:
        """Starts a new game and plays up to its first decision."""
        slot.state = begin(self.initial, slot.rng)
        slot.mover = slot.state.to_move()
        self.movers[n] = slot.mover
        if self.reward == POINTS:
            at = n * self.seats
            for points in slot.state.scores():
                self.scores[at] = points
                at += 1
        return slot.state

    def _encode(self, slot: Slot, n: i64) -> None:
        encoder = self.encoder
        if encoder is not None and slot.mover >= 0:
            self.writer.at = n * self.size
            encoder.encode(slot.state, slot.mover, self.writer)

    def _clear(self, slot: Slot, n: i64) -> None:
        self.ends[n] = 0
        at = n * self.seats
        until = at + self.seats
        while at < until:
            self.rewards[at] = 0.0
            at += 1
        slot.is_dirty = False

    def _pay_points(self, slot: Slot, n: i64) -> None:
        at = n * self.seats
        for points in slot.state.scores():
            now: i64 = points
            if now != self.scores[at]:
                self.rewards[at] = float(now - self.scores[at])
                self.scores[at] = now
                slot.is_dirty = True
            at += 1

    def _pay_end(self, slot: Slot, n: i64) -> None:
        at = n * self.seats
        for points in slot.state.scores() if self.reward == MARGIN else slot.state.standing():
            self.scores[at] = points
            at += 1
        if self.reward == MARGIN:
            self._pay_margins(n)
        else:
            self._pay_places(n)

    def _pay_places(self, n: i64) -> None:
        """Tied seats share the rewards of their places."""
        scores = self.scores
        first = n * self.seats
        until = first + self.seats
        one = first
        while one < until:
            better: i64 = 0
            equal: i64 = 0  # the seat itself included
            other = first
            while other < until:
                if scores[other] > scores[one]:
                    better += 1
                elif scores[other] == scores[one]:
                    equal += 1
                other += 1
            if self.reward == RANK:
                self.rewards[one] = rank_reward(better, equal, self.seats)
            else:
                self.rewards[one] = win_reward(better, equal)
            one += 1

    def _pay_margins(self, n: i64) -> None:
        first = n * self.seats
        until = first + self.seats
        one = first
        while one < until:
            best: i64 = -1000000
            other = first
            while other < until:
                if other != one and self.scores[other] > best:
                    best = self.scores[other]
                other += 1
            self.rewards[one] = float(self.scores[one] - best)
            one += 1


def begin(initial: State, rng: Rng) -> State:
    """Returns a new game at its first decision."""
    state = initial.clone()
    while state.to_move() == CHANCE:
        state.apply(state.chance(rng))
    return state
