"""Games side by side: actions in; menus, masks, rewards and ends out. The compiled loop.

Chance and automata move inside a step. The buffers are vecs that numpy reads without copying.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from durbar.core.chance import Rng
from durbar.core.rewards import rank_reward, win_reward
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY
from durbar.rl.pen import Encoder, Pen

# What is paid, and when; `durbar.rl.rewards` has the names
RANK: Final = 0  # at the end: 1 for the first place, -1 for the last, evenly between; ties share
WIN: Final = 1  # at the end: 1, or a share of a shared victory
MARGIN: Final = 2  # at the end: points more than the best other seat
POINTS: Final = 3  # at once: points scored since the last step

DEAL: Final = -1  # in place of an action: a new game


@final
class Place:
    """One of the games, with its stream of chance and the menu of the seat to move."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state: State = state
        self.rng: Rng = rng
        self.menu: vec[i64] = state.buffer()
        self.choices: i64 = 0
        self.mover: i64 = NOBODY
        self.is_told: bool = False  # its row of rewards or ends is not all zero


@final
class Tables:
    """As many games as there are generators, all of one form.

    A game that ends is dealt anew in the same step where `goes_on`; else it waits for `deal`.
    """

    def __init__(
        self, fresh: State, rngs: list[Rng], seats: i64, actions: i64, reward: i64,
        goes_on: bool, encoder: Encoder | None, size: i64,
    ) -> None:  # fmt: skip
        self.fresh: State = fresh  # before the first chance ply
        self.places: list[Place] = [Place(fresh, rng) for rng in rngs]
        self.count: i64 = len(rngs)
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.reward: i64 = reward
        self.goes_on: bool = goes_on
        self.encoder: Encoder | None = encoder
        self.encodes: bool = encoder is not None
        self.size: i64 = size  # of an observation
        self.masks: vec[u8] = _bytes(self.count * actions)  # by game and action
        self.movers: vec[i64] = _numbers(self.count)  # by game: the seat that decides, or NOBODY
        self.ends: vec[u8] = _bytes(self.count)  # by game: 1 if its last step ended it
        self.rewards: vec[float] = _floats(self.count * seats)  # by game and seat: of that step
        self.scores: vec[i64] = _numbers(self.count * seats)  # by game and seat: to compare with
        self.picks: vec[i64] = _numbers(self.count)  # by game: what `sample` drew
        self.pen: Pen = Pen(shorts(self.count * size if encoder is not None else 0))

    def reseed(self, n: i64, rng: Rng) -> None:
        """The chance of a game from its next deal on."""
        self.places[n].rng = rng

    def deal(self, n: i64) -> None:
        """Begins the game anew, up to its first decision."""
        self._play(self.places[n], n, DEAL)

    def step(self, actions: bytes) -> None:
        """One action per game, as 64-bit numbers; nothing is played if one of them is illegal."""
        if len(actions) != 8 * self.count:
            raise ValueError(f"{self.count} actions are due, in 8 bytes each")
        n: i64 = 0
        while n < self.count:
            self.check(n, read_i64_le(actions, 8 * n))
            n += 1
        n = 0
        for place in self.places:
            self._play(place, n, read_i64_le(actions, 8 * n))
            n += 1

    def check(self, n: i64, action: i64) -> None:
        """Refuses what the mask of the game does not allow."""
        if action < 0 or action >= self.actions or self.masks[n * self.actions + action] == 0:
            raise ValueError(f"action {action} is not legal in game {n}")

    def move(self, n: i64, action: i64) -> None:
        """One legal action in one game."""
        self._play(self.places[n], n, action)

    def sample(self, rng: Rng) -> None:
        """Draws a legal action for every game."""
        n: i64 = 0
        for place in self.places:
            self.picks[n] = place.menu[rng.below(place.choices)]
            n += 1

    def choose(self, n: i64, rng: Rng) -> i64:
        """A legal action of the game, each equally likely: what the bot `random` would play."""
        place = self.places[n]
        return place.menu[rng.below(place.choices)]

    def _play(self, place: Place, n: i64, action: i64) -> None:
        """One action, or DEAL: the old menu leaves the mask, the new one enters it.

        All in one function: calls and vecs that are attributes would cost half as much again.
        """
        masks = self.masks
        menu = place.menu
        row = n * self.actions
        choices = place.choices
        i: i64 = 0
        while i < choices:
            masks[row + menu[i]] = 0
            i += 1
        if place.is_told:
            self._clear(place, n)
        state = place.state
        if action == DEAL:
            state = self._start(place, n)
        else:
            state.apply(action)
            mover = state.to_move()
            while mover == CHANCE:
                state.apply(state.chance(place.rng))
                mover = state.to_move()
            if mover != place.mover:
                place.mover = mover
                self.movers[n] = mover
            if self.reward == POINTS:
                self._pay_points(place, n)
            if mover == NOBODY:
                state = self._end(place, n)
        choices = state.legal_into(menu)
        i = 0
        while i < choices:
            masks[row + menu[i]] = 1
            i += 1
        place.choices = choices
        if self.encodes:
            self._encode(place, n)

    def _end(self, place: Place, n: i64) -> State:
        """Pays, and deals anew if the games go on."""
        self.ends[n] = 1
        place.is_told = True
        if self.reward != POINTS:
            self._pay_end(place, n)
        return self._start(place, n) if self.goes_on else place.state

    def _start(self, place: Place, n: i64) -> State:
        """A new game, as far as its first decision."""
        place.state = begin(self.fresh, place.rng)
        place.mover = place.state.to_move()
        self.movers[n] = place.mover
        if self.reward == POINTS:
            at = n * self.seats
            for points in place.state.scores():
                self.scores[at] = points
                at += 1
        return place.state

    def _encode(self, place: Place, n: i64) -> None:
        encoder = self.encoder
        if encoder is not None and place.mover >= 0:
            self.pen.at = n * self.size
            encoder.encode(place.state, place.mover, self.pen)

    def _clear(self, place: Place, n: i64) -> None:
        self.ends[n] = 0
        at = n * self.seats
        until = at + self.seats
        while at < until:
            self.rewards[at] = 0.0
            at += 1
        place.is_told = False

    def _pay_points(self, place: Place, n: i64) -> None:
        at = n * self.seats
        for points in place.state.scores():
            now: i64 = points
            if now != self.scores[at]:
                self.rewards[at] = float(now - self.scores[at])
                self.scores[at] = now
                place.is_told = True
            at += 1

    def _pay_end(self, place: Place, n: i64) -> None:
        at = n * self.seats
        for points in place.state.scores() if self.reward == MARGIN else place.state.standing():
            self.scores[at] = points
            at += 1
        if self.reward == MARGIN:
            self._pay_margins(n)
        else:
            self._pay_places(n)

    def _pay_places(self, n: i64) -> None:
        """Those who share places share what they bring."""
        scores = self.scores
        first = n * self.seats
        until = first + self.seats
        one = first
        while one < until:
            better: i64 = 0
            equal: i64 = 0  # himself included
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


