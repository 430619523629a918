"""Rated tables, ladders, and what each result changed; a request for a table counts once."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

MAKER = -2  # the seat under which the key of a table's maker was kept until now
FIRST_OF_ITS_KEY = """
    UPDATE tables SET wish = (
        SELECT made."key" FROM keys AS made WHERE made.table_id = tables.id AND made.seat = :maker
    )
    WHERE host IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM tables AS other
        JOIN keys AS theirs ON theirs.table_id = other.id AND theirs.seat = :maker
        JOIN keys AS ours ON ours.table_id = tables.id AND ours.seat = :maker
        WHERE other.host = tables.host AND theirs."key" = ours."key"
        AND (other.created < tables.created
            OR (other.created = tables.created AND other.id < tables.id))
    )
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("wish", sa.String(64)))
    op.execute(sa.text(FIRST_OF_ITS_KEY).bindparams(maker=MAKER))
    op.execute(sa.text("DELETE FROM keys WHERE seat = :maker").bindparams(maker=MAKER))
    op.create_index("ix_tables_host_wish", "tables", ["host", "wish"], unique=True)
    op.add_column(
        "tables", sa.Column("is_rating_due", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("ix_tables_is_rating_due_status", "tables", ["is_rating_due", "status"])
    op.create_table(
        "standings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(200), nullable=False),
        sa.Column("guest", sa.String(64)),
        sa.Column("bot", sa.String(80)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("least", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
    )
    for who in ("guest", "bot"):
        name = f"ix_standings_game_variant_{who}"
        op.create_index(name, "standings", ["game", "variant", who], unique=True)
    op.create_index("ix_standings_game_variant_least", "standings", ["game", "variant", "least"])
    op.create_index("ix_standings_guest", "standings", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(64)),
        sa.Column("mean_before", sa.Float, nullable=False),
        sa.Column("spread_before", sa.Float, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_guest", "ratings", ["guest"])


def downgrade() -> None:
    op.execute(
        sa.text(
            'INSERT INTO keys (table_id, seat, "key", version, step, at) '
            "SELECT id, :maker, wish, 0, 0, created FROM tables WHERE wish IS NOT NULL"
        ).bindparams(maker=MAKER)
    )
    op.drop_index("ix_tables_host_wish", "tables")
    op.drop_column("tables", "wish")
    op.drop_table("ratings")
    op.drop_table("standings")
    op.drop_index("ix_tables_is_rating_due_status", "tables")
    op.drop_column("tables", "is_rating_due")
