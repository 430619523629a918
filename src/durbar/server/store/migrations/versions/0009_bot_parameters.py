"""Stored bots get the new names of their parameters, and more room for them."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

RENAMED = {
    # of `search` and `turns`
    "scale": "lead_scale",
    # of `search`
    "chance": "branch_on_chance",
    "explore": "c_puct",
    "field": "mean_rival_weight",
    "margin": "margin_weight",
    "own": "own_gain_weight",
    "plies": "rollout_depth",
    "priors": "use_priors",
    "tries": "rollout_candidates",
    "warmth": "prior_temperature",
    # of `turns`
    "answers": "reply_candidates",
    "breadth": "tile_candidates",
    "caution": "reply_weight",
    "sight": "horizon",
    "steps": "replan_after",
    "style": "weights",
    "turns": "reply_turns",
}
OLD = {new: old for old, new in RENAMED.items()} | {"weights": "weights"}
BEFORE, AFTER = sa.String(80), sa.String(200)

seats = sa.table(
    "seats",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("bot", AFTER),
)


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("bot", existing_type=BEFORE, type_=AFTER)
    _rename(RENAMED)


def downgrade() -> None:
    """A factor of `turns` keeps its new name, since `greedy` and `search` have the same one."""
    _rename(OLD)
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("bot", existing_type=AFTER, type_=BEFORE)


def _rename(names: dict[str, str]) -> None:
    connection = op.get_bind()
    found = sa.select(seats).where(seats.c.bot.contains(":"))
    for table_id, seat, bot in connection.execute(found).all():
        renamed = re.sub(r"(?<=:)\w+(?==)", lambda key: names.get(key[0], key[0]), bot)
        if renamed != bot:
            here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
            connection.execute(sa.update(seats).where(here).values(bot=renamed))
