"""The HTTP API about notices: what somebody wants to hear of, when and where to."""

from typing import Annotated, Any, Final, Literal

from litestar import Router, delete, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import RowMapping

from durbar.server.errors import NotAllowed, NotFound, Refusal
from durbar.server.http.tables import REFUSALS, AnyRequest, TableId
from durbar.server.notices import mail, policy, push, safe_http, text
from durbar.server.notices.policy import Choice, NoticePrefs
from durbar.server.notices.sender import habits_of
from durbar.server.notices.webhook import Form
from durbar.server.runtime import Runtime
from durbar.server.store import notice_prefs, outbox
from durbar.server.tables.creation import new_id
from durbar.server.tables.seating import plain

Kind = Literal["turn", "clock", "over", "again", "chat"]
Language = Literal["en", "de", "it"]
Minutes = Annotated[int, Meta(ge=0, lt=policy.DAY)]  # after midnight
Token = Annotated[str, Parameter(max_length=400)]
ChannelId = Annotated[str, Parameter(max_length=40)]
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"  # of an address: RFC 5322, 3.2.3
LABEL: Final = r"[A-Za-z0-9-]+"
MOST: Final = 12  # channels of one guest


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hours in which nothing is told; it is told after them."""

    since: Minutes
    until: Minutes


class ChannelInfo(Struct, frozen=True, kw_only=True):
    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    form: Form | None  # of a webhook
    period: int
    is_confirmed: bool
    fault: str | None  # the code by which the last letter was not delivered


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """All that I chose, and what this server can do."""

    language: str
    zone: str
    quiet: Quiet | None
    kinds: tuple[str, ...]
    channels: tuple[ChannelInfo, ...]
    tables: dict[str, str]  # by table: "all" or "none"
    push_key: str  # of this server, for the browser's subscription
    has_mail: bool


class NoticePrefsUpdate(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    quiet: Quiet | None = None
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=5)] = ()


class AddPush(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A browser's subscription, as its PushManager tells it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class AddMail(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="mail"):
    address: Annotated[
        str, Meta(max_length=200, pattern=f"^{ATOM}(\\.{ATOM})*@{LABEL}(\\.{LABEL})+$")
    ]
    period: Literal[900, 3600, 86400] = 3600  # seconds for which news are gathered


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    url: Annotated[str, Meta(max_length=1000)]
    form: Form = "json"


class MuteTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    choice: Choice | None  # null: as everywhere


@get("", responses=REFUSALS)
async def get_notices(request: AnyRequest, runtime: Runtime) -> NoticeSettings:
    """What I chose; nothing, if I never asked to be told."""
    guest = runtime.identity.holder(request).guest
    return await _told(runtime, guest)


@put("", responses=REFUSALS)
async def set_habits(
    request: AnyRequest, runtime: Runtime, data: NoticePrefsUpdate
) -> NoticeSettings:
    """Says what I want to hear of, when and in which language."""
    guest = _guest(runtime, request)
    if not policy.is_zone(data.zone):
        raise Refusal("notice-zone")
    row = {
        "language": data.language,
        "zone": data.zone,
        "quiet_from": None if data.quiet is None else data.quiet.since,
        "quiet_to": None if data.quiet is None else data.quiet.until,
        "kinds": sorted(set(data.kinds)),
    }
    await runtime.store.within(lambda c: notice_prefs.set_habits(c, guest, row))
    return await _told(runtime, guest)


@post("/channels", status_code=201, responses=REFUSALS)
async def add_channel(
    request: AnyRequest, runtime: Runtime, data: AddPush | AddMail | AddWebhook
) -> NoticeSettings:
    """Adds a place where I am told; an address of e-mail has to be confirmed first."""
    guest = _guest(runtime, request)
    chosen = await runtime.store.within(lambda c: notice_prefs.of(c, guest))
    address, details = _checked(data)
    if len([each for each in chosen.channels if each["address"] != address]) >= MOST:
        raise Refusal("notice-many")
    row = {
        "id": new_id(),
        "guest": guest,
        "kind": data.__struct_config__.tag,
        "address": address,
        "details": details,
        "period": data.period if isinstance(data, AddMail) else 0,
        "is_confirmed": not isinstance(data, AddMail),
        "tries": 0,
        "created": runtime.now(),
    }
    known = [each for each in chosen.channels if each["address"] == address]
    if isinstance(data, AddMail):
        if any(each["is_confirmed"] for each in known):  # he only gathers otherwise
            row |= {"id": known[0]["id"], "is_confirmed": True}
        else:
            await _ask_to_confirm(runtime, request, habits_of(chosen.habits), row)
    await runtime.store.within(lambda c: notice_prefs.add_channel(c, row))
    return await _told(runtime, guest)


@delete("/channels/{channel_id:str}", status_code=200, responses=REFUSALS)
async def remove_channel(
    request: AnyRequest, runtime: Runtime, channel_id: ChannelId
) -> NoticeSettings:
    """Tells me nothing there any more."""
    guest = _guest(runtime, request)
    if not await runtime.store.within(lambda c: outbox.remove(c, guest, channel_id)):
        raise NotFound("notice-channel")
    return await _told(runtime, guest)


@post("/channels/{channel_id:str}/test", status_code=200, responses=REFUSALS)
async def try_channel(
    request: AnyRequest, runtime: Runtime, channel_id: ChannelId
) -> NoticeSettings:
    """Sends me a letter there at once, also in quiet hours."""
    guest = _guest(runtime, request)
    found = await runtime.store.within(lambda c: notice_prefs.channel(c, guest, channel_id))
    if found is None:
        raise NotFound("notice-channel")
    if not found["is_confirmed"]:
        raise Refusal("notice-unconfirmed")
    _check_letters(runtime, request, guest)
    chosen = await runtime.store.within(lambda c: notice_prefs.of(c, guest))
    letter = text.trial(habits_of(chosen.habits).language, runtime.url)
    await runtime.post.deliver(found, letter)
    await runtime.store.within(lambda c: outbox.free(c, channel_id, fault=None))
    return await _told(runtime, guest)


@put("/tables/{table_id:str}", responses=REFUSALS)
async def set_table(
    request: AnyRequest, runtime: Runtime, table_id: TableId, data: MuteTable
) -> NoticeSettings:
    """Says what I want to hear of one table: all, nothing, or (null) as of every other."""
    guest = _guest(runtime, request)
    if not table_id.isprintable() or not await runtime.store.within(
        lambda c: notice_prefs.set_table(c, guest, table_id, data.choice)
    ):
        raise NotAllowed("not-seated")
    return await _told(runtime, guest)


@post("/confirm/{token:str}", status_code=204, responses=REFUSALS)
async def confirm(runtime: Runtime, token: Token) -> None:
    """Confirms an address, by the link that was sent there."""
    guest, channel = runtime.post.links.confirmed(token)
    if not await runtime.store.within(lambda c: notice_prefs.confirm(c, guest, channel)):
        raise NotFound("notice-link")


@post("/stop/{token:str}", status_code=204, responses=REFUSALS)
async def stop(runtime: Runtime, token: Token) -> None:
    """Ends the letters to an address, by the link in each of them; nobody need sign in."""
    guest, channel = runtime.post.links.stopped(token)
    await runtime.store.within(lambda c: outbox.remove(c, guest, channel))


def _guest(runtime: Runtime, request: AnyRequest) -> str:
    guest = runtime.identity.holder(request).guest
    if guest is None:
        raise NotAllowed("notice-nobody")
    if not runtime.wishes.take(guest):
        raise Refusal("too-fast")
    return guest


def _check_letters(runtime: Runtime, request: AnyRequest, guest: str) -> None:
    """What is sent at somebody's wish goes to others' machines: slowly, also for many guests."""
    address = request.client.host if request.client else ""
    if not (runtime.letters.take(guest) and runtime.letters.take((address, "letters"))):
        raise Refusal("too-fast")


def _checked(data: AddPush | AddMail | AddWebhook) -> tuple[str, dict[str, Any]]:
    """Address and details of a channel; raises a Refusal."""
    if isinstance(data, AddMail):
        return plain(data.address), {}
    url = data.endpoint if isinstance(data, AddPush) else data.url
    safe_http.checked(url)
    if isinstance(data, AddWebhook):
        return url, {"form": data.form}
    if not push.are_keys(data.p256dh, data.auth):
        raise Refusal("notice-address")
    return url, {"p256dh": data.p256dh, "auth": data.auth}


async def _ask_to_confirm(
    runtime: Runtime, request: AnyRequest, said: NoticePrefs, row: dict[str, Any]
) -> None:
    if runtime.post.mailer is None:
        raise Refusal("notice-mail-off")
    _check_letters(runtime, request, row["guest"])
    link = runtime.post.links.to_confirm(row["guest"], row["id"])
    subject, text = mail.confirmation(said.language, link)
    await runtime.post.mailer.send(row["address"], said.language, subject, text)


async def _told(runtime: Runtime, guest: str | None) -> NoticeSettings:
    chosen = None
    if guest is not None:
        chosen = await runtime.store.within(lambda c: notice_prefs.of(c, guest))
    said = habits_of(None if chosen is None else chosen.habits)
    return NoticeSettings(
        language=said.language,
        zone=said.zone,
        quiet=None if said.quiet is None else Quiet(since=said.quiet[0], until=said.quiet[1]),
        kinds=tuple(sorted(said.kinds)),
        channels=() if chosen is None else tuple(map(_channel_told, chosen.channels)),
        tables={} if chosen is None else {r["table_id"]: r["choice"] for r in chosen.tables},
        push_key=runtime.post.vapid.public,
        has_mail=runtime.post.mailer is not None,
    )


def _channel_told(row: RowMapping) -> ChannelInfo:
    return ChannelInfo(
        id=row["id"],
        kind=row["kind"],
        address=row["address"],
        form=row["details"].get("form"),
        period=row["period"],
        is_confirmed=row["is_confirmed"],
        fault=row["fault"],
    )


notices = Router(
    "/api/notices",
    route_handlers=[
        get_notices, set_habits, add_channel, remove_channel, try_channel, set_table, confirm, stop,
    ],
    tags=["notices"],
)  # fmt: skip
