"""My games: how far somebody has seen a table, and how a game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bookmarks",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
    )
    op.create_index("ix_bookmarks_guest", "bookmarks", ["guest"])
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.create_index("ix_tables_ended", "tables", ["ended"])
    op.add_column("seats", sa.Column("score", sa.Integer))
    op.add_column("seats", sa.Column("rank", sa.Integer))
    op.execute(
        """
        UPDATE tables SET version = COALESCE(
          (SELECT MAX(entries.version) FROM entries WHERE entries.table_id = tables.id), 0)
        """
    )
    op.execute(
        """
        UPDATE tables SET ended = COALESCE(
          (SELECT MAX(entries.at) FROM entries WHERE entries.table_id = tables.id), changed)
        WHERE status = 'over'
        """
    )
    # What was there before counts as seen
    op.execute(
        """
        INSERT INTO bookmarks (table_id, guest, version, chat)
        SELECT DISTINCT seats.table_id, seats.guest, tables.version, COALESCE(
          (SELECT MAX(chat.id) FROM chat WHERE chat.table_id = tables.id), 0)
        FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.guest IS NOT NULL
        """
    )


def downgrade() -> None:
    op.drop_column("seats", "rank")
    op.drop_column("seats", "score")
    op.drop_index("ix_tables_ended", "tables")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "version")
    op.drop_table("bookmarks")
