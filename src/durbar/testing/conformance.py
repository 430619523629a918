"""check_game: the conformance kit, for our rooms and other people's.

It plays whole games by random and adversarial policies, looks at their positions from every side,
and lists all broken promises at once, each with a record that leads to the position.
"""

from collections.abc import Hashable, Iterable
from typing import Any, Final

from durbar.core.chance import Rng
from durbar.core.events import Event, GameEnded, PointsScored
from durbar.core.game import Game, play
from durbar.core.options import Options
from durbar.core.outcome import rank
from durbar.core.record import Record
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action
from durbar.testing import chances, legality, records, secrecy
from durbar.testing.coverage import Coverage
from durbar.testing.faults import Report
from durbar.testing.lines import PLIES_AT_MOST, POLICIES, PlayedLine, play_line, some, stir
from durbar.testing.plain import view_text
from durbar.testing.spot import Spot

PROBED: Final = 30  # positions of a line that are examined from every side
PLAYOUTS: Final = 3  # positions of a line from which is played on
COUNTED: Final = 3  # chance plies of a random line whose frequencies are counted, and decisions
RECENT: Final = 6  # plies whose legal actions are near misses


def check_game(
    game: Game[Any, Any],
    options: Iterable[Options] | None = None,
    games: int = 2,
    seed: int = 1,
    golden: Iterable[Record] = (),
) -> Coverage:
    """Raises ConformanceError unless the room keeps all promises of a Game.

    `games` random ones and one of every adversarial policy are played with each of the options.
    Without `options` all combinations are, and every verb and event type must occur in them or in
    the records given; the Coverage of what did is returned.
    """
    report, coverage = Report(), Coverage(game)
    records.check_notation(game, report)
    combinations = list(game.options.all() if options is None else options)
    for each in combinations:
        for n in range(games):
            _check_line(game, each, "uniform", seed + n, report, coverage)
        for policy in POLICIES:
            if policy != "uniform":
                _check_line(game, each, policy, seed, report, coverage)
        with report.guard("match"):
            records.check_match(game, each, seed, report)
    for record in golden:
        coverage.add_record(record)
    if options is None and not report.faults:
        coverage.search(combinations, seed)
        if missing := coverage.missing():
            report.add("coverage", f"never occurred: {', '.join(missing)}")
    report.raise_if_any(game.name)
    return coverage


def _check_line(
    game: Game[Any, Any],
    options: Options,
    policy: str,
    seed: int,
    report: Report,
    coverage: Coverage,
) -> None:
    report.at(PlayedLine(game, options, policy, seed), 0)
    with report.guard("line"):
        line = play_line(game, options, policy, seed)
        report.at(line, len(line.actions))
        if not line.is_over:
            report.add("length", f"{policy}: not over after {PLIES_AT_MOST} plies")
            return
        again = play_line(game, options, policy, seed, between=stir)
        if again.actions != line.actions or again.keys != line.keys:
            report.add("seed", f"{policy}: the same seed made another game")
            return
        with report.guard("walk"):
            Walk(line, report, coverage).go()
        report.at(line, len(line.actions))
        with report.guard("replay"):
            records.check_replay(line, report)
        if policy == "uniform":
            with report.guard("redacted-record"):
                records.check_redacted(line, report)


