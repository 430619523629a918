"""Late games for a load test, played at random and stored without a server."""

import random
import uuid
from typing import Any, Final

from durbar.core.game import Game
from durbar.server.editions import Editions
from durbar.server.protocol.messages import Commit, DraftCommand, Submit
from durbar.server.store.store import Store
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table
from durbar.server.tables.effects import Effect
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

LATE: Final = 0.9  # of a game's usual length


async def late_games(url: str, game: Game[Any, Any], seats: int, tables: int) -> list[str]:
    """Stores running games near their end in an empty database and returns their ids."""
    editions, rng = Editions(), random.Random(tables)
    first = new(editions, game.name, seats)
    play(first, rng, until=10**6)
    late = int(LATE * len(first.history))
    store = Store(url)
    await store.open()
    found: list[str] = []
    try:
        while len(found) < tables:
            table = new(editions, game.name, seats)
            await store.create(table)
            effects = play(table, rng, late)
            if table.status == "running":
                await store.write(table.id, effects)
                found.append(table.id)
    finally:
        await store.close()
    return found


def new(editions: Editions, game: str, seats: int) -> Table:
    """Returns a running table with the same guest on every seat."""
    request = TableRequest(
        key=str(uuid.uuid4()),
        game=game,
        options={"seats": seats},
        seats=(SeatRequest(kind="me"),) * seats,
    )
    return make_table(editions, request, Holder("load"), "load")[0]


def play(table: Table, rng: random.Random, until: int) -> list[Effect]:
    """Plays until there are so many entries or the game is over; returns the effects."""
    effects: list[Effect] = []
    while (match := table.match) and table.status == "running" and len(table.history) < until:
        fields: dict[str, Any] = {
            "key": str(uuid.uuid4()), "version": table.version, "step": table.step,
        }  # fmt: skip
        if match.is_full:
            command: DraftCommand = Commit(**fields)
        else:
            text = table.game.text(rng.choice(match.state.legal()))
            command = Submit(**fields, actions=(text,))
        effects += table.apply(match.owner, command).effects
    return effects
