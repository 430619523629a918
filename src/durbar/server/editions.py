"""Editions: games by id and edition, from the package, the owner's files and old tables."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from durbar.core.edition import Edition, digest_of
from durbar.core.errors import BadEdition
from durbar.core.game import Game
from durbar.games import registry
from durbar.server.errors import NotFound


class Editions:
    """All games of this server; a table keeps the edition it began with."""

    def __init__(self, own: Mapping[str, Path] | None = None) -> None:
        own = {} if own is None else own
        self._games: dict[tuple[str, str], Game[Any, Any]] = {}
        self._usual: dict[str, Game[Any, Any]] = {}
        for name in registry.GAMES:
            for edition in registry.released_editions(name):
                self.add(registry.game(name, edition))
            self.add(registry.game(name))
            self._usual[name] = registry.game(name, own.get(name))
            self.add(self._usual[name])

    def add(self, game: Game[Any, Any]) -> None:
        self._games.setdefault((game.name, game.edition.digest), game)

    def keep(self, edition: Edition) -> None:
        """Adds the edition of an old table; an edition of an unknown game is skipped."""
        if edition.game in self._usual and (edition.game, edition.digest) not in self._games:
            self.add(registry.game(edition.game, edition))

    @property
    def usual(self) -> Mapping[str, Game[Any, Any]]:
        """The games that new tables play, by id."""
        return self._usual

    def game(self, name: str, digest: str | None = None) -> Game[Any, Any]:
        if name not in self._usual:
            raise NotFound("game-unknown", game=name, known=", ".join(self._usual))
        if digest is None:
            return self._usual[name]
        if (name, digest) not in self._games:
            raise NotFound("edition-not-here", game=name, edition=digest)
        return self._games[name, digest]

    def edition(self, digest: str) -> Edition:
        for (_, known), game in self._games.items():
            if known == digest:
                return game.edition
        raise NotFound("edition-not-here", edition=digest)


def edition_json(edition: Edition) -> dict[str, Any]:
    """Returns an edition as an object that `edition_from` reads."""
    return {
        "game": edition.game,
        "source": Path(edition.source).name,  # the owner's folders stay private
        "values": edition.values,
        "confidence": edition.confidence,
        "about": edition.about,
        "drawing": edition.drawing,
        "digest": edition.digest,
    }


def edition_from(content: Mapping[str, Any]) -> Edition:
    edition = Edition(**content)
    if digest_of(edition.game, edition.values) != edition.digest:
        raise BadEdition("edition-digest", file=edition.source, found=edition.digest)
    return edition