class Walk:
    """A line played again with a sink, through the checking door, position by position."""

    def __init__(self, line: PlayedLine, report: Report, coverage: Coverage) -> None:
        self.line = line
        self.report = report
        self.coverage = coverage
        self.game = line.game
        self.rng = Rng(line.seed)
        self.state: State = self.game.new(line.options)
        self.points = self.state.scores()
        self.kept: list[tuple[State, Hashable, str]] = []  # past clones, their keys and views
        self.recent: list[list[Action]] = []
        self.seen: dict[Hashable, str] = {}

    def go(self) -> None:
        from_sink: list[Event] = []
        self.state.sink = from_sink
        probed, playouts = self._chosen(PROBED), self._chosen(PLAYOUTS)
        counted = self._chosen_to_count()
        for ply, action in enumerate([*self.line.actions, None]):
            self.report.at(self.line, ply)
            spot = self._spot()
            self._check_always(spot, ply)
            if ply in probed:
                self._probe(spot)
            if ply in playouts:
                with self.report.guard("playout"):
                    chances.check_playout(spot)
            if ply in counted:
                chances.check_frequencies(spot)
            self._keep(ply)
            if action is not None:
                events = play(self.game, self.state, action)
                self._check_events(spot, action, events, from_sink)
        self._check_end()
        self._check_kept()

    def _chosen(self, count: int) -> set[int]:
        """Plies to look at more closely: the first, the last and some between."""
        plies = len(self.line.actions)
        between = {int(self.rng.below(plies + 1)) for _ in range(count - 2)}
        return {0, plies, *between}

    def _chosen_to_count(self) -> set[int]:
        if self.line.policy != "uniform":
            return set()
        chance = [ply for ply, mover in enumerate(self.line.movers) if mover == CHANCE]
        decisions = [ply for ply, mover in enumerate(self.line.movers) if mover != CHANCE]
        return {*some(chance, COUNTED, self.rng), *some(decisions, COUNTED, self.rng)}

    def _spot(self) -> Spot:
        mover, legal = int(self.state.to_move()), self.state.legal()
        near = sorted({action for actions in self.recent for action in actions} - set(legal))
        self.recent = [*self.recent[1 - RECENT :], legal]
        return Spot(
            self.game, self.line.options, self.state, self.report, self.rng, near, mover, legal
        )

    def _check_always(self, spot: Spot, ply: int) -> None:
        check_position(spot)
        if self.state.key() != self.line.keys[ply]:
            self.report.add("sink", "with a sink the position differs")
        message = view_text(self.game, self.state, None)
        if self.seen.setdefault(self.state.key(), message) != message:
            self.report.add("key", "two positions have one key, but look different")
        if self.state.scores() != self.points:
            message = f"events sum to {self.points}, scores() are {self.state.scores()}"
            self.report.add("points", message)
            self.points = self.state.scores()

    def _probe(self, spot: Spot) -> None:
        for name, check in (
            ("legality", legality.check_answers),
            ("view", secrecy.check_views),
            ("secrecy", secrecy.check_secrecy),
            ("redaction", secrecy.check_redaction),
        ):
            before = self.state.key()
            with self.report.guard(name):
                check(spot)
            if self.state.key() != before:
                self.report.add("clone", f"the checks of {name} on clones changed the original")

    def _keep(self, ply: int) -> None:
        twin = self.state.clone()
        if twin.sink is not None:
            self.report.add("clone", "a clone keeps the sink")
        self.kept.append((twin, self.line.keys[ply], view_text(self.game, twin, None)))

    def _check_kept(self) -> None:
        for ply, (state, key, seen) in enumerate(self.kept):
            if state.key() != key or view_text(self.game, state, None) != seen:
                self.report.at(self.line, ply)
                self.report.add("clone", "a clone of this position changed while play went on")

    def _check_events(
        self, spot: Spot, action: Action, events: list[Event], from_sink: list[Event]
    ) -> None:
        self.coverage.add(action, events)
        secrecy.check_events(spot, events)
        if from_sink[-len(events) :] != events and events:
            self.report.add("sink", "the sink heard other events than play returned")
        for event in events:
            if isinstance(event, PointsScored):
                self.points[event.seat] += event.points
                parts = sum(part.points for part in event.parts)
                if parts != event.points:
                    self.report.add("points", f"the parts of {event} sum to {parts}")

    def _check_end(self) -> None:
        ranking = self.game.outcome(self.state).ranking
        seats = sorted(seat for group in ranking for seat in group)
        if seats != list(range(self.line.options.seats)):
            self.report.add("outcome", f"the ranking is {ranking}")
        standing = self.state.standing()
        if rank([(each,) for each in standing]).ranking != ranking:
            self.report.add("outcome", f"the ranking is {ranking}, the standing {standing}")
        ended = [event for event in self.state.sink or [] if isinstance(event, GameEnded)]
        if GameEnded in self.game.event_types and [event.ranking for event in ended] != [ranking]:
            self.report.add("outcome", f"the ranking is {ranking}, the events say {ended}")


def check_position(spot: Spot) -> None:
    """What holds in every position: the list, conservation, the draw of the mover, the prompt."""
    for fault in spot.state.invariants():
        spot.report.add("invariants", fault)
    legality.check_list(spot)
    if spot.mover == CHANCE:
        chances.check_chance(spot)
    elif spot.mover != NOBODY and spot.legal:
        chances.check_random_action(spot)
    with spot.report.guard("prompt"):
        legality.check_prompt(spot)
