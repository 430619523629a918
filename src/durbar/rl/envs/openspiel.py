"""The games as Python games of OpenSpiel; `durbar.rl.openspiel` registers them.

The players are the seats that decide, in their order. Chance is explicit, automata move by
themselves, and utilities are the reward `rank`. An information state is a View: everything a player
with perfect memory may know and that still matters (docs/rl.md names the exception).
"""

from dataclasses import fields, is_dataclass
from typing import Any, Final

import numpy as np
import pyspiel

from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY
from durbar.rl.encode import encoder_of, layout_of
from durbar.rl.rewards import settler
from durbar.rl.writer import new_writer

MAX_DECISIONS: Final = 10_000  # far more than any game takes
SEEDS: Final = 2**62


def spiel_name(game: str) -> str:
    return f"durbar_{game.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; every room has its own subclass."""

    room: Game[Any, Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        room = self.room
        given = {each.name: each.default for each in fields(room.options)}
        self.options = room.options.of(given | (parameters or {}))
        self.deciders = room.deciders(self.options)
        self.player_of = {seat: player for player, seat in enumerate(self.deciders)}
        self.settle = settler(room, "rank")
        self.layout = layout_of(room, self.options)
        self.encoder = encoder_of(room, self.options)
        all_decide = len(self.deciders) == self.options.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=room.seat_actions,
            max_chance_outcomes=len(room.ACTIONS) - room.seat_actions,
            num_players=len(self.deciders),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if all_decide else None,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(game_type(room, is_zero_sum=all_decide), info, self.options.to_json())

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, params)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.layout.size]

    def observation_tensor_shape(self) -> list[int]:
        return [self.layout.size]


class CopiedPosition:
    """A position that `deepcopy`, and so OpenSpiel, clones."""

    def __init__(self, position: State) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> "CopiedPosition":
        return CopiedPosition(self.position.clone())


class SharedGame:
    """A reference to the game of a state, which `deepcopy` keeps."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> "SharedGame":
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. The actions of chance count from 0, as OpenSpiel requires."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = SharedGame(game)
        self.held = CopiedPosition(game.room.new(game.options))

    def current_player(self) -> int:
        mover = int(self.held.position.to_move())
        if mover == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.shared.game.player_of[mover]

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        first, weights = self.shared.game.room.seat_actions, self.held.position.weights()
        total = sum(weights)
        outcomes = self.held.position.legal()
        return [(a - first, n / total) for a, n in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        is_chance = position.to_move() == CHANCE
        position.apply(action + self.shared.game.room.seat_actions if is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        room = self.shared.game.room
        return room.text(action + room.seat_actions if player < 0 else action)

    def is_terminal(self) -> bool:
        return bool(self.held.position.to_move() == NOBODY)

    def returns(self) -> list[float]:
        game = self.shared.game
        if not self.is_terminal():
            return [0.0] * len(game.deciders)
        paid = game.settle(self.held.position)
        return [paid[seat] for seat in game.deciders]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Returns a copy in which everything hidden from the player is sampled again."""
        twin: SpielState = self.clone()
        game = self.shared.game
        twin.held.position.resample(game.deciders[player], Rng(int(sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        return serialize(self.shared.game.room.view(self.held.position, None))


class SpielObserver:
    """The pieces of the layout, by name in `dict` and as one array in `tensor`."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.game = game
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = game.layout.named(self.tensor)
        self._writer = new_writer(game.layout.size)
        self._written = np.asarray(self._writer.out)

    def set_from(self, state: SpielState, player: int) -> None:
        self._writer.at = 0
        seat = self.game.deciders[player]
        self.game.encoder.encode(state.held.position, seat, self._writer)
        self.tensor[:] = self._written

    def string_from(self, state: SpielState, player: int) -> str:
        return serialize(self.game.room.view(state.held.position, self.game.deciders[player]))


def serialize(value: Any) -> str:
    """Returns plain data as one line; lines are equal only for equal data."""
    if is_dataclass(value):
        parts = (f"{each.name}={serialize(getattr(value, each.name))}" for each in fields(value))
        return f"({' '.join(parts)})"
    if isinstance(value, tuple):
        return f"[{','.join(map(serialize, value))}]"
    return str(value)


def game_type(room: Game[Any, Any], *, is_zero_sum: bool) -> Any:
    kinds = pyspiel.GameType.Utility
    seats = room.seats
    fewest = min(len(room.deciders(options)) for options in room.options.all())
    return pyspiel.GameType(
        short_name=spiel_name(room.name),
        long_name=f"Durbar: {room.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if is_zero_sum else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={each.name: each.default for each in fields(room.options)},
    )
