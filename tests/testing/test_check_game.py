"""The conformance kit passes a sound room and catches every kind of broken one."""

import random
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest
from tests.support.toy import (
    FIRST_OPEN,
    KINDS,
    LIGHT,
    OVER,
    ROWS,
    LanternDealt,
    LanternLit,
    LanternOptions,
    Lanterns,
    LanternState,
    LanternView,
    N,
)

from durbar.core.chance import Rng
from durbar.core.events import Event, Part, PointsScored
from durbar.core.game import Prompt, WhyNot
from durbar.core.outcome import Outcome
from durbar.core.types import CHANCE, Action, Seat
from durbar.testing import ConformanceError, check_game, spot


def faults_of(broken: Lanterns, **arguments: Any) -> dict[str, str]:
    with pytest.raises(ConformanceError) as caught:
        check_game(broken, **({"options": [LanternOptions(seats=2)], "games": 1} | arguments))
    return {fault.check: str(fault) for fault in caught.value.faults}


def with_state(broken: type[LanternState]) -> Lanterns:
    room = Lanterns()
    room.state = broken  # type: ignore[misc]
    return room


def test_a_sound_room_passes_with_all_its_options() -> None:
    coverage = check_game(Lanterns(), games=1)
    assert coverage.verbs == {type(row).__name__ for row in ROWS}


class Unexplained(Lanterns):
    """Forgets to say that a set goes in ascending."""

    def why_not_now(self, state: Any, seat: Seat, action: Action) -> WhyNot | None:
        why_not = super().why_not_now(state, seat, action)
        return None if why_not and why_not.code == "lanterns-ascending" else why_not


@pytest.fixture
def many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's ten rows count as many: only some are asked about in each position."""
    monkeypatch.setattr(spot, "FEW_ROWS", 5)
    monkeypatch.setattr(spot, "SAMPLE", 4)


@pytest.mark.usefixtures("many_rows")
def test_of_many_rows_a_sample_with_near_misses_is_asked_about() -> None:
    check_game(Lanterns(), [LanternOptions(seats=2)], games=1)
    assert "why-not" in faults_of(Unexplained())


# Point 1: legality -------------------------------------------------------------------------------


def test_a_list_that_descends_is_caught() -> None:
    class Broken(LanternState):
        def rows(self) -> list[int]:
            return super().rows()[::-1]

        def weights(self) -> list[int]:
            return super().weights()[::-1]

    assert "legal-list" in faults_of(with_state(Broken))


def test_an_empty_list_before_the_end_is_caught() -> None:
    class Broken(LanternState):
        def legal_into(self, out: Any) -> int:
            return 0 if self.phase == LIGHT and self.points[0] > 4 else super().legal_into(out)

    assert "line" in faults_of(with_state(Broken))


def test_a_legal_action_with_a_reason_against_it_is_caught() -> None:
    class Broken(Lanterns):
        def why_not_now(self, state: Any, seat: Seat, action: Action) -> WhyNot | None:
            return WhyNot("no-red") if action == N else super().why_not_now(state, seat, action)

    faults = faults_of(Broken())
    assert "`light red` is legal, why_not: WhyNot(code='no-red'" in faults["why-not"]
    assert "acceptance" in faults


def test_an_illegal_action_without_a_reason_is_caught() -> None:
    faults = faults_of(Unexplained())
    assert "is not legal, why_not: None" in faults["why-not"]
    assert "is not legal, but play accepts it" in faults["refusal"]


def test_a_refusal_that_changes_the_position_is_caught() -> None:
    class Broken(Lanterns):
        def why_not_now(self, state: Any, seat: Seat, action: Action) -> WhyNot | None:
            why_not = super().why_not_now(state, seat, action)
            state.lit[0] += why_not is not None
            return why_not

    assert "refusal" in faults_of(Broken())


def test_a_seat_out_of_turn_that_gets_more_than_that_is_caught() -> None:
    class Broken(Lanterns):
        def why_not(self, state: Any, seat: Seat, action: Action) -> WhyNot | None:
            reason = super().why_not(state, seat, action)
            return (
                replace(reason, facts=(("pile", 3),)) if reason and not reason.paragraph else reason
            )

    assert "not-your-turn" in faults_of(Broken())


def test_a_seat_that_may_not_decide_is_caught() -> None:
    class Broken(Lanterns):
        def deciders(self, options: Any) -> tuple[Seat, ...]:
            return (0,)

    assert "deciders" in faults_of(Broken())


