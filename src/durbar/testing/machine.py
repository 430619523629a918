"""A hypothesis state machine for any room: its failures shrink to a record to paste.

The only module of the kit that needs hypothesis (the extra `testing`).
"""

from collections import Counter
from typing import Any, Final

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from durbar.core.chance import Rng
from durbar.core.game import Game, play
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import NOBODY
from durbar.testing import legality, secrecy
from durbar.testing.conformance import check_position
from durbar.testing.faults import Report
from durbar.testing.lines import PlayedLine, uniform
from durbar.testing.spot import Spot

PLIES_AHEAD: Final = 300  # at most so many random plies are played before hypothesis chooses
SETTINGS: Final = settings(
    max_examples=20,
    stateful_step_count=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def machine_for(game: Game[Any, Any]) -> type[RuleBasedStateMachine]:
    """A state machine whose single rule draws an index into `legal()`; `.TestCase` is its test."""
    combinations = list(game.options.all())

    class Machine(RuleBasedStateMachine):
        """One game, begun by random play and continued as hypothesis likes."""

        line: PlayedLine | None = None
        state: State

        @initialize(
            options=st.sampled_from(combinations),
            seed=st.integers(0, 2**32 - 1),
            plies=st.integers(0, PLIES_AHEAD),
        )
        def begin(self, options: Options, seed: int, plies: int) -> None:
            self.line = PlayedLine(game, options, "machine", seed)
            self.state = game.new(options)
            rng, played = Rng(seed), Counter[str]()
            for _ in range(plies):
                if self.state.to_move() == NOBODY:
                    break
                self._play(uniform(game, self.state, rng, played))

        @rule(data=st.data())
        def step(self, data: st.DataObject) -> None:
            if legal := self.state.legal():
                self._play(legal[data.draw(st.integers(0, len(legal) - 1), label="index")])

        @invariant()
        def keeps_the_promises_of_a_game(self) -> None:
            if self.line is None:
                return
            report = Report()
            report.at(self.line, len(self.line.actions))
            mover, legal = int(self.state.to_move()), self.state.legal()
            spot = Spot(
                game, self.line.options, self.state, report, Rng(self.line.seed), [], mover, legal
            )
            check_position(spot)
            legality.check_answers(spot)
            secrecy.check_views(spot)
            secrecy.check_secrecy(spot)
            report.raise_if_any(game.name)

        def _play(self, action: int) -> None:
            assert self.line is not None
            self.line.movers.append(int(self.state.to_move()))
            self.line.actions.append(action)
            play(game, self.state, action)

    Machine.TestCase.settings = SETTINGS
    return Machine
