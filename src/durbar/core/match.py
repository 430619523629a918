"""Match: a record, its position, the dealer and the draft of the turn.

Actions of the seat to move are a draft on top of the committed position. It is full when the turn
ends, chance must speak or another seat must decide; until its owner commits it, all of it can be
undone. The record only grows. No seats' names, no clock, no I/O: tables and terminals add those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, cast

from durbar.core.chance import pick
from durbar.core.dealers import Dealer, dealer_of
from durbar.core.errors import BadDraft, BadRecord, IllegalAction
from durbar.core.events import Event, TurnBegan
from durbar.core.game import Game, S, V, WhyNot, apply_with_events, name_of, play
from durbar.core.options import Options
from durbar.core.record import Record, check_header, entry_of, verify
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat


@dataclass(frozen=True, slots=True)
class DraftStep:
    """A step of the draft with its ledger: its events hold what it cost and scored, and why."""

    action: Action
    events: tuple[Event, ...]


class Match(Generic[S, V]):
    """One game being played."""

    def __init__(
        self, game: Game[S, V], options: Options, dealer: Dealer, players: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.committed = game.new(options)  # the position that the record gives
        self.state = self.committed  # the same with the draft on top
        self.draft: list[DraftStep] = []
        self._undone: list[Action] = []
        self._header = Record(
            game.name,
            game.rules_version,
            game.edition.digest,
            options.to_json(),
            tuple(players),
            dealer.to_json(),
        )
        self._entries: list[str] = []
        self.opening = self._deal()  # what chance did before the first decision

    @classmethod
    def resume(cls, game: Game[S, V], record: Record) -> "Match[S, V]":
        """Goes on where a record ends, with its dealer at the same place of its stream."""
        if record.dealer is None:
            raise BadRecord("record-no-dealer", line=1)
        verify(game, record)
        match = cls(game, check_header(game, record), dealer_of(record.dealer), record.players)
        while len(match._entries) < len(record.entries):
            entry = record.entries[len(match._entries)]
            seat = match.owner
            match.submit(seat, [game.parse(entry.partition(" ")[2])])
            match.commit(seat)
        return match

    @property
    def record(self) -> Record:
        """All that is committed."""
        head = self._header
        return Record(
            head.game, head.rules_version, head.edition, head.options, head.players, head.dealer,
            tuple(self._entries),
        )  # fmt: skip

    @property
    def owner(self) -> Seat:
        """The seat whose draft it is; NOBODY when the game is over."""
        return int(self.committed.to_move())

    @property
    def is_over(self) -> bool:
        return self.owner == NOBODY

    @property
    def is_full(self) -> bool:
        """Nothing more fits into the draft: it waits for its owner's commit."""
        return _is_full(self.draft, self.state, self.owner)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def undone(self) -> tuple[Action, ...]:
        """The steps taken back, the next to redo last."""
        return tuple(self._undone)

    def submit(self, seat: Seat, actions: Sequence[Action]) -> list[Event]:
        """Adds steps to the draft: all of them, or none and an error.

        The answer to a `choose_set` comes in any order and goes in ascending.
        """
        self._check_owner(seat, actions)
        if len(actions) > 1 and self._asks_for_a_set(seat):
            actions = sorted(actions)
        events = self._add(seat, actions)
        self._undone.clear()
        return events

    def undo(self, seat: Seat) -> None:
        """Takes back the last step of the draft."""
        self._check_draft(seat)
        self._undone.append(self.draft.pop().action)
        self._rebuild()

    def redo(self, seat: Seat) -> list[Event]:
        """Plays the step again that was taken back last."""
        self._check_owner(seat, ())
        if not self._undone:
            raise BadDraft("draft-nothing-to-redo")
        events = self._add(seat, self._undone[-1:])
        self._undone.pop()
        return events

    def restart(self, seat: Seat) -> None:
        """Takes back the whole draft."""
        self._check_draft(seat)
        self._undone += [step.action for step in reversed(self.draft)]
        self.draft.clear()
        self._rebuild()

    def commit(self, seat: Seat) -> list[Event]:
        """Makes the draft part of the record and lets chance speak until a seat must decide."""
        self._check_draft(seat)
        events: list[Event] = []
        for step in self.draft:
            self._entries.append(entry_of(seat, self.game.text(step.action)))
            events += step.events
        self.committed = self.state
        self.draft.clear()
        self._undone.clear()
        return events + self._deal()

    def _deal(self) -> list[Event]:
        events: list[Event] = []
        while self.committed.to_move() == CHANCE:
            weights = self.committed.weights()
            place = pick(weights, self.dealer.below(sum(weights)))
            outcome = self.committed.legal()[place]
            self._entries.append(entry_of(CHANCE, self.game.text(outcome)))
            events += apply_with_events(self.committed, outcome)
        return events

    def _add(self, seat: Seat, actions: Sequence[Action]) -> list[Event]:
        """Plays on a clone, so that a refused step changes nothing."""
        trial = cast(S, self.state.clone())
        draft = list(self.draft)
        added: list[Event] = []
        for action in actions:
            if _is_full(draft, trial, seat):
                raise BadDraft("draft-full", steps=len(draft))
            events = play(self.game, trial, action)
            draft.append(DraftStep(action, tuple(events)))
            added += events
        self.state, self.draft = trial, draft
        return added

    def _rebuild(self) -> None:
        self.state = cast(S, self.committed.clone()) if self.draft else self.committed
        for step in self.draft:
            self.state.apply(step.action)

    def _asks_for_a_set(self, seat: Seat) -> bool:
        return self.game.prompt(self.game.view(self.state, seat)).kind == "choose_set"

    def _check_owner(self, seat: Seat, actions: Sequence[Action]) -> None:
        if seat != self.owner:
            action = name_of(self.game, actions[0]) if actions else ""
            why_not = self.game.why_not(self.committed, seat, actions[0] if actions else 0)
            raise IllegalAction(action, why_not or WhyNot("not-your-turn"))

    def _check_draft(self, seat: Seat) -> None:
        self._check_owner(seat, ())
        if not self.draft:
            raise BadDraft("draft-empty")


def _is_full(draft: Sequence[DraftStep], state: State, owner: Seat) -> bool:
    if not draft:
        return False
    turn_ended = any(isinstance(event, TurnBegan) for event in draft[-1].events)
    return turn_ended or state.to_move() != owner
