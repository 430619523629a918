"""The lease of a process holds the address at which other processes reach it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table again: no lease outlives the processes of the old release."""
    op.drop_table("processes")
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("processes", "address")
