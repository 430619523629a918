"""Signing in, and signing devices out."""

from litestar import Response, delete, post

from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.caller import PasskeyAnswer
from durbar.server.accounts.identity import Identity
from durbar.server.http.account.messages import (
    AccountInfo,
    GivenId,
    PasskeyOptions,
    PasskeySignIn,
    SignInRequest,
    SignOut,
    passkey_options,
)
from durbar.server.http.account.replies import account_info, caller_of, reply_as
from durbar.server.http.parameters import REFUSALS, AnyRequest


@post("/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: SignInRequest
) -> Response[AccountInfo]:
    """Signs in with name and password. Games that I played here as a guest move to the account,
    unless `take_over` is false."""
    caller = caller_of(identity, request)
    guest = await accounts.sign_in.with_password(caller, data.login, data.password, data.take_over)
    return await reply_as(accounts, identity, caller, guest)


@post("/sign-in/options", status_code=200, responses=REFUSALS)
async def sign_in_options(
    request: AnyRequest, identity: Identity, accounts: Accounts
) -> PasskeyOptions:
    """A challenge for any passkey of this site."""
    return passkey_options(accounts.sign_in.offer_passkey(caller_of(identity, request)))


@post("/sign-in/passkey", status_code=200, responses=REFUSALS)
async def sign_in_by_passkey(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: PasskeySignIn
) -> Response[AccountInfo]:
    """Signs in with a passkey."""
    caller, answer = caller_of(identity, request), PasskeyAnswer(data.ticket, data.credential)
    guest = await accounts.sign_in.with_passkey(caller, answer, data.take_over)
    return await reply_as(accounts, identity, caller, guest)


@post("/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: SignOut
) -> Response[AccountInfo]:
    """Signs out this device or all devices."""
    caller = caller_of(identity, request)
    await accounts.devices.sign_out(caller, data.everywhere)
    return await reply_as(accounts, identity, caller, None)


@delete("/devices/{device_id:str}", status_code=200, responses=REFUSALS)
async def sign_device_out(
    request: AnyRequest, identity: Identity, accounts: Accounts, device_id: GivenId
) -> AccountInfo:
    """Signs one of my devices out and closes its connections."""
    caller = caller_of(identity, request)
    await accounts.devices.sign_device_out(caller, device_id)
    return await account_info(accounts, caller)


handlers = (sign_in, sign_in_options, sign_in_by_passkey, sign_out, sign_device_out)
