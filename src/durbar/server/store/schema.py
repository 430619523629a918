"""The tables of the database. Migrations make them; a test compares the two."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(20), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", String(64)),
    Column("seed", String(64), nullable=False),  # hex; secret until the game is over
    Column("status", String(10), nullable=False),
    Column("players", JSON, nullable=False),
    Column("dealer", JSON),  # of the record, from the first card on
    Column("to_move", Integer),  # a seat; negative or null: nobody
    Column("rematch", String(40)),
    Column("wish", String(64)),  # the key with which its host wished for it: counts once
    Column("clocks", JSON),
    Column("deadline", Float),  # of the clock that runs, as in `clocks`: to be found by it
    Column("is_listed", Boolean, nullable=False),
    Column("is_rating_due", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("owner", String(40)),  # the process that holds it, if several share the tables
    Column("fence", Integer, nullable=False, server_default="0"),  # how often it was taken
    Index(None, "status", "is_listed"),
    Index(None, "host"),
    Index(None, "host", "wish", unique=True),
    Index(None, "deadline"),
    Index(None, "owner"),
    Index(None, "is_rating_due", "status"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("guest", String(64)),
    Column("token_hash", String(64)),
    Column("bot", String(80)),
    Column("salt", String(64), nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("has_resigned", Boolean, nullable=False),
    Column("mutes", JSON, nullable=False),
    Column("has_run_out", Boolean, nullable=False, server_default=false()),
    Index(None, "guest"),
)

entries: Final = Table(  # only ever grows: the truth about a game
    "entries",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

drafts: Final = Table(  # one row for each table
    "drafts",
    metadata,
    _of_table(),
    Column("version", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("undone", JSON, nullable=False),
)

keys: Final = Table(  # of commands that were done
    "keys",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

orders: Final = Table(  # standing orders: one for a seat at most
    "orders",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("scope", String(80), nullable=False),
    Column("said", JSON, nullable=False),
    Column("has_begun", Boolean, nullable=False),
)

standings: Final = Table(  # on each ladder everybody who played rated tables, and the bots
    "standings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("variant", String(200), nullable=False),
    Column("guest", String(64)),
    Column("bot", String(80)),  # a guest or a bot, never both
    Column("name", String(80), nullable=False),  # as of the last game
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("least", Float, nullable=False),  # of the two: what the ladder is ordered by
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("played", Float, nullable=False),
    Index(None, "game", "variant", "guest", unique=True),
    Index(None, "game", "variant", "bot", unique=True),
    Index(None, "game", "variant", "least"),
    Index(None, "guest"),
)

ratings: Final = Table(  # what the result of a rated table changed
    "ratings",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64)),
    Column("mean_before", Float, nullable=False),
    Column("spread_before", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Index(None, "guest"),
)

editions: Final = Table(  # every edition that a table was played with
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("body", JSON, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

processes: Final = Table(  # that share the tables
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("expires", Float, nullable=False),  # by the database's clock
)
