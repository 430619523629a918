"""Messages: what each audience receives about a table. Game data comes from `Perspective` only."""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.core.errors import BadNotation
from durbar.core.match import Match
from durbar.core.record import Record
from durbar.core.types import CHANCE, NOBODY, Seat
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.outgoing.perspective import Perspective, redacted, why_not_info
from durbar.server.outgoing.planning import plan
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
from durbar.server.tables.command_result import CommandResult, Recipients
from durbar.server.tables.history import Entry
from durbar.server.tables.results import placing
from durbar.server.tables.table import Table


def perspective_of(table: Table, seat: Seat | None) -> Perspective:
    """Returns the perspective of an audience. Only its owner's includes the draft."""
    assert table.match is not None
    is_owner = seat is not None and seat == table.match.owner
    return Perspective(table.game, table.match.state if is_owner else table.match.committed, seat)


def snapshot(table: Table, seat: Seat | None) -> Snapshot:
    """Returns all that an audience may know of a table now."""
    perspective = None if table.match is None else perspective_of(table, seat)
    return Snapshot(**_snapshot_fields(table, seat, perspective))


def update(table: Table, seat: Seat | None, since: int, entries: Sequence[Entry]) -> Update:
    """Returns a snapshot with the entries that were committed since a version."""
    perspective = perspective_of(table, seat)
    fields = _snapshot_fields(table, seat, perspective)
    return Update(**fields, since=since, happened=perspective.happened(entries))


def snapshot_since(table: Table, seat: Seat | None, since: int) -> Snapshot:
    """Returns an update since a version that the reader has, or a snapshot if there is none."""
    if table.match is None or not 0 <= since <= table.version:
        return snapshot(table, seat)
    return update(table, seat, since, table.history.after(since))


def chat_lines(table: Table, seat: Seat | None, after: int = 0) -> tuple[ChatLine, ...]:
    """Returns the chat after a line, without the players that the seat has muted."""
    muted = frozenset() if seat is None else table.places[seat].mutes
    return tuple(line for line in table.chat if line.id > after and line.seat not in muted)


def messages(table: Table, result: CommandResult, seat: Seat | None) -> list[ServerMessage]:
    """Returns the messages of a command's result to one audience."""
    found: list[ServerMessage] = []
    if result.recipients is Recipients.ALL and result.since is not None:
        found.append(update(table, seat, result.since, result.entries))
    elif result.recipients is Recipients.ALL or (
        result.recipients is Recipients.OWNER and seat == result.owner
    ):
        found.append(snapshot(table, seat))
    if result.chat_line is not None:
        lines = tuple(line for line in chat_lines(table, seat) if line.id == result.chat_line.id)
        found += [ChatLines(lines=lines)] if lines else []
    return found


def answer(table: Table, seat: Seat | None, question: Question) -> Answer:
    """Answers a seat's question: why not, previews, a planned turn or an order."""
    if seat is None:
        raise NotAllowed("not-seated")
    if table.match is None:
        raise Refusal("not-begun")
    perspective = perspective_of(table, seat)
    step = table.step if seat == table.match.owner else 0
    why_not: WhyNotInfo | None = None
    previews: tuple[Ledger, ...] | None = None
    planned: Plan | None = None
    would: tuple[OrderStep, ...] | None = None
    parse = table.game.parse
    try:
        if isinstance(question, AskWhyNot):
            reason = perspective.why_not(parse(question.action))
            why_not = None if reason is None else why_not_info(reason)
        elif isinstance(question, AskPlan):
            steps = [[parse(text) for text in step] for step in question.steps]
            planned = plan(perspective, steps, question.menu)
        elif isinstance(question, AskOrder):
            order = standing_orders.filled(table, seat, question.order)
            would = standing_orders.would(table, seat, order)
        else:
            made = [perspective.preview(parse(text), True) for text in question.actions]
            previews = tuple(each for each in made if each is not None)
    except BadNotation as error:
        raise Refusal.of(error) from None
    return Answer(
        key=question.key,
        version=table.version,
        step=step,
        why_not=why_not,
        previews=previews,
        plan=planned,
        would=would,
    )


def redacted_record(table: Table, seat: Seat | None) -> Record:
    """Returns a table's record as an audience may have it."""
    return redacted(table.game, table.record, seat, table.status == "over")


def _snapshot_fields(
    table: Table, seat: Seat | None, perspective: Perspective | None
) -> Mapping[str, Any]:
    match = table.match
    is_owner = match is not None and seat is not None and seat == match.owner
    is_asked = match is not None and is_owner and not match.is_full
    is_drafting = match is not None and is_owner and bool(match.draft)
    view = None if perspective is None or is_drafting else perspective.room_view
    return {
        "version": table.version,
        "step": table.step if is_owner else 0,
        "status": table.status,
        "game": table.game.name,
        "edition": table.game.edition.digest,
        "options": table.options.to_json(),
        "settings": table.settings,
        "seat": seat,
        "entries": len(table.history),
        "view": None if perspective is None else perspective.view(),
        "insight": None if perspective is None else perspective.insight(),
        "prompt": None if perspective is None or not is_asked else perspective.prompt(),
        "draft": _draft(table, perspective, is_owner),
        "seats": tuple(_seat(table, n, seat) for n in range(len(table.places))),
        "shuffle": ShuffleInfo(
            commitment=table.shuffle.commitment,
            salts=tuple(place.salt for place in table.places),
        ),
        "outcome": _outcome(table),
        "hints": seat is not None and table.gives_hints,
        "clocks": clocks.clock_info(table),
        "orders": standing_orders.orders_info(table, seat, view),
        "rematch": table.rematch,
    }


def _draft(table: Table, perspective: Perspective | None, is_owner: bool) -> Draft | None:
    match = table.match
    if perspective is None or not isinstance(match, Match) or match.is_over:
        return None
    if not is_owner and not (table.settings.show_drafts and match.draft):
        return None
    return Draft(
        seat=match.owner,
        steps=perspective.draft(match.draft),
        is_full=match.is_full,
        barrier=_barrier(match) if match.is_full else "none",
        can_redo=is_owner and match.can_redo,
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
    """Returns what follows a full draft. Until it is committed, all of it can be undone."""
    mover = int(match.state.to_move())
    if mover == match.owner:
        return "turn"
    return {CHANCE: "chance", NOBODY: "end"}.get(mover, "seat")
