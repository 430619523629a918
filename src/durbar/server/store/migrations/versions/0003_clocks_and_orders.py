"""Clocks with their deadlines, who ran out of time, and standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column(
        "seats", sa.Column("has_run_out", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scope", sa.String(80), nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("has_begun", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("orders")
    op.drop_column("seats", "has_run_out")
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "clocks")
