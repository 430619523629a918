"""Proof of who I am: needed to change how I sign in, and to delete everything."""

from litestar import post

from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.caller import PasskeyAnswer
from durbar.server.accounts.identity import Identity
from durbar.server.http.account.messages import (
    AccountInfo,
    PasskeyOptions,
    PasskeyProof,
    PasswordProof,
    passkey_options,
)
from durbar.server.http.account.replies import account_info, caller_of
from durbar.server.http.parameters import REFUSALS, AnyRequest


@post("/proof", status_code=200, responses=REFUSALS)
async def prove(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: PasswordProof
) -> AccountInfo:
    """Proves with my password who I am. The proof is valid for ten minutes."""
    caller = caller_of(identity, request)
    await accounts.proof.by_password(caller, data.password)
    return await account_info(accounts, caller)


@post("/proof/options", status_code=200, responses=REFUSALS)
async def proof_options(
    request: AnyRequest, identity: Identity, accounts: Accounts
) -> PasskeyOptions:
    """A challenge for one of my passkeys."""
    return passkey_options(await accounts.proof.offer_passkey(caller_of(identity, request)))


@post("/proof/passkey", status_code=200, responses=REFUSALS)
async def prove_by_passkey(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: PasskeyProof
) -> AccountInfo:
    """Proves with a passkey who I am."""
    caller, answer = caller_of(identity, request), PasskeyAnswer(data.ticket, data.credential)
    await accounts.proof.by_passkey(caller, answer)
    return await account_info(accounts, caller)


handlers = (prove, proof_options, prove_by_passkey)
