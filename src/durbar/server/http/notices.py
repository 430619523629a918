"""The HTTP API of notices: what a guest is notified of, when and where."""

from typing import Any

from litestar import Router, delete, get, post, put
from sqlalchemy import RowMapping

from durbar.server.accounts.identity import Identity
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.http.limits import Limits
from durbar.server.http.notice_messages import (
    AddMail,
    AddPush,
    AddWebhook,
    ChannelId,
    ChannelInfo,
    MuteTable,
    NoticePrefsUpdate,
    NoticeSettings,
    QuietHours,
    Token,
)
from durbar.server.http.parameters import REFUSALS, AnyRequest, TableId, address_of
from durbar.server.notices import push, safe_http
from durbar.server.notices.channels import Channels
from durbar.server.notices.delivery import Delivery
from durbar.server.notices.policy import NoticePrefs
from durbar.server.tables.seating import plain


@get("", responses=REFUSALS)
async def get_notices(
    request: AnyRequest, identity: Identity, channels: Channels, delivery: Delivery
) -> NoticeSettings:
    """My choices, or the defaults."""
    return await _settings(channels, delivery, identity.holder(request).guest)


@put("", responses=REFUSALS)
async def set_prefs(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    channels: Channels,
    delivery: Delivery,
    data: NoticePrefsUpdate,
) -> NoticeSettings:
    """Sets which notices I want, when and in which language."""
    guest = _guest(identity, limits, request)
    quiet = None if data.quiet is None else (data.quiet.since, data.quiet.until)
    prefs = NoticePrefs(data.language, data.zone, quiet, frozenset(data.kinds))
    await channels.set_prefs(guest, prefs)
    return await _settings(channels, delivery, guest)


@post("/channels", status_code=201, responses=REFUSALS)
async def add_channel(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    channels: Channels,
    delivery: Delivery,
    data: AddPush | AddMail | AddWebhook,
) -> NoticeSettings:
    """Adds a channel. An e-mail address has to be confirmed first."""
    guest = _guest(identity, limits, request)
    address, details = _address_and_details(data)
    await channels.add(
        guest,
        str(data.__struct_config__.tag),
        address,
        details,
        period=data.period if isinstance(data, AddMail) else 0,
        client=address_of(request),
    )
    return await _settings(channels, delivery, guest)


@delete("/channels/{channel_id:str}", status_code=200, responses=REFUSALS)
async def remove_channel(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    channels: Channels,
    delivery: Delivery,
    channel_id: ChannelId,
) -> NoticeSettings:
    """Removes a channel."""
    guest = _guest(identity, limits, request)
    await channels.remove(guest, channel_id)
    return await _settings(channels, delivery, guest)


@post("/channels/{channel_id:str}/test", status_code=200, responses=REFUSALS)
async def try_channel(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    channels: Channels,
    delivery: Delivery,
    channel_id: ChannelId,
) -> NoticeSettings:
    """Sends a test notice at once, also in quiet hours."""
    guest = _guest(identity, limits, request)
    await channels.send_trial(guest, channel_id, client=address_of(request))
    return await _settings(channels, delivery, guest)


@put("/tables/{table_id:str}", responses=REFUSALS)
async def set_table(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    channels: Channels,
    delivery: Delivery,
    table_id: TableId,
    data: MuteTable,
) -> NoticeSettings:
    """Chooses all or no notices of one table, or (null) those of my preferences."""
    guest = _guest(identity, limits, request)
    await channels.set_table(guest, table_id, data.choice)
    return await _settings(channels, delivery, guest)


@post("/confirm/{token:str}", status_code=204, responses=REFUSALS)
async def confirm(channels: Channels, token: Token) -> None:
    """Confirms an address with the link that was sent to it."""
    await channels.confirm(token)


@post("/stop/{token:str}", status_code=204, responses=REFUSALS)
async def stop(channels: Channels, token: Token) -> None:
    """Ends the mails to an address with the link in each of them, without signing in."""
    await channels.stop(token)


def _guest(identity: Identity, limits: Limits, request: AnyRequest) -> str:
    guest = identity.holder(request).guest
    if guest is None:
        raise NotAllowed("notice-nobody")
    if not limits.notice_settings.take(guest):
        raise Refusal("too-fast")
    return guest


def _address_and_details(data: AddPush | AddMail | AddWebhook) -> tuple[str, dict[str, Any]]:
    """Returns the checked address and details of a channel. Raises Refusal."""
    if isinstance(data, AddMail):
        return plain(data.address), {}
    url = data.endpoint if isinstance(data, AddPush) else data.url
    safe_http.checked(url)
    if isinstance(data, AddWebhook):
        return url, {"form": data.form}
    if not push.are_keys(data.p256dh, data.auth):
        raise Refusal("notice-address")
    return url, {"p256dh": data.p256dh, "auth": data.auth}


async def _settings(channels: Channels, delivery: Delivery, guest: str | None) -> NoticeSettings:
    chosen = await channels.chosen(guest)
    quiet = chosen.prefs.quiet
    return NoticeSettings(
        language=chosen.prefs.language,
        zone=chosen.prefs.zone,
        quiet=None if quiet is None else QuietHours(since=quiet[0], until=quiet[1]),
        kinds=tuple(sorted(chosen.prefs.kinds)),
        channels=tuple(map(_channel_info, chosen.channels)),
        tables=dict(chosen.tables),
        push_key=delivery.vapid.public,
        has_mail=delivery.has_mail,
    )


def _channel_info(row: RowMapping) -> ChannelInfo:
    return ChannelInfo(
        id=row["id"],
        kind=row["kind"],
        address=row["address"],
        form=row["details"].get("form"),
        period=row["period"],
        is_confirmed=row["is_confirmed"],
        fault=row["fault"],
    )


router = Router(
    "/api/notices",
    route_handlers=[
        get_notices, set_prefs, add_channel, remove_channel, try_channel, set_table, confirm, stop,
    ],
    tags=["notices"],
)  # fmt: skip
