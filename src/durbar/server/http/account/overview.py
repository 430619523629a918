"""My account: made, shown, exported and deleted."""

from typing import Any

import msgspec
from litestar import Response, get, post

from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.identity import Identity
from durbar.server.http.account.messages import AccountInfo, DeleteAccount, LoginAndPassword
from durbar.server.http.account.replies import account_info, caller_of, reply_as
from durbar.server.http.parameters import REFUSALS, AnyRequest
from durbar.version import VERSION


@get("", responses=REFUSALS)
async def get_account(request: AnyRequest, identity: Identity, accounts: Accounts) -> AccountInfo:
    """My account, passkeys and devices; for a guest without an account, what it could keep."""
    return await account_info(accounts, caller_of(identity, request))


@post("", status_code=201, responses=REFUSALS)
async def create_account(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: LoginAndPassword
) -> Response[AccountInfo]:
    """Makes an account with a sign-in name and a password, which keeps my games."""
    caller = caller_of(identity, request)
    guest = await accounts.sign_in.create_account(caller, data.login, data.password)
    return await reply_as(accounts, identity, caller, guest)


@get("/export", responses=REFUSALS)
async def export(
    request: AnyRequest, identity: Identity, accounts: Accounts
) -> Response[dict[str, Any]]:
    """Everything that is stored about me, as one file."""
    export = await accounts.profiles.export(caller_of(identity, request))
    about = {"durbar": VERSION, "made": export.made.isoformat(timespec="seconds")}
    name = f"durbar-{export.made:%Y-%m-%d}.json"
    return Response(
        msgspec.to_builtins(about | export.data),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/delete", status_code=200, responses=REFUSALS)
async def delete_all(
    request: AnyRequest, identity: Identity, accounts: Accounts, data: DeleteAccount
) -> Response[AccountInfo]:
    """Deletes my account, my devices, my name in games, and my chat lines."""
    caller = caller_of(identity, request)
    await accounts.profiles.erase(caller, data.name)
    return await reply_as(accounts, identity, caller, None)


handlers = (get_account, create_account, export, delete_all)
