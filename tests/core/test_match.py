"""Match: the draft of a turn with undo, redo, restart and commit; the record only grows."""

from dataclasses import replace

import pytest
from tests.support.calls import count_calls
from tests.support.toy import (
    KINDS,
    LIGHT,
    TAKE,
    LanternOptions,
    Lanterns,
    LanternState,
    LanternTaken,
    LanternView,
)

from durbar.core import record as records
from durbar.core.dealers import KeyedDealer, SeededDealer
from durbar.core.errors import BadDraft, BadRecord, IllegalAction
from durbar.core.events import TurnBegan
from durbar.core.match import Match, MatchStep
from durbar.core.types import CHANCE, NOBODY

GAME = Lanterns()
SEED = 4  # seat 1 begins, the row is red, blue, green, gold; its hand is blue, gold


def begin() -> Match[LanternState, LanternView]:
    match = Match(GAME, LanternOptions(seats=2), SeededDealer(SEED))
    assert match.owner == 1 and match.state.row == [1, 1, 1, 0, 1]
    return match


def rows(*texts: str) -> list[int]:
    return [GAME.parse(text) for text in texts]


def refused(code: str, call: object, *arguments: object) -> None:
    assert callable(call)
    with pytest.raises((BadDraft, IllegalAction)) as caught:
        call(*arguments)
    assert caught.value.code == code


def test_chance_speaks_before_the_first_decision() -> None:
    match = begin()
    verbs = [entry.split()[1] for entry in match.record.entries]
    assert verbs == ["start", *["deal"] * 4, *["open"] * 4]
    assert [f"chance {GAME.text(step.action)}" for step in match.opening] == [*match.record.entries]
    assert match.opening[-1].events[-1] == TurnBegan(1)
    assert records.verify(GAME, match.record).key() == match.committed.key()


def test_a_draft_is_on_top_of_the_committed_position() -> None:
    match = begin()
    before, entries = match.committed.key(), match.record.entries
    [step] = match.submit(1, rows("take blue"))
    assert step.events == (LanternTaken(1, "blue"),)
    assert match.committed.key() == before and match.record.entries == entries
    assert match.state.row == [1, 0, 1, 0, 1]
    assert match.draft == [step]


# Answers to a choose_set -------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [("take red", "take gold"), ("take gold", "take red")])
def test_a_set_goes_in_ascending_whatever_its_order(answer: tuple[str, ...]) -> None:
    match = begin()
    match.submit(1, rows(*answer))
    assert [step.action for step in match.draft] == rows("take red", "take gold")


def test_steps_that_are_no_set_keep_their_order() -> None:
    match = begin()
    match.submit(1, rows("take red", "take gold"))
    refused("draft-full", match.submit, 1, rows("light gold", "take blue"))


def test_a_refused_step_takes_all_with_it() -> None:
    match = begin()
    key = match.state.key()
    refused("lanterns-not-in-row", match.submit, 1, rows("take red", "take white"))
    assert match.state.key() == key and match.draft == []


# Undo, redo, restart -----------------------------------------------------------------------------


def test_every_step_can_be_undone_and_redone() -> None:
    match = begin()
    keys = [match.state.key()]
    for text in ("take red", "take gold", "light blue"):
        match.submit(1, rows(text))
        keys.append(match.state.key())
    for key in keys[-2::-1]:
        match.undo(1)
        assert match.state.key() == key
    assert match.state is match.committed
    for key in keys[1:]:
        match.redo(1)
        assert match.state.key() == key
    assert not match.can_redo


def test_redo_returns_the_step_again() -> None:
    match = begin()
    steps = match.submit(1, rows("take red"))
    match.undo(1)
    assert match.can_redo and match.redo(1) == steps


def test_restart_takes_all_back_and_can_be_redone() -> None:
    match = begin()
    match.submit(1, rows("take red", "take gold"))
    key = match.state.key()
    match.restart(1)
    assert match.draft == [] and match.state.key() == match.committed.key()
    match.redo(1)
    match.redo(1)
    assert match.state.key() == key


