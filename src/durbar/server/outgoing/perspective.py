"""Perspective: everything one seat or a spectator may know about a position.

All game data that leaves the server passes through this class: views, events, prompts, previews,
reasons, drafts, logs, records and replays. Prompts, previews and reasons are computed on a world
sampled from the seat's own view, so they cannot contain hidden information.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any, Final

from msgspec import structs

from durbar.core import record as records
from durbar.core.chance import Rng
from durbar.core.events import Event
from durbar.core.game import Choice, Game, View, WhyNot, apply_with_events
from durbar.core.match import MatchStep
from durbar.core.record import Record
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat
from durbar.server.protocol import messages as protocol
from durbar.server.protocol.convert import (
    action_parts,
    serialize,
    serialize_facts,
    serialize_insight,
    serialize_view,
)
from durbar.server.protocol.messages import Happened, Ledger, PromptInfo, WhyNotInfo
from durbar.server.tables.history import Entry
from durbar.server.tables.reasons import SAMPLE_SEED

MOST_PREVIEWS: Final = 64  # prompts with more choices are sent without previews


class Perspective:
    """A position as one seat sees it; `seat` is None for spectators."""

    def __init__(self, game: Game[Any, Any], state: State, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat
        self._view: View = game.view(state, seat)

    @property
    def room_view(self) -> View:
        """The room's view, for computations of the server for this seat."""
        return self._view

    def view(self) -> Any:
        """Returns the view as a message struct."""
        return serialize_view(self.game, self._view)

    def insight(self) -> Any:
        """Returns what the room computes from the view and from nothing else."""
        return serialize_insight(self.game, self._view)

    @property
    def may_act(self) -> bool:
        return bool(self._view.legal)

    def prompt(self, previews: bool = True) -> PromptInfo | None:
        """Returns what the seat is asked, or None. Long prompts come without previews."""
        if not self.may_act:
            return None
        asked = self.game.prompt(self._view)
        with_previews = previews and len(asked.choices) <= MOST_PREVIEWS
        return PromptInfo(
            kind=asked.kind,
            asks=asked.asks,
            paragraph=asked.paragraph,
            least=asked.least,
            most=asked.most,
            choices=tuple(self._choice(choice, with_previews) for choice in asked.choices),
        )

    def _choice(self, choice: Choice, with_preview: bool) -> protocol.ChoiceInfo:
        message = _choice_message(self.game, choice)
        if not with_preview:
            return message
        return structs.replace(message, preview=self.preview(choice.action))

    def preview(self, action: Action, with_insight: bool = False) -> Ledger | None:
        """Returns what a choice would cost and score, up to the next chance ply."""
        if action not in self._legal:
            return None
        world = self._world.clone()
        ledger = self.ledger(action, world)
        if not with_insight:
            return ledger
        return structs.replace(ledger, insight=Perspective(self.game, world, self.seat).insight())

    def next_turn(self) -> State | None:
        """Returns a sampled world at this seat's next turn, or None if it cannot be planned."""
        if self.seat is None:
            return None
        world: State | None = self.game.turn_ahead(self._world, self.seat)
        return world

    def ledger(self, action: Action, world: State) -> Ledger:
        """Plays an action in a sampled world and returns what it did."""
        before = world.scores()
        events = apply_with_events(world, action)
        points = (int(b - a) for a, b in zip(before, world.scores(), strict=True))
        return self._ledger(self.game.text(action), events, points)

    def why_not(self, action: Action) -> WhyNot | None:
        """Returns why an action is illegal for this seat now, or None if it is legal."""
        if self.seat is None:
            return WhyNot("not-seated")
        return self.game.why_not(self._world, self.seat, action)

    def draft(self, steps: Iterable[MatchStep]) -> tuple[Ledger, ...]:
        """Returns the steps of a draft as this seat may know them."""
        return tuple(
            self._ledger(step.text_for(self.seat), step.events, step.points) for step in steps
        )

    def _ledger(self, text: str, events: Iterable[Event], points: Iterable[int]) -> Ledger:
        verb, facts = action_parts(self.game, text)
        return Ledger(
            action=text, verb=verb, facts=facts, events=self.events(events), points=tuple(points)
        )

    def events(self, events: Iterable[Event]) -> tuple[Any, ...]:
        return tuple(serialize(self.game.redact(event, self.seat)) for event in events)

    def happened(self, entries: Iterable[Entry]) -> tuple[Happened, ...]:
        """Returns entries of the record with their events."""
        return tuple(
            Happened(
                at=entry.at,
                version=entry.version,
                who=_mover(entry.step.seat),
                action=entry.step.text_for(self.seat),
                events=self.events(entry.step.events),
            )
            for entry in entries
        )

    @cached_property
    def _world(self) -> State:
        world: State = self.game.sample(self._view, Rng(SAMPLE_SEED))
        return world

    @cached_property
    def _legal(self) -> frozenset[Action]:
        return frozenset(self._view.legal)


@lru_cache(maxsize=2**15)
def _choice_message(game: Game[Any, Any], choice: Choice) -> protocol.ChoiceInfo:
    """Cached, since prompts are long and resemble the one before."""
    text = game.text(choice.action)
    verb, facts = action_parts(game, text)
    return protocol.ChoiceInfo(
        action=text,
        verb=verb,
        facts=facts,
        target=choice.target,
        group=choice.group,
        cost=choice.cost,
        alone=choice.alone,
        copies=choice.copies,
        counts=choice.counts,
    )


def redacted(game: Game[Any, Any], record: Record, seat: Seat | None, is_over: bool) -> Record:
    """Returns a record as an audience may have it: complete, with its dealer, after the end."""
    return record if is_over else records.redact(game, record, seat)


def why_not_info(why_not: WhyNot) -> WhyNotInfo:
    facts = serialize_facts(dict(why_not.facts))
    return WhyNotInfo(code=why_not.code, paragraph=why_not.paragraph, facts=facts)


def _mover(seat: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(seat, str(seat))
