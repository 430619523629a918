"""`durbar play`: a game in the terminal, against bots or around one keyboard."""

from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from durbar.bots.levels import DEFAULT
from durbar.cli.arguments import EditionFile, Seats, Seed, Variant
from durbar.cli.errors import BadInput
from durbar.cli.players import HUMAN, check, options_for, seated, split
from durbar.cli.session import Session, read_record, session_of
from durbar.cli.terminal.terminal import Terminal
from durbar.core.dealers import Dealer, KeyedDealer, SeededDealer
from durbar.core.match import Match
from durbar.games.registry import GAMES


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Annotated[str, typer.Option("--players", metavar="A,B,…")] = "",
    seats: Seats = None,
    variant: Variant = "",
    seed: Seed = None,
    edition: EditionFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
) -> int:
    session = session_of(context)
    if resume is not None:
        if (players, seats, variant, seed) != ("", None, "", None):
            raise BadInput("resume-alone")
        match = _resumed(session, resume, game, edition)
    elif game is None:
        raise BadInput("play-what", known=", ".join(GAMES))
    else:
        match = _begun(session, game, split(players), seats, variant, seed, edition)
    file = save or resume or Path(f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")
    return Terminal(session, match, file, keep=bool(save or resume)).play()


def _begun(
    session: Session,
    name: str,
    players: list[str],
    seats: int | None,
    variant: str,
    seed: int | None,
    edition: Path | None,
) -> Match[Any, Any]:
    game = session.game(name, edition)
    options = options_for(game, seats, variant, players)
    if not players:
        players = [HUMAN] + [DEFAULT] * (len(game.deciders(options)) - 1)
    dealer: Dealer = KeyedDealer() if seed is None else SeededDealer(seed)
    return Match(game, options, dealer, seated(game, options, players))


def _resumed(
    session: Session, file: Path, name: str | None, edition: Path | None
) -> Match[Any, Any]:
    record = read_record(file)
    if name not in (None, record.game):
        raise BadInput("other-game", game=name, found=record.game)
    for player in record.players:
        check(record.game, player)
    if not record.players:
        raise BadInput("resume-no-players", file=str(file))
    return Match.resume(session.game_of(record, edition), record)
