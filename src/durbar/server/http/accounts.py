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
from durbar.server.protocol.messages import Name
from durbar.server.runtime import Runtime
from durbar.version import VERSION

LoginText = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
TicketText = Annotated[str, Meta(min_length=1, max_length=1000)]
GivenId = Annotated[str, Parameter(max_length=40)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign-in name and its password."""

    login: LoginText
    password: Password


class SignIn(Credentials, frozen=True, forbid_unknown_fields=True):
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


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # one's own, repeated: nothing is deleted by mistake


class PasskeyOptions(Struct, frozen=True):
    options: dict[str, Any]  # for PublicKeyCredential.parse…OptionsFromJSON
    ticket: str


class PasskeyInfo(Struct, frozen=True):
    id: str
    name: str
    made: float
    used: float


class DeviceInfo(Struct, frozen=True):
    id: str
    device: str
    made: float
    seen: float
    is_here: bool


class AccountInfo(Struct, frozen=True, kw_only=True):
    name: str
    is_known: bool  # there is a guest under whose id something may be kept
    is_account: bool  # else the browser alone remembers who one is
    login: str | None
    passkeys: tuple[PasskeyInfo, ...]
    devices: tuple[DeviceInfo, ...]
    tables: int  # at which one has a part
    domain: str | None  # for which passkeys can be made here


def caller_of(runtime: Runtime, request: AnyRequest) -> Caller:
    address = request.client.host if request.client else ""
    return Caller(runtime.identity.guest(request), address, request.headers.get("user-agent", ""))


async def told(runtime: Runtime, caller: Caller) -> AccountInfo:
    account, passkeys, sessions, tables = await runtime.accounts.tell(caller)
    here = caller.guest.session if caller.guest else None
    return AccountInfo(
        name=caller.guest.name if caller.guest else NAMELESS,
        is_known=caller.guest is not None,
        is_account=account is not None,
        login=None if account is None else account["login_told"],
        passkeys=tuple(PasskeyInfo(r["id"], r["name"], r["made"], r["used"]) for r in passkeys),
        devices=tuple(
            DeviceInfo(told_id(r["id"]), r["device"], r["made"], r["seen"], r["id"] == here)
            for r in sessions
        ),
        tables=tables,
        domain=runtime.accounts.passkeys.domain,
    )


async def now_as(runtime: Runtime, caller: Caller, guest: Guest) -> Response[AccountInfo]:
    """Who one is from now on, with the cookie that says so."""
    now = Caller(guest, caller.address, caller.agent)
    return Response(await told(runtime, now), cookies=[runtime.identity.cookie(guest)])


@get("", responses=REFUSALS)
async def get_account(request: AnyRequest, runtime: Runtime) -> AccountInfo:
    """My account, my passkeys and my devices; for a guest without one, how much he could keep."""
    return await told(runtime, caller_of(runtime, request))


@post("", status_code=201, responses=REFUSALS)
async def claim(request: AnyRequest, runtime: Runtime, data: Credentials) -> Response[AccountInfo]:
    """Keeps my games by a sign-in name and a password."""
    caller = caller_of(runtime, request)
    return await now_as(
        runtime, caller, await runtime.accounts.claim(caller, data.login, data.password)
    )


@post("/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, runtime: Runtime, data: SignIn) -> Response[AccountInfo]:
    """By name and password; what I played here as a guest comes along, unless I do not want it."""
    caller = caller_of(runtime, request)
    guest = await runtime.accounts.sign_in(caller, data.login, data.password, data.take_over)
    return await now_as(runtime, caller, guest)


@post("/sign-in/options", status_code=200, responses=REFUSALS)
async def sign_in_options(request: AnyRequest, runtime: Runtime) -> PasskeyOptions:
    """A challenge for any passkey of this site."""
    return offered(runtime.accounts.offer_to_enter(caller_of(runtime, request)))


@post("/sign-in/passkey", status_code=200, responses=REFUSALS)
async def sign_in_by_passkey(
    request: AnyRequest, runtime: Runtime, data: PasskeySignIn
) -> Response[AccountInfo]:
    caller, answer = caller_of(runtime, request), Answer(data.ticket, data.credential)
    guest = await runtime.accounts.sign_in_by_passkey(caller, answer, data.take_over)
    return await now_as(runtime, caller, guest)


@post("/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(request: AnyRequest, runtime: Runtime, data: SignOut) -> Response[AccountInfo]:
    """On this device, or on all of them; the browser is nobody's then."""
    caller = caller_of(runtime, request)
    await runtime.accounts.sign_out(caller, data.everywhere)
    return await _as_nobody(runtime, caller)


@delete("/devices/{device_id:str}", status_code=200, responses=REFUSALS)
async def sign_device_out(request: AnyRequest, runtime: Runtime, device_id: GivenId) -> AccountInfo:
    """Signs one of my devices out; its connections end."""
    caller = caller_of(runtime, request)
    await runtime.accounts.sign_device_out(caller, device_id)
    return await told(runtime, caller)


@put("/password", status_code=200, responses=REFUSALS)
async def set_password(
    request: AnyRequest, runtime: Runtime, data: Credentials
) -> Response[AccountInfo]:
    """A first password or another one; all other devices are signed out."""
    caller = caller_of(runtime, request)
    return await now_as(
        runtime, caller, await runtime.accounts.set_login(caller, data.login, data.password)
    )


@delete("/password", status_code=200, responses=REFUSALS)
async def drop_password(request: AnyRequest, runtime: Runtime) -> AccountInfo:
    """From now on passkeys alone let me in."""
    caller = caller_of(runtime, request)
    await runtime.accounts.drop_login(caller)
    return await told(runtime, caller)


@post("/passkeys/options", status_code=200, responses=REFUSALS)
async def passkey_options(request: AnyRequest, runtime: Runtime) -> PasskeyOptions:
    """A challenge for a new passkey: of my account, or of one that it makes."""
    return offered(await runtime.accounts.offer_to_add(caller_of(runtime, request)))


@post("/passkeys", status_code=201, responses=REFUSALS)
async def add_passkey(
    request: AnyRequest, runtime: Runtime, data: PasskeyMade
) -> Response[AccountInfo]:
    caller, answer = caller_of(runtime, request), Answer(data.ticket, data.credential)
    return await now_as(
        runtime, caller, await runtime.accounts.add_passkey(caller, answer, data.name)
    )


@delete("/passkeys/{passkey_id:str}", status_code=200, responses=REFUSALS)
async def drop_passkey(request: AnyRequest, runtime: Runtime, passkey_id: GivenId) -> AccountInfo:
    """Removes a passkey, unless it is the last way in."""
    caller = caller_of(runtime, request)
    await runtime.accounts.drop_passkey(caller, passkey_id)
    return await told(runtime, caller)


@post("/proof", status_code=200, responses=REFUSALS)
async def prove(request: AnyRequest, runtime: Runtime, data: PasswordGiven) -> AccountInfo:
    """My password once more: for ten minutes I may change how I come in, and delete everything."""
    caller = caller_of(runtime, request)
    await runtime.accounts.prove(caller, data.password)
    return await told(runtime, caller)


@post("/proof/options", status_code=200, responses=REFUSALS)
async def proof_options(request: AnyRequest, runtime: Runtime) -> PasskeyOptions:
    return offered(await runtime.accounts.offer_to_prove(caller_of(runtime, request)))


@post("/proof/passkey", status_code=200, responses=REFUSALS)
async def prove_by_passkey(
    request: AnyRequest, runtime: Runtime, data: PasskeyGiven
) -> AccountInfo:
    """The same by a passkey of mine."""
    caller = caller_of(runtime, request)
    await runtime.accounts.prove_by_passkey(caller, Answer(data.ticket, data.credential))
    return await told(runtime, caller)


@get("/export", responses=REFUSALS)
async def export(request: AnyRequest, runtime: Runtime) -> Response[dict[str, Any]]:
    """Everything that is kept under my id, as one file."""
    now = datetime.fromtimestamp(runtime.now(), UTC)
    about = {"durbar": VERSION, "made": now.isoformat(timespec="seconds")}
    mine = await runtime.accounts.export(caller_of(runtime, request))
    name = f"durbar-{now:%Y-%m-%d}.json"
    return Response(
        msgspec.to_builtins(about | mine),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/delete", status_code=200, responses=REFUSALS)
async def delete_all(
    request: AnyRequest, runtime: Runtime, data: DeleteAccount
) -> Response[AccountInfo]:
    """Forgets me: my account, my devices, my name in games, and what I said."""
    caller = caller_of(runtime, request)
    await runtime.accounts.erase(caller, data.name)
    return await _as_nobody(runtime, caller)


def offered(offer: Offer) -> PasskeyOptions:
    return PasskeyOptions(offer.options, offer.ticket)


async def _as_nobody(runtime: Runtime, caller: Caller) -> Response[AccountInfo]:
    nobody = Caller(None, caller.address, caller.agent)
    return Response(await told(runtime, nobody), cookies=[runtime.identity.cookie(None)])


account = Router(
    "/api/account",
    route_handlers=[
        get_account, claim, sign_in, sign_in_options, sign_in_by_passkey, sign_out,
        sign_device_out, set_password, drop_password, passkey_options, add_passkey, drop_passkey,
        prove, proof_options, prove_by_passkey, export, delete_all,
    ],
    tags=["account"],
)  # fmt: skip
