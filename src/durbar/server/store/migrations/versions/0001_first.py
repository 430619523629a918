"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)


def _number(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("dealer", sa.JSON),
        sa.Column("to_move", sa.Integer),
        sa.Column("rematch", sa.String(40)),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_status_is_listed", "tables", ["status", "is_listed"])
    op.create_table(
        "seats",
        _of_table(),
        _number("seat"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("guest", sa.String(64)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("bot", sa.String(80)),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("has_resigned", sa.Boolean, nullable=False),
        sa.Column("mutes", sa.JSON, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        _of_table(),
        _number("seq"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "drafts",
        _of_table(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.Column("undone", sa.JSON, nullable=False),
    )
    op.create_table(
        "keys",
        _of_table(),
        _number("seat"),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        _of_table(),
        _number("id"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