def test_a_new_step_forgets_what_was_undone() -> None:
    match = begin()
    match.submit(1, rows("take red"))
    match.undo(1)
    match.submit(1, rows("take blue"))
    refused("draft-nothing-to-redo", match.redo, 1)


def test_a_refused_step_does_not_forget_what_was_undone() -> None:
    match = begin()
    match.submit(1, rows("take red"))
    match.undo(1)
    refused("lanterns-not-in-row", match.submit, 1, rows("take white"))
    assert match.can_redo


@pytest.mark.parametrize("step", ["undo", "restart", "commit"])
def test_without_a_draft_there_is_nothing_to_undo_or_commit(step: str) -> None:
    refused("draft-empty", getattr(begin(), step), 1)


@pytest.mark.parametrize("step", ["undo", "redo", "restart", "commit"])
def test_a_draft_belongs_to_its_owner(step: str) -> None:
    match = begin()
    match.submit(1, rows("take red"))
    refused("not-your-turn", getattr(match, step), 0)
    refused("not-your-turn", match.submit, 0, rows("take blue"))
    assert len(match.draft) == 1


@pytest.mark.parametrize("action", [-1, 999])
def test_a_row_that_does_not_exist_is_refused_like_any_other(action: int) -> None:
    match = begin()
    refused("no-such-action", match.submit, 1, [action])
    refused("not-your-turn", match.submit, 0, [action])


# Full drafts and commits -------------------------------------------------------------------------


def test_a_draft_is_full_when_chance_must_speak() -> None:
    match = begin()
    match.submit(1, rows("take red", "take gold"))
    assert not match.is_full
    match.submit(1, rows("light gold"))
    assert match.state.to_move() == CHANCE and match.is_full
    refused("draft-full", match.submit, 1, rows("light blue"))


class Patient(LanternState):
    """Fills the row only when fewer than two lanterns are left: turns follow without chance."""

    def fill_row(self) -> None:
        if self.phase == LIGHT and sum(self.row) >= 2:
            self.phase = TAKE
            self.emit(TurnBegan(self.turn_of))
        else:
            super().fill_row()


def patient() -> Match[LanternState, LanternView]:
    game = Lanterns()
    game.state = Patient  # type: ignore[misc]
    return Match(game, LanternOptions(seats=2), SeededDealer(SEED))


def test_a_draft_is_full_when_another_seat_must_decide() -> None:
    match = patient()
    match.submit(1, rows("take red", "take gold"))
    match.submit(1, rows("light blue"))
    assert match.state.to_move() == 0 and match.is_full


def test_a_draft_is_full_when_the_turn_ends_and_the_same_seat_goes_on() -> None:
    match = patient()
    match.submit(1, rows("take red", "take gold"))
    match.submit(1, rows("light gold"))
    assert match.state.to_move() == 1 and match.is_full
    refused("draft-full", match.submit, 1, rows("take blue"))
    match.commit(1)
    assert match.owner == 1 and not match.is_full
    match.submit(1, rows("take blue"))


def test_a_full_draft_can_still_be_undone() -> None:
    match = begin()
    match.submit(1, rows("take red", "take gold"))
    match.submit(1, rows("light gold"))
    match.undo(1)
    assert not match.is_full
    match.submit(1, rows("light blue"))


def test_commit_makes_the_draft_part_of_the_record_and_lets_chance_speak() -> None:
    match = begin()
    before = len(match.record.entries)
    match.submit(1, rows("take red", "take gold"))
    drafted = match.submit(1, rows("light blue"))
    steps = match.commit(1)
    entries = match.record.entries[before:]
    assert entries[:3] == ("1 take red", "1 take gold", "1 light blue")
    assert [entry.split()[:2] for entry in entries[3:]] == [["chance", "open"]] * 2
    assert [step.seat for step in steps] == [1, 1, 1, CHANCE, CHANCE]
    assert steps[0].events == (LanternTaken(1, "red"),) and steps[2:3] == drafted
    assert steps[-1].events[-1] == TurnBegan(0)
    assert match.owner == 0 and match.draft == [] and match.state is match.committed