def begin(fresh: State, rng: Rng) -> State:
    """A game at its first decision."""
    state = fresh.clone()
    while state.to_move() == CHANCE:
        state.apply(state.chance(rng))
    return state


# Loops for `durbar bench` ------------------------------------------------------------------------


def random_steps(tables: Tables, rng: Rng, rounds: i64) -> None:
    """Random play, as many steps in every game."""
    for _ in range(rounds):
        n: i64 = 0
        for place in tables.places:
            tables._play(place, n, place.menu[rng.below(place.choices)])
            n += 1


def bare_steps(tables: Tables, rng: Rng, rounds: i64) -> None:
    """The same games side by side, with the whole menu at every decision and without buffers:
    what stepping costs over it is the price of masks, movers, rewards and ends."""
    for _ in range(rounds):
        for place in tables.places:
            state = place.state
            menu = place.menu
            state.apply(menu[rng.below(state.legal_into(menu))])
            mover = state.to_move()
            while mover == CHANCE:
                state.apply(state.chance(rng))
                mover = state.to_move()
            if mover == NOBODY:
                place.state = begin(tables.fresh, rng)


def bare_game(tables: Tables, rng: Rng) -> i64:
    """One such game from its first chance ply to its end; returns how many decisions it took."""
    state = tables.fresh.clone()
    menu = tables.places[0].menu
    decisions: i64 = 0
    mover = state.to_move()
    while mover != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
        else:
            state.apply(menu[rng.below(state.legal_into(menu))])
            decisions += 1
        mover = state.to_move()
    return decisions


def _bytes(size: i64) -> vec[u8]:
    out = vec[u8](capacity=size)
    while len(out) < size:
        out = append(out, 0)
    return out


def shorts(size: i64) -> vec[i16]:
    out = vec[i16](capacity=size)
    while len(out) < size:
        out = append(out, 0)
    return out


def _numbers(size: i64) -> vec[i64]:
    out = vec[i64](capacity=size)
    while len(out) < size:
        out = append(out, 0)
    return out


def _floats(size: i64) -> vec[float]:
    out = vec[float](capacity=size)
    while len(out) < size:
        out = append(out, 0.0)
    return out
