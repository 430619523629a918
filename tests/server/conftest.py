"""What the server's tests share: a shelf, tables with people at them, and a way to play on."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.databases import on_postgres

from durbar.server.editions import Shelf
from durbar.server.protocol import messages as wire
from durbar.server.tables.creation import SeatWish, TableWish, make_table
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

MAKER = Holder(guest="maker")

if on_postgres():  # the second run: without what opens no database, or chooses its own
    collect_ignore = [
        "test_ahead.py", "test_cluster.py", "test_notice_rules.py", "test_secrecy.py",
        "test_shuffle.py", "test_table.py", "test_tunnel.py", "test_wire.py", "test_workers.py",
    ]  # fmt: skip


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def key() -> Callable[[], str]:
    numbers = itertools.count(1)
    return lambda: f"k{next(numbers)}"


@pytest.fixture
def make(shelf: Shelf) -> Callable[..., Table]:
    """Running tables at which one browser holds all seats."""
    numbers = itertools.count(1)

    def make(game: str = "maharaja", seats: int = 3, **settings: Any) -> Table:
        wish = TableWish(
            key=f"t{next(numbers)}",
            game=game,
            options={"seats": seats},
            seats=tuple(SeatWish(kind="me", name=f"P{n}") for n in range(seats)),
            settings=wire.TableSettings(**settings),
        )
        return make_table(shelf, wish, MAKER, "maker")[0]

    return make
