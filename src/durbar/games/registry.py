"""GAMES: one line per room; and the ways to get a game with an edition."""

from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from durbar.core import edition as editions
from durbar.core.edition import Edition
from durbar.core.errors import BadEdition, BadOptions, BadRecord
from durbar.core.game import Game
from durbar.core.record import Record

GAMES: Final = {  # id -> the room's package
    "java": "durbar.games.java",
    "maharaja": "durbar.games.maharaja",
    "taj-mahal": "durbar.games.taj_mahal",
}


def game(name: str, edition: Edition | Path | str | None = None) -> Game[Any, Any]:
    """A game by id, with the edition of the package or your own (an Edition or a file)."""
    if name not in GAMES:
        raise BadOptions("game-unknown", game=name, known=", ".join(GAMES))
    if edition is None:
        return _released(name)
    if not isinstance(edition, Edition):
        edition = editions.load(Path(edition))
    if edition.game != name:
        raise BadEdition("edition-game", file=edition.source, expected=name, found=edition.game)
    return _make(name, edition)


def game_of(record: Record) -> Game[Any, Any]:
    """The game that can replay a record: with any edition the package ever released."""
    newest = game(record.game)
    for edition in (newest.edition, *released_editions(record.game)):
        if edition.digest == record.edition:
            return game(record.game, edition)
    raise BadRecord("record-edition", line=1, expected=newest.edition.digest, found=record.edition)


def released_editions(name: str) -> list[Edition]:
    """The editions of earlier releases: a corrected value orphans no record."""
    folder = resources.files(GAMES[name]) / "editions"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return [editions.parse(file.read_text("utf-8"), file.name) for file in files]


def cached_game(name: str, edition: Edition) -> Game[Any, Any]:
    """Returns the game with an edition, made once for each edition in this process."""
    key = name, edition.digest
    if key not in _games:
        _games[key] = game(name, edition)
    return _games[key]


def companion(package: str, game: str, module: str = "") -> ModuleType | None:
    """Returns what a package outside the rooms knows about one game; None if it knows nothing.

    The naming convention of the whole project: `<package>.<room>`, where a room is named like its
    folder in `games`, or `<package>.<room>.<module>` where the package has a folder for each room.
    """
    folder = f"{package}.{game.replace('-', '_')}"
    if find_spec(folder) is None:
        return None
    name = f"{folder}.{module}" if module else folder
    return import_module(name) if find_spec(name) else None


_games: dict[tuple[str, str], Game[Any, Any]] = {}


@cache
def _released(name: str) -> Game[Any, Any]:
    text = (resources.files(GAMES[name]) / "edition.toml").read_text("utf-8")
    return _make(name, editions.parse(text, f"{name}/edition.toml"))


def _make(name: str, edition: Edition) -> Game[Any, Any]:
    room: type[Game[Any, Any]] = import_module(GAMES[name]).ROOM
    return room(edition)  # type: ignore[call-arg]
