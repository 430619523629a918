"""`durbar simulate`: plays many games between bots and reports scores, wins and speed."""

from itertools import islice
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from durbar.cli.arguments import AsJson, EditionFile, GameId, Seats, Seed, Variant
from durbar.cli.players import options_for, split
from durbar.cli.progress import watched
from durbar.cli.session import Session, session_of
from durbar.cli.simulation import RANDOM, SimulationReport, simulated_games, summarize


def simulate(
    context: typer.Context,
    game: GameId,
    seats: Seats = None,
    variant: Variant = "",
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "",
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 1000,
    seed: Seed = 0,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    room = session.game(game, edition)
    players = split(bots)
    options = options_for(room, seats, variant, players)
    players = players or [RANDOM] * len(room.deciders(options))
    played = islice(simulated_games(room, options, players, seed or 0), games)
    report = summarize(game, options, watched(session, played, games))
    if json:
        session.emit(report.to_json())
    else:
        _print(session, report, players if len(players) == options.seats else [])


def _print(session: Session, report: SimulationReport, bots: list[str]) -> None:
    session.say(
        "simulate-summary",
        games=report.games,
        decisions=report.decisions,
        seconds=f"{report.seconds:.2f}",
        rate=round(report.games_per_second),
        decision_rate=round(report.decisions_per_second),
    )
    if report.turns:
        mean, most = (f"{1000 * seconds:.0f}" for seconds in (report.turn_mean, report.turn_max))
        session.say("simulate-turns", mean=mean, most=most)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(session.text("simulate-seat"))
    for heading in ("mean", "min", "max", "wins"):
        table.add_column(session.text(f"simulate-{heading}"), justify="right")
    for seat in range(report.seats):
        name = f"{seat + 1} {bots[seat] if bots else ''}"
        share = report.wins[seat] / report.games
        table.add_row(
            name, f"{report.mean[seat]:.2f}", str(report.least[seat]), str(report.most[seat]),
            f"{report.wins[seat]:.1f} ({share:.1%})",
        )  # fmt: skip
    session.show(table)
