"""The JSON Schema of the protocol: `durbar schema` prints it, the client's types are made of it."""

from typing import Any

import msgspec

from durbar.games.registry import GAMES, game
from durbar.server.protocol.convert import insight_type, struct_of, view_type
from durbar.server.protocol.messages import PROTOCOL, AnyServerMessage, ClientMessage, Moment


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions and of every room's view and events, `$defs` shared."""
    rooms = [game(name) for name in GAMES]
    views = {room.name: struct_of(view_type(room)) for room in rooms}
    events = {room.name: [struct_of(kind) for kind in room.event_types] for room in rooms}
    insights = {
        room.name: struct_of(kind) for room in rooms if (kind := insight_type(room)) is not None
    }
    all_events = dict.fromkeys(kind for each in events.values() for kind in each)
    kinds = dict.fromkeys([*views.values(), *insights.values(), *all_events])
    (to_server, from_server, _, *refs), parts = msgspec.json.schema_components(
        [ClientMessage, AnyServerMessage, Moment, *kinds], ref_template="#/$defs/{name}"
    )
    ref = dict(zip(kinds, refs, strict=True))
    parts["AnyView"] = {"anyOf": [ref[kind] for kind in views.values()]}
    parts["AnyInsight"] = {"anyOf": [ref[kind] for kind in insights.values()]}
    parts["AnyEvent"] = {"anyOf": [ref[kind] for kind in all_events]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Durbar",
        "protocol": PROTOCOL,
        "to_server": to_server,
        "from_server": from_server,
        "games": {
            name: {
                "view": ref[views[name]],
                "insight": ref[insights[name]] if name in insights else None,
                "events": {"anyOf": [ref[kind] for kind in events[name]]},
                "options": game(name).options.schema(),
            }
            for name in views
        },
        "$defs": dict(sorted(parts.items())),
    }
