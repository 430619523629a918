"""`durbar tune`: which settings of a bot's parameters win most, and by how much."""

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from durbar.bots.arena.executors import executor
from durbar.bots.arena.plan import ArenaPlan
from durbar.bots.arena.results_file import ResultsFile
from durbar.bots.arena.standings import BotStanding, standings
from durbar.bots.arena.tuning import Rung, TunedParameter, candidates, ranked, rounds
from durbar.cli.arena_report import COLUMNS, cells
from durbar.cli.arguments import AsJson, GameId, Seats, Seed, Variant
from durbar.cli.commands.arena import planned
from durbar.cli.errors import BadInput
from durbar.cli.players import split
from durbar.cli.progress import watched
from durbar.cli.session import Session, session_of

FRESH: Final = 1_000_000  # added to the seed: deals on which nobody was chosen


@dataclass
class Contest:
    """The games of all candidates against the same opponents on the same deals."""

    session: Session
    game: str
    others: list[str]
    seats: int | None
    variant: str
    folder: Path | None  # with one file per candidate and seed: a run that was stopped goes on
    workers: int
    files: dict[tuple[str, int], ResultsFile] = field(default_factory=dict)

    def plan(self, bot: str, seed: int) -> ArenaPlan:
        players = [bot, *self.others]
        return planned(self.session, self.game, players, self.seats, self.variant, None, seed)

    def results(self, plan: ArenaPlan) -> ResultsFile:
        key = plan.bots[0], plan.seed
        if key not in self.files:
            name = hashlib.sha256(repr((plan.game, plan.bots, plan.seed)).encode()).hexdigest()
            file = None if self.folder is None else self.folder / f"{name[:16]}.jsonl"
            self.files[key] = ResultsFile(plan, file)
        return self.files[key]

    def play(self, bot: str, seed: int, before: int, deals: int) -> Iterator[None]:
        """From one number of deals to another; yields for each game, also for one of an old run."""
        plan = self.plan(bot, seed)
        results = self.results(plan)
        missing = results.missing(plan.pairings(deals))
        for _ in range(plan.games_per_deal * (deals - before) - len(missing)):
            yield
        for one in executor(min(self.workers, max(1, len(missing))))(plan, missing):
            results.add(one)
            yield

    def standing(self, bot: str, seed: int, deals: int) -> BotStanding:
        plan = self.plan(bot, seed)
        return standings(plan, self.results(plan).games_of(plan.pairings(deals)))[0]


@dataclass(frozen=True, slots=True)
class TuningReport:
    """The rounds of a tuning run, and the proof of its best candidates on other deals."""

    game: str
    variant: str
    bot: str  # the starting point
    vary: list[str]  # "key=a/b/c"
    against: list[str]  # bots
    seed: int
    rounds: list[Rung]
    proof: Rung

    def to_json(self) -> dict[str, Any]:
        """Returns the document of `--json`."""
        return {
            "game": self.game,
            "variant": self.variant,
            "bot": self.bot,
            "vary": self.vary,
            "against": self.against,
            "seed": self.seed,
            "rounds": [_rung_to_json(rung) for rung in self.rounds],
            "proof": _rung_to_json(self.proof) | {"seed": self.seed + FRESH},
        }


def _rung_to_json(rung: Rung) -> dict[str, Any]:
    figures = ("bot", "games", "won", "margin", "edge", "seconds_per_move")
    bots = [{key: asdict(each)[key] for key in figures} for each in rung.standings]
    return {"deals": rung.deals, "bots": bots}


def tune(
    context: typer.Context,
    game: GameId,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")],
    vary: Annotated[list[str], typer.Option("--vary", metavar="KEY=A/B/…")],
    against: Annotated[str, typer.Option("--against", metavar="A,B,…")],
    number: Annotated[int, typer.Option("--candidates", metavar="N", min=2)] = 16,
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1)] = 4,
    proof: Annotated[int, typer.Option("--proof", metavar="N", min=1)] = 50,
    seed: Seed = 0,
    seats: Seats = None,
    variant: Variant = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = os.cpu_count() or 1,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    others, seed = split(against), seed or 0
    tried = candidates(bot, [TunedParameter.parse(text) for text in vary], number, seed)
    if both := set(tried) & set(others):
        raise BadInput("tune-itself", bot=min(both))
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    contest = Contest(session, game, others, seats, variant, out, workers)
    games = max(contest.plan(each, seed).games_per_deal for each in tried)
    rungs: list[Rung] = []
    proofs: list[BotStanding] = []

    def all_games() -> Iterator[None]:
        left, before = tried, 0
        for _, dealt in rounds(len(tried), deals):
            for each in left:
                yield from contest.play(each, seed, before, dealt)
            rungs.append(ranked(dealt, (contest.standing(each, seed, dealt) for each in left)))
            left, before = rungs[-1].better_half, dealt
        for each in dict.fromkeys((bot, *left)):
            yield from contest.play(each, seed + FRESH, 0, proof)
            proofs.append(contest.standing(each, seed + FRESH, proof))

    total = games * (deals * len(tried) + 2 * proof)
    total += games * sum(count * dealt // 2 for count, dealt in rounds(len(tried), deals))
    for _ in watched(session, all_games(), total):
        pass
    if json:
        report = TuningReport(
            game, variant, bot, vary, others, seed, rungs, Rung(proof, tuple(proofs))
        )
        session.emit(report.to_json())
    else:
        for rung in rungs:
            _print(session, session.text("tune-round", deals=rung.deals), rung.standings)
        _print(session, session.text("tune-proof", deals=proof), proofs)


def _print(session: Session, heading: str, rows: Sequence[BotStanding]) -> None:
    session.show(Text(heading))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(session.text("arena-bot"), overflow="fold")
    shown = [COLUMNS.index(name) for name in ("arena-games", "arena-won", "arena-margin")]
    for at in shown:
        table.add_column(session.text(COLUMNS[at]), justify="right", no_wrap=True)
    for each in rows:
        table.add_row(each.bot, *(cells(each)[at] for at in shown))
    session.show(table)
