"""`durbar bench`: the speed of every room, beside a calibration loop and other libraries."""

from functools import partial
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from durbar.cli.about import is_compiled, version_line
from durbar.cli.arguments import AsJson
from durbar.cli.instructions import instructions_per_game
from durbar.cli.peers import PEERS, measure_peers
from durbar.cli.session import Session, session_of
from durbar.cli.speed import Speed, calibration, speed_of
from durbar.games.registry import GAMES, game

FIGURES = (
    "games_per_second", "decisions_per_second", "clone_ns", "apply_ns", "resample_ns",
    "legal_lists_per_second", "legal_lists_with_one_follow_up_per_second",
    "search_iterations_per_second", "instructions_per_game",
)  # fmt: skip


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)] = 2.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    instructions: Annotated[bool, typer.Option("--instructions")] = False,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    session.hint("bench-calibration", engine=version_line(), ns=f"{calibration(seconds):.2f}")
    rooms = {
        name: speed_of(game(name), seconds, instructions_per_game(name) if instructions else None)
        for name in GAMES
    }
    figures: dict[str, float | None] = dict.fromkeys(PEERS)
    if peers:
        figures = measure_peers(seconds, partial(_not_measured, session))
    if json:
        session.emit(
            {
                "compiled": is_compiled(),
                "rooms": {name: speed.to_json() for name, speed in rooms.items()},
                "peers": {name: {"decisions_per_second": n} for name, n in figures.items()},
            }
        )
    else:
        _show(session, rooms, figures if peers else {})


def _not_measured(session: Session, name: str, reason: str) -> None:
    session.hint("bench-not-measured", name=name, reason=reason)


def _show(session: Session, rooms: dict[str, Speed], peers: dict[str, float | None]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name, speed in rooms.items():
        table.add_column(f"{name} ({speed.seats})", justify="right")
    for figure in FIGURES:
        cells = (_told(getattr(speed, figure)) for speed in rooms.values())
        table.add_row(session.text(f"bench-{figure.replace('_', '-')}"), *cells)
    if peers:
        table.add_section()
        for name, rate in peers.items():
            label = session.text("bench-peer", name=name)
            table.add_row(label, _told(rate), *[""] * (len(rooms) - 1))
    session.show(table)


def _told(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,.0f}"
