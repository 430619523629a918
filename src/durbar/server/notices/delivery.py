"""Delivery of a notice by its channel: a browser, a webhook or e-mail."""

from collections.abc import Callable

from sqlalchemy import RowMapping

from durbar.server.errors import Refusal
from durbar.server.notices import mail, push, webhook
from durbar.server.notices.links import Links
from durbar.server.notices.mail import Mailer
from durbar.server.notices.push import Vapid
from durbar.server.notices.safe_http import SafeHttp
from durbar.server.notices.text import NoticeText


class Delivery:
    """Sends notices to channels."""

    def __init__(
        self,
        http: SafeHttp,
        mailer: Mailer | None,
        vapid: Vapid,
        links: Links,
        now: Callable[[], float],
    ) -> None:
        self.vapid = vapid
        self._http = http
        self._mailer = mailer  # None: this server sends no e-mail
        self._links = links
        self._now = now

    @property
    def has_mail(self) -> bool:
        return self._mailer is not None

    async def close(self) -> None:
        await self._http.close()

    async def send(self, channel: RowMapping, notice: NoticeText) -> None:
        """Sends a notice; `channel` is a row of the store. Raises Refusal."""
        address, details = channel["address"], channel["details"]
        match channel["kind"]:
            case "push":
                await push.send(self._http, self.vapid, address, details, notice, self._now())
            case "webhook":
                await webhook.send(self._http, address, details["form"], notice)
            case _:
                owner = channel["guest"], channel["id"]
                subject, text = mail.digest(notice, self._links.to_stop(*owner))
                stop = self._links.to_stop_at_once(*owner)
                await self._mail(address, notice.language, subject, text, stop)

    async def ask_to_confirm(
        self, guest: str, channel_id: str, address: str, language: str
    ) -> None:
        """Sends the link that confirms an address. Raises Refusal."""
        link = self._links.to_confirm(guest, channel_id)
        subject, text = mail.confirmation(language, link)
        await self._mail(address, language, subject, text)

    async def _mail(
        self, address: str, language: str, subject: str, text: str, stop: str = ""
    ) -> None:
        if self._mailer is None:
            raise Refusal("notice-mail-off")
        await self._mailer.send(address, language, subject, text, stop)
