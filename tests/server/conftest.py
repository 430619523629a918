"""Fixtures of the server tests: the editions, tables with people at them, and keys."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from durbar.server.editions import Editions
from durbar.server.protocol.messages import TableSettings
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

MAKER = Holder(guest="maker")


@pytest.fixture(scope="session")
def editions() -> Editions:
    return Editions()


@pytest.fixture
def key() -> Callable[[], str]:
    numbers = itertools.count(1)
    return lambda: f"k{next(numbers)}"


@pytest.fixture
def make(editions: Editions) -> Callable[..., Table]:
    """Running tables at which one browser holds all seats."""
    numbers = itertools.count(1)

    def make(game: str = "maharaja", seats: int = 3, **settings: Any) -> Table:
        request = TableRequest(
            key=f"t{next(numbers)}",
            game=game,
            options={"seats": seats},
            seats=tuple(SeatRequest(kind="me", name=f"P{n}") for n in range(seats)),
            settings=TableSettings(**settings),
        )
        return make_table(editions, request, MAKER, "maker")[0]

    return make
