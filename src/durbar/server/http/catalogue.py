"""The HTTP API about what can be played, and who one is."""

from dataclasses import replace
from typing import Any, Literal

from litestar import Response, Router, get, post
from msgspec import Struct

from durbar.bots.levels import LEVELS, presets
from durbar.bots.registry import bot_names, parameters_of
from durbar.core.game import Game
from durbar.server.accounts.identity import NAMELESS, new_guest
from durbar.server.editions import edition_told
from durbar.server.http.tables import REFUSALS, AnyRequest
from durbar.server.protocol.messages import PROTOCOL, Name
from durbar.server.runtime import Runtime
from durbar.server.tables.seating import plain
from durbar.version import VERSION


class AutomataInfo(Struct, frozen=True):
    """Seats at which nobody sits with these options: by rules of their own they never decide."""

    options: dict[str, Any]
    seats: dict[str, str]  # by seat: what it is called


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    seats: tuple[int, ...]
    options: dict[str, Any]  # JSON Schema
    automata: tuple[AutomataInfo, ...]
    rules_version: str
    edition: str


class BotInfo(Struct, frozen=True):
    id: str
    parameters: dict[str, str]  # name -> type
    kind: Literal["level", "style", "part"]
    parts: str  # what a level or style is made of


class Me(Struct, frozen=True):
    name: str


class MeUpdate(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


@get("/api/games", responses=REFUSALS)
async def list_games(runtime: Runtime) -> list[GameInfo]:
    """The games, with their options as JSON Schema."""
    return [
        GameInfo(
            id=name,
            seats=tuple(game.seats),
            options=game.options.schema(),
            automata=automata_told(game),
            rules_version=game.rules_version,
            edition=game.edition.digest,
        )
        for name, game in runtime.editions.usual.items()
    ]


def automata_told(game: Game[Any, Any]) -> tuple[AutomataInfo, ...]:
    """The options with which some seats are nobody's."""
    told = ((options, game.automata(options)) for options in game.options.all())
    return tuple(
        AutomataInfo(options.to_json(), {str(seat): name for seat, name in seats.items()})
        for options, seats in told
        if seats
    )


@get("/api/bots", responses=REFUSALS)
async def list_bots(game: str | None = None) -> list[BotInfo]:
    """The bots of all games, with those of one its levels and styles; `greedy:worlds=4` sets a
    parameter."""
    named = presets(game or "")
    return [
        BotInfo(
            name,
            {key: kind.__name__ for key, kind in parameters_of(name, game).items()},
            "part" if name not in named else "level" if name in LEVELS else "style",
            named.get(name, name),
        )
        for name in bot_names(game)
    ]


@get("/api/editions/{digest:str}", responses=REFUSALS)
async def get_edition(runtime: Runtime, digest: str) -> dict[str, Any]:
    """The component values of an edition and how sure each is."""
    return edition_told(runtime.editions.edition(digest))


@get("/api/me", responses=REFUSALS)
async def get_me(request: AnyRequest, runtime: Runtime) -> Me:
    """The nickname of the guest that I am."""
    guest = runtime.identity.guest(request)
    return Me(guest.name if guest else NAMELESS)


@post("/api/me", status_code=200, responses=REFUSALS)
async def set_me(request: AnyRequest, runtime: Runtime, data: MeUpdate) -> Response[Me]:
    """Takes a nickname; no account is needed."""
    known = runtime.identity.guest(request)
    name = plain(data.name) or NAMELESS
    guest = replace(known, name=name) if known else new_guest(name)
    await runtime.accounts.rename(guest)
    return Response(Me(name), cookies=[runtime.identity.cookie(guest)])


@get("/api/version", responses=REFUSALS)
async def get_version(runtime: Runtime) -> dict[str, str]:
    return {"version": VERSION, "server": runtime.run_id, "protocol": str(PROTOCOL)}


library = Router(
    "/",
    route_handlers=[
        list_games, list_bots, get_edition, get_me, set_me, get_version,
    ],
    tags=["library"],
)  # fmt: skip
