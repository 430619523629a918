"""Perspective: everything one seat or a spectator may know about a position.

All game data that leaves the server passes through this class: views, events, prompts, previews,
reasons, drafts, logs, records and replays. Prompts, previews and reasons are computed on a world
sampled from the seat's own view, so they cannot contain hidden information.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from msgspec import structs

from durbar.core import record as records
from durbar.core.chance import Rng
from durbar.core.events import Event
from durbar.core.game import Choice, Game, View, WhyNot, apply_with_events
from durbar.core.record import Record
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat
from durbar.server.protocol import messages as protocol
from durbar.server.protocol.convert import told, told_facts, told_insight, told_view, words_of
from durbar.server.protocol.messages import Happened, Ledger, Prompt, WhyNotInfo
from durbar.server.tables.history import Entry

WITH_THE_PROMPT: Final = 64  # choices up to which previews are sent along
WORLD: Final = 20260101  # seed of the imagined world: any will do that knows nothing of the truth


class Perspective:
    """What a seat (None: a spectator) may know of one position."""

    def __init__(self, game: Game[Any, Any], state: State, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat
        self._view: View = game.view(state, seat)

    @property
    def seen(self) -> View:
        """What the seat sees, for whoever reckons for it and tells nobody else."""
        return self._view

    def view(self) -> Any:
        return told_view(self.game, self._view)

    def insight(self) -> Any:
        """What the room makes of the view, and of nothing else."""
        return told_insight(self.game, self._view)

    @property
    def may_act(self) -> bool:
        return bool(self._view.legal)

    def prompt(self, previews: bool = True) -> Prompt | None:
        """What the seat is asked, with previews unless the list is long; None if nothing."""
        if not self.may_act:
            return None
        asked = self.game.prompt(self._view)
        few = previews and len(asked.choices) <= WITH_THE_PROMPT
        return Prompt(
            kind=asked.kind,
            asks=asked.asks,
            paragraph=asked.paragraph,
            least=asked.least,
            most=asked.most,
            choices=tuple(self._choice(choice, few) for choice in asked.choices),
        )

    def _choice(self, choice: Choice, with_preview: bool) -> protocol.Choice:
        told = _told(self.game, choice)
        return structs.replace(told, preview=self.preview(choice.action)) if with_preview else told

    def preview(self, action: Action, with_insight: bool = False) -> Ledger | None:
        """What a choice would cost, score and mean, up to the next chance ply."""
        if action not in self._menu:
            return None
        world = self._world.clone()
        ledger = self.ledger(action, world)
        if not with_insight:
            return ledger
        return structs.replace(ledger, insight=Perspective(self.game, world, self.seat).insight())

    def ahead(self) -> State | None:
        """An imagined world in which it is this seat's turn, if such a turn can be planned."""
        if self.seat is None:
            return None
        world: State | None = self.game.turn_ahead(self._world, self.seat)
        return world

    def ledger(self, action: Action, world: State) -> Ledger:
        """Plays an action in an imagined world, and tells what it did."""
        before = world.scores()
        events = apply_with_events(world, action)
        gained = (int(b - a) for a, b in zip(before, world.scores(), strict=True))
        return self._ledger(self.game.text(action), events, gained)

    def why_not(self, action: Action) -> WhyNot | None:
        """Why an action is not legal for this seat now; None if it is."""
        if self.seat is None:
            return WhyNot("not-seated")
        return self.game.why_not(self._world, self.seat, action)

    def why_not_all(self, actions: Sequence[Action]) -> WhyNot:
        """Why actions cannot be played one after the other, or as the set that is asked for."""
        if len(actions) > 1 and self.game.prompt(self._view).kind == "choose_set":
            actions = sorted(actions)
        world = self._world.clone()
        for action in actions:
            why_not = self.game.why_not(world, self.seat or 0, action)
            if why_not is not None:
                return why_not
            world.apply(action)
        return WhyNot("draft-full")

    def draft(self, steps: Iterable[Entry]) -> tuple[Ledger, ...]:
        """The steps of a draft; its owner's, or everybody's where the table shows drafts."""
        return tuple(
            self._ledger(step.text_for(self.seat), step.events, step.gained) for step in steps
        )

    def _ledger(self, text: str, events: Iterable[Event], points: Iterable[int]) -> Ledger:
        verb, facts = words_of(self.game, text)
        return Ledger(
            action=text, verb=verb, facts=facts, events=self.events(events), points=tuple(points)
        )

    def events(self, events: Iterable[Event]) -> tuple[Any, ...]:
        return tuple(told(self.game.redact(event, self.seat)) for event in events)

    def happened(self, entries: Iterable[Entry]) -> tuple[Happened, ...]:
        """Entries of the record with their events."""
        return tuple(
            Happened(
                at=entry.at,
                version=entry.version,
                who=_who(entry.who),
                action=entry.text_for(self.seat),
                events=self.events(entry.events),
            )
            for entry in entries
        )

    @cached_property
    def _world(self) -> State:
        world: State = self.game.sample(self._view, Rng(WORLD))
        return world

    @cached_property
    def _menu(self) -> frozenset[Action]:
        return frozenset(self._view.legal)


@lru_cache(maxsize=2**15)
def _told(game: Game[Any, Any], choice: Choice) -> protocol.Choice:
    """Kept, since prompts are long and much like the one before."""
    text = game.text(choice.action)
    verb, facts = words_of(game, text)
    return protocol.Choice(
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
    """A record as an audience may have it: after the end all of it, dealer included."""
    return record if is_over else records.redact(game, record, seat)


def why_not_told(why_not: WhyNot) -> WhyNotInfo:
    facts = told_facts(dict(why_not.facts))
    return WhyNotInfo(code=why_not.code, paragraph=why_not.paragraph, facts=facts)


def _who(who: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(who, str(who))
