"""Notices: what each guest wants to hear of, when and where, and the notices not yet sent."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_habits",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("kinds", sa.JSON, nullable=False),
    )
    op.create_table(
        "notice_tables",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("choice", sa.String(10), nullable=False),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("period", sa.Integer, nullable=False),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("fault", sa.String(40)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_notice_channels_guest", "notice_channels", ["guest"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
    op.create_index("ix_outbox_due", "outbox", ["due"])


def downgrade() -> None:
    for table in ("outbox", "notice_channels", "notice_tables", "notice_habits"):
        op.drop_table(table)
