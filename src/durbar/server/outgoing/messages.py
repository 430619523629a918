"""Outlook: what an audience gets of a table, as messages; all of it through `redact`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from durbar.core.errors import BadNotation
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.record import Record, replay
from durbar.core.types import CHANCE, NOBODY, Seat
from durbar.server.errors import NotAllowed, NotFound, Refusal
from durbar.server.outgoing.hints import are_allowed
from durbar.server.outgoing.perspective import Perspective, redacted, why_not_told
from durbar.server.outgoing.planning import ahead
from durbar.server.protocol.messages import (
    Answer,
    AskOrder,
    AskPlan,
    AskWhyNot,
    ChatLine,
    ChatLines,
    Draft,
    GameResult,
    Ledger,
    Moment,
    Plan,
    Question,
    SeatInfo,
    ServerMessage,
    ShuffleInfo,
    Snapshot,
    Update,
    WhyNotInfo,
)
from durbar.server.protocol.table_settings import OrderStep
from durbar.server.tables import clocks, standing_orders
from durbar.server.tables.command_result import Progress, Recipients
from durbar.server.tables.history import Entry, tell
from durbar.server.tables.results import placing
from durbar.server.tables.table import Table


def eyes_of(table: Table, seat: Seat | None) -> Perspective:
    """The eyes of an audience: only its owner sees the draft."""
    assert table.match is not None
    mine = seat is not None and seat == table.match.owner
    return Perspective(table.game, table.match.state if mine else table.match.committed, seat)


def state_for(table: Table, seat: Seat | None) -> Snapshot:
    eyes = None if table.match is None else eyes_of(table, seat)
    return Snapshot(**_told(table, seat, eyes))


def progress_for(table: Table, seat: Seat | None, since: int) -> Snapshot:
    """The state and what happened after a version that the reader has."""
    if table.match is None or not 0 <= since <= table.version:
        return state_for(table, seat)
    eyes = eyes_of(table, seat)
    told = _told(table, seat, eyes)
    return Update(**told, since=since, happened=eyes.happened(table.history.after(since)))


def lines_for(table: Table, seat: Seat | None, after: int = 0) -> tuple[ChatLine, ...]:
    muted = frozenset() if seat is None else table.places[seat].mutes
    return tuple(line for line in table.chat if line.id > after and line.seat not in muted)


def messages(table: Table, progress: Progress, seat: Seat | None) -> list[ServerMessage]:
    """What an audience hears of a progress."""
    told: list[ServerMessage] = []
    if progress.news is Recipients.ALL and progress.since is not None:
        told.append(progress_for(table, seat, progress.since))
    elif progress.news is Recipients.ALL or (
        progress.news is Recipients.OWNER and seat == progress.owner
    ):
        told.append(state_for(table, seat))
    if progress.line is not None:
        lines = tuple(line for line in lines_for(table, seat) if line.id == progress.line.id)
        told += [ChatLines(lines=lines)] if lines else []
    return told


def answer(table: Table, seat: Seat | None, asked: Question) -> Answer:
    """Why not, previews or a planned turn, for the seat that asks."""
    if seat is None:
        raise NotAllowed("not-seated")
    if table.match is None:
        raise Refusal("not-begun")
    eyes = eyes_of(table, seat)
    step = table.step if seat == table.match.owner else 0
    why_not: WhyNotInfo | None = None
    previews: tuple[Ledger, ...] | None = None
    planned: Plan | None = None
    would: tuple[OrderStep, ...] | None = None
    try:
        if isinstance(asked, AskWhyNot):
            reason = eyes.why_not(table.game.parse(asked.action))
            why_not = None if reason is None else why_not_told(reason)
        elif isinstance(asked, AskPlan):
            parsed = [[table.game.parse(text) for text in step] for step in asked.steps]
            planned = ahead(eyes, parsed, asked.menu)
        elif isinstance(asked, AskOrder):
            would = standing_orders.would(
                table, seat, standing_orders.filled(table, seat, asked.order)
            )
        else:
            made = [eyes.preview(table.game.parse(text), True) for text in asked.actions]
            previews = tuple(each for each in made if each is not None)
    except BadNotation as error:
        raise Refusal.of(error) from None
    return Answer(
        key=asked.key,
        version=table.version,
        step=step,
        why_not=why_not,
        previews=previews,
        plan=planned,
        would=would,
    )


def past(table: Table, n: int) -> "Past":
    """What is needed to look at the table as it was after n entries."""
    record = table.record
    if not 0 <= n <= len(record.entries):
        raise NotFound("record-at", at=n, entries=len(record.entries))
    return Past(table.game, record, n, (table.history[n - 1],) if n else ())


@dataclass(frozen=True, slots=True)
class Past:
    """A moment of a game; looking at it touches the table no more."""

    game: Game[Any, Any]
    record: Record
    n: int
    entries: tuple[Entry, ...]

    def seen_by(self, seat: Seat | None) -> Moment:
        """The view then, and what the last entry was."""
        eyes = Perspective(self.game, replay(self.game, self.record, self.n), seat)
        return Moment(
            at=self.n,
            entries=len(self.record.entries),
            seat=seat,
            view=eyes.view(),
            insight=eyes.insight(),
            happened=eyes.happened(self.entries),
        )


def record_for(table: Table, seat: Seat | None) -> Record:
    return redacted(table.game, table.record, seat, table.status == "over")


def _told(table: Table, seat: Seat | None, eyes: Perspective | None) -> Mapping[str, Any]:
    match = table.match
    mine = match is not None and seat is not None and seat == match.owner
    asks = eyes is not None and match is not None and mine and not match.is_full
    is_drafting = match is not None and mine and bool(match.draft)
    return {
        "version": table.version,
        "step": table.step if mine else 0,
        "status": table.status,
        "game": table.game.name,
        "edition": table.game.edition.digest,
        "options": table.options.to_json(),
        "settings": table.settings,
        "seat": seat,
        "entries": len(table.history),
        "view": None if eyes is None else eyes.view(),
        "insight": None if eyes is None else eyes.insight(),
        "prompt": eyes.prompt() if asks and eyes is not None else None,
        "draft": _draft(table, eyes, mine),
        "seats": tuple(_seat(table, n, seat) for n in range(len(table.places))),
        "shuffle": ShuffleInfo(
            commitment=table.shuffle.commitment,
            salts=tuple(place.salt for place in table.places),
        ),
        "outcome": _outcome(table),
        "hints": seat is not None and are_allowed(table),
        "clocks": clocks.told(table),
        "orders": standing_orders.told(
            table, seat, None if eyes is None or is_drafting else eyes.seen
        ),
        "rematch": table.rematch,
    }


def _draft(table: Table, eyes: Perspective | None, mine: bool) -> Draft | None:
    match = table.match
    if eyes is None or not isinstance(match, Match) or match.is_over:
        return None
    if not mine and not (table.settings.show_drafts and match.draft):
        return None
    entries = [f"{match.owner} {table.game.text(step.action)}" for step in match.draft]
    steps = tell(table.game, match.committed.clone(), entries, 0, table.version)
    return Draft(
        seat=match.owner,
        steps=eyes.draft(steps),
        is_full=match.is_full,
        barrier=_barrier(match) if match.is_full else "none",
        can_redo=mine and match.can_redo,
    )


def _seat(table: Table, seat: Seat, reader: Seat | None) -> SeatInfo:
    place = table.places[seat]
    return SeatInfo(
        seat=seat,
        kind=place.kind,
        name=place.name,
        bot=place.bot,
        is_away=place.kind == "person" and (place.has_left or seat in table.away),
        has_resigned=place.has_resigned,
        is_reserved=place.is_reserved,
        is_muted=reader is not None and seat in table.places[reader].mutes,
        has_run_out=place.has_run_out,
    )


def _outcome(table: Table) -> GameResult | None:
    if table.match is None or int(table.match.committed.to_move()) != NOBODY:
        return None
    outcome = table.game.outcome(table.match.committed)
    return GameResult(
        ranking=outcome.ranking,
        placing=placing(outcome.ranking, table.places, table.settings.rated),
        reason=outcome.reason.value,
        ran_out=clocks.ran_out(table),
    )


def _barrier(match: Match[Any, Any]) -> Any:
    """What comes after a full draft: until it is committed, all of it can still be undone."""
    mover = int(match.state.to_move())
    if mover == match.owner:
        return "turn"
    return {CHANCE: "chance", NOBODY: "end"}.get(mover, "seat")
