"""`durbar perft`: how many lines of play there are down to a depth."""

import time
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
    began = time.perf_counter()
    nodes, split = _count(room, state, depth, "all" if chance == "all" else "lowest", with_split)
    told = {"game": game, "depth": depth, "chance": chance, "nodes": nodes}
    told["seconds"] = time.perf_counter() - began
    if json:
        session.emit(told | ({"divide": split} if with_split else {}))
        return
    for text, count in split.items():
        session.out.print(f"{text}: {count}", markup=False)
    session.say("perft-nodes", depth=depth, nodes=nodes, seconds=f"{told['seconds']:.2f}")


def _count(
    room: Game[Any, Any], state: State, depth: int, chance: Literal["lowest", "all"], split: bool
) -> tuple[int, dict[str, int]]:
    from durbar.testing.perft import divide, perft  # no other command waits for the kit

    if not split:
        return perft(state, depth, chance), {}
    if state.to_move() == CHANCE:
        raise BadInput("perft-divide-at-chance")
    parts = {room.text(action): n for action, n in divide(state, depth, chance).items()}
    return sum(parts.values()), parts


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
