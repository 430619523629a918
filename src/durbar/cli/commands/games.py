"""`durbar games`: what can be played."""

from dataclasses import fields
from typing import Any

import typer
from rich.padding import Padding
from rich.text import Text

from durbar.cli.arguments import AsJson
from durbar.cli.session import Session, session_of
from durbar.core.game import Game
from durbar.games.registry import GAMES


def games(context: typer.Context, json: AsJson = False) -> None:
    session = session_of(context)
    rooms = [session.game(name, None) for name in GAMES]
    if json:
        session.emit({"games": [_document(session, game) for game in rooms]})
        return
    for game in rooms:
        _show(session, game)
    session.hint("games-hint", game=rooms[0].name)


def _document(session: Session, game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": _word(session, game, "title"),
        "about": _word(session, game, "about"),
        "seats": list(game.seats),
        "minutes": game.edition.about.get("minutes"),
        "rules_version": game.rules_version,
        "edition": game.edition.digest,
        "options": game.options.schema(),
    }


def _show(session: Session, game: Game[Any, Any]) -> None:
    title = Text.assemble((game.name, "bold cyan"), "  ", (_word(session, game, "title"), "bold"))
    session.show(title)
    about = [_word(session, game, "about")]
    about.append(
        session.text(
            "games-players",
            least=game.seats[0],
            most=game.seats[-1],
            minutes=game.edition.about.get("minutes", "?"),
        )
    )
    for option in fields(game.options):
        if option.name != "seats":
            text = _word(session, game, f"option-{option.name}-help")
            values = "|".join(str(value).lower() for value in option.metadata["allowed"])
            about.append(f"--variant {option.name}={values}: {text}")
    session.show(Padding(Text("\n".join(filter(None, about))), (0, 0, 1, 2), expand=False))


def _word(session: Session, game: Game[Any, Any], what: str) -> str:
    message = f"{game.name}-{what}"
    return session.text(message) if session.texts.has(message) else ""
