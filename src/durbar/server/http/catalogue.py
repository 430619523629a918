"""The HTTP API of games, bots and editions, and of the guest's name."""

from dataclasses import replace
from typing import Any, Literal

from litestar import Response, Router, get, post
from msgspec import Struct

from durbar.bots.levels import LEVELS, presets
from durbar.bots.registry import bot_names, parameters_of
from durbar.core.game import Game
from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.identity import Identity, new_guest
from durbar.server.editions import Editions, edition_json
from durbar.server.http.parameters import REFUSALS, AnyRequest
from durbar.server.http.site import Site
from durbar.server.protocol.messages import PROTOCOL, Name
from durbar.server.tables.seating import plain
from durbar.server.tables.seats import NAMELESS
from durbar.version import VERSION


class AutomataInfo(Struct, frozen=True):
    """Seats that are played by the rules of the game with these options."""

    options: dict[str, Any]
    seats: dict[str, str]  # names by seat


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
    parts: str  # the bot string of a level or style


class Me(Struct, frozen=True):
    name: str


class MeUpdate(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


@get("/api/games", responses=REFUSALS)
async def list_games(editions: Editions) -> list[GameInfo]:
    """The games, with their options as JSON Schema."""
    return [
        GameInfo(
            id=name,
            seats=tuple(game.seats),
            options=game.options.schema(),
            automata=automata_of(game),
            rules_version=game.rules_version,
            edition=game.edition.digest,
        )
        for name, game in editions.usual.items()
    ]


def automata_of(game: Game[Any, Any]) -> tuple[AutomataInfo, ...]:
    """Returns the options under which the game has automata."""
    automata = ((options, game.automata(options)) for options in game.options.all())
    return tuple(
        AutomataInfo(options.to_json(), {str(seat): name for seat, name in seats.items()})
        for options, seats in automata
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
async def get_edition(editions: Editions, digest: str) -> dict[str, Any]:
    """The component values of an edition and how sure each is."""
    return edition_json(editions.edition(digest))


@get("/api/me", responses=REFUSALS)
async def get_me(request: AnyRequest, identity: Identity) -> Me:
    """My nickname."""
    guest = identity.guest(request)
    return Me(guest.name if guest else NAMELESS)


@post("/api/me", status_code=200, responses=REFUSALS)
async def set_me(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: MeUpdate
) -> Response[Me]:
    """Sets my nickname; no account is needed."""
    known = identity.guest(request)
    name = plain(data.name) or NAMELESS
    guest = replace(known, name=name) if known else new_guest(name)
    await accounts.profiles.rename(guest)
    return Response(Me(name), cookies=[identity.cookie(guest)])


@get("/api/version", responses=REFUSALS)
async def get_version(site: Site) -> dict[str, str]:
    return {"version": VERSION, "server": site.run_id, "protocol": str(PROTOCOL)}


router = Router(
    "/",
    route_handlers=[
        list_games, list_bots, get_edition, get_me, set_me, get_version,
    ],
    tags=["catalogue"],
)  # fmt: skip
