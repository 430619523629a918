"""Several processes share the tables: each has one owner, with a fencing number."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(40)))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_tables_owner", "tables")
    op.drop_column("tables", "fence")
    op.drop_column("tables", "owner")
    op.drop_table("processes")
