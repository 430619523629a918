"""Brings a database up to the newest revision."""

from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, inspect, text

from durbar.server.errors import Refusal
from durbar.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = max(  # by its number, with which the name of its file begins
    file.name.partition("_")[0]
    for file in (resources.files("durbar.server.store") / "migrations" / "versions").iterdir()
    if file.name[0].isdigit()
)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Runs what is missing; a database from a newer release is refused, not guessed at."""
    current = _current(connection)
    if current == NEWEST:
        return  # the usual case, and Alembic takes its time to load
    from alembic import command
    from alembic.script import ScriptDirectory

    config = _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise Refusal("database-too-new", revision=current)
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest_script() -> str | None:
    """The newest revision among the scripts; a test holds it equal to NEWEST."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config()).get_current_head()


def differences(connection: Connection) -> list[Any]:
    """What the declared tables have that the migrated database has not, or the other way round."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "durbar.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
