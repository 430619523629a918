"""Requests and replies about notices."""

from typing import Annotated, Final, Literal

from litestar.params import Parameter
from msgspec import Meta, Struct

from durbar.server.notices import policy
from durbar.server.notices.policy import NoticeChoice
from durbar.server.notices.webhook import Form

Kind = Literal["turn", "clock", "over", "again", "chat"]
Language = Literal["en", "de", "it"]
Minutes = Annotated[int, Meta(ge=0, lt=policy.DAY)]  # after midnight
Token = Annotated[str, Parameter(max_length=400)]
ChannelId = Annotated[str, Parameter(max_length=40)]
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"  # of an address: RFC 5322, 3.2.3
LABEL: Final = r"[A-Za-z0-9-]+"


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hours without notices; they are sent afterwards."""

    since: Minutes
    until: Minutes


class ChannelInfo(Struct, frozen=True, kw_only=True):
    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    form: Form | None  # of a webhook
    period: int
    is_confirmed: bool
    fault: str | None  # the code with which the last notice failed


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """All choices of a guest, and what this server supports."""

    language: str
    zone: str
    quiet: QuietHours | None
    kinds: tuple[str, ...]
    channels: tuple[ChannelInfo, ...]
    tables: dict[str, str]  # by table: "all" or "none"
    push_key: str  # of this server, for the browser's subscription
    has_mail: bool


class NoticePrefsUpdate(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    quiet: QuietHours | None = None
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=5)] = ()


class AddPush(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="push"):
    """A browser's subscription, as its PushManager returns it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class AddMail(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="mail"):
    address: Annotated[
        str, Meta(max_length=200, pattern=f"^{ATOM}(\\.{ATOM})*@{LABEL}(\\.{LABEL})+$")
    ]
    period: Literal[900, 3600, 86400] = 3600  # seconds for which notices are gathered


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    url: Annotated[str, Meta(max_length=1000)]
    form: Form = "json"


class MuteTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    choice: NoticeChoice | None  # null: the preferences apply
