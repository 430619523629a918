"""The tables of the database. Migrations make them; a test compares the two."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
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
    UniqueConstraint,
    false,
)

SECRET: Final[dict[str, Any]] = {
    "secret": True
}  # a column that is never sent, not even to its owner

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
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
    Column("version", Integer, nullable=False, server_default="0"),  # commits so far
    Column("rematch", String(40)),
    Column("wish", String(64)),  # the key of the request that made it: counts once
    Column("clocks", JSON),
    Column("deadline", Float),  # of the clock that runs, as in `clocks`: to be found by it
    Column("is_listed", Boolean, nullable=False),
    Column("is_rating_due", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("ended", Float),  # when the game was over
    Column("owner", String(40)),  # the process that holds it, if several share the tables
    Column("fence", Integer, nullable=False, server_default="0"),  # how often it was taken
    Index(None, "status", "is_listed"),
    Index(None, "host"),
    Index(None, "host", "wish", unique=True),
    Index(None, "deadline"),
    Index(None, "owner"),
    Index(None, "ended"),
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
    Column("token_hash", String(64), info=SECRET),
    Column("bot", String(200)),
    Column("salt", String(64), nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("has_resigned", Boolean, nullable=False),
    Column("mutes", JSON, nullable=False),
    Column("has_run_out", Boolean, nullable=False, server_default=false()),
    Column("score", Integer),  # when the game was over
    Column("rank", Integer),  # 1 for who won; equals share one
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

bookmarks: Final = Table(  # how far somebody has seen a table of his
    "bookmarks",
    metadata,
    _of_table(),
    Column("guest", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("chat", Integer, nullable=False),  # the last line that was read
    Index(None, "guest"),
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
    Column("address", String(200), nullable=False),  # at which other processes reach it
)

# What is somebody's own stands in tables with a column `guest`, an id of a guest: store/people.py
# moves, exports and erases by it, whatever tables there are.

accounts: Final = Table(  # guests who can come back from any device
    "accounts",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("name", String(80), nullable=False),  # as others see it
    Column("login", String(160)),  # the sign-in name in its normal form
    Column("login_told", String(80)),  # as it was written
    Column("password", Text, info=SECRET),  # argon2id
    Column("made", Float, nullable=False),
    UniqueConstraint("login"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(64), ForeignKey("accounts.guest"), nullable=False),
    Column("credential", String(1400), nullable=False),  # its id, base64url
    Column("public_key", Text, nullable=False),  # COSE, base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    UniqueConstraint("credential"),
    Index(None, "guest"),
)

sessions: Final = Table(  # devices that are signed in
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True, info=SECRET),
    Column("guest", String(64), ForeignKey("accounts.guest"), nullable=False),
    Column("device", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("proved", Float, nullable=False),  # when a password or a passkey was last given
    Index(None, "guest"),
)

challenges: Final = Table(  # of passkeys, that were answered: none counts twice
    "challenges",
    metadata,
    Column("id", String(100), primary_key=True),
    Column("expires", Float, nullable=False),
)

notice_habits: Final = Table(  # when somebody wants to hear of something, and in which language
    "notice_habits",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("language", String(5), nullable=False),
    Column("zone", String(64), nullable=False),  # of the IANA database: "Europe/Rome"
    Column("quiet_from", Integer),  # minutes after midnight; null: no quiet hours
    Column("quiet_to", Integer),
    Column("kinds", JSON, nullable=False),
)

notice_tables: Final = Table(  # tables at which somebody wants it otherwise
    "notice_tables",
    metadata,
    Column("guest", String(64), primary_key=True),
    _of_table(),
    Column("choice", String(10), nullable=False),
)

notice_channels: Final = Table(  # where the notices of a guest are sent
    "notice_channels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("details", JSON, nullable=False),  # a browser's keys, or how a webhook is spoken to
    Column("period", Integer, nullable=False),  # seconds for which news are gathered
    Column("is_confirmed", Boolean, nullable=False),
    Column("fault", String(40)),  # the code by which the last letter was not delivered
    Column("tries", Integer, nullable=False),  # of the letter that waits
    Column("claimed_until", Float),  # a process is sending
    Column("created", Float, nullable=False),
    Index(None, "guest"),
)

outbox: Final = Table(  # notices not yet sent, one row per channel
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("channel", String(40), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),  # of who did it
    Column("deadline", Float),  # that it warns of
    Column("since", Float, nullable=False),  # from when on it is true
    Column("due", Float, nullable=False),  # when it has to be sent
    Index(None, "channel"),
    Index(None, "due"),
)
