"""Accounts, optional: passwords, passkeys, and the devices that are signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("login", sa.String(160)),
        sa.Column("login_told", sa.String(80)),
        sa.Column("password", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("accounts.guest"), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.UniqueConstraint("credential", name="uq_passkeys_credential"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("accounts.guest"), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("proved", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(100), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("sessions")
    op.drop_table("passkeys")
    op.drop_table("accounts")
