"""`durbar bench`: the speed of every room, beside a calibration loop and other libraries."""

from functools import partial
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from durbar.bench.engine import Speed, speed_of
from durbar.bench.instructions import instructions_per_game
from durbar.bench.peers import PEERS, measure_peers
from durbar.bench.timing import calibration
from durbar.cli.about import version_line
from durbar.cli.arguments import AsJson
from durbar.cli.extras import need
from durbar.cli.session import Session, session_of
from durbar.games.registry import GAMES, game
from durbar.version import is_compiled

FIGURES = (
    "games_per_second", "decisions_per_second", "clone_ns", "apply_ns", "resample_ns",
    "legal_lists_per_second", "legal_lists_with_one_follow_up_per_second",
    "search_iterations_per_second", "instructions_per_game",
)  # fmt: skip
RL_FIGURES = (
    "batch_steps_per_second", "batch_over_playouts", "batch_over_one_by_one",
    "batch_encoded_steps_per_second", "encode_ns", "aec_steps_per_second", "aec_ns", "aec_own_ns",
    "gymnasium_steps_per_second",
)  # fmt: skip


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)] = 2.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    instructions: Annotated[bool, typer.Option("--instructions")] = False,
    rl: Annotated[bool, typer.Option("--rl")] = False,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    if rl:
        return _environments(session, seconds, peers, json)
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


def _environments(session: Session, seconds: float, peers: bool, json: bool) -> None:
    """`--rl`: steps of the environments instead, beside other libraries' environments."""
    need("durbar[rl]", "numpy", "gymnasium", "pettingzoo")
    from durbar.bench.rl.environments import rl_speed_of
    from durbar.bench.rl.peers import RL_PEERS

    session.hint("bench-calibration", engine=version_line(), ns=f"{calibration(seconds):.2f}")
    rooms = {name: rl_speed_of(name, seconds) for name in GAMES}
    figures: dict[str, float | None] = dict.fromkeys(RL_PEERS)
    if peers:
        figures = measure_peers(seconds, partial(_not_measured, session), RL_PEERS)
    if json:
        session.emit(
            {
                "compiled": is_compiled(),
                "rooms": {name: speed.to_json() for name, speed in rooms.items()},
                "peers": {name: {"steps_per_second": n} for name, n in figures.items()},
            }
        )
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", *rooms):
        table.add_column(heading, justify="right" if heading else "left")
    for figure in RL_FIGURES:
        cells = (getattr(speed, figure) for speed in rooms.values())
        texts = (f"{n:+.0%}" if figure.startswith("batch_over") else _format(n) for n in cells)
        table.add_row(session.text(f"bench-{figure.replace('_', '-')}"), *texts)
    _add_peers(session, table, "bench-rl-peer", figures if peers else {}, len(rooms))
    session.show(table)


def _not_measured(session: Session, name: str, reason: str) -> None:
    session.hint("bench-not-measured", name=name, reason=reason)


def _show(session: Session, rooms: dict[str, Speed], peers: dict[str, float | None]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name, speed in rooms.items():
        table.add_column(f"{name} ({speed.seats})", justify="right")
    for figure in FIGURES:
        cells = (_format(getattr(speed, figure)) for speed in rooms.values())
        table.add_row(session.text(f"bench-{figure.replace('_', '-')}"), *cells)
    _add_peers(session, table, "bench-peer", peers, len(rooms))
    session.show(table)


def _add_peers(
    session: Session, table: Table, label: str, peers: dict[str, float | None], columns: int
) -> None:
    if peers:
        table.add_section()
    for name, rate in peers.items():
        table.add_row(session.text(label, name=name), _format(rate), *[""] * (columns - 1))


def _format(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,.0f}"
