"""Brings a database up to the newest revision."""

import warnings
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from durbar.server.errors import Refusal


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Runs what is missing; a database from a newer release is refused, not guessed at."""
    config = _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise Refusal("database-too-new", revision=current)
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "durbar.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def differences(connection: Connection) -> list[Any]:
    """What the declared tables have that the migrated database has not, or the other way round."""
    from alembic.autogenerate import compare_metadata

    from durbar.server.store.schema import metadata

    with warnings.catch_warnings():
        return list(compare_metadata(MigrationContext.configure(connection), metadata))
