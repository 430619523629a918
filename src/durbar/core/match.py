"""Match: a record, its position, the dealer and the draft of the turn.

Actions of the seat to move are a draft on top of the committed position. It is full when the turn
ends, chance must speak or another seat must decide; until its owner commits it, all of it can be
undone. The record only grows. No seats' names, no clock, no I/O: tables and terminals add those.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, cast

from durbar.core.chance import pick
from durbar.core.dealers import Dealer, dealer_of
from durbar.core.errors import BadDraft, BadRecord, IllegalAction
from durbar.core.events import Event, TurnBegan
from durbar.core.game import Game, S, V, WhyNot, apply_with_events, check_legal, name_of
from durbar.core.options import Options
from durbar.core.record import Record, check_header, checked_actions, entry_of
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat


@dataclass(frozen=True, slots=True)
class MatchStep:
    """One action played in a match: what it did, and how each audience may read it."""

    seat: int  # CHANCE for an outcome of chance
    action: Action
    texts: tuple[str, ...]  # by seat; the spectators' text is last
    events: tuple[Event, ...]
    points: tuple[int, ...]  # scored by each seat

    def text_for(self, seat: Seat | None) -> str:
        """Returns the action's text as a seat (None: a spectator) may read it."""
        return self.texts[-1 if seat is None else seat]


class Match(Generic[S, V]):
    """One game being played."""

    def __init__(
        self, game: Game[S, V], options: Options, dealer: Dealer, players: Sequence[str] = ()
    ) -> None:
        self._begin(game, options, dealer, players)
        self.opening = self._deal()  # what chance did before the first decision

    def _begin(
        self, game: Game[S, V], options: Options, dealer: Dealer, players: Sequence[str]
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.committed = game.new(options)  # the position that the record gives
        self.state = self.committed  # the same with the draft on top
        self.draft: list[MatchStep] = []
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

    @classmethod
    def resume(
        cls,
        game: Game[S, V],
        record: Record,
        on_step: Callable[[MatchStep], None] | None = None,
    ) -> "Match[S, V]":
        """Goes on where a record ends, with its dealer at the same place of its stream.

        The record is replayed once; `on_step` gets the step of each entry.
        """
        if record.dealer is None:
            raise BadRecord("record-no-dealer", line=1)
        dealer = dealer_of(record.dealer)
        match = cls.__new__(cls)
        match._begin(game, check_header(game, record), dealer, record.players)
        match.opening = []
        is_opening = True
        for step in replay_steps(game, record, match.committed, dealer):
            is_opening = is_opening and step.seat == CHANCE
            if is_opening:
                match.opening.append(step)
            match._entries.append(entry_of(step.seat, game.text(step.action)))
            if on_step is not None:
                on_step(step)
        dealt = match._deal()
        if is_opening:
            match.opening += dealt
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

    def submit(self, seat: Seat, actions: Sequence[Action]) -> list[MatchStep]:
        """Adds steps to the draft and returns them: all of them, or none and an error.

        The answer to a `choose_set` comes in any order and goes in ascending.
        """
        self._check_owner(seat, actions)
        if len(actions) > 1 and self._asks_for_a_set(seat):
            actions = sorted(actions)
        steps = self._add(seat, actions)
        self._undone.clear()
        return steps

    def undo(self, seat: Seat) -> None:
        """Takes back the last step of the draft."""
        self._check_draft(seat)
        self._undone.append(self.draft.pop().action)
        self._rebuild()

    def redo(self, seat: Seat) -> list[MatchStep]:
        """Plays the step again that was taken back last, and returns it."""
        self._check_owner(seat, ())
        if not self._undone:
            raise BadDraft("draft-nothing-to-redo")
        steps = self._add(seat, self._undone[-1:])
        self._undone.pop()
        return steps

    def restart(self, seat: Seat) -> None:
        """Takes back the whole draft."""
        self._check_draft(seat)
        self._undone += [step.action for step in reversed(self.draft)]
        self.draft.clear()
        self._rebuild()

    def discard_draft(self) -> None:
        """Drops the draft for good, with the steps taken back."""
        self.draft.clear()
        self._undone.clear()
        self.state = self.committed

    def commit(self, seat: Seat) -> list[MatchStep]:
        """Makes the draft part of the record and lets chance speak until a seat must decide.

        Returns the draft's steps, then those of chance.
        """
        self._check_draft(seat)
        steps = list(self.draft)
        self._entries += [entry_of(seat, self.game.text(step.action)) for step in steps]
        self.committed = self.state
        self.draft.clear()
        self._undone.clear()
        return steps + self._deal()

    def _deal(self) -> list[MatchStep]:
        steps: list[MatchStep] = []
        while self.committed.to_move() == CHANCE:
            weights = self.committed.weights()
            place = pick(weights, self.dealer.below(sum(weights)))
            outcome = self.committed.legal()[place]
            self._entries.append(entry_of(CHANCE, self.game.text(outcome)))
            steps.append(take_step(self.game, self.committed, CHANCE, outcome))
        return steps

    def _add(self, seat: Seat, actions: Sequence[Action]) -> list[MatchStep]:
        """Plays on a clone, so that a refused step changes nothing."""
        trial = cast(S, self.state.clone())
        draft = list(self.draft)
        for action in actions:
            if _is_full(draft, trial, seat):
                raise BadDraft("draft-full", steps=len(draft))
            check_legal(self.game, trial, action)
            draft.append(take_step(self.game, trial, seat, action))
        added = draft[len(self.draft) :]
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


def take_step(game: Game[S, V], state: S, seat: int, action: Action) -> MatchStep:
    """Applies a legal action and returns it as a step."""
    before = state.scores()
    audiences: list[Seat | None] = [*range(len(before)), None]
    texts = tuple(sys.intern(game.redacted_text(state, each, action)) for each in audiences)
    events = tuple(apply_with_events(state, action))
    points = tuple(int(b - a) for a, b in zip(before, state.scores(), strict=True))
    return MatchStep(seat, action, texts, events, points)


def replay_steps(
    game: Game[S, V], record: Record, state: S, dealer: Dealer | None = None
) -> Iterator[MatchStep]:
    """Replays a record on `state`, its first position.

    Raises BadRecord if an entry is illegal or redacted, or differs from what `dealer` deals.
    """
    replayed = 0
    for seat, action in checked_actions(game, record, state, dealer):
        yield take_step(game, state, seat, action)
        replayed += 1
    if replayed < len(record.entries):
        raise BadRecord("record-redacted")


def _is_full(draft: Sequence[MatchStep], state: State, owner: Seat) -> bool:
    if not draft:
        return False
    turn_ended = any(isinstance(event, TurnBegan) for event in draft[-1].events)
    return turn_ended or state.to_move() != owner
