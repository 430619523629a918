"""`durbar edition`: the component values of a game, and how sure each is."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from durbar.cli.arguments import AsJson, EditionFile, GameId
from durbar.cli.session import Session, session_of
from durbar.core import edition as editions
from durbar.core.edition import LEVELS, Edition
from durbar.games.registry import game as game_by_id

STYLES = {"certain": "", "likely": "yellow", "guess": "magenta"}
SIGNS = {"certain": "", "likely": "~", "guess": "?"}

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@app.command()
def show(
    context: typer.Context, game: GameId, edition: EditionFile = None, json: AsJson = False
) -> None:
    session = session_of(context)
    shown = session.game(game, edition).edition
    if json:
        session.emit(_document(shown))
        return
    session.say("edition-of", game=game, file=shown.source, digest=shown.digest)
    _show_values(session, shown)
    counts = _counts(shown)
    session.say("edition-counts", **counts)
    if counts["guess"]:
        session.say("edition-reconstructed", game=game)


@app.command()
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    json: AsJson = False,
) -> None:
    session = session_of(context)
    checked = editions.load(file)
    game_by_id(checked.game, checked)  # the room looks at the values
    if json:
        session.emit({"file": str(file), "game": checked.game, "edition": checked.digest})
        return
    session.say("edition-fine", file=str(file), game=checked.game, digest=checked.digest)
    if checked.digest == game_by_id(checked.game).edition.digest:
        session.say("edition-same")


def _document(edition: Edition) -> dict[str, Any]:
    return {
        "game": edition.game,
        "edition": edition.digest,
        "source": edition.source,
        "about": dict(edition.about),
        "values": dict(edition.values),
        "confidence": {path: edition.confidence_of(path) for path, _ in edition.leaves()},
        "counts": _counts(edition),
    }


def _show_values(session: Session, edition: Edition) -> None:
    """A line per value; a card is a line too, named by its id."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    for key, value in edition.values.items():
        if isinstance(value, list) and all(isinstance(card, Mapping) for card in value):
            for n, card in enumerate(value):
                text = Text(" · ").join(
                    Text(f"{name} ").append(_cell(edition, f"{key}.{n}.{name}", card[name]))
                    for name in card
                    if name != "id"
                )
                table.add_row(str(card.get("id", n)), text)
        else:
            for path, text in _rows(key, value):
                table.add_row(path, _cell(edition, path, text))
    session.show(table)


def _rows(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping) and any(isinstance(v, list | Mapping) for v in value.values()):
        for key, inner in value.items():
            yield from _rows(f"{path}.{key}", inner)
    else:
        yield path, value


def _cell(edition: Edition, path: str, value: Any) -> Text:
    """A value with the sign of its confidence; a colour is never the only sign."""
    if isinstance(value, Mapping):
        parts = (
            Text(f"{key} ").append(_cell(edition, f"{path}.{key}", n)) for key, n in value.items()
        )
        return Text(", ").join(parts)
    if isinstance(value, list) and any(f"{path}.{item}" in edition.confidence for item in value):
        return Text(", ").join(_cell(edition, f"{path}.{item}", item) for item in value)
    level = edition.confidence_of(path)
    text = ", ".join(map(str, value)) or "–" if isinstance(value, list) else str(value)
    return Text(text + SIGNS[level], STYLES[level])


def _counts(edition: Edition) -> dict[str, int]:
    levels = [edition.confidence_of(path) for path, _ in edition.leaves()]
    return {level: levels.count(level) for level in LEVELS}
