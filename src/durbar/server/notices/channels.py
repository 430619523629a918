"""Channels and preferences of a guest: shown, changed and tried."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import RowMapping

from durbar.server.errors import NotAllowed, NotFound, Refusal
from durbar.server.notices import policy, text
from durbar.server.notices.delivery import Delivery
from durbar.server.notices.links import Links
from durbar.server.notices.policy import NoticeChoice, NoticePrefs
from durbar.server.rate_limits import Buckets
from durbar.server.store import notice_prefs, outbox
from durbar.server.store.store import Store
from durbar.server.tables.creation import new_id

MOST: Final = 12  # channels of one guest


@dataclass(frozen=True, slots=True)
class ChosenNotices:
    """All that a guest has chosen."""

    prefs: NoticePrefs
    channels: Sequence[RowMapping]
    tables: Mapping[str, NoticeChoice]  # by table id


class Channels:
    """Changes what a guest is notified of and where."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        links: Links,
        trial_limit: Buckets,
        *,
        url: str,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._delivery = delivery
        self._links = links
        self._trial_limit = trial_limit  # messages sent on request, by guest and by address
        self._url = url
        self._now = now

    async def chosen(self, guest: str | None) -> ChosenNotices:
        if guest is None:
            return ChosenNotices(NoticePrefs(), (), {})
        found = await self._store.within(lambda c: notice_prefs.of(c, guest))
        return ChosenNotices(
            policy.prefs_of(found.prefs),
            found.channels,
            {row["table_id"]: row["choice"] for row in found.tables},
        )

    async def set_prefs(self, guest: str, prefs: NoticePrefs) -> None:
        if not policy.is_zone(prefs.zone):
            raise Refusal("notice-zone")
        row = {
            "language": prefs.language,
            "zone": prefs.zone,
            "quiet_from": None if prefs.quiet is None else prefs.quiet[0],
            "quiet_to": None if prefs.quiet is None else prefs.quiet[1],
            "kinds": sorted(prefs.kinds),
        }
        await self._store.within(lambda c: notice_prefs.set_prefs(c, guest, row))

    async def set_table(self, guest: str, table_id: str, choice: NoticeChoice | None) -> None:
        if not table_id.isprintable() or not await self._store.within(
            lambda c: notice_prefs.set_table(c, guest, table_id, choice)
        ):
            raise NotAllowed("not-seated")

    async def add(
        self,
        guest: str,
        kind: str,
        address: str,
        details: Mapping[str, Any],
        *,
        period: int,
        client: str,
    ) -> None:
        """Adds a channel; an e-mail address has to be confirmed first. `client` is the address of
        the caller."""
        chosen = await self.chosen(guest)
        known = [each for each in chosen.channels if each["address"] == address]
        if len(chosen.channels) - len(known) >= MOST:
            raise Refusal("notice-many")
        row = {
            "id": new_id(),
            "guest": guest,
            "kind": kind,
            "address": address,
            "details": dict(details),
            "period": period,
            "is_confirmed": kind != "mail",
            "tries": 0,
            "created": self._now(),
        }
        if kind == "mail":
            if any(each["is_confirmed"] for each in known):  # only the period changes
                row |= {"id": known[0]["id"], "is_confirmed": True}
            else:
                await self._ask_to_confirm(row, chosen.prefs.language, client)
        await self._store.within(lambda c: notice_prefs.add_channel(c, row))

    async def remove(self, guest: str, channel_id: str) -> None:
        if not await self._store.within(lambda c: outbox.remove(c, guest, channel_id)):
            raise NotFound("notice-channel")

    async def send_trial(self, guest: str, channel_id: str, *, client: str) -> None:
        """Sends a test notice at once, also in quiet hours."""
        channel = await self._store.within(lambda c: notice_prefs.channel(c, guest, channel_id))
        if channel is None:
            raise NotFound("notice-channel")
        if not channel["is_confirmed"]:
            raise Refusal("notice-unconfirmed")
        self._count_trial(guest, client)
        language = (await self.chosen(guest)).prefs.language
        await self._delivery.send(channel, text.trial_text(language, self._url))
        await self._store.within(lambda c: outbox.free(c, channel_id, fault=None))

    async def confirm(self, token: str) -> None:
        """Follows the link of a confirmation."""
        guest, channel = self._links.confirmed(token)
        if not await self._store.within(lambda c: notice_prefs.confirm(c, guest, channel)):
            raise NotFound("notice-link")

    async def stop(self, token: str) -> None:
        """Follows the link with which every e-mail ends."""
        guest, channel = self._links.stopped(token)
        await self._store.within(lambda c: outbox.remove(c, guest, channel))

    async def _ask_to_confirm(self, row: Mapping[str, Any], language: str, client: str) -> None:
        if not self._delivery.has_mail:
            raise Refusal("notice-mail-off")
        self._count_trial(row["guest"], client)
        await self._delivery.ask_to_confirm(row["guest"], row["id"], row["address"], language)

    def _count_trial(self, guest: str, client: str) -> None:
        """Limits messages to other machines, also if one caller has many guests."""
        if not (self._trial_limit.take(guest) and self._trial_limit.take((client, "address"))):
            raise Refusal("too-fast")