# Point 2: clones ---------------------------------------------------------------------------------


def test_a_clone_that_shares_a_list_is_caught() -> None:
    class Broken(LanternState):
        def clone(self) -> LanternState:
            twin = super().clone()
            twin.lit = self.lit
            return twin

    assert "clone" in faults_of(with_state(Broken))


def test_a_clone_that_keeps_the_sink_is_caught() -> None:
    class Broken(LanternState):
        def clone(self) -> LanternState:
            twin = super().clone()
            twin.sink = self.sink
            return twin

    assert "keeps the sink" in faults_of(with_state(Broken))["clone"]


def test_a_clone_that_forgets_is_caught() -> None:
    class Broken(LanternState):
        def clone(self) -> LanternState:
            twin = super().clone()
            twin.first_taken = -1
            return twin

    assert {"clone", "match"} <= set(faults_of(with_state(Broken)))


# Point 3: notation and records -------------------------------------------------------------------


def test_two_rows_with_one_text_are_caught() -> None:
    broken = Lanterns()
    broken.ACTIONS = (ROWS[1], *ROWS[1:])
    assert "notation" in faults_of(broken)


def test_a_text_that_is_no_line_of_a_record_is_caught() -> None:
    class Broken(Lanterns):
        def text(self, action: Action) -> str:
            return super().text(action) + "\n"

        def parse(self, text: str) -> Action:
            return super().parse(text[:-1])

    assert {"notation", "record"} <= set(faults_of(Broken()))


def test_a_parser_that_takes_anything_is_caught() -> None:
    class Broken(Lanterns):
        def parse(self, text: str) -> Action:
            return self._by_text.get(text, 0)

    assert "nonsense" in faults_of(Broken())["notation"]


def test_a_record_that_leads_elsewhere_is_caught() -> None:
    class Broken(Lanterns):
        def parse(self, text: str) -> Action:
            action = super().parse(text)
            return action ^ 1 if action >= FIRST_OPEN else action

    assert "replay" in faults_of(Broken())


def test_a_redacted_record_that_is_no_record_is_caught() -> None:
    class Broken(Lanterns):
        def redacted_text(self, state: Any, seat: Seat | None, action: Action) -> str:
            return super().redacted_text(state, seat, action).replace("deal ?", "hand ?")

    assert "redacted-record" in faults_of(Broken())


# Point 4: sinks and seeds ------------------------------------------------------------------------


def test_a_rule_that_minds_its_listeners_is_caught() -> None:
    class Broken(LanternState):
        def light(self, kind: int) -> None:
            super().light(kind)
            self.turn_of = 0 if self.sink is not None else self.turn_of

    assert "sink" in faults_of(with_state(Broken))


def test_the_global_generator_is_caught() -> None:
    class Broken(LanternState):
        def random_action(self, rng: Rng, out: Any) -> int:
            return random.choice(self.rows())

    assert "seed" in faults_of(with_state(Broken))


def test_a_key_that_forgets_is_caught() -> None:
    class Broken(LanternState):
        def key(self) -> Hashable:
            return self.phase, int(self.turn_of)

    assert "key" in faults_of(with_state(Broken))


# Point 5: secrecy and fairness -------------------------------------------------------------------


def test_a_view_of_anothers_hand_is_caught() -> None:
    class Broken(Lanterns):
        def view(self, state: LanternState, seat: Seat | None) -> LanternView:
            return replace(super().view(state, seat), hand=tuple(state.secret[0]))

    assert {"view-secrecy", "record-secrecy"} <= set(faults_of(Broken()))


def test_a_menu_for_a_seat_not_to_move_is_caught() -> None:
    class Broken(Lanterns):
        def view(self, state: LanternState, seat: Seat | None) -> LanternView:
            legal = tuple(state.legal()) if state.phase == LIGHT else ()
            return replace(super().view(state, seat), legal=legal)

    assert {"view", "prompt"} <= set(faults_of(Broken()))


def test_a_view_that_is_not_plain_data_is_caught() -> None:
    class Broken(Lanterns):
        def view(self, state: LanternState, seat: Seat | None) -> LanternView:
            return replace(super().view(state, seat), row={1, 2})  # type: ignore[arg-type]

    assert "plain-data" in faults_of(Broken())


