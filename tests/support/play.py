"""Small steps that several server tests take at a table."""

from durbar.server.outgoing import messages
from durbar.server.tables.table import Table


def owner_of(table: Table) -> int:
    assert table.match is not None
    return table.match.owner


def others_of(table: Table) -> list[int | None]:
    """Every audience but the seat to move."""
    return [*(s for s in range(len(table.places)) if s != owner_of(table)), None]


def first_choice(table: Table) -> str:
    prompt = messages.snapshot(table, owner_of(table)).prompt
    assert prompt is not None
    return prompt.choices[0].action


def step_of(table: Table, seat: int) -> int:
    return messages.snapshot(table, seat).step
