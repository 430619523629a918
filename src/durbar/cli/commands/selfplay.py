"""`durbar selfplay`: bots play, and every decision is kept for learners."""

import os
from pathlib import Path
from typing import Annotated

import typer

from durbar.bots.registry import make_bot
from durbar.cli.arguments import AsJson, EditionFile, GameId, Seats, Seed, Variant
from durbar.cli.extras import need
from durbar.cli.players import options_for, split
from durbar.cli.progress import watched
from durbar.cli.session import session_of


def selfplay(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 1000,
    seed: Seed = 0,
    seats: Seats = None,
    variant: Variant = "",
    edition: EditionFile = None,
    shard: Annotated[int, typer.Option("--shard", metavar="N", min=1)] = 50,
    observations: Annotated[bool, typer.Option("--observations/--no-observations")] = True,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    json: AsJson = False,
) -> None:
    need("durbar[rl]", "numpy")
    if ray is not None:
        need("durbar[ray]", "ray")
    from durbar.rl.selfplay.executors import executor
    from durbar.rl.selfplay.folder import Folder
    from durbar.rl.selfplay.plan import SelfPlayPlan

    session = session_of(context)
    room = session.game(game, edition)
    players = split(bots)
    for player in players:
        make_bot(player, game)
    options = options_for(room, seats, variant, players)
    file = edition or session.settings.editions.get(game)
    plan = SelfPlayPlan(
        game, room.edition.digest, None if file is None else str(file), options.to_json(),
        tuple(players), room.deciders(options), seed or 0, shard, observations,
    )  # fmt: skip
    folder = Folder(out, plan)
    missing, total = folder.lacks(games), len(list(plan.shards(games)))
    if len(missing) < total:
        session.hint("selfplay-resumed", done=total - len(missing), shards=total, folder=str(out))
    made = executor(min(workers, max(1, len(missing))), ray)(plan, missing)
    for played, data in watched(session, made, total, total - len(missing)):
        folder.add(played, data)
    size = sum(each["bytes"] for each in folder.shards.values())
    if json:
        session.emit({"games": games, "shards": total, "bytes": size, "folder": str(out)})
    else:
        session.say("selfplay-done", games=games, shards=total, folder=str(out), kb=size // 1000)
