"""My password and my passkeys."""

from litestar import Response, delete, post, put

from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.caller import PasskeyAnswer
from durbar.server.accounts.identity import Identity
from durbar.server.http.account.messages import (
    AccountInfo,
    GivenId,
    LoginAndPassword,
    NewPasskeyRequest,
    PasskeyOptions,
    passkey_options,
)
from durbar.server.http.account.replies import account_info, caller_of, reply_as
from durbar.server.http.parameters import REFUSALS, AnyRequest


@put("/password", status_code=200, responses=REFUSALS)
async def set_password(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: LoginAndPassword
) -> Response[AccountInfo]:
    """Sets a first or another password. All other devices are signed out."""
    caller = caller_of(identity, request)
    guest = await accounts.credentials.set_login(caller, data.login, data.password)
    return await reply_as(accounts, identity, caller, guest)


@delete("/password", status_code=200, responses=REFUSALS)
async def drop_password(request: AnyRequest, identity: Identity, accounts: Accounts) -> AccountInfo:
    """Removes my password; I sign in with passkeys only."""
    caller = caller_of(identity, request)
    await accounts.credentials.drop_login(caller)
    return await account_info(accounts, caller)


@post("/passkeys/options", status_code=200, responses=REFUSALS)
async def new_passkey_options(
    request: AnyRequest, identity: Identity, accounts: Accounts
) -> PasskeyOptions:
    """A challenge for a new passkey: of my account, or of one that it makes."""
    return passkey_options(await accounts.credentials.offer_passkey(caller_of(identity, request)))


@post("/passkeys", status_code=201, responses=REFUSALS)
async def add_passkey(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: NewPasskeyRequest
) -> Response[AccountInfo]:
    """Adds a passkey to my account, or makes an account with it."""
    caller, answer = caller_of(identity, request), PasskeyAnswer(data.ticket, data.credential)
    guest = await accounts.credentials.add_passkey(caller, answer, data.name)
    return await reply_as(accounts, identity, caller, guest)


@delete("/passkeys/{passkey_id:str}", status_code=200, responses=REFUSALS)
async def drop_passkey(
    request: AnyRequest, identity: Identity, accounts: Accounts, passkey_id: GivenId
) -> AccountInfo:
    """Removes a passkey, unless it is the last way to sign in."""
    caller = caller_of(identity, request)
    await accounts.credentials.drop_passkey(caller, passkey_id)
    return await account_info(accounts, caller)


handlers = (set_password, drop_password, new_passkey_options, add_passkey, drop_passkey)