def test_a_step_holds_its_points_and_its_text_for_each_audience() -> None:
    match = begin()
    deal = match.opening[1]
    hidden = "deal ? to 0"
    assert deal.texts == (GAME.text(deal.action), hidden, hidden)
    assert (deal.text_for(0), deal.text_for(None)) == (GAME.text(deal.action), hidden)
    match.submit(1, rows("take red", "take gold"))
    [step] = match.submit(1, rows("light gold"))
    assert step.points == (0, KINDS.index("gold") + 1)


def test_a_committed_step_is_played_and_worded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    applied, worded = (
        count_calls(monkeypatch, LanternState, "apply"),
        count_calls(monkeypatch, Lanterns, "redacted_text"),
    )
    match.submit(1, rows("take red", "take gold"))
    match.submit(1, rows("light blue"))
    steps = match.commit(1)
    assert applied == [step.action for step in steps]
    assert len(worded) == 3 * len(steps)  # two seats and the spectators


def test_a_draft_may_be_committed_before_it_is_full() -> None:
    match = begin()
    match.submit(1, rows("take red"))
    match.commit(1)
    assert match.owner == 1 and match.record.entries[-1] == "1 take red"
    refused("draft-empty", match.undo, 1)


def test_a_finished_match_accepts_nothing() -> None:
    match = begin()
    while not match.is_over:
        match.submit(match.owner, [match.state.legal()[0]])
        match.commit(match.owner)
    assert match.owner == NOBODY
    refused("game-over", match.submit, 0, rows("take red"))
    assert records.replay(GAME, match.record).key() == match.committed.key()


# Resuming ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "dealer", [SeededDealer(8), KeyedDealer(bytes(32))], ids=["sfc32", "keyed"]
)
def test_a_resumed_match_goes_on_with_the_same_deals(dealer: SeededDealer | KeyedDealer) -> None:
    match = Match(GAME, LanternOptions(seats=3), dealer, ("a", "b", "c"))
    for _ in range(4):
        match.submit(match.owner, [match.state.legal()[-1]])
        match.commit(match.owner)
    twin = Match.resume(GAME, records.parse(match.record.to_text()))
    assert twin.record == match.record and twin.committed.key() == match.committed.key()
    while not match.is_over:
        for each in (match, twin):
            each.submit(each.owner, [each.state.legal()[0]])
            each.commit(each.owner)
    assert twin.record == match.record


def test_a_match_is_resumed_by_one_replay_that_gives_every_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begin()
    steps = list(match.opening)
    while not match.is_over:
        match.submit(match.owner, [match.state.legal()[0]])
        steps += match.commit(match.owner)
    applied = count_calls(monkeypatch, LanternState, "apply")
    replayed: list[MatchStep] = []
    twin = Match.resume(GAME, match.record, replayed.append)
    assert applied == [step.action for step in steps]
    assert replayed == steps and twin.opening == match.opening


def test_a_match_is_not_resumed_without_its_dealer() -> None:
    with pytest.raises(BadRecord) as caught:
        Match.resume(GAME, replace(begin().record, dealer=None))
    assert caught.value.code == "record-no-dealer"


def test_a_match_is_not_resumed_from_other_deals_than_its_dealers() -> None:
    record = replace(begin().record, dealer={"kind": "sfc32", "seed": SEED + 1})
    with pytest.raises(BadRecord) as caught:
        Match.resume(GAME, record)
    assert caught.value.code == "record-dealer-differs"


def test_a_match_is_not_resumed_from_what_is_illegal_or_hidden() -> None:
    record = begin().record
    for entry, code in (
        ("1 take white", "record-entry"),
        ("1 dance", "record-entry"),
        ("0 take red", "record-mover"),
        ("1 take ?", "record-redacted"),
        ("1 dance ?", "record-entry"),
    ):
        with pytest.raises(BadRecord) as caught:
            Match.resume(GAME, replace(record, entries=(*record.entries, entry)))
        assert caught.value.code == code


def test_a_record_cut_in_the_middle_of_the_deal_is_dealt_on() -> None:
    whole = begin()
    cut = replace(whole.record, entries=whole.record.entries[:3])
    resumed = Match.resume(GAME, cut)
    assert resumed.record == whole.record and resumed.opening == whole.opening
