"""`durbar arena`: plays bots against each other on the same deals in every seat, and ranks them."""

import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from durbar.bots.arena.executors import executor
from durbar.bots.arena.plan import ArenaPlan
from durbar.bots.arena.results_file import ResultsFile
from durbar.bots.arena.standings import BotStanding, standings
from durbar.bots.registry import make_bot
from durbar.bots.skill import has_openskill
from durbar.cli.arena_report import COLUMNS, cells, report_page, sources_of
from durbar.cli.arguments import AsJson, EditionFile, GameId, Seats, Seed, Variant
from durbar.cli.errors import BadInput
from durbar.cli.players import options_for, split
from durbar.cli.progress import watched
from durbar.cli.session import Session, session_of
from durbar.core.game import Game
from durbar.core.options import Options


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """The result of an arena."""

    game: str
    variant: str
    seats: int
    seed: int
    deals: int
    games: int
    bots: tuple[BotStanding, ...]  # in the order given

    def to_json(self) -> dict[str, Any]:
        """Returns the document of `--json`."""
        return asdict(self) | {"bots": [asdict(standing) for standing in self.bots]}


def arena(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 200,
    seed: Seed = 0,
    seats: Seats = None,
    variant: Variant = "",
    edition: EditionFile = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    plan = planned(session, game, split(bots), seats, variant, edition, seed or 0)
    options = session.game(game, edition).options.of(plan.options)
    deals = plan.deals_for(games)
    total = deals * plan.games_per_deal
    results = ResultsFile(plan, out)
    missing = results.missing(plan.pairings(deals))
    if len(missing) < total:
        session.hint("arena-resumed", done=total - len(missing), games=total, file=str(out))
    finished = executor(min(workers, max(1, len(missing))), ray)(plan, missing)
    for one in watched(session, finished, total, total - len(missing)):
        results.add(one)
    if not has_openskill():
        session.hint("arena-unrated")
    found = standings(plan, results.games_of(plan.pairings(deals)))
    summary = session.text(
        "arena-summary", title=session.text(f"{game}-title"), games=total, deals=deals,
        seats=options.seats, variant=options.variant or "none",
    )  # fmt: skip
    if report is not None:
        report.write_text(report_page(session.texts, summary, found), "utf-8")
    if json:
        result = ArenaReport(
            game, options.variant, options.seats, plan.seed, deals, total, tuple(found)
        )
        session.emit(result.to_json())
    else:
        session.show(Text(summary))
        _print(session, found)


def planned(
    session: Session,
    game: str,
    players: list[str],
    seats: int | None,
    variant: str,
    edition: Path | None,
    seed: int,
) -> ArenaPlan:
    """Returns the plan of all games. Raises an error for bots that cannot be made or seated."""
    room = session.game(game, edition)
    for player in players:
        make_bot(player, game)
    options = _options(room, seats, variant, players)
    file = edition or session.settings.editions.get(game)
    return ArenaPlan(
        game, room.edition.digest, None if file is None else str(file), options.to_json(),
        tuple(players), room.deciders(options), seed,
    )  # fmt: skip


def _options(room: Game[Any, Any], seats: int | None, variant: str, players: list[str]) -> Options:
    """More bots than seats take turns; fewer are an error."""
    if seats is None:
        return options_for(room, None, variant, players)
    options = room.options.parse(seats, variant)
    deciders = len(room.deciders(options))
    if len(players) < deciders:
        raise BadInput("players-count", found=len(players), expected=deciders)
    return options


def _print(session: Session, found: list[BotStanding]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for each in found:
        table.add_column(each.bot, justify="right", overflow="fold")
    for heading, row in zip(COLUMNS, zip(*map(cells, found), strict=True), strict=True):
        table.add_row(session.text(heading), *row)
    table.add_section()
    for kind in sources_of(found):
        points = (f"{each.sources.get(kind, 0.0):.1f}" for each in found)
        table.add_row(session.text("arena-source", kind=kind), *points)
    session.show(table)
