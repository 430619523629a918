"""The caller of a request about accounts, and the reply that shows the account."""

from litestar import Response

from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.caller import Caller
from durbar.server.accounts.devices import device_id_of
from durbar.server.accounts.identity import Guest, Identity
from durbar.server.http.account.messages import AccountInfo, DeviceInfo, PasskeyInfo
from durbar.server.http.parameters import AnyRequest, address_of
from durbar.server.tables.seats import NAMELESS


def caller_of(identity: Identity, request: AnyRequest) -> Caller:
    agent = request.headers.get("user-agent", "")
    return Caller(identity.guest(request), address_of(request), agent)


async def account_info(accounts: Accounts, caller: Caller) -> AccountInfo:
    overview = await accounts.profiles.overview(caller)
    here = caller.guest.session if caller.guest else None
    return AccountInfo(
        name=caller.guest.name if caller.guest else NAMELESS,
        is_known=caller.guest is not None,
        is_account=overview.account is not None,
        login=None if overview.account is None else overview.account["login_told"],
        passkeys=tuple(
            PasskeyInfo(row["id"], row["name"], row["made"], row["used"])
            for row in overview.passkeys
        ),
        devices=tuple(
            DeviceInfo(
                device_id_of(row["id"]), row["device"], row["made"], row["seen"], row["id"] == here
            )
            for row in overview.sessions
        ),
        tables=overview.tables,
        domain=accounts.passkey_domain,
    )


async def reply_as(
    accounts: Accounts, identity: Identity, caller: Caller, guest: Guest | None
) -> Response[AccountInfo]:
    """Replies with the cookie of a new identity; None signs the browser out."""
    now = Caller(guest, caller.address, caller.agent)
    return Response(await account_info(accounts, now), cookies=[identity.cookie(guest)])
