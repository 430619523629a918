"""Looking back at a game: its scores over time, and whether its dealer was honest."""

from collections.abc import Sequence
from typing import Any

from durbar.core.errors import BadRecord
from durbar.core.game import Game
from durbar.core.record import Record, steps, verify
from durbar.core.types import CHANCE
from durbar.server.protocol.convert import told_facts
from durbar.server.protocol.messages import MessagePart
from durbar.server.tables.history import Entry


class ScoreTable(MessagePart, frozen=True, kw_only=True):
    """The scores after a commit, as spectators know them."""

    at: int
    scores: tuple[int, ...]
    standings: tuple[int, ...] | None  # if the game had ended then, where the room tells


class Verdict(MessagePart, frozen=True, kw_only=True):
    """Whether the cards were dealt as the dealer had committed himself to."""

    is_honest: bool
    draws: int  # chance entries that were dealt again
    commitment: str
    code: str = ""  # of what is wrong
    facts: dict[str, Any] = {}


def scores(game: Game[Any, Any], record: Record, history: Sequence[Entry]) -> list[ScoreTable]:
    """What spectators knew of the scores after each commit."""
    lines: list[ScoreTable] = []
    for step in steps(game, record):
        entry = history[step.number]
        later = history[step.number + 1] if step.number + 1 < len(history) else None
        if later is not None and later.version == entry.version and later.who == CHANCE:
            continue  # chance has not spoken to the end
        view = game.view(step.state, None)
        standings = getattr(game.insight(view), "standings", None)
        lines.append(
            ScoreTable(
                at=entry.at,
                scores=tuple(view.scores),
                standings=standings and tuple(int(each.points) for each in standings),
            )
        )
    return lines


def verdict(game: Game[Any, Any], record: Record, published: str) -> Verdict:
    """Deals again what chance dealt, after checking that the seed is the one committed to."""
    draws = sum(entry.startswith("chance ") for entry in record.entries)
    told: Any = record.dealer or {}
    commitment = str(told.get("commitment", ""))
    code, facts = "", {}
    try:
        verify(game, record)
        if record.dealer is None:
            code = "record-no-dealer"
        elif published and published != commitment:
            code, facts = "record-commitment", {"expected": published, "found": commitment}
    except BadRecord as error:
        code, facts = error.code, told_facts(error.facts)
    return Verdict(is_honest=not code, draws=draws, commitment=commitment, code=code, facts=facts)