def test_a_reason_that_reveals_a_secret_is_caught() -> None:
    class Broken(Lanterns):
        def why_not_now(self, state: Any, seat: Seat, action: Action) -> WhyNot | None:
            reason = super().why_not_now(state, seat, action)
            return replace(reason, facts=(("pile", tuple(state.pile)),)) if reason else None

    assert "why-not-secrecy" in faults_of(Broken())


def test_an_event_that_reveals_a_secret_is_caught() -> None:
    class Broken(Lanterns):
        def redact(self, event: Event, seat: Seat | None) -> Event:
            return event if isinstance(event, LanternLit) else super().redact(event, seat)

    assert "event-secrecy" in faults_of(Broken())


def test_an_event_that_reveals_a_deal_is_caught() -> None:
    class Broken(Lanterns):
        def redact(self, event: Event, seat: Seat | None) -> Event:
            return event if isinstance(event, LanternDealt) else super().redact(event, seat)

    assert "record-secrecy" in faults_of(Broken())


def test_a_record_that_reveals_a_deal_is_caught() -> None:
    class Broken(Lanterns):
        def redacted_text(self, state: Any, seat: Seat | None, action: Action) -> str:
            return self.text(action)

    assert "only the record shows" in faults_of(Broken())["record-secrecy"]


def test_an_event_withheld_from_its_owner_is_caught() -> None:
    class Broken(Lanterns):
        def redact(self, event: Event, seat: Seat | None) -> Event:
            return super().redact(event, None)

    assert "is in the audience" in faults_of(Broken())["events"]


def test_an_event_of_no_type_of_the_room_is_caught() -> None:
    class Broken(Lanterns):
        event_types = Lanterns.event_types[1:]

    assert "TurnBegan" in faults_of(Broken())["events"]


def test_a_sample_that_looks_different_is_caught() -> None:
    class Broken(Lanterns):
        def sample(self, view: LanternView, rng: Rng) -> LanternState:
            return super().sample(replace(view, turn_of=0), rng)

    assert "sample" in faults_of(Broken())


def test_a_resample_that_peeks_is_caught() -> None:
    class Broken(LanternState):
        def resample(self, seat: int, rng: Rng) -> None:
            if rng.below(2):
                super().resample(seat, rng)

    assert "resample-peeks" in faults_of(with_state(Broken))


def test_a_weight_of_nothing_is_caught() -> None:
    class Broken(LanternState):
        def weights(self) -> list[int]:
            return [0, *super().weights()[1:]]

        def chance(self, rng: Rng) -> int:
            return self.rows()[0]

    assert "weights" in faults_of(with_state(Broken))


def test_chance_beside_the_dealing_rule_is_caught() -> None:
    class Broken(LanternState):
        def chance(self, rng: Rng) -> int:
            rows = self.rows()
            return rows[rng.below(len(rows))]

    assert {"dealing-rule", "frequencies"} <= set(faults_of(with_state(Broken), games=3))


def test_chance_that_draws_twice_is_caught() -> None:
    class Broken(LanternState):
        def chance(self, rng: Rng) -> int:
            drawn = super().chance(rng)
            rng.next32()
            return drawn

    assert "more or less than once" in faults_of(with_state(Broken))["dealing-rule"]


def test_an_illegal_random_action_is_caught() -> None:
    class Broken(LanternState):
        def random_action(self, rng: Rng, out: Any) -> int:
            return super().random_action(rng, out) if rng.below(64) else 0

    assert "random-action" in faults_of(with_state(Broken), games=3)


def test_a_random_action_with_favourites_is_caught() -> None:
    class Broken(LanternState):
        def random_action(self, rng: Rng, out: Any) -> int:
            return self.rows()[0]

    assert "frequencies" in faults_of(with_state(Broken))


# Points 6 to 8, and the rest of the promises -----------------------------------------------------


def test_a_lost_lantern_is_caught() -> None:
    class Broken(LanternState):
        def take(self, kind: int) -> None:
            super().take(kind)
            self.known[self.turn_of][kind] -= kind == 0

    assert "invariants" in faults_of(with_state(Broken))


def test_points_without_an_event_are_caught() -> None:
    class Broken(LanternState):
        def award(self, seat: Seat, points: int, parts: tuple[Part, ...]) -> None:
            self.points[seat] += points

    assert "events sum to" in faults_of(with_state(Broken))["points"]


