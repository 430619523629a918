"""`durbar perft`: how many lines of play there are down to a depth."""

import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from durbar.cli.arguments import AsJson, EditionFile, GameId, Seats, Seed, Variant
from durbar.cli.errors import BadInput
from durbar.cli.session import Session, read_record, session_of
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.record import replay
from durbar.core.state import State
from durbar.core.types import CHANCE


@dataclass(frozen=True, slots=True)
class PerftReport:
    """A count of the lines of play."""

    game: str
    depth: int
    chance: str  # "lowest" or "all"
    nodes: int
    seconds: float
    divide: dict[str, int] | None  # nodes by first action, if asked for

    def to_json(self) -> dict[str, Any]:
        """Returns the document of `--json`; `divide` is present only if asked for."""
        document = asdict(self)
        if self.divide is None:
            del document["divide"]
        return document


def perft(
    context: typer.Context,
    game: GameId,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=1)],
    seats: Seats = None,
    variant: Variant = "",
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    chance: Annotated[str, typer.Option("--chance", metavar="lowest|all")] = "lowest",
    with_split: Annotated[bool, typer.Option("--divide")] = False,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    from durbar.testing.perft import divide, perft  # no other command waits for the kit

    session = session_of(context)
    if chance not in ("lowest", "all"):
        raise BadInput("perft-chance", found=chance)
    if record is not None:
        if (seats, variant, seed) != (None, "", None):
            raise BadInput("perft-record-alone")
        room, state = _recorded(session, game, record, at, edition)
    elif at is not None:
        raise BadInput("perft-at-alone")
    else:
        room = session.game(game, edition)
        state = _dealt(room, room.options.parse(seats, variant), seed or 0)
    if with_split and state.to_move() == CHANCE:
        raise BadInput("perft-divide-at-chance")
    mode: Literal["lowest", "all"] = "all" if chance == "all" else "lowest"
    began = time.perf_counter()
    split = divide(state, depth, mode) if with_split else {}
    nodes = sum(split.values()) if with_split else perft(state, depth, mode)
    report = PerftReport(
        game, depth, chance, nodes, time.perf_counter() - began,
        {room.text(action): count for action, count in split.items()} if with_split else None,
    )  # fmt: skip
    if json:
        session.emit(report.to_json())
    else:
        _print(session, report)


def _print(session: Session, report: PerftReport) -> None:
    for text, count in (report.divide or {}).items():
        session.out.print(f"{text}: {count}", markup=False)
    seconds = f"{report.seconds:.2f}"
    session.say("perft-nodes", depth=report.depth, nodes=report.nodes, seconds=seconds)


def _dealt(room: Game[Any, Any], options: Options, seed: int) -> State:
    """The first decision after the deal of a seed."""
    state: State = room.new(options)
    rng = Rng(seed)
    while state.to_move() == CHANCE:
        state.apply(state.chance(rng))
    return state


def _recorded(
    session: Session, game: str, file: Path, at: int | None, edition: Path | None
) -> tuple[Game[Any, Any], State]:
    record = read_record(file)
    if record.game != game:
        raise BadInput("other-game", game=game, found=record.game)
    room = session.game_of(record, edition)
    return room, replay(room, record, at)
