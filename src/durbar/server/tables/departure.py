"""Farewell: how somebody who wants to be forgotten leaves a table that is not over."""

import secrets
from dataclasses import replace

from durbar.server.protocol.messages import Resign
from durbar.server.tables.effects import Effect, SeatSet
from durbar.server.tables.seating import seat_command
from durbar.server.tables.seats import NAMELESS, Holder, Place
from durbar.server.tables.table import Table


def leave(table: Table, guest: str, now: float) -> tuple[Effect, ...]:
    """Stands up before the game, resigns in it; a seat that is kept for him is free again."""
    effects: list[Effect] = []
    holder = Holder(guest=guest)
    for seat in table.seats_of(holder):
        if not table.places[seat].has_resigned:
            said = Resign(key=secrets.token_hex(12), version=table.version)
            progress, _ = seat_command(table, holder, seat, said, now, "")
            effects += progress.effects
    for seat, place in enumerate(table.places):
        if place.guest == guest:
            nobody = replace(place, guest=None, token_hash=None, name=NAMELESS)
            table.places[seat] = nobody if place.kind == "person" else Place()
            effects.append(SeatSet(seat, table.places[seat]))
    return tuple(effects)
