"""The settings file: the language, the owner's own editions, and the server.

language = "de"

[editions]
maharaja = "my-maharaja.toml"   # relative paths count from the settings file

[server]
port = 9000                     # what `durbar serve` takes; see docs/server.md
"""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from durbar.cli.errors import BadInput
from durbar.games.registry import GAMES
from durbar.texts import LANGUAGES


@dataclass(frozen=True, slots=True)
class CliSettings:
    """What an owner has decided once for all commands."""

    language: str | None = None
    editions: Mapping[str, Path] = field(default_factory=dict)  # game id -> edition file
    server: Mapping[str, Any] = field(default_factory=dict)  # checked by durbar.server.settings


def settings_file(environ: Mapping[str, str]) -> Path:
    if named := environ.get("DURBAR_SETTINGS"):
        return Path(named)
    if os.name == "nt" and (roaming := environ.get("APPDATA")):
        return Path(roaming) / "durbar" / "settings.toml"
    config = environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config) / "durbar" / "settings.toml"


def load_settings(environ: Mapping[str, str]) -> CliSettings:
    """The settings; a file that is not there sets nothing, unless it was named."""
    file = settings_file(environ)
    if not file.exists() and "DURBAR_SETTINGS" not in environ:
        return CliSettings()
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("settings-unreadable", file=str(file), reason=str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput("settings-toml", file=str(file), reason=str(error)) from None
    return _checked(file, values)


def _checked(file: Path, values: Mapping[str, Any]) -> CliSettings:
    def refuse(key: str, allowed: str) -> BadInput:
        return BadInput("settings-value", file=str(file), key=key, allowed=allowed)

    for key in values:
        if key not in ("language", "editions", "server"):
            known = "language, editions, server"
            raise BadInput("settings-key", file=str(file), key=key, known=known)
    language, editions = values.get("language"), values.get("editions", {})
    server = values.get("server", {})
    if not isinstance(server, dict):
        raise refuse("server", "[server] port = 9000")
    if language is not None and language not in LANGUAGES:
        raise refuse("language", ", ".join(LANGUAGES))
    if not isinstance(editions, dict):
        raise refuse("editions", '[editions] maharaja = "…"')
    for game, path in editions.items():
        if game not in GAMES:
            raise BadInput(
                "settings-key", file=str(file), key=f"editions.{game}", known=", ".join(GAMES)
            )
        if not isinstance(path, str):
            raise refuse(f"editions.{game}", '"….toml"')
    here = file.resolve().parent
    return CliSettings(language, {game: here / path for game, path in editions.items()}, server)