def test_parts_that_do_not_sum_up_are_caught() -> None:
    class Broken(LanternState):
        def award(self, seat: Seat, points: int, parts: tuple[Part, ...]) -> None:
            self.points[seat] += points
            self.emit(PointsScored(seat, points, "L1", parts * 2))

    assert "sum to" in faults_of(with_state(Broken))["points"]


def test_a_game_without_end_is_caught() -> None:
    class Broken(LanternState):
        def fill_row(self) -> None:
            self.pile, self.lit = [a + b for a, b in zip(self.pile, self.lit, strict=True)], [0] * N
            super().fill_row()

        def takeable(self) -> list[int]:
            return [kind for kind in range(N) if self.row[kind]]

        def take(self, kind: int) -> None:
            self.turn_of = 1 - self.turn_of

    assert "length" in faults_of(with_state(Broken))


def test_an_event_type_that_never_occurs_is_caught() -> None:
    @dataclass(frozen=True)
    class NeverHappens(Event):
        pass

    class Broken(Lanterns):
        event_types: ClassVar[tuple[type[Event], ...]] = (*Lanterns.event_types, NeverHappens)

    assert "NeverHappens" in faults_of(Broken(), options=None)["coverage"]


def test_a_prompt_that_omits_a_legal_action_is_caught() -> None:
    class Broken(Lanterns):
        def prompt(self, view: LanternView) -> Prompt:
            prompt = super().prompt(view)
            return replace(prompt, choices=prompt.choices[1:])

    assert "prompt" in faults_of(Broken())


def test_a_set_that_cannot_be_taken_is_caught() -> None:
    class Broken(Lanterns):
        def prompt(self, view: LanternView) -> Prompt:
            prompt = super().prompt(view)
            if prompt.kind != "choose_set":
                return prompt
            more = tuple(replace(prompt.choices[0], action=kind) for kind in range(N))
            return replace(prompt, choices=more)

    assert "which cannot be played" in faults_of(Broken())["prompt"]


@pytest.mark.parametrize(
    ("prompt_changes", "choice_changes"),
    [({}, {"copies": 2}), ({"least": 1, "most": 3}, {}), ({"least": 1}, {"alone": True})],
)
def test_a_set_that_promises_too_much_is_caught(
    prompt_changes: dict[str, int], choice_changes: dict[str, Any]
) -> None:
    """Copies that are not there, more than can be taken, limits with nothing to fill them"""

    class Broken(Lanterns):
        def prompt(self, view: LanternView) -> Prompt:
            prompt = super().prompt(view)
            if prompt.kind != "choose_set" or prompt.most < 2:
                return prompt
            choices = tuple(replace(choice, **choice_changes) for choice in prompt.choices)
            return replace(prompt, choices=choices, **prompt_changes)

    assert "prompt" in faults_of(Broken())


def test_a_prompt_without_a_text_id_is_caught() -> None:
    class Broken(Lanterns):
        def prompt(self, view: LanternView) -> Prompt:
            return replace(super().prompt(view), asks="")

    assert "a text id is empty" in faults_of(Broken())["prompt"]


def test_an_outcome_that_forgets_a_seat_is_caught() -> None:
    class Broken(Lanterns):
        def outcome(self, state: LanternState) -> Outcome:
            outcome = super().outcome(state)
            return replace(outcome, ranking=outcome.ranking[:1])

    assert "outcome" in faults_of(Broken(), games=3)


def test_a_standing_that_does_not_make_the_ranking_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LanternState, "standing", lambda self: [0] * len(self.scores()))
    assert "outcome" in faults_of(Lanterns(), games=3)


def test_a_second_playout_is_caught() -> None:
    class Broken(LanternState):
        def playout(self, rng: Rng, out: Any) -> int:
            decisions = 0
            while self.phase != OVER:
                decisions += self.to_move() != CHANCE
                self.apply(self.rows()[0])
            return decisions

    assert "playout" in faults_of(with_state(Broken))


def test_a_fault_comes_with_a_record_that_leads_to_it() -> None:
    class Broken(LanternState):
        def light(self, kind: int) -> None:
            super().light(kind)
            self.lit[kind] += 1

    lines = faults_of(with_state(Broken))["invariants"].splitlines()
    assert (
        lines[1].strip() == f"# lanterns 1.0 edition={Lanterns().edition.digest} seats=2 gold=true"
    )
    assert lines[-1].split()[1:] in [["light", kind] for kind in KINDS]
