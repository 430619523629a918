"""The HTTP API about accounts: keeping one's games, signing in and out, one's data."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from durbar.server.accounts.accounts import Answer, Caller, told_id
from durbar.server.accounts.identity import NAMELESS, Guest
from durbar.server.accounts.passkeys import Offer
from durbar.server.http.tables import REFUSALS, AnyRequest
from durbar.server.protocol import messages as wire
from durbar.server.runtime import House
from durbar.version import VERSION

LoginText = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
TicketText = Annotated[str, Meta(min_length=1, max_length=1000)]
GivenId = Annotated[str, Parameter(max_length=40)]


class LoginAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign-in name and its password."""

    login: LoginText
    password: Password


class SignInAsked(LoginAsked, frozen=True, forbid_unknown_fields=True):
    take_over: bool = True  # what this browser played as a guest comes along


class PasswordGiven(Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class PasskeyGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser answered, as PublicKeyCredential.toJSON() writes it."""

    ticket: TicketText
    credential: dict[str, Any]


class PasskeyMade(PasskeyGiven, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)] = ""


class PasskeySignIn(PasskeyGiven, frozen=True, forbid_unknown_fields=True):
    take_over: bool = True


class SignOutAsked(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class DeleteAsked(Struct, frozen=True, forbid_unknown_fields=True):
    name: wire.Name  # one's own, repeated: nothing is deleted by mistake


class OfferTold(Struct, frozen=True):
    options: dict[str, Any]  # for PublicKeyCredential.parse…OptionsFromJSON
    ticket: str


class PasskeyTold(Struct, frozen=True):
    id: str
    name: str
    made: float
    used: float


class DeviceTold(Struct, frozen=True):
    id: str
    device: str
    made: float
    seen: float
    is_here: bool


class AccountTold(Struct, frozen=True, kw_only=True):
    name: str
    is_known: bool  # there is a guest under whose id something may be kept
    is_account: bool  # else the browser alone remembers who one is
    login: str | None
    passkeys: tuple[PasskeyTold, ...]
    devices: tuple[DeviceTold, ...]
    tables: int  # at which one has a part
    domain: str | None  # for which passkeys can be made here


def caller_of(house: House, request: AnyRequest) -> Caller:
    address = request.client.host if request.client else ""
    return Caller(house.identity.guest(request), address, request.headers.get("user-agent", ""))


async def told(house: House, caller: Caller) -> AccountTold:
    account, passkeys, sessions, tables = await house.accounts.tell(caller)
    here = caller.guest.session if caller.guest else None
    return AccountTold(
        name=caller.guest.name if caller.guest else NAMELESS,
        is_known=caller.guest is not None,
        is_account=account is not None,
        login=None if account is None else account["login_told"],
        passkeys=tuple(PasskeyTold(r["id"], r["name"], r["made"], r["used"]) for r in passkeys),
        devices=tuple(
            DeviceTold(told_id(r["id"]), r["device"], r["made"], r["seen"], r["id"] == here)
            for r in sessions
        ),
        tables=tables,
        domain=house.accounts.passkeys.domain,
    )


async def now_as(house: House, caller: Caller, guest: Guest) -> Response[AccountTold]:
    """Who one is from now on, with the cookie that says so."""
    now = Caller(guest, caller.address, caller.agent)
    return Response(await told(house, now), cookies=[house.identity.cookie(guest)])


@get("", responses=REFUSALS)
async def get_account(request: AnyRequest, house: House) -> AccountTold:
    """My account, my passkeys and my devices; for a guest without one, how much he could keep."""
    return await told(house, caller_of(house, request))


@post("", status_code=201, responses=REFUSALS)
async def claim(request: AnyRequest, house: House, data: LoginAsked) -> Response[AccountTold]:
    """Keeps my games by a sign-in name and a password."""
    caller = caller_of(house, request)
    return await now_as(
        house, caller, await house.accounts.claim(caller, data.login, data.password)
    )


@post("/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, house: House, data: SignInAsked) -> Response[AccountTold]:
    """By name and password; what I played here as a guest comes along, unless I do not want it."""
    caller = caller_of(house, request)
    guest = await house.accounts.sign_in(caller, data.login, data.password, data.take_over)
    return await now_as(house, caller, guest)


@post("/sign-in/options", status_code=200, responses=REFUSALS)
async def sign_in_options(request: AnyRequest, house: House) -> OfferTold:
    """A challenge for any passkey of this site."""
    return offered(house.accounts.offer_to_enter(caller_of(house, request)))


@post("/sign-in/passkey", status_code=200, responses=REFUSALS)
async def sign_in_by_passkey(
    request: AnyRequest, house: House, data: PasskeySignIn
) -> Response[AccountTold]:
    caller, answer = caller_of(house, request), Answer(data.ticket, data.credential)
    guest = await house.accounts.sign_in_by_passkey(caller, answer, data.take_over)
    return await now_as(house, caller, guest)


@post("/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(request: AnyRequest, house: House, data: SignOutAsked) -> Response[AccountTold]:
    """On this device, or on all of them; the browser is nobody's then."""
    caller = caller_of(house, request)
    await house.accounts.sign_out(caller, data.everywhere)
    return await _as_nobody(house, caller)


@delete("/devices/{device_id:str}", status_code=200, responses=REFUSALS)
async def sign_device_out(request: AnyRequest, house: House, device_id: GivenId) -> AccountTold:
    """Signs one of my devices out; its connections end."""
    caller = caller_of(house, request)
    await house.accounts.sign_device_out(caller, device_id)
    return await told(house, caller)


@put("/password", status_code=200, responses=REFUSALS)
async def set_password(
    request: AnyRequest, house: House, data: LoginAsked
) -> Response[AccountTold]:
    """A first password or another one; all other devices are signed out."""
    caller = caller_of(house, request)
    return await now_as(
        house, caller, await house.accounts.set_login(caller, data.login, data.password)
    )


@delete("/password", status_code=200, responses=REFUSALS)
async def drop_password(request: AnyRequest, house: House) -> AccountTold:
    """From now on passkeys alone let me in."""
    caller = caller_of(house, request)
    await house.accounts.drop_login(caller)
    return await told(house, caller)


@post("/passkeys/options", status_code=200, responses=REFUSALS)
async def passkey_options(request: AnyRequest, house: House) -> OfferTold:
    """A challenge for a new passkey: of my account, or of one that it makes."""
    return offered(await house.accounts.offer_to_add(caller_of(house, request)))


@post("/passkeys", status_code=201, responses=REFUSALS)
async def add_passkey(
    request: AnyRequest, house: House, data: PasskeyMade
) -> Response[AccountTold]:
    caller, answer = caller_of(house, request), Answer(data.ticket, data.credential)
    return await now_as(house, caller, await house.accounts.add_passkey(caller, answer, data.name))


@delete("/passkeys/{passkey_id:str}", status_code=200, responses=REFUSALS)
async def drop_passkey(request: AnyRequest, house: House, passkey_id: GivenId) -> AccountTold:
    """Removes a passkey, unless it is the last way in."""
    caller = caller_of(house, request)
    await house.accounts.drop_passkey(caller, passkey_id)
    return await told(house, caller)


@post("/proof", status_code=200, responses=REFUSALS)
async def prove(request: AnyRequest, house: House, data: PasswordGiven) -> AccountTold:
    """My password once more: for ten minutes I may change how I come in, and delete everything."""
    caller = caller_of(house, request)
    await house.accounts.prove(caller, data.password)
    return await told(house, caller)


@post("/proof/options", status_code=200, responses=REFUSALS)
async def proof_options(request: AnyRequest, house: House) -> OfferTold:
    return offered(await house.accounts.offer_to_prove(caller_of(house, request)))


@post("/proof/passkey", status_code=200, responses=REFUSALS)
async def prove_by_passkey(request: AnyRequest, house: House, data: PasskeyGiven) -> AccountTold:
    """The same by a passkey of mine."""
    caller = caller_of(house, request)
    await house.accounts.prove_by_passkey(caller, Answer(data.ticket, data.credential))
    return await told(house, caller)


@get("/export", responses=REFUSALS)
async def export(request: AnyRequest, house: House) -> Response[dict[str, Any]]:
    """Everything that is kept under my id, as one file."""
    now = datetime.fromtimestamp(house.now(), UTC)
    about = {"durbar": VERSION, "made": now.isoformat(timespec="seconds")}
    mine = await house.accounts.export(caller_of(house, request))
    name = f"durbar-{now:%Y-%m-%d}.json"
    return Response(
        msgspec.to_builtins(about | mine),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/delete", status_code=200, responses=REFUSALS)
async def delete_all(request: AnyRequest, house: House, data: DeleteAsked) -> Response[AccountTold]:
    """Forgets me: my account, my devices, my name in games, and what I said."""
    caller = caller_of(house, request)
    await house.accounts.erase(caller, data.name)
    return await _as_nobody(house, caller)


def offered(offer: Offer) -> OfferTold:
    return OfferTold(offer.options, offer.ticket)


async def _as_nobody(house: House, caller: Caller) -> Response[AccountTold]:
    nobody = Caller(None, caller.address, caller.agent)
    return Response(await told(house, nobody), cookies=[house.identity.cookie(None)])


account = Router(
    "/api/account",
    route_handlers=[
        get_account, claim, sign_in, sign_in_options, sign_in_by_passkey, sign_out,
        sign_device_out, set_password, drop_password, passkey_options, add_passkey, drop_passkey,
        prove, proof_options, prove_by_passkey, export, delete_all,
    ],
    tags=["account"],
)  # fmt: skip
